/** What is picked at a table of Tutto, and what the table shows and offers because of it. Plain data: no page. */
import { decisionOf, ofKind, pickFor } from "../../lib/choices.js";
import { told } from "../../lib/events.js";
import { chosen, places, tap } from "./pick.js";

/** @typedef {import("./model").Model} Model */
/** @typedef {import("./model").View} View */
/** @typedef {import("./model").Frame} Frame */
/** @typedef {{ card?: string, rolled?: number[], kept?: number[], tutto: boolean }} Happened */
/** @typedef {{ of: string, taken: ReadonlySet<number> }} Pick `taken`: places in the tray; `of`: the decision it is for */

/** @type {Pick} */
export const NOTHING = { of: "", taken: new Set() };

/** The sets of dice that may be set aside now. @param {Model} model */
export const sets = (model) => ofKind(model, "keep");

/**
 * The pick for this model. The largest set is picked in advance: one tap goes on, and everybody sees what scores.
 * @param {Pick} pick @param {Model} model
 */
export function pickAt(pick, model) {
  const of = model.view.phase === "throw" ? decisionOf(model) : "";
  return pickFor(pick, of, () => {
    const [most] = sets(model).sort((a, b) => b.points - a.points || b.dice.length - a.dice.length);
    return { taken: of && most ? places(model.view.tray, most.dice) : new Set() };
  });
}

/** The set that the picked dice make. @param {Pick} pick @param {Model} model */
export const picked = ({ taken }, model) =>
  chosen(
    sets(model),
    [...taken].map((place) => model.view.tray[place]),
  );

/** After a tap on one die. @param {Pick} pick @param {Model} model @param {number} place @returns {Pick} */
export const tapped = ({ of, taken }, model, place) => ({ of, taken: tap(model.view.tray, sets(model), taken, place) });

/** With just these dice picked. @param {Pick} pick @param {Model} model @param {number[]} dice @returns {Pick} */
export const pickedDice = ({ of }, { view }, dice) => ({ of, taken: places(view.tray, dice) });

/**
 * After the key of a number: one more die of that number each time, then none of them.
 * @param {Pick} pick @param {Model} model @param {number} face
 * @returns {Pick | null} null: the key does nothing here
 */
export function keyed(pick, model, face) {
  const { tray } = model.view;
  const alike = [...tray.keys()].filter((place) => tray[place] === face);
  if (!alike.length || !sets(model).some(({ dice }) => dice.includes(face))) return null;
  const next = alike.find((place) => !pick.taken.has(place));
  if (next !== undefined) return tapped(pick, model, next);
  return alike.reduce((now, place) => (now.taken.has(place) ? tapped(now, model, place) : now), pick);
}

/** The dice in the tray as they are drawn. @param {Pick} pick @param {Model} model */
export function tray({ taken }, { view, mode }) {
  const deciding = view.phase === "throw";
  const mine = mode === "live" && deciding;
  const scoring = new Set(view.choices.filter(({ kind }) => kind === "keep").flatMap(({ dice }) => dice));
  return view.tray.map((face, place) => ({
    face,
    open: mine && scoring.has(face),
    taken: mine && taken.has(place),
    faded: deciding ? !scoring.has(face) : view.last !== null && !view.last.written,
  }));
}

/** What may be done now. @param {Pick} pick @param {Model} model */
export const offers = (pick, model) => ({
  draw: ofKind(model, "draw").at(0),
  stop: ofKind(model, "stop").at(0),
  go: sets(model).length > 0,
  picked: picked(pick, model),
});

/** What a frame has to show: a card, a roll, dice that are set aside. @param {Frame} frame @returns {Happened} */
export const happened = (frame) => ({
  card: told(frame, "card")?.card,
  rolled: told(frame, "thrown")?.dice,
  kept: told(frame, "kept")?.dice,
  tutto: told(frame, "tutto") !== undefined,
});
