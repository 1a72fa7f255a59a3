/**
 * Moves in a few words, such as "Set aside 1, 5": for lists of moves, hints and reviews. What a move means is said by
 * the choices of the view in which it is legal.
 */
import { args } from "./describe.js";
import { has, t } from "./messages.js";

/** @typedef {{ move: string, kind: string }} Choice */
/** @typedef {Pick<import("../types").Model, "game" | "view" | "seats">} Table */

/**
 * By the message `<game>-choice-<kind>`, which can use what the choice says; without one, the move as in the record.
 * @param {string} game @param {Choice} choice @param {import("../types").Seat[]} seats
 */
export function choiceText(game, choice, seats) {
  const id = `${game}-choice-${choice.kind}`;
  return has(id) ? t(id, args(game, { ...choice }, seats)) : choice.move;
}

/**
 * @param {import("../components/game-view.js").GameView} view the game's, whatever it shows
 * @param {Table} table a table at which the move is legal
 * @param {string} move
 */
export function moveText(view, table, move) {
  /** @type {Choice | undefined} */
  const choice = table.view.choices?.find((/** @type {Choice} */ one) => one.move === move);
  return choice ? view.nameChoice(choice, table) : move;
}
