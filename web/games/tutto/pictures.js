/** What the rule page shows of Tutto, drawn as on the table. */
import { dieSource } from "../../components/die.js";
import { cards } from "./cards.js";

/** @param {string} faces separated by spaces */
export const dice = (faces) =>
  faces
    .split(" ")
    .map((face) => dieSource({ face }))
    .join("");

/** The paper is part of the picture here: a page may not style it from inside. @param {string} id */
export const card = (id) =>
  `<span class="card">${cards[id].art.replace(">", `><rect width="100" height="140" fill="${cards[id].paper}"/>`)}</span>`;
