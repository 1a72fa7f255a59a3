/**
 * A die: pips or any other face, a body that can be coloured, and a mark beside the colour. A game says what it shows;
 * this file knows no game.
 */
import { art, h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";

/**
 * @typedef {object} Die
 * @property {number | string} face 1–6 are drawn as pips, anything else as a glyph
 * @property {string} [dye] colour of the die: black, green, red, blue, yellow, purple
 * @property {boolean} [solid] whole in its colour, its pips in the shape of the colour's mark; else light with a
 * coloured frame
 */

const pips = /** @type {Record<string, [number, number][]>} */ ({
  1: [[50, 50]],
  2: [
    [27, 27],
    [73, 73],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [28, 25],
    [72, 25],
    [28, 50],
    [72, 50],
    [28, 75],
    [72, 75],
  ],
});

/** Each colour's own mark, so that dice can be told apart without seeing the colour. */
export const marks = /** @type {Record<string, string>} */ ({
  black: '<rect x="8" y="8" width="13" height="13" rx="2"/>',
  green: '<path d="M14 6l9 15H5z"/>',
  red: '<circle cx="15" cy="15" r="7.5"/>',
  blue: '<path d="M15 5l9 9-9 9-9-9z"/>',
  yellow: '<path d="M15 5l3 6.5 7 .8-5.2 4.8 1.4 7L15 20.5 8.8 24l1.4-7L5 12.3l7-.8z"/>',
  purple: '<path d="M12 6h6v6h6v6h-6v6h-6v-6H6v-6h6z"/>',
});

/** @param {number} x @param {number} y */
const round = (x, y) =>
  `<circle class="hollow" cx="${x}" cy="${y + 1.5}" r="9.8"/><circle class="pip" cx="${x}" cy="${y}" r="9.2"/>`;

/**
 * A pip in the shape of the colour's mark; a single one may be larger.
 * @param {number} x
 * @param {number} y
 * @param {string} dye
 * @param {number} count
 */
const shaped = (x, y, dye, count) =>
  `<g class="pip" transform="translate(${x} ${y}) scale(${count > 1 ? 1.3 : 2.2}) translate(-15 -14.5)">${marks[dye]}</g>`;

/** Leaves a glyph out: it is set as text, since only constants may be parsed as markup. @param {Die} die */
function faceSource({ face, dye, solid = false }) {
  const spots = pips[String(face)];
  const inside = spots
    ? spots.map(([x, y]) => (solid && dye ? shaped(x, y, dye, spots.length) : round(x, y))).join("")
    : '<text class="glyph" x="50" y="67"></text>';
  const mark = dye && marks[dye] && !solid ? `<g class="mark">${marks[dye]}</g>` : "";
  return `<svg viewBox="0 0 100 100">${inside}${mark}</svg>`;
}

/** @type {Map<string, SVGSVGElement>} */
const drawn = new Map();

/** @param {Die} die */
export function faceArt(die) {
  const key = `${die.face}/${die.dye ?? ""}/${die.solid ?? false}`;
  let picture = drawn.get(key);
  if (!picture) {
    picture = art(faceSource(die));
    const glyph = picture.querySelector("text");
    if (glyph) glyph.textContent = String(die.face);
    drawn.set(key, picture);
  }
  return /** @type {SVGSVGElement} */ (picture.cloneNode(true));
}

/** @param {Die} die */
const classOf = ({ solid }) => (solid ? "die solid" : "die");

/**
 * A die without behaviour, as markup: for pages that the build makes from our own sources.
 * @param {Die} die
 */
export const dieSource = (die) =>
  `<span class="${classOf(die)}"${die.dye ? ` data-dye="${die.dye}"` : ""} data-face="${die.face}">${faceSource(die).replace("></text>", `>${die.face}</text>`)}</span>`;

/**
 * A die without behaviour.
 * @param {Die} die
 * @param {{ label?: string, faded?: boolean }} [how]
 */
export function dieElement(die, { label, faded = false } = {}) {
  const element = h("span", {
    class: `${classOf(die)}${faded ? " faded" : ""}`,
    "data-dye": die.dye,
    "data-face": die.face,
    role: label ? "img" : null,
    "aria-label": label,
  });
  element.append(faceArt(die));
  return element;
}

/** A die that can be taken. @param {Die} die */
export function dieButton(die) {
  const element = h("button", {
    class: classOf(die),
    type: "button",
    "data-dye": die.dye,
    "data-face": die.face,
    "aria-pressed": "false",
  });
  element.append(faceArt(die), h("span", { class: "tick" }, icon("check")));
  return element;
}

/**
 * Another face on the same die.
 * @param {HTMLElement} element @param {Die} die
 */
export function turnDie(element, die) {
  if (element.dataset.face === String(die.face) && (element.dataset.dye ?? "") === (die.dye ?? "")) return;
  element.dataset.face = String(die.face);
  if (die.dye) element.dataset.dye = die.dye;
  element.querySelector("svg")?.replaceWith(faceArt(die));
}
