/** What a die of Qwantum looks like: a tile in the colour of its number, with that colour's mark; the white die has pips. */
import { faceArt, marks } from "../../components/die.js";
import { art, h } from "../../lib/dom.js";
import { t } from "../../lib/messages.js";

/** @typedef {import("./model").Face} Face */

/** Each colour has the same mark as on every other table. @type {Record<string, string>} */
const shapes = { red: marks.red, yellow: marks.yellow, violet: marks.purple, blue: marks.blue };

const BLANK =
  '<svg viewBox="0 0 100 100"><g transform="translate(50 50) rotate(45)"><path class="q-red" d="M-3-3h-19v-4a15 15 0 0115-15h4z"/><path class="q-yellow" d="M3-3h19v-4a15 15 0 00-15-15h-4z"/><path class="q-blue" d="M3 3h19v4a15 15 0 01-15 15h-4z"/><path class="q-violet" d="M-3 3h-19v4a15 15 0 0015 15h4z"/></g></svg>';

/** The colours as the engine writes them. @type {Record<string, string>} */
const letters = { R: "red", Y: "yellow", V: "violet", B: "blue" };

/** A face by the engine's name for it, e.g. R4; the white die has numbers. @param {string} code @returns {Face} */
export const faceOf = (code) =>
  letters[code[0]]
    ? { face: code, colour: letters[code[0]], number: Number(code.slice(1)) }
    : { face: code, colour: "white", number: Number(code) };

/** @param {string} colour */
export const markArt = (colour) => art(`<svg class="colour-mark" viewBox="3 3 24 24">${shapes[colour] ?? ""}</svg>`);

/** Puts a number in only if the source is ours. @param {string} colour @param {string} [number] */
export const tileSource = (colour, number = "") =>
  `<svg viewBox="0 0 100 100"><rect class="tile" x="7" y="7" width="86" height="86" rx="18"/><g class="shape" transform="translate(6 6) scale(1.24)">${shapes[colour]}</g><text x="59" y="79">${number}</text></svg>`;

/** @param {Face | null} face */
function picture(face) {
  if (!face) return art(BLANK);
  if (!shapes[face.colour]) return faceArt({ face: face.number });
  const tile = art(tileSource(face.colour));
  /** @type {SVGTextElement} */ (tile.querySelector("text")).textContent = String(face.number);
  return tile;
}

/** Turns a die to a face; null is a die that has not been rolled yet. @param {HTMLElement} die @param {Face | null} face */
export function turnTo(die, face) {
  const key = face?.face ?? "";
  if (die.dataset.face === key) return;
  die.dataset.face = key;
  die.dataset.colour = face?.colour ?? "";
  const old = die.querySelector(":scope > svg");
  if (old) old.replaceWith(picture(face));
  else die.prepend(picture(face));
}

/** @param {Face} face */
export const faceName = ({ colour, number }) => t("qwantum-face", { colour: t(`qwantum-colour-${colour}`), number });

/** A die that shows this face, with the mark of its colour. @param {Face} face */
export const dieName = (face) =>
  shapes[face.colour] ? t("die-marked", { die: faceName(face), colour: face.colour }) : faceName(face);

/** A small picture of a face. @param {Face | null} face */
export function faceElement(face) {
  const element = h("span", { class: "die" });
  turnTo(element, face);
  return element;
}
