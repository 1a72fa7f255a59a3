/**
 * A file of the person's own that holds all games: in a folder they chose, where the browser has the File System Access
 * API. The browser replaces the file when everything is written; until then the last backup is what is there. A file
 * that was there before the folder was chosen is never written to.
 */
import { clear, get, set } from "idb-keyval";
import { BACKUP, backupTrouble, hasBackup, noteBackup } from "./backup-state.js";
import { database } from "./database.js";
import { everyGame } from "./library.js";
import { alone } from "./locks.js";
import { within } from "./patience.js";
import { exportText } from "./saves.js";
import { remove } from "./storage.js";

/** @typedef {import("./backup-state.js").Trouble} Trouble */
/**
 * @typedef {object} Backup
 * @property {FileSystemDirectoryHandle} folder
 * @property {string} name of the file; "": it is still to be found
 * @property {number} at when it was written last
 * @property {number} games that are in it
 * @property {string} digest of its text
 */

const KEY = "backup";
/** A folder may be far away, on a disk that sleeps. */
const PATIENCE = 60_000;
const using = database("rollbook-backup", "place");

export const canBackUp = () => "showDirectoryPicker" in globalThis;

/** @returns {Promise<Backup | null>} */
export async function backup() {
  if (!hasBackup()) return null;
  return (await using((store) => get(KEY, store))) ?? null;
}

/** From now on all games are written into this folder. @param {FileSystemDirectoryHandle} folder @returns {Promise<Trouble | null>} */
export async function backUpTo(folder) {
  return alone(BACKUP, async () => {
    try {
      const before = await backup();
      if (before && (await before.folder.isSameEntry(folder))) return await write(before);
      return await write({ folder, name: "", at: 0, games: 0, digest: "" }, before);
    } catch (error) {
      return why(error);
    }
  });
}

/** The first window writes for all of them; the others find nothing to do. @type {Promise<unknown> | null} */
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
  await using(clear).catch(() => {}); // it is not looked at any more
}

/**
 * @param {Backup} place @param {Backup | null} now the backup that there is, if it is another one
 * @returns {Promise<Trouble | null>}
 */
async function write(place, now = place) {
  const { entries, missing } = await everyGame();
  // What cannot be read now is in the last backup.
  if (missing) return place.at ? null : "failed";
  const content = new Blob([exportText(entries)]);
  const digest = await digestOf(content);
  if (place.at && digest === place.digest && !backupTrouble()) return null;
  const written = await within(writeFile(place, content, entries.length), PATIENCE, "the folder").catch(why);
  if (typeof written === "string") {
    if (place === now) noteBackup(written);
    return written;
  }
  const kept = { ...place, name: written.name, at: Date.now(), games: entries.length, digest };
  await using((store) => set(KEY, kept, store));
  return noteBackup(null) ? null : "failed";
}

/**
 * @param {Backup} place @param {Blob} content @param {number} games in it
 * @returns {Promise<Trouble | { name: string }>} the file that has it now
 */
async function writeFile({ folder, name: last, games: before }, content, games) {
  const late = AbortSignal.timeout(PATIENCE);
  const state = await /** @type {any} */ (folder).queryPermission({ mode: "readwrite" });
  if (state !== "granted") return "permission";
  // If most games are gone, the backup may be all that is left of them: it stays, and another file is begun.
  const isNew = !last || games < before / 2;
  const name = isNew ? await freeName(folder) : last;
  const file = await folder.getFileHandle(name, { create: true });
  try {
    const stream = await file.createWritable();
    try {
      await stream.write(content);
      late.throwIfAborted(); // it was given up, and a later one may be there
      await stream.close();
    } catch (error) {
      await stream.abort().catch(() => {});
      throw error;
    }
    if ((await file.getFile()).size !== content.size) throw new Error("not written");
    return { name };
  } catch (error) {
    if (isNew) await folder.removeEntry(name).catch(() => {}); // it is empty
    throw error;
  }
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
