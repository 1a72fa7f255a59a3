/** The pictures of Los Banditos: loot tiles by their points, the bag, the pile. */
import { art } from "../../lib/dom.js";

/** @param {number} x @param {number} y */
const coin = (x, y) =>
  `<g transform="translate(${x} ${y})"><ellipse cy="2.6" rx="10" ry="4.4" fill="#7d5209"/><ellipse rx="10" ry="4.4" fill="#f5c754"/><ellipse rx="6.6" ry="2.6" fill="none" stroke="#b57f17" stroke-width="1.2"/></g>`;

/** A different heap for each number of points: some coins, a sack, a strongbox. */
const heaps = /** @type {Record<number, string>} */ ({
  1: `${coin(53, 40)}${coin(65, 42)}${coin(58, 35)}`,
  2: '<path d="M52 19c3-3 15-3 18 0l-3 6c8 4 11 12 9 18-1 4-6 5-15 5s-14-1-15-5c-2-6 1-14 9-18z" fill="#b98a4e" stroke="#6b4517" stroke-width="1.6" stroke-linejoin="round"/><path d="M54 25h14" stroke="#6b4517" stroke-width="2.6" stroke-linecap="round"/><path d="M64.5 33c-4-2-8-.5-7.5 2 .5 2.5 7.5 1.5 8 4.5.4 2.6-4.6 3.5-8.5 1.3M61 30.5v15" fill="none" stroke="#6b4517" stroke-width="1.9" stroke-linecap="round"/>',
  3: '<path d="M45 27c0-8 5-11 16-11s16 3 16 11z" fill="#8f4a1f" stroke="#4f2509" stroke-width="1.6"/><path d="M47 27l4-7 5 4 5-6 5 6 5-4 4 7z" fill="#f5c754"/><path d="M44 27h34v18a3 3 0 01-3 3H47a3 3 0 01-3-3z" fill="#a5592a" stroke="#4f2509" stroke-width="1.6"/><path d="M50 27v21M72 27v21" stroke="#f5c754" stroke-width="2.6"/><rect x="57" y="31" width="8" height="9" rx="1.5" fill="#f5c754" stroke="#4f2509" stroke-width="1.2"/><circle cx="61" cy="35" r="1.3" fill="#4f2509"/>',
});

/** @param {number} points */
export const tileSource = (points) =>
  `<svg viewBox="0 0 84 56"><text x="24" y="41" text-anchor="middle" font-size="36" font-weight="800" fill="#3a2306" class="num">${Number(points)}</text>${heaps[points] ?? ""}</svg>`;

/** @param {number} points */
export const tileArt = (points) => art(tileSource(points));

/** A face-down tile. */
export const BACK =
  '<svg viewBox="0 0 84 56"><rect x="6" y="6" width="72" height="44" rx="6" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2"/><path d="M25 34c0-2 7-3 8-11 1-6 4-6 9-4 5-2 8-2 9 4 1 8 8 9 8 11 0 4-34 4-34 0z" fill="#fff" fill-opacity=".5"/></svg>';

export const BAG =
  '<svg viewBox="0 0 64 64"><path d="M22 8c5 3 15 3 20 0 3 4 0 9-3 12 13 6 19 18 18 28-1 9-11 12-25 12S8 57 7 48c-1-10 5-22 18-28-3-3-6-8-3-12z" fill="#9a6a37" stroke="#4f3310" stroke-width="2" stroke-linejoin="round"/><path d="M23 20c5 3 13 3 18 0" fill="none" stroke="#f0d9ae" stroke-width="3" stroke-linecap="round"/><path d="M41 21c5 1 6 6 4 11" fill="none" stroke="#f0d9ae" stroke-width="2" stroke-linecap="round"/><path d="M14 42c2-7 5-11 9-14" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/></svg>';

/** Points to the side that is ahead. */
export const LEAN = '<svg viewBox="0 0 24 12"><path d="M2 11L12 2l10 9z" fill="currentColor"/></svg>';
