/**
 * What the finished games of this device say about the people who played them. Everything comes from the saves: no game
 * is opened for it. Knows no screen.
 */
import { readRecord } from "./record.js";
import { isPerson } from "./seats.js";
import { readJson, remove, writeText } from "./storage.js";

/** @typedef {import("../types").Save} Save */
/** @typedef {import("../types").GameInfo} GameInfo */
/** @typedef {{ name: string, kind: string, score: number, rank: number }} Placed */
/**
 * @typedef {object} Result of one game
 * @property {string} game
 * @property {boolean} house whether its length or its points depend on house rules
 * @property {number} time when it ended
 * @property {string} dice what all games with the same dice have in common; "": they are real, or nothing is known of their seed
 * @property {Placed[]} seats
 * @property {string | null} daily
 * @property {boolean} real with real dice
 */
/** @typedef {{ games: number, wins: number, now: number, longest: number }} Tally `now`, `longest`: wins in a row */
/** @typedef {{ count: number, average: number, best: number }} Scores */
/** @typedef {{ game: string, house: boolean }} Group */
/** @typedef {{ kind: string, name: string }} Opponent `name`: of a person; bots are told apart by their level alone */

/** How many games the share of wins is taken of. */
export const WINDOW = 20;
/** A share of fewer games says nothing. */
const FEWEST = 5;
/** A line with more points looks no different, and nobody reads a longer table. */
const POINTS = 100;

/** @param {unknown} list @param {number} length */
const areNumbers = (list, length) => Array.isArray(list) && list.length === length && list.every(Number.isFinite);

/**
 * The games that count, the earliest first: finished, with a person and with a winner.
 * @param {Save[]} saves @param {GameInfo[]} infos @param {number} since
 * @returns {Result[]}
 */
export function resultsOf(saves, infos, since) {
  return saves
    .filter(({ updated }) => updated >= since)
    .sort((a, b) => a.updated - b.updated)
    .map((save) => resultOf(save, infos))
    .filter((result) => result !== null);
}

/** @param {Save} save @param {GameInfo[]} infos @returns {Result | null} */
function resultOf({ game, record, updated, outcome, summary, daily }, infos) {
  const info = infos.find(({ id }) => id === game);
  const seats = summary.names.length;
  if (!info || !outcome?.winners.length || !summary.kinds.includes("person")) return null;
  if (!areNumbers(outcome.ranks, seats) || !areNumbers(outcome.scores, seats)) return null;
  const { options, seed, real } = readHead(record);
  return {
    game,
    house: info.options.some(
      ({ id, kind, default: usual }) => kind !== "seat" && (options[id] ?? `${usual}`) !== `${usual}`,
    ),
    time: updated,
    dice: seed && !real ? `${game} ${seed}` : "",
    seats: summary.names.map((name, seat) => ({
      name,
      kind: summary.kinds[seat],
      score: outcome.scores[seat],
      rank: outcome.ranks[seat],
    })),
    daily: daily ?? null,
    real,
  };
}

/** @param {string} record */
function readHead(record) {
  /** @type {Record<string, string>} */
  const options = {};
  let [seed, real] = ["", false];
  for (const line of readRecord(record).head.split("\n")) {
    const [, what, value] = line.match(/^(\w+): (.*)$/) ?? [];
    if (what === "option") options[value.split(" ", 1)[0]] = value.slice(value.indexOf(" ") + 1);
    else if (what === "seed") seed = value;
    else if (what === "table") real = true;
  }
  return { options, seed, real };
}

/** One person, however the name is written. @param {string} name */
const folded = (name) => name.trim().normalize("NFKC").toLowerCase();

/** Everybody who played, by how often. @param {Result[]} results @returns {string[]} */
export function peopleIn(results) {
  /** @type {Map<string, { name: string, games: number }>} */
  const found = new Map();
  for (const { seats } of results)
    for (const { name } of seats.filter(isPerson)) {
      const games = (found.get(folded(name))?.games ?? 0) + 1;
      found.set(folded(name), { name, games });
    }
  return [...found.values()].sort((a, b) => b.games - a.games).map(({ name }) => name);
}

/** @typedef {{ result: Result, own: Placed }} Played */

/**
 * The games of one person. Of several games with the same dice, the first counts.
 * @param {Result[]} results @param {string} name @param {string} [game] "": any
 * @returns {Played[]}
 */
