/**
 * The six places of the tray, as data: dice that are kept stay in their places, dice that are rolled fall into the
 * others. Places are counted from 0 and never changed, only replaced.
 */
import { isBlack } from "./symbols.js";

/** @typedef {import("./model").Die} Die */
/** @typedef {Readonly<{ letter: string, lies: boolean, held: boolean }>} Place `letter` stays when the die is gone */

export const SIX = 6;

/** @type {Place[]} */
export const EMPTY = Array.from({ length: SIX }, () => ({ letter: "", lies: false, held: false }));

/** Where a die goes, the best place first: where it is, where an equal die is, where one of its kind was, anywhere. @type {((place: Place, die: Die) => boolean)[]} */
const FITS = [
  ({ lies, letter, held }, { die, aside }) => lies && letter === die && held === aside,
  ({ lies, letter }, { die }) => lies && letter === die,
  ({ letter }, { die }) => letter !== "" && isBlack(letter) === isBlack(die),
  () => true,
];

/** Puts the dice of a position into the places they have, or else into free ones. @param {Place[]} places @param {Die[]} dice @returns {Place[]} */
export function arrange(places, dice) {
  const free = new Set(places.keys());
  /** @type {Map<number, Die>} */
  const found = new Map();
  let rest = dice;
  for (const fits of FITS) {
    rest = rest.filter((die) => {
      const at = [...free].find((one) => fits(places[one], die));
      if (at !== undefined) found.set(at, die);
      return !(at !== undefined && free.delete(at));
    });
  }
  return places.map(({ letter }, at) => {
    const die = found.get(at);
    return { letter: die?.die ?? letter, lies: die !== undefined, held: die?.aside ?? false };
  });
}

/** The places that have a die. @param {Place[]} places */
export const lyingAt = (places) => [...places.keys()].filter((at) => places[at].lies);

/** The places of dice that are set aside or about to be. @param {Place[]} places */
export const heldAt = (places) => new Set(lyingAt(places).filter((at) => places[at].held));

/** @param {Place[]} places @param {Iterable<number>} some @returns {string} the dice there, as the engine writes them */
export const lettersAt = (places, some) =>
  [...some]
    .map((at) => places[at].letter)
    .sort()
    .join("");

/** Places that show these dice, those held first. @param {Place[]} places @param {Iterable<string>} letters */
export function findDice(places, letters) {
  /** @type {Set<number>} */
  const found = new Set();
  const order = lyingAt(places).sort((a, b) => Number(places[b].held) - Number(places[a].held));
  for (const letter of letters) {
    const at = order.find((one) => places[one].letter === letter && !found.has(one));
    if (at !== undefined) found.add(at);
  }
  return found;
}
