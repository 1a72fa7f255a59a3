/** What is picked at a table of Pass the Pot, and what the table shows and offers because of it. Plain data: no page. */
import { decisionOf, ofDice, ofKind, pickFor, toggled } from "../../lib/choices.js";
import { chosen, tap } from "./pick.js";

/** @typedef {import("./model").Model} Model */
/** @typedef {import("./model").Choice} Choice */
/** @typedef {import("./model").Letter} Letter */
/**
 * @typedef {{ of: string, dice: ReadonlySet<Letter>, named: number[] }} Pick `dice`: to roll again; `named`: people,
 * once for each coin; `of`: the decision it is for
 */
/** @typedef {{ kind: "take" | "give", open: ReadonlySet<number>, picked: number[] }} Naming */

export const LETTERS = /** @type {const} */ (["P", "O", "T"]);

/** @type {Pick} */
export const NOTHING = { of: "", dice: new Set(), named: [] };

/** The ways to roll again. @param {Model} model */
export const rerolls = (model) => ofKind(model, "again", "pay");

/** The ways to share out what a combination pays. @param {Model} model */
export const shares = (model) => ofKind(model, "take", "give");

/** The pick for this model. Where only one choice names people, they are named in advance. @param {Pick} pick @param {Model} model */
export function pickAt(pick, model) {
  const of = decisionOf(model);
  return pickFor(pick, of, () => {
    const naming = shares(model).filter(({ people }) => people.length);
    return { dice: new Set(), named: of && naming.length === 1 ? [...naming[0].people] : [] };
  });
}

/** The roll of exactly the dice that are picked. @param {Pick} pick @param {Model} model */
export const picked = ({ dice }, model) => ofDice(rerolls(model), dice);

/** Whom a tap names now, and who is named; null where nobody is. @param {Pick} pick @param {Model} model @returns {Naming | null} */
export function naming({ named }, model) {
  const all = shares(model);
  return all.length ? { kind: all[0].kind, open: new Set(all.flatMap(({ people }) => people)), picked: named } : null;
}

/** After a tap on a die. @param {Pick} pick @param {Letter} letter @returns {Pick} */
export const tapped = (pick, letter) => ({ ...pick, dice: toggled(pick.dice, letter) });

/** After a tap on a person. @param {Pick} pick @param {Model} model @param {number} seat @returns {Pick} */
export const named = (pick, model, seat) => ({ ...pick, named: tap(shares(model), pick.named, seat) });

/**
 * After a key: a letter is its die, a number the dice that show it or the person with that number, A all dice.
 * @param {Pick} pick @param {Model} model @param {string} key
 * @returns {Pick | null} null: the key does nothing here
 */
export function keyed(pick, model, key) {
  const seat = Number(key) - 1;
  if (naming(pick, model)?.open.has(seat)) return named(pick, model, seat);
  if (!rerolls(model).length) return null;
  const meant = LETTERS.filter(
    (letter, place) => key === "a" || letter === key.toUpperCase() || model.view.dice?.[place] === key,
  );
  if (!meant.length) return null;
  // Those not yet picked first; when all of them are, none of them.
  const missing = meant.filter((letter) => !pick.dice.has(letter));
  return (missing.length ? missing : meant).reduce(tapped, pick);
}

/** With what this choice needs picked. @param {Pick} pick @param {Choice} choice @returns {Pick} */
export function pickedFor(pick, choice) {
  if ("people" in choice) return { ...pick, named: [...choice.people] };
  return choice.kind === "again" || choice.kind === "pay" ? { ...pick, dice: new Set(choice.dice) } : pick;
}

/** What the tray shows: one die each for the start or the win, or the set of three. @param {Pick} pick @param {Model} model */
export function tray(pick, model) {
  const { view } = model;
  const { last, roll_off: off } = view;
  const rolling = off !== null && (off.throws.length > 0 || !last);
  const stop = view.choices.find(({ kind }) => kind === "stop");
  return {
    /** Each person's die; no face: still in the hand. */
    lots: rolling
      ? (off.throws.length ? off.throws : off.seats.map((seat) => ({ seat, face: null }))).map(({ seat, face }) => ({
          seat,
          face,
          best: off.best.includes(seat),
        }))
      : null,
    dice: view.dice ?? last?.dice ?? null,
    owner: view.dice || !last ? view.player : last.seat,
    hand: view.phase === "roll" ? view.thrown : [],
    open: new Set(rerolls(model).flatMap(({ dice }) => dice)),
    picked: pick.dice,
    faded: last !== null && last.code !== "took_pot" && last.code !== "pot",
    result: rolling ? null : (view.result ?? last?.result ?? null),
    verdict: (stop && "verdict" in stop ? stop.verdict : null) ?? last?.code ?? "",
  };
}

/** What may be done now. @param {Pick} pick @param {Model} model */
export function offers(pick, model) {
  const all = shares(model);
  const naming = all.filter(({ people }) => people.length);
  return {
    throw: ofKind(model, "throw").at(0),
    stop: ofKind(model, "stop").at(0),
    /** Any of the rolls on offer; all of them cost the same. */
    again: rerolls(model).at(0),
    picked: picked(pick, model),
    /** The share that the bank alone pays. */
    bank: all.find(({ people }) => !people.length),
    /** Whether people are to be named for a share, and the share that those named make. */
    naming: naming.at(0)?.kind,
    share: chosen(naming, pick.named),
  };
}
