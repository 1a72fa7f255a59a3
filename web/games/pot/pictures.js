/** What the rule page shows of Pass the Pot, drawn as on the table. */
import { dieSource } from "../../components/die.js";
import { potSource } from "./art.js";

/** @param {string} faces separated by spaces, letters and numbers */
export const dice = (faces) =>
  faces
    .split(" ")
    .map((face) => dieSource({ face }))
    .join("");

/** @param {string} coins how many are on it */
export const pot = (coins) => potSource(Number(coins));
