/** What is picked at a table of Qwantum, and what the table shows and offers because of it. Plain data: no page. */
import { decisionOf, ofDice, ofKind, pickFor, toggled } from "../../lib/choices.js";
import { isBot, isPerson } from "../../lib/seats.js";

/** @typedef {import("./model").Model} Model */
/** @typedef {import("./model").View} View */
/** @typedef {import("./model").Chosen} Chosen */
/**
 * @typedef {{ of: string, taken: ReadonlySet<string>, looked: string | null }} Pick `taken`: the dice for a second
 * roll; `looked`: the die whose faces are shown; `of`: the decision it is for
 */

/** @type {Pick} */
export const NOTHING = { of: "", taken: new Set(), looked: null };

/** The ways to roll again that are on offer. @param {Model} model */
export const rerolls = (model) => ofKind(model, "again");

/** What may be written. @param {Model} model */
export const writes = (model) => ofKind(model, "write");

/** The pick for this model. @param {Pick} pick @param {Model} model */
export const pickAt = (pick, model) =>
  pickFor(pick, model.view.phase === "throw" ? decisionOf(model) : "", () => ({ taken: new Set(), looked: null }));

/** The second roll that the picked dice make. @param {Pick} pick @param {Model} model */
export const picked = ({ taken }, model) => ofDice(rerolls(model), taken);

/** The dice that a second roll may take. @param {Model} model */
export const takeable = (model) => new Set(rerolls(model).flatMap(({ dice }) => dice));

/**
 * After a tap on a die: it shows its faces; where it may be rolled again it is also taken, or put back.
 * @param {Pick} pick @param {Model} model @param {string} die
 * @returns {Pick}
 */
export function tapped(pick, model, die) {
  if (!takeable(model).has(die)) return { ...pick, looked: pick.looked === die ? null : die };
  const taken = toggled(pick.taken, die);
  return { ...pick, taken, looked: taken.has(die) ? die : null };
}

/** What may be done now, besides writing. @param {Pick} pick @param {Model} model */
export const offers = (pick, model) => ({
  throw: ofKind(model, "throw").at(0),
  again: rerolls(model).length > 0,
  picked: picked(pick, model),
  pass: ofKind(model, "pass").at(0),
  /** Where there is nothing else to do, passing is the thing to do. */
  onlyPass: model.view.choices.every(({ kind }) => kind === "pass"),
});

/** The dice as the tray shows them. @param {View} view */
export const lying = ({ dice, sums, out, sheets }) => ({
  dice,
  sums,
  out,
  colours: sheets[0].rows.map(({ colour }) => colour),
});

/** Whose turn it is, also while dice fall. @param {View} view */
export const current = ({ phase, player, active }) => (phase === "over" ? null : (player ?? active));

/** What was written in this turn, or in the last one while its dice are still there. @param {View} view @returns {Chosen[]} */
export function notes({ phase, out, sums, active, chosen, last }) {
  if (last) return [...(last.wrote.colour ? [last.wrote] : []), ...last.chosen];
  if (phase !== "choose" && phase !== "reveal") return [];
  const written =
    out && active !== null ? [{ seat: active, seen: true, colour: out, number: sums?.[out] ?? null }] : [];
  return [...written, ...chosen];
}

/** What each player's tab shows. @param {Model} model */
export const tabs = ({ view, seats }) =>
  seats.map((one, seat) => {
    const missed = view.last?.missed === true && view.last.seat === seat;
    return {
      name: one.name,
      bot: isBot(one),
      score: view.scores[seat],
      current: current(view) === seat,
      leads: view.leaders.includes(seat),
      missed,
      notes: missed ? [] : notes(view).filter((note) => note.seat === seat),
    };
  });

/**
 * Whose sheet is in front: that of the person who decides. While a bot decides, the sheet in front stays.
 * @param {Model} model @param {number | null} before
 */
export function inFront({ view: { player }, seats }, before) {
  const person = seats.findIndex(isPerson);
  const follows = player !== null && (isPerson(seats[player]) || person < 0);
  return follows ? player : (before ?? Math.max(person, 0));
}
