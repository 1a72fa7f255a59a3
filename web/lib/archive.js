/** The finished games in IndexedDB, word for word, by their ids. Whatever fails here is an exception. */
import { clear, del, entries, get, keys, set } from "idb-keyval";
import { database } from "./database.js";

const using = database("rollbook", "games");

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
