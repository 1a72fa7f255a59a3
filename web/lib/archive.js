/**
 * The finished games in IndexedDB, word for word, by their ids; and what other screens keep beside them. Whatever
 * fails here is an exception, and nothing waits for ever: some browsers have IndexedDB that never answers.
 */
import { openDB } from "idb";

const NAME = "rollbook";
const GAMES = "games";
/** What the backup needs: see backup.js. */
const NOTES = "notes";
const PATIENCE = 15_000;

/** @type {Promise<import("idb").IDBPDatabase> | null} */
let opening = null;

/** @template T @param {Promise<T>} answer @returns {Promise<T>} */
function inTime(answer) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("IndexedDB does not answer")), PATIENCE);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function open() {
  if (!opening) {
    // Without a version: what a later release of the app has made of it is opened as it is.
    const mine = inTime(
      openDB(NAME, undefined, {
        upgrade(db) {
          db.createObjectStore(GAMES);
          db.createObjectStore(NOTES);
        },
        // A window with a later release wants to change it.
        blocking: forget,
        terminated: forget,
      }),
    );
    mine.catch(forget);
    opening = mine;
  }
  return opening;
}

function forget() {
  opening?.then((db) => db.close()).catch(() => {});
  opening = null;
}

/** @template T @param {(db: import("idb").IDBPDatabase) => Promise<T>} work @returns {Promise<T>} */
async function using(work) {
  const db = await open();
  try {
    return await inTime(work(db));
  } catch (error) {
    // The next one begins with a connection of its own.
    forget();
    throw error;
  }
}

/** @param {string} store @param {(store: any) => Promise<unknown>} write resolved when it is on the disk */
const change = (store, write) =>
  using(async (db) => {
    const work = db.transaction(store, "readwrite", { durability: "strict" });
    await Promise.all([write(work.store), work.done]);
  });

/** @returns {Promise<string[]>} */
export const archivedIds = () => using(async (db) => (await db.getAllKeys(GAMES)).map(String));

/** @param {string} id @returns {Promise<string | null>} */
export const archived = (id) => using(async (db) => (await db.get(GAMES, id)) ?? null);

/** @returns {Promise<Map<string, string>>} */
export const allArchived = () =>
  using(async (db) => {
    const { store } = db.transaction(GAMES);
    const [ids, texts] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(ids.map((id, at) => [String(id), texts[at]]));
  });

/** Resolves when the text has been read back. @param {string} id @param {string} text */
export async function archive(id, text) {
  await change(GAMES, (games) => games.put(text, id));
  if ((await archived(id)) !== text) throw new Error("not stored");
}

/** Resolves when it is gone. @param {string} id */
export async function discard(id) {
  await change(GAMES, (games) => games.delete(id));
  if ((await archived(id)) !== null) throw new Error("still there");
}

/** Resolves when nothing is left. */
export async function discardAll() {
  for (const store of [GAMES, NOTES]) await change(store, (all) => all.clear());
  if ((await archivedIds()).length) throw new Error("still there");
}

/** @param {string} key @returns {Promise<any>} */
export const note = (key) => using((db) => db.get(NOTES, key));

/** @param {string} key @param {unknown} value undefined: away with it */
export const setNote = (key, value) =>
  change(NOTES, (notes) => (value === undefined ? notes.delete(key) : notes.put(value, key)));
