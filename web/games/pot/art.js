/** The POT, the bank and their coins, drawn. Pure pictures: the numbers beside them say what they hold. */
import { art } from "../../lib/dom.js";

/** A flat coin, seen from the table's edge. @param {number} x @param {number} y @param {number} [r] */
const flat = (x, y, r = 13) =>
  `<g transform="translate(${x} ${y})"><ellipse cy="3.2" rx="${r}" ry="${r * 0.46}" fill="#8a5d0b"/><ellipse rx="${r}" ry="${r * 0.46}" fill="#f2c14b"/><ellipse rx="${r * 0.66}" ry="${r * 0.29}" fill="none" stroke="#b57f17" stroke-width="1.3"/></g>`;

/** Where coins are on the lid, layer upon layer, as far as they can be told apart. */
const heap = /** @type {[number, number][][]} */ ([
  [
    [58, 33],
    [84, 34],
    [71, 39],
    [45, 38],
    [97, 38],
    [58, 43],
    [85, 43],
  ],
  [
    [65, 30],
    [79, 30],
    [52, 34],
    [92, 34],
    [72, 34],
  ],
  [
    [60, 25],
    [85, 26],
    [72, 27],
  ],
  [
    [67, 20],
    [79, 20],
    [73, 14],
  ],
]);

/** The spots of so many coins, each layer from the back to the front. @param {number} coins */
function spots(coins) {
  let left = coins;
  return heap.flatMap((layer) => {
    const lying = layer.slice(0, Math.max(0, left));
    left -= layer.length;
    return lying.sort((one, other) => one[1] - other[1]);
  });
}

/** The lid, upside down on its knob, as the box has it. @param {number} coins */
export function potSource(coins) {
  return `<svg viewBox="0 0 142 92"><ellipse cx="71" cy="84" rx="40" ry="6" fill="#000" fill-opacity=".3"/>
<path d="M57 72h28l-4 11c-1 3-19 3-20 0z" fill="#5a2a14"/><ellipse cx="71" cy="73" rx="14" ry="3.5" fill="#7b3d1f"/>
<path d="M3 38c2 22 34 37 68 37s66-15 68-37z" fill="#a9562b"/><path d="M3 38c2 22 34 37 68 37 8 0 16-.8 23-2.4C60 70 34 58 31 38z" fill="#c67645"/><path d="M112 38c0 13-8 24-20 34 26-4 46-17 47-34z" fill="#7f3d1b"/>
<ellipse cx="71" cy="38" rx="68" ry="18.5" fill="#e09a63"/><ellipse cx="71" cy="37.5" rx="63" ry="15.5" fill="#6b3217"/><ellipse cx="71" cy="40" rx="57" ry="12" fill="#84441f"/>
${spots(coins)
  .map(([x, y]) => flat(x, y))
  .join("")}</svg>`;
}

/** @param {number} coins */
export const potArt = (coins) => art(potSource(coins));

/** @param {number} x @param {number} height */
const stack = (x, height) => Array.from({ length: height }, (_, nth) => flat(x, 40 - nth * 5, 12)).join("");

export const bankArt = () =>
  art(
    `<svg viewBox="0 0 72 48"><ellipse cx="36" cy="43" rx="34" ry="5" fill="#000" fill-opacity=".26"/>${stack(22, 6)}${stack(49, 7)}${stack(35, 3)}</svg>`,
  );

/** A die in outline: this player has not rolled yet. */
export const toComeArt = () =>
  art(
    '<svg class="icon coming" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.4"><rect x="4" y="4" width="16" height="16" rx="4.5"/><path d="M9 9h.01M15 15h.01" stroke-width="3.4" stroke-linecap="round"/></svg>',
  );
