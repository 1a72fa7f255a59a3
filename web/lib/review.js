/**
 * What a review tells, as a page shows it: the course of the game, each player's account, the steps worth a look, and
 * what there is to say about one step. Pure, and without words: the numbers are the engine's (docs/values.md).
 */

/** @typedef {import("../types").Review} Review */
/** @typedef {import("../types").JudgedStep} JudgedStep */
/**
 * @typedef {object} Account of one player, in whole points of winning chance: start + luck + others − lost + rest = result
 * @property {number} start
 * @property {number} result
 * @property {number} luck what dice and cards gave or took
 * @property {number} lost what the player's own choices cost
 * @property {number} others what the others' choices gave away, or took
 * @property {number} rest what the estimate did not know
 */
/**
 * @typedef {{ kind: "only" | "best" } | { kind: "equal" | "cost", best: string, cost: number }} Choice whether it was
 * the only move, the best, no worse as far as the values can tell, or what it cost
 */
/** @typedef {{ seat: number, points: number }} Change of a seat's chance, in points */

/** How many steps are listed for one player. */
const MOMENTS = 5;
/** What is less than this, in chances of winning, is not worth a word. */
const SMALL = 0.0005;
const MOMENT = 0.005;

/** In points of winning chance. @param {number} chance */
const whole = (chance) => Math.round(chance * 100) || 0;

/** With a decimal where whole points would say little. @param {number} chance */
export const points = (chance) => (Math.abs(chance) < 0.1 ? Math.round(chance * 1000) / 10 : whole(chance)) || 0;

/** Each seat's chance of winning before the first step and after every step. @param {Review} review @returns {number[][]} */
export function course({ steps, totals }) {
  const first = totals.map(({ start }) => start);
  const points = [first, ...steps.map(({ after }) => after)];
  return totals.map((_, seat) => points.map((wins) => wins[seat]));
}

/**
 * Rounded so that it adds up as it is shown: what is left over is the rest.
 * @param {Review["totals"][number]} total @returns {Account}
 */
export function account({ start, result, luck, skill, lost }) {
  const told = {
    start: whole(start),
    result: whole(result),
    luck: whole(luck),
    lost: whole(lost),
    others: whole(skill + lost),
  };
  return { ...told, rest: told.result - told.start - told.luck + told.lost - told.others || 0 };
}

/** Whether somebody can win: in a game for one there is nothing to chart. @param {Review} review */
export const isContest = ({ totals, steps }) => totals.length > 1 && steps.length > 0;

/**
 * The steps worth a look, in the order of the game: those that decided it; for one player, what their choices cost most
 * and where they were luckiest or unluckiest.
 * @param {Review} review @param {number | null} seat null: everybody @returns {number[]}
 */
export function moments({ steps, turning_points }, seat) {
  if (seat === null) return [...turning_points].sort((a, b) => a - b);
  return steps
    .map((one) => ({ step: one.step, weight: one.seat === seat ? one.loss : Math.abs(one.luck[seat]) }))
    .filter(({ weight }) => weight >= MOMENT)
    .sort((a, b) => b.weight - a.weight || a.step - b.step)
    .slice(0, MOMENTS)
    .map(({ step }) => step)
    .sort((a, b) => a - b);
}

/** The next of these steps, or the one before. @param {number[]} steps in order @param {number} at @param {1 | -1} way @returns {number | null} */
export const neighbour = (steps, at, way) =>
  (way > 0 ? steps.find((step) => step > at) : steps.findLast((step) => step < at)) ?? null;

/** What there is to say about a decision; null: it was none. @param {JudgedStep} step @param {number} error of the values @returns {Choice | null} */
export function choice({ seat, best, options, loss }, error) {
  if (seat === null || best === null) return null;
  if (options < 2) return { kind: "only" };
  if (loss < SMALL) return { kind: "best" };
  return { kind: loss <= error ? "equal" : "cost", best, cost: points(loss) };
}

/** Whether a step that was not luck changed chances: it showed what had been decided. @param {JudgedStep} step */
export const revealed = ({ before, after, luck }) =>
  luck.every((one) => Math.abs(one) < SMALL) && before.some((one, seat) => Math.abs(one - after[seat]) >= SMALL);

/**
 * How lucky a roll or a card was: for the player who is looked at, or everybody whose chance it changed.
 * @param {JudgedStep} step @param {number | null} seat @returns {Change[]}
 */
export const luckOf = ({ luck }, seat) =>
  luck
    .map((change, at) => ({ seat: at, points: points(change), change }))
    .filter(({ change, seat: at }) => Math.abs(change) >= SMALL && (seat === null || seat === at))
    .sort((a, b) => b.change - a.change)
    .map(({ seat, points }) => ({ seat, points }));
