/**
 * The model of a still position: what the build draws without a browser, and what an embed shows until it is touched.
 */

/** @typedef {import("../types").Position} Position */
/** @typedef {import("../types").Model} Model */

/**
 * If somebody is to decide, their choices are shown; otherwise the table as it was.
 * @param {Position} position
 * @returns {Model}
 */
export function stillModel({ game, view, turn, seats, step, legal, outcome }) {
  const mode = legal.length ? "live" : outcome ? "over" : "past";
  return { game, view, turn, seats, step, legal, mode, outcome, actions: [] };
}
