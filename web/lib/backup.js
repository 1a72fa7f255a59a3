/**
 * A file of the person's own that holds all games: in a folder they chose, where the browser has the File System Access
 * API. The browser replaces the file when everything is written; until then the last backup is what is there. A file
 * that was there before the folder was chosen is never written to.
 */
import { clear, createStore, get, set } from "idb-keyval";
import { BACKUP, backupTrouble, hasBackup, noteBackup } from "./backup-state.js";
import { everyGame } from "./library.js";
import { alone } from "./locks.js";
import { within } from "./patience.js";
import { exportText } from "./saves.js";
import { remove } from "./storage.js";

/** @typedef {import("./backup-state.js").Trouble} Trouble */
/**
 * @typedef {object} Backup
 * @property {FileSystemDirectoryHandle} folder
 * @property {string} name of the file
 * @property {number} at when it was written last
 * @property {number} games that are in it
 * @property {string} digest of its text
 */

const KEY = "backup";
/** A folder may be far away, on a disk that sleeps. */
const PATIENCE = 60_000;
const store = createStore("rollbook-backup", "place");

export const canBackUp = () => "showDirectoryPicker" in globalThis;

/** @returns {Promise<Backup | null>} */
export async function backup() {
  if (!hasBackup()) return null;
  return (await within(get(KEY, store), PATIENCE, "IndexedDB")) ?? null;
}

/** From now on all games are written into this folder. @param {FileSystemDirectoryHandle} folder @returns {Promise<Trouble | null>} */
export async function backUpTo(folder) {
  return alone(BACKUP, async () => {
    try {
      const before = await backup();
      if (before && (await before.folder.isSameEntry(folder))) return await write(before);
      const name = await within(freeName(folder), PATIENCE, "the folder");
      return await write({ folder, name, at: 0, games: 0, digest: "" }, before);
    } catch (error) {
      return why(error);
    }
  });
}

/** Whoever is first writes for all windows; the others find nothing to do. @type {Promise<unknown> | null} */
let writing = null;
let again = false;

/** Writes all games, if the file does not have them. It never throws. @returns {Promise<unknown>} */
export function backUp() {
  again = writing !== null;
  writing ??= alone(BACKUP, async () => {
    const now = await backup();
    if (now) await write(now);
  })
    .catch(() => {}) // the next one tries again
    .then(() => {
      writing = null;
      return again ? backUp() : undefined;
    });
  return writing;
}

/** Asks the person whether the file may be written to again. @returns {Promise<Trouble | null>} */
export async function renewBackup() {
  try {
    const now = await backup();
    if (!now) return "failed";
    const asked = await /** @type {any} */ (now.folder).requestPermission({ mode: "readwrite" });
    return asked === "granted" ? await alone(BACKUP, () => write(now)) : "permission";
  } catch (error) {
    return why(error);
  }
}

/** The file stays as it is. */
export async function stopBackup() {
  remove(BACKUP);
  await within(clear(store), PATIENCE, "IndexedDB").catch(() => {}); // it is not looked at any more
}

/**
 * @param {Backup} next @param {Backup | null} before which holds until this one is written
 * @returns {Promise<Trouble | null>}
 */
async function write(next, before = next) {
  const { entries, missing } = await everyGame();
  // What cannot be read now is in the last backup.
  if (missing || (!entries.length && next.at)) return null;
  const content = new Blob([exportText(entries)]);
  const digest = await digestOf(content);
  const known = next.at > 0 && digest === next.digest && !backupTrouble();
  const trouble = known ? null : await within(put(next, content), PATIENCE, "the folder").catch(why);
  if (known) return null;
  if (trouble) {
    if (before === next) noteBackup(trouble);
    else await next.folder.removeEntry(next.name).catch(() => {}); // it is empty
    return trouble;
  }
  const kept = { ...next, at: Date.now(), games: entries.length, digest };
  await within(set(KEY, kept, store), PATIENCE, "IndexedDB");
  return noteBackup(null) ? null : "failed";
}

/** @param {Backup} place @param {Blob} content @returns {Promise<Trouble | null>} */
async function put({ folder, name }, content) {
  const late = AbortSignal.timeout(PATIENCE);
  const state = await /** @type {any} */ (folder).queryPermission({ mode: "readwrite" });
  if (state !== "granted") return "permission";
  const file = await folder.getFileHandle(name, { create: true });
  const stream = await file.createWritable();
  try {
    await stream.write(content);
    late.throwIfAborted(); // it was given up, and a later one may be there
    await stream.close();
  } catch (error) {
    await stream.abort().catch(() => {});
    throw error;
  }
  return (await file.getFile()).size === content.size ? null : "failed";
}

/** @param {FileSystemDirectoryHandle} folder */
async function freeName(folder) {
  for (let number = 1; ; number += 1) {
    const name = `rollbook-backup${number > 1 ? `-${number}` : ""}.json`;
    try {
      await folder.getFileHandle(name);
    } catch (error) {
      if (error instanceof DOMException && error.name === "NotFoundError") return name;
      if (!(error instanceof DOMException && error.name === "TypeMismatchError")) throw error;
    }
  }
}

/** @param {Blob} content */
async function digestOf(content) {
  const digest = await crypto.subtle.digest("SHA-256", await content.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {unknown} error @returns {Trouble} */
function why(error) {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "permission";
  if (name === "NotFoundError") return "folder";
  return name === "QuotaExceededError" ? "full" : "failed";
}
