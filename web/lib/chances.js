/**
 * What the moves of a decision are worth, as people read it: which is best, what each costs, how long its bar is. Pure:
 * the values are the engine's (docs/values.md).
 */
import { args, oddsTexts } from "./describe.js";
import { has, number, percent, t } from "./messages.js";

/** @typedef {import("../types").JudgedMove} JudgedMove */
/**
 * @typedef {object} Ranked
 * @property {JudgedMove} judged
 * @property {"best" | "equal" | ""} standing "equal": no better or worse than others, as far as the values can tell
 * @property {number} cost what it costs against the best: in chances of winning, in a practice game in points
 * @property {number} bar how long its bar is, from 0 to 1
 */

/** From how many chances of winning on a move is marked. */
export const COSTLY = 0.03;
/** A bar this much shorter than the best one is empty, if no move costs more: small differences stay small. */
const SPAN = 0.1;
const SHORTEST = 0.04;
/** Sums of floating-point numbers differ by as much. */
const NOTHING = 1e-9;

/** A game for one has no chances of winning: it goes by points. @param {JudgedMove[]} moves */
export const isPractice = (moves) => moves[0].wins.length === 1 && moves[0].points !== null;

/** Whether what it costs can be told from the best at all. @param {JudgedMove} move @param {JudgedMove} best */
const within = (move, best) => move.loss <= Math.max(move.error, best.error) + NOTHING;

/** The best first. @param {JudgedMove[]} moves @returns {Ranked[]} */
export function ranked(moves) {
  const sorted = [...moves].sort((a, b) => a.loss - b.loss || (b.points ?? 0) - (a.points ?? 0));
  const [best] = sorted;
  const practice = isPractice(moves);
  const equals = sorted.filter((move) => within(move, best)).length;
  const span = Math.max(SPAN, ...sorted.map(({ loss }) => loss));
  return sorted.map((judged, at) => ({
    judged,
    standing: at >= equals ? "" : equals > 1 ? "equal" : "best",
    cost: practice ? (best.points ?? 0) - (judged.points ?? 0) : judged.loss,
    bar: Math.max(SHORTEST, 1 - judged.loss / span),
  }));
}

/** Whether a move cost enough to be marked, and more than the values could be wrong by. @param {Ranked} option */
export const isCostly = ({ judged, standing }) => !standing && judged.loss >= COSTLY;

/** What a move is worth to the seat that decides: its chance of winning, or points. @param {JudgedMove} move @param {number} seat */
export const worthText = ({ wins, points }, seat) =>
  wins.length === 1 && points !== null ? number(rounded(points)) : percent(wins[seat]);

/** A cost in points of winning chance, or in a practice game in points. @param {Ranked} option */
const costPoints = ({ judged, cost }) => rounded(judged.wins.length === 1 ? cost : cost * 100);

/** The same in figures. @param {Ranked} option */
export const costText = (option) => t("coach-less", { points: number(costPoints(option)) });

/** The same in a sentence. @param {Ranked} option @param {string} move the best one in words */
export const markText = (option, move) =>
  t(isPractice([option.judged]) ? "coach-cost-points" : "coach-cost", { points: costPoints(option), move });

/** Whole, unless that would say little. @param {number} value */
const rounded = (value) => (Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value));

/**
 * The fact that matters most for a move: the first that has a message `<game>-brief-<code>`.
 * @param {string} game @param {import("../types").Fact[]} odds
 */
const briefFact = (game, odds) => odds.find(({ code }) => has(`${game}-brief-${code}`));

/** That fact in very few words. @param {string} game @param {import("../types").Fact[]} odds @param {import("../types").Seat[]} seats */
export function briefText(game, odds, seats) {
  const fact = briefFact(game, odds);
  return fact ? t(`${game}-brief-${fact.code}`, args(game, fact.params, seats)) : "";
}

/** Of that fact only the chance, if it is one. @param {string} game @param {import("../types").Fact[]} odds */
export function chanceText(game, odds) {
  const { chance } = briefFact(game, odds)?.params ?? {};
  return typeof chance === "number" ? percent(chance) : "";
}

/**
 * Why a move is good, in a sentence. The message `<game>-why-<code>-<code>…` can use what the choice says, and what the
 * facts say with their code before it (`$null-chance`); without one, the facts one after the other.
 * @param {string} game @param {{ kind: string } | undefined} choice @param {import("../types").Fact[]} odds
 * @param {import("../types").Seat[]} seats
 */
export function whyText(game, choice, odds, seats) {
  const codes = odds.map(({ code }) => code).join("-");
  const id = `${game}-why-${codes}`;
  if (!has(id)) return oddsTexts(game, odds, seats).join(" · ");
  const told = odds.flatMap(({ code, params }) =>
    Object.entries(args(game, params, seats)).map(([key, value]) => [`${code}-${key}`, value]),
  );
  return t(id, { ...args(game, { ...choice }, seats), ...Object.fromEntries(told) });
}
