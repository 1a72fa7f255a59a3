/** The daily challenges on this device: which days there are, and what the first finished attempt of each reached. */

import { readJson, writeText } from "./storage.js";

/** @typedef {Pick<import("../types").Outcome, "ranks" | "scores">} Reached the person has the first seat */
/** @typedef {Reached & { id: string, par?: Reached }} Result `id`: of the game that counts */

export const DAILY_STYLES = "web/styles/daily.css";
export const FIRST_DAY = "2026-01-01";
const DAY = 86_400_000;
/** Where the day begins first, it begins so long before it does in Greenwich. */
const EARLIEST = 14 * 3_600_000;

/** @param {Date} date as it is here, or in Greenwich if moved there */
const written = (date) => date.toISOString().slice(0, 10);

/** The person's own date, as in 2026-11-18. */
export const today = () => written(new Date(Date.now() - new Date().getTimezoneOffset() * 60_000));

/** @param {string} day @param {number} days */
export const shifted = (day, days) => written(new Date(Date.parse(day) + days * DAY));

/** Whether there is a challenge for it: a friend's today may be tomorrow here. @param {string} day */
export const isDay = (day) =>
  /^\d{4}-\d\d-\d\d$/.test(day) &&
  Number.isFinite(Date.parse(day)) &&
  shifted(day, 0) === day &&
  day >= FIRST_DAY &&
  day <= written(new Date(Date.now() + EARLIEST));

/** @param {string} game @param {string} day */
const keyOf = (game, day) => `daily.${day}.${game}`;

/** @param {any} value @returns {value is Reached} */
const isReached = (value) =>
  [value?.ranks, value?.scores].every((list) => Array.isArray(list) && list.length && list.every(Number.isFinite));

/** @param {string} game @param {string} day @returns {Result | null} */
export function resultOf(game, day) {
  const value = readJson(keyOf(game, day));
  if (!isReached(value) || typeof (/** @type {any} */ (value).id) !== "string") return null;
  const { id, ranks, scores, par } = /** @type {Result} */ (value);
  return { id, ranks, scores, ...(isReached(par) ? { par: { ranks: par.ranks, scores: par.scores } } : {}) };
}

/**
 * The first finished attempt counts: later ones, or the same one finished otherwise after an undo, change nothing.
 * @param {{ game: string, daily?: string | null, outcome: import("../types").Outcome | null, match: string }} finished
 */
export function noteResult({ game, daily, outcome, match: id }) {
  if (!daily || !outcome || resultOf(game, daily)) return;
  const { ranks, scores } = outcome;
  writeText(keyOf(game, daily), JSON.stringify({ id, ranks, scores }), { quiet: true });
}

/** @param {string} game @param {string} day @param {Reached} par */
export function notePar(game, day, { ranks, scores }) {
  const result = resultOf(game, day);
  if (result) writeText(keyOf(game, day), JSON.stringify({ ...result, par: { ranks, scores } }), { quiet: true });
}
