/** The cards, drawn on 100 by 140: the combination, an example where any colour will do, the points, and what the winner must do. */
import { art, h } from "../../lib/dom.js";
import { placed } from "./symbols.js";

/** @typedef {import("./model").Card} Card */
/** @typedef {[number, number]} Cell */

/** @param {number} length @param {number} y @param {number} [x] @returns {Cell[]} */
const row = (length, y, x = 0) => Array.from({ length }, (_, at) => [x + at, y]);
const APART = 1.18;

/** How the groups of each combination are laid out; a group shares a plate. @type {Record<string, Cell[][]>} */
const layouts = {
  trio: [row(3, 0)],
  three_pairs: [0, 1, 2].map((at) => [
    [at * APART, 0],
    [at * APART, 1],
  ]),
  full_house: [row(3, 0), row(2, APART, 0.5)],
  four: [[...row(2, 0), ...row(2, 1)]],
  five: [[...row(3, 0), ...row(2, 1, 0.5)]],
  six: [[...row(3, 0), ...row(3, 1)]],
  two_trios: [row(3, 0), row(3, APART)],
  four_and_pair: [
    [...row(2, 0), ...row(2, 1)],
    [
      [1 + APART, 0],
      [1 + APART, 1],
    ],
  ],
};

/** The colours of the example printed on a card for any colour, group by group. @type {Record<string, string[]>} */
const examples = {
  trio: ["pink"],
  three_pairs: ["blue", "yellow", "green"],
  full_house: ["orange", "blue"],
  four: ["purple"],
  five: ["green"],
  six: ["blue"],
  two_trios: ["purple", "yellow"],
  four_and_pair: ["pink", "green"],
};

/** Line icons on a 24 grid. @type {Record<string, string>} */
const actions = {
  again: '<path d="M18.500 12a6.500 6.500 0 11-2-4.700M18.800 3.800v4.400h-4.400"/>',
  steal:
    '<rect x="4" y="8" width="8" height="11" rx="1.500"/><path d="M12.500 6.500c3-2.500 6-1.500 7 2M20.500 4.800l-.6 4-3.900-.9M15 14h5M15 18h3"/>',
  swap: '<path d="M5 8.500h13M14.500 4.500l4 4-4 4M19 15.500H6M9.500 11.500l-4 4 4 4"/>',
  group_swap:
    '<path d="M7 6.200a7.500 7.500 0 0110 0M19.300 9.500a7.500 7.500 0 01-4 9M8.700 18.500a7.500 7.500 0 01-4-9"/><path d="M17.500 2.800v3.700h-3.700M18.300 19.800l-3.500-1.100 1-3.500M4 12.600l.6-3.600 3.600.5"/>',
};

/** @param {string} action @param {number} x @param {number} y @param {number} size */
const actionMark = (action, x, y, size) =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${actions[action]}</g>`;

/** @param {Cell[][]} groups @param {(string | null)[]} colours @param {{ x: number, y: number, cell: number, plates: boolean }} where its middle, and the size of a symbol's place */
function combination(groups, colours, { x, y, cell, plates }) {
  const cells = groups.flat();
  const span = (/** @type {0 | 1} */ axis) => Math.max(...cells.map((one) => one[axis])) + 1;
  const [left, top] = [x - (span(0) * cell) / 2, y - (span(1) * cell) / 2];
  return groups
    .map((group, at) => {
      const [xs, ys] = [group.map((one) => one[0]), group.map((one) => one[1])];
      const [x0, y0] = [left + Math.min(...xs) * cell, top + Math.min(...ys) * cell];
      const [width, height] = [
        (Math.max(...xs) - Math.min(...xs) + 1) * cell,
        (Math.max(...ys) - Math.min(...ys) + 1) * cell,
      ];
      const plate = plates
        ? `<rect class="plate" x="${x0}" y="${y0}" width="${width}" height="${height}" rx="7"/>`
        : "";
      return (
        plate +
        group
          .map(([column, line]) =>
            placed(colours[at], left + (column + 0.5) * cell, top + (line + 0.5) * cell, cell * 0.86),
          )
          .join("")
      );
    })
    .join("");
}

/** The example in one line: groups with a gap between them. @param {string} name */
function example(name) {
  let at = 0;
  const groups = layouts[name].map((group) => {
    const cells = row(group.length, 0, at);
    at += group.length + 0.5;
    return cells;
  });
  return combination(groups, examples[name], { x: 50, y: 94, cell: 11, plates: false });
}

/** @param {Card} card */
export function cardSource({ combination: name, colour, points, action }) {
  const groups = layouts[name];
  const cell = name === "four" ? 32 : 27;
  const main = combination(
    groups,
    groups.map(() => colour),
    { x: 50, y: colour ? 52 : 45, cell, plates: true },
  );
  const seal = action ? 27 : 50;
  const act = action
    ? `<g class="act-mark"><circle cx="73" cy="121" r="13.500"/>${actionMark(action, 73, 121, 19)}</g>`
    : "";
  return `<svg viewBox="0 0 100 140"><rect class="frame ${colour ?? "any"}" x="3.500" y="3.500" width="93" height="133" rx="9"/>${main}${colour ? "" : example(name)}<path class="rule" d="M12 104h76"/><g class="seal"><circle cx="${seal}" cy="121" r="13.500"/><text x="${seal}" y="128">${points}</text></g>${act}</svg>`;
}

const BACK = `<svg viewBox="0 0 100 140"><rect x="6" y="6" width="88" height="128" rx="8" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/><circle cx="50" cy="70" r="37" fill="#fff" fill-opacity=".14"/>${["blue", "yellow", "pink", "orange", "green", "purple"].map((colour, at) => placed(colour, 50 + 24 * Math.sin((at * Math.PI) / 3), 70 - 24 * Math.cos((at * Math.PI) / 3), 17)).join("")}${placed(null, 50, 70, 19)}</svg>`;

/** @type {Map<string, SVGSVGElement>} */
const drawn = new Map();

/** @param {Card | null} card null: face down */
function cardArt(card) {
  const key = card?.card ?? "";
  const found = drawn.get(key) ?? art(card ? cardSource(card) : BACK);
  drawn.set(key, found);
  return /** @type {SVGSVGElement} */ (found.cloneNode(true));
}

/** @param {Card | null} card null: face down */
export const cardElement = (card) => dressCard(h("span", { class: "card" }), card);

/** Changes the face of a card. @template {HTMLElement} E @param {E} element @param {Card | null} card @returns {E} */
export function dressCard(element, card) {
  const key = card?.card ?? "";
  if (element.dataset.card === key && element.firstChild) return element;
  element.dataset.card = key;
  element.classList.toggle("back", !card);
  element.replaceChildren(cardArt(card));
  return element;
}

/** The mark of an action, for places other than cards. @param {string} action */
export const actionArt = (action) =>
  art(`<svg class="icon" viewBox="0 0 24 24">${actionMark(action, 12, 12, 24)}</svg>`);
