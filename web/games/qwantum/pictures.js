/** What the rule page shows of Qwantum, drawn as on the table. */
import { dieSource } from "../../components/die.js";
import { tileSource } from "./faces.js";

const COLOURS = /** @type {Record<string, string>} */ ({ R: "red", Y: "yellow", V: "violet", B: "blue" });

/** @param {string} face as the engine has it, `R4`; a white one is `w4` */
function die(face) {
  const [letter, number] = face;
  const colour = COLOURS[letter];
  return colour
    ? `<span class="die" data-colour="${colour}">${tileSource(colour, number)}</span>`
    : dieSource({ face: number });
}

/** @param {string} faces separated by spaces */
export const dice = (faces) => faces.split(" ").map(die).join("");
