/** What the rule page shows of Six Colours, drawn as on the table. */
import { cardSource } from "./cards.js";
import { face, isBlack } from "./symbols.js";

/** @param {string} letters of the dice, as the engine has them: capitals are black dice */
export const dice = (letters) =>
  letters
    .split(" ")
    .map((letter) => `<span class="die${isBlack(letter) ? " black" : ""}">${face(letter)}</span>`)
    .join("");

/** @param {string} said the combination, its colour or `any`, the points, perhaps an action: `trio any 1 steal` */
export function card(said) {
  const [combination, colour, points, action = null] = said.split(" ");
  return `<span class="card">${cardSource({ card: said, combination, colour: colour === "any" ? null : colour, points: Number(points), action })}</span>`;
}
