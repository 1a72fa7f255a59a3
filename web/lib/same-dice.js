/**
 * Games with the same dice: the same game, house rules, opponents and seed, with dice by turns, which no choice shifts.
 * Each person plays one of them, on this device or on another. Everything comes from the saves.
 */
import { readRecord } from "./record.js";
import { isPerson } from "./seats.js";
import { BY_TURN } from "./setup-link.js";

/** @typedef {import("../types").Save} Save */
/** @typedef {{ save: Save, name: string, seat: number }} Entrant `seat`: the person's */

/** What games with the same dice have in common; null: its dice are its own. @param {Save} save */
export function dealOf({ record, summary: { kinds } }) {
  const { head } = readRecord(record);
  const lines = head.split("\n");
  const shared = lines.includes(`dice: ${BY_TURN}`) && lines.some((line) => line.startsWith("seed: "));
  if (!shared || lines.some((line) => line.startsWith("table: "))) return null;
  if (kinds.filter((kind) => isPerson({ kind })).length !== 1) return null;
  return lines.map((line) => line.replace(/^(seat: \S+) .*/, "$1")).join("\n");
}

/**
 * Everybody who has played with the same dice or still will, in the order in which they were added. Only the first game
 * of each counts.
 * @param {Save[]} saves @param {string} deal @returns {Entrant[]}
 */
export function entrants(saves, deal) {
  /** @type {Map<string, Entrant>} */
  const found = new Map();
  const same = saves.filter((save) => dealOf(save) === deal).sort((a, b) => a.updated - b.updated);
  for (const done of [true, false])
    for (const save of same.filter(({ outcome }) => Boolean(outcome) === done)) {
      const seat = save.summary.kinds.findIndex((kind) => isPerson({ kind }));
      const name = save.summary.names[seat];
      const key = name.trim().normalize("NFKC").toLowerCase();
      if (!found.has(key)) found.set(key, { save, name, seat });
    }
  return [...found.values()];
}

/** How far somebody is ahead of the best opponent; negative: behind. @param {number[]} scores @param {number} seat */
export function lead(scores, seat) {
  const others = scores.filter((_, other) => other !== seat);
  return scores[seat] - (others.length ? Math.max(...others) : 0);
}

/** Those who have finished, the best first: a better rank counts first, then the lead. @param {Entrant[]} all */
export function ranked(all) {
  const done = all.flatMap(({ save, name, seat }) => {
    const { outcome } = save;
    return outcome
      ? [{ save, name, seat, scores: outcome.scores, rank: outcome.ranks[seat], lead: lead(outcome.scores, seat) }]
      : [];
  });
  done.sort((a, b) => a.rank - b.rank || b.lead - a.lead);
  const place = (/** @type {typeof done[number]} */ one) =>
    1 + done.findIndex((other) => other.rank === one.rank && other.lead === one.lead);
  return done.map((one) => ({ ...one, place: place(one) }));
}

/**
 * Everybody's lead after each turn of their own; the last one is the final one, and stays.
 * @param {{ seat: number, turns: { seat: number, scores: number[] | null }[] }[]} games
 * @returns {number[][] | null} null: the game counts no points on the way
 */
export function leads(games) {
  const own = games.map(({ seat, turns }) => {
    const last = turns.findLastIndex((turn) => turn.seat === seat);
    const told = turns.map((turn, at) => (at === last ? { ...turns[turns.length - 1], seat } : turn));
    return told.flatMap((turn) => (turn.seat === seat ? [turn.scores && lead(turn.scores, seat)] : []));
  });
  const length = Math.max(...own.map((list) => list.length));
  if (own.some((list) => !list.length || list.includes(null))) return null;
  return own.map((list) => Array.from({ length }, (_, at) => Number(list[Math.min(at, list.length - 1)])));
}

/** After how many turns each is ahead of everybody else. @param {number[][]} found */
export const ahead = (found) =>
  found.map(
    (own, one) => own.filter((value, at) => found.every((list, other) => other === one || list[at] < value)).length,
  );
