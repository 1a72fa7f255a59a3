/**
 * The browser's storage: one text per key, under a prefix of our own. Every access can fail (private mode, a full disk,
 * site data blocked), and none of that may stop a game: reads answer null, writes say whether the text is stored.
 */

const PREFIX = "rollbook.";
/** What goes first when there is no room for something else: see last-table.js. */
export const SPARE = "last-table";

/** Fires `trouble` the first time a write fails that somebody would miss. */
export const storeEvents = new EventTarget();
let warned = false;

/** @param {string} key */
export function readText(key) {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key @param {string} text
 * @param {{ quiet?: boolean }} [how] quiet: nobody would miss it
 * @returns {boolean} whether it is stored; if not, what was there before still is
 */
export function writeText(key, text, { quiet = false } = {}) {
  const before = readText(key);
  if (attempt(key, text) || (key !== SPARE && readText(SPARE) && remove(SPARE) && attempt(key, text))) return true;
  if (before !== null && readText(key) !== before) attempt(key, before);
  if (!warned && !quiet) {
    warned = true;
    storeEvents.dispatchEvent(new Event("trouble"));
  }
  return false;
}

/** Some browsers drop a text without an exception, so it is read back. @param {string} key @param {string} text */
function attempt(key, text) {
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    return false;
  }
  return readText(key) === text;
}

/** @param {string} key @returns {boolean} whether it is gone */
export function remove(key) {
  try {
    localStorage.removeItem(PREFIX + key);
    return localStorage.getItem(PREFIX + key) === null;
  } catch {
    return false;
  }
}

/** @returns {string[]} without the prefix */
export function keys() {
  try {
    return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "")
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** @param {string} text @returns {any} undefined when it is not JSON */
export function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {string} key @returns {any} null when there is nothing, or nothing that can be read */
export const readJson = (key) => parse(readText(key) ?? "null") ?? null;
