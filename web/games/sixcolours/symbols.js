/** The six symbols, each always in its own colour, and the multicoloured X for any of them. Drawn on 100 by 100; the colours are CSS's. */

const star = Array.from({ length: 10 }, (_, at) => {
  const [reach, angle] = [at % 2 ? 18 : 44, (at * Math.PI) / 5];
  return `${(50 + reach * Math.sin(angle)).toFixed(1)} ${(53 - reach * Math.cos(angle)).toFixed(1)}`;
}).join("L");

const shapes = /** @type {Record<string, string>} */ ({
  blue: "M50 10L88 51H65V88H35V51H12z",
  green: "M50 12a38 38 0 010 76 38 38 0 010-76z",
  orange: "M36 11h28v25h25v28H64v25H36V64H11V36h25z",
  pink: "M50 12L92 85H8z",
  purple: "M16 16h68v68H16z",
  yellow: `M${star}z`,
});

/** The letters of the dice: small for a white die, capital for a black one. */
export const LETTERS = /** @type {Record<string, string>} */ ({
  b: "blue",
  g: "green",
  o: "orange",
  p: "pink",
  u: "purple",
  y: "yellow",
});

/** @param {string} letter */
export const colourOf = (letter) => LETTERS[letter.toLowerCase()];

/** @param {string} letter */
export const isBlack = (letter) => letter !== letter.toLowerCase();

/** @param {string} colour */
const symbol = (colour) => `<path class="symbol ${colour}" d="${shapes[colour]}"/>`;

const X = `<g transform="rotate(45 50 50)"><path class="symbol blue" d="M36 36V2h28v34z"/><path class="symbol pink" d="M64 36h34v28H64z"/><path class="symbol green" d="M64 64v34H36V64z"/><path class="symbol orange" d="M36 64H2V36h34z"/><path class="symbol yellow" d="M36 36h28L36 64z"/><path class="symbol purple" d="M64 36v28H36z"/></g>`;

/**
 * A symbol as part of a larger picture, its middle at x and y.
 * @param {string | null} colour null: any
 * @param {number} x @param {number} y @param {number} size
 */
export const placed = (colour, x, y, size) =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})">${colour ? symbol(colour) : X}</g>`;

/** What a die shows. @param {string} letter */
export const face = (letter) => `<svg viewBox="0 0 100 100">${placed(colourOf(letter), 50, 50, 68)}</svg>`;
