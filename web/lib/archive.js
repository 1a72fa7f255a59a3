/**
 * The finished games in IndexedDB, word for word, by their ids. Whatever fails here is an exception, and nothing waits
 * for ever: some browsers have an IndexedDB that never answers.
 */
import { clear, createStore, del, entries, get, keys, set } from "idb-keyval";
import { within } from "./patience.js";

const PATIENCE = 15_000;

/** It is opened without a version: what a later release of the app has made of it is read as it is. */
const connect = () => createStore("rollbook", "games");
let games = connect();

/** @template T @param {(store: import("idb-keyval").UseStore) => Promise<T>} work @returns {Promise<T>} */
async function using(work) {
  try {
    return await within(work(games), PATIENCE, "IndexedDB");
  } catch (error) {
    // The next one begins with a connection of its own.
    games = connect();
    throw error;
  }
}

/** @returns {Promise<string[]>} */
export const archivedIds = () => using(async (store) => (await keys(store)).map(String));

/** @param {string} id @returns {Promise<string | null>} */
export const archived = (id) => using(async (store) => (await get(id, store)) ?? null);

/** @returns {Promise<Map<string, string>>} */
export const allArchived = () => using(async (store) => new Map(await entries(store)));

/** Resolves when the text has been read back. @param {string} id @param {string} text */
export async function archive(id, text) {
  await using((store) => set(id, text, store));
  if ((await archived(id)) !== text) throw new Error("not stored");
}

/** Resolves when it is gone. @param {string} id */
export async function discard(id) {
  await using((store) => del(id, store));
  if ((await archived(id)) !== null) throw new Error("still there");
}

/** Resolves when nothing is left. */
export async function discardAll() {
  await using(clear);
  if ((await archivedIds()).length) throw new Error("still there");
}
