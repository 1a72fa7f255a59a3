/**
 * What a person has picked at the table, what can be done now, and what happened between two positions: plain data and
 * pure functions, without DOM and without words. Nothing is offered that the engine does not name.
 */
import { decisionOf, ofKind } from "../../lib/choices.js";
import { isPerson } from "../../lib/seats.js";

/** @typedef {import("./model").Model} Model */
/** @typedef {import("./model").View} View */
/** @typedef {import("./model").Die} Die */
/** @typedef {import("./model").Choice} Choice */

/**
 * @typedef {object} Fields
 * @property {string} hand the dice that `die` belongs to
 * @property {number} die which of them goes to the place that is tapped next
 * @property {string} of the decision that the rest belongs to
 * @property {number | null} looking the place whose tile is looked at
 * @property {boolean} giving whether giving up that tile waits for its second tap
 */
/** @typedef {Readonly<Fields>} Picks */

/**
 * @typedef {object} Option something that can be done now
 * @property {"keep" | "sure" | "give" | "claim" | "draw" | "pass" | "place"} id
 * @property {boolean} [main]
 * @property {Choice} [choice] what it stands for; without one it changes only what is picked
 */

/** @type {Picks} */
export const NOTHING = { hand: "", die: 0, of: "", looking: null, giving: false };

// What is picked

/** In a new hand the first die is picked. At a new decision no tile is selected. @param {Picks} picks @param {Model} model @returns {Picks} */
export function follow(picks, model) {
  const hand = model.mode === "live" ? model.view.hand.map(({ id }) => id).join() : "";
  const die = hand === picks.hand ? picks.die : 0;
  const of = decisionOf(model);
  const { looking, giving } = of && of === picks.of ? picks : NOTHING;
  return { hand, die, of, looking, giving };
}

/** @param {Picks} picks @param {number} die @returns {Picks} */
export const pickDie = (picks, die) => ({ ...picks, die, looking: null, giving: false });

/** Selects a tile, or none if it was selected. @param {Picks} picks @param {number | null} place @returns {Picks} */
export const look = (picks, place) => ({ ...picks, looking: place === picks.looking ? null : place, giving: false });

/** Looks at the next tile, or at none after the last. @param {Picks} picks @param {View} view @returns {Picks} */
export function lookOn(picks, { row }) {
  const next = row.findIndex((tile, at) => tile && at >= (picks.looking ?? 0));
  return { ...picks, looking: next < 0 ? null : next + 1, giving: false };
}

/** Picks what a choice needs, so that one more tap makes it. @param {Picks} picks @param {Choice} choice @param {View} view @returns {Picks} */
export function prepare(picks, choice, { hand }) {
  if (choice.kind === "place")
    return pickDie(
      picks,
      hand.findIndex(({ id }) => id === choice.die.id),
    );
  if (choice.kind === "claim" || choice.kind === "give") return { ...picks, looking: choice.place, giving: false };
  return picks;
}

// What can be done

/** Where the picked die may go. @param {Model} model @param {Picks} picks */
export const placings = (model, picks) =>
  ofKind(model, "place").filter(({ die }) => die.id === model.view.hand[picks.die]?.id);

/** The dice of the hand that can be placed. @param {View} view @returns {Set<string>} */
export const openDice = ({ choices }) =>
  new Set(choices.flatMap((choice) => (choice.kind === "place" ? [choice.die.id] : [])));

/** What "give" gives up: the tile that is looked at. @param {Model} model @param {Picks} picks */
export const giveOf = (model, { looking }) => ofKind(model, "give").find(({ place }) => place === looking);

/** What "claim" claims: the tile that is looked at, else the first that can be. @param {Model} model @param {Picks} picks */
function claimOf(model, { looking }) {
  const claims = ofKind(model, "claim");
  return looking === null ? claims[0] : claims.find(({ place }) => place === looking);
}

/** The main one last. @param {Model} model @param {Picks} picks @returns {Option[]} */
export function options(model, picks) {
  const give = giveOf(model, picks);
  if (give && picks.giving) return [{ id: "keep" }, { id: "sure", main: true, choice: give }];
  /** @type {Option[]} */
  const found = give ? [{ id: "give", choice: give }] : [];
  const claim = claimOf(model, picks);
  if (claim) found.push({ id: "claim", choice: claim });
  const [main] = ofKind(model, "draw", "pass");
  if (main) found.push({ id: main.kind, main: true, choice: main });
  // Not a button: it says to tap the table.
  else if (placings(model, picks).length) found.push({ id: "place" });
  return found;
}

// What is shown

/** The seat whose side is nearest the thumb: the only person's, or that of the person whose turn it is. @param {Pick<Model, "seats" | "view">} model */
export function nearSeat({ seats, view }) {
  const people = [...seats.keys()].filter((seat) => isPerson(seats[seat]));
  return people.length > 1 ? (view.player ?? people[0]) : (people[0] ?? 0);
}

/** The id of the section of the rules about this position. @param {View} view @param {Picks} picks */
export function topicOf({ phase }, { looking, giving }) {
  if (looking !== null) return giving ? "give" : "claim";
  return ["roll", "place", "end"].includes(phase) ? "turn" : "";
}

/**
 * What happened between two positions.
 * @param {View} before @param {View} after
 * @returns {{ shown: { place: number, value: number } | null, drawn: string[], fell: boolean, placed: { die: Die, place: number } | null, won: { place: number, seat: number } | null, passed: boolean }}
 */
export function changes(before, after) {
  const places = [...after.row.keys()];
  const come = places.find((at) => !before.row[at] && after.row[at]);
  const gone = places.find((at) => before.row[at] && !after.row[at]);
  const grown = places.find((at) => count(after, at) > count(before, at));
  const winner = after.won.findIndex((tiles, seat) => tiles.length > before.won[seat].length);
  const passed = before.player !== null && before.player !== after.player;
  const die = passed ? undefined : missing(before.hand, after.hand);
  const where = grown ?? gone;
  return {
    shown: come === undefined ? null : { place: come + 1, value: after.row[come]?.value ?? 0 },
    drawn: before.drawn.length ? [] : after.drawn,
    fell: before.drawn.length > 0 && after.hand.length > 0,
    placed: die && where !== undefined ? { die, place: where + 1 } : null,
    won: gone === undefined || winner < 0 ? null : { place: gone + 1, seat: winner },
    passed,
  };
}

/** How many dice are at a place. @param {View} view @param {number} at */
const count = ({ row }, at) => row[at]?.sides.reduce((sum, { dice }) => sum + dice.length, 0) ?? 0;

/** The die that left a hand. @param {Die[]} before @param {Die[]} after */
function missing(before, after) {
  const rest = after.map(({ id }) => id);
  return before.find(({ id }) => {
    const at = rest.indexOf(id);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
