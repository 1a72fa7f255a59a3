/** What the rule page shows of Los Banditos, drawn as on the table. */
import { dieSource } from "../../components/die.js";
import { tileSource } from "./loot.js";

/** @param {string} names as the engine has them: `red6 blue5` */
export const dice = (names) =>
  names
    .split(" ")
    .map((name) => dieSource({ face: name.slice(-1), dye: name.slice(0, -1), solid: true }))
    .join("");

/** @param {string} points */
export const tile = (points) => `<span class="loot-tile">${tileSource(Number(points))}</span>`;
