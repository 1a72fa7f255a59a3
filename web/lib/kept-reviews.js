/**
 * Reviews that were worked out before, the latest few of them, in an IndexedDB of their own. Nobody would miss them: each
 * can be worked out again, so whatever fails here is as if nothing were kept.
 */
import { clear, createStore, del, entries, get, set } from "idb-keyval";
import { BUILD } from "./build.js";
import { readRecord } from "./record.js";

/** @typedef {import("../types").Review} Review */
/** @typedef {{ build: string, at: number, review: Review }} Kept another build may judge otherwise */

/** How many are kept. A long game's has about 100 kB. */
export const MOST = 20;
/** Some browsers have an IndexedDB that never answers. */
const PATIENCE = 2000;

/** @template T @param {(store: import("idb-keyval").UseStore) => Promise<T>} work @returns {Promise<T | null>} */
async function attempt(work) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, PATIENCE);
  });
  try {
    return /** @type {T} */ (await Promise.race([work(createStore("rollbook-reviews", "reviews")), late]));
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a review is of all that has happened, and of nothing else. @param {Review} review @param {string} record */
function isOf({ steps }, record) {
  const { moves } = readRecord(record);
  return moves.length === steps.length && moves.every((move, at) => move.replace(/^!/, "") === steps[at].move);
}

/** @param {string} id of the game @param {string} record @returns {Promise<Review | null>} */
export const keptReview = (id, record, build = BUILD) =>
  attempt(async (store) => {
    const kept = /** @type {Kept | undefined} */ (await get(id, store));
    return kept?.build === build && isOf(kept.review, record) ? kept.review : null;
  });

/** Keeps a review in place of the oldest. @param {string} id @param {Review} review */
export const keepReview = (id, review, now = Date.now(), build = BUILD) =>
  attempt(async (store) => {
    await set(id, { build, at: now, review }, store);
    const all = /** @type {[string, Kept][]} */ (await entries(store));
    for (const [key] of all.sort(([, a], [, b]) => b.at - a.at).slice(MOST)) await del(key, store);
  });

/** The game is gone. @param {string} id */
export const forgetReview = (id) => attempt((store) => del(id, store));

export const forgetReviews = () => attempt(clear);