export function playedBy(results, name, game = "") {
  const [key, known] = [folded(name), new Set()];
  return results.flatMap((result) => {
    const own = result.seats.find((seat) => isPerson(seat) && folded(seat.name) === key);
    if (!own || (game && result.game !== game) || known.has(result.dice)) return [];
    if (result.dice) known.add(result.dice);
    return [{ result, own }];
  });
}

/** @param {boolean[]} won one game after the other @returns {Tally} */
function tally(won) {
  let [now, longest] = [0, 0];
  for (const one of won) {
    now = one ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { games: won.length, wins: won.filter(Boolean).length, now, longest };
}

const hasWon = (/** @type {Played} */ { own }) => own.rank === 1;

/** @param {Played[]} played */
export const overall = (played) => tally(played.map(hasWon));

/**
 * @template K, V
 * @param {[K, V][]} pairs
 * @returns {[K, V[]][]} those with equal keys together, the most frequent first
 */
function grouped(pairs) {
  /** @type {Map<string, [K, V[]]>} */
  const found = new Map();
  for (const [key, value] of pairs) {
    const id = JSON.stringify(key);
    const group = found.get(id);
    if (group) group[1].push(value);
    else found.set(id, [key, [value]]);
  }
  return [...found.values()].sort(([, a], [, b]) => b.length - a.length);
}

/** @param {Played[]} played */
export const byGame = (played) =>
  grouped(played.map((one) => [one.result.game, hasWon(one)])).map(([game, won]) => ({ game, ...tally(won) }));

/** Points of different games, or with other house rules, cannot be compared. @param {Played[]} played */
export const scoresOf = (played) =>
  grouped(played.map(({ result: { game, house }, own }) => [/** @type {Group} */ ({ game, house }), own.score])).map(
    ([group, scores]) => ({
      ...group,
      count: scores.length,
      average: scores.reduce((sum, score) => sum + score, 0) / scores.length,
      best: Math.max(...scores),
    }),
  );

/** How often somebody came in before each opponent; of several bots of one level, before all. @param {Played[]} played */
export function byOpponent(played) {
  /** @type {Map<string, string>} how a name was written last */
  const names = new Map();
  const pairs = played.flatMap(({ result, own }) => {
    /** @type {Map<string, [Opponent, boolean]>} */
    const met = new Map();
    for (const seat of result.seats.filter((seat) => seat !== own)) {
      const { kind } = seat;
      const name = isPerson(seat) ? folded(seat.name) : "";
      if (name) names.set(name, seat.name);
      const ahead = own.rank < seat.rank;
      const key = `${kind} ${name}`;
      met.set(key, [{ kind, name }, ahead && (met.get(key)?.[1] ?? true)]);
    }
    return [...met.values()];
  });
  return grouped(pairs).map(([{ kind, name }, won]) => ({ kind, name: names.get(name) ?? "", ...tally(won) }));
}

/**
 * The share of wins in the latest games before each, at most so many points.
 * @param {Played[]} played
 * @returns {{ number: number, share: number }[]} `number`: of the game
 */
export function shares(played) {
  const won = played.map(hasWon);
  const step = Math.max(1, Math.ceil(won.length / POINTS));
  const found = [];
  let wins = 0;
  for (let number = 1; number <= won.length; number += 1) {
    wins += Number(won[number - 1]) - Number(won[number - 1 - WINDOW] ?? false);
    if (number >= FEWEST && (won.length - number) % step === 0)
      found.push({ number, share: wins / Math.min(number, WINDOW) });
  }
  return found;
}

const COLUMNS = ["date", "game", "house_rules", "real_dice", "daily", "name", "kind", "score", "rank"];

/** A table for other programs. A line for each seat of each game. @param {Result[]} results */
export const csvOf = (results) =>
  [
    COLUMNS,
    ...results.flatMap(({ game, house, time, seats, daily, real }) =>
      seats.map(({ name, kind, score, rank }) => [
        new Date(time).toISOString(),
        game,
        house ? "yes" : "no",
        real ? "yes" : "no",
        daily ?? "",
        name,
        kind,
        score,
        rank,
      ]),
    ),
  ]
    .map((cells) => `${cells.map(cell).join(",")}\r\n`)
    .join("");

/** Spreadsheets would run a text that begins like a formula. @param {string | number} value */
const cell = (value) =>
  typeof value === "number" ? value : `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

const KEY = "statistics";

/** From when on games count; 0: all do. */
export const countedSince = () => Number(readJson(KEY)?.since) || 0;

/** The games themselves stay as they are. @param {number} time 0: all games count @returns {boolean} whether it is stored */
export const countSince = (time) => (time ? writeText(KEY, JSON.stringify({ since: time })) : remove(KEY));
