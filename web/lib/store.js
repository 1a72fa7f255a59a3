/**
 * What the browser keeps: settings, games, results. Every access may fail (private mode, a full disk, somebody's editing)
 * and none of those may stop a game: reads fall back, writes report once, damaged entries are kept aside.
 */

import { languages } from "./words.js";

/** @typedef {import("../types").Save} Save */
/** @typedef {import("../types").Settings} Settings */
/** @typedef {import("../types").SetUp} SetUp */

const PREFIX = "rollbook.";
const KEEP_FINISHED = 12;

/** @type {Settings} */
const defaults = { lang: "auto", theme: "system", motion: "system", pace: "normal", keys: true, sound: false, vibration: false, awake: true, turned: false };
const SWITCHES = /** @type {const} */ (["keys", "sound", "vibration", "awake", "turned"]);

/** Fires `trouble` once, the first time a write fails. */
export const storeEvents = new EventTarget();
let warned = false;

/** @param {string} key */
function readText(key) {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key @param {string} text
 * @param {{ quiet?: boolean }} [how] quiet: nobody would miss it
 * @returns {boolean} whether it is safely stored
 */
function writeText(key, text, { quiet = false } = {}) {
  try {
    localStorage.setItem(PREFIX + key, text);
    return true;
  } catch {
    if (!warned && !quiet) {
      warned = true;
      storeEvents.dispatchEvent(new Event("trouble"));
    }
    return false;
  }
}

/** @param {string} key */
function remove(key) {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was stored in the first place.
  }
}

/** @param {string} key @returns {any} */
function readJson(key) {
  const text = readText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    putAside(key, text);
    return null;
  }
}

/**
 * A damaged entry is not thrown away: somebody may want to rescue it, and it says what went wrong.
 * @param {string} key @param {string} text
 */
function putAside(key, text) {
  if (writeText(`aside.${key}`, text, { quiet: true })) remove(key);
}

/** @returns {string[]} keys without the prefix */
function keys() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** @template T @param {unknown} value @param {readonly T[]} allowed @param {T} fallback @returns {T} */
const oneOf = (value, allowed, fallback) => (allowed.includes(/** @type {T} */ (value)) ? /** @type {T} */ (value) : fallback);

/** @returns {Settings} */
export function settings() {
  const stored = readJson("settings") ?? {};
  return {
    lang: oneOf(stored.lang, ["auto", ...languages], defaults.lang),
    theme: oneOf(stored.theme, /** @type {const} */ (["system", "light", "dark"]), defaults.theme),
    motion: oneOf(stored.motion, /** @type {const} */ (["system", "full", "none"]), defaults.motion),
    pace: oneOf(stored.pace, /** @type {const} */ (["slow", "normal", "fast"]), defaults.pace),
    .../** @type {Record<(typeof SWITCHES)[number], boolean>} */ (Object.fromEntries(SWITCHES.map((id) => [id, oneOf(stored[id], [true, false], defaults[id])]))),
  };
}

/** @param {Partial<Settings>} change */
export function changeSettings(change) {
  writeText("settings", JSON.stringify({ ...settings(), ...change }));
}

/** @param {any} value @returns {value is Save} */
function isSave(value) {
  return value !== null && typeof value === "object" && typeof value.id === "string" && typeof value.game === "string"
    && typeof value.record === "string" && Number.isInteger(value.rev) && Number.isFinite(value.updated)
    && Array.isArray(value.summary?.names) && value.summary.names.every((/** @type {unknown} */ name) => typeof name === "string")
    && Array.isArray(value.summary?.kinds) && (!value.summary.scores || Array.isArray(value.summary.scores))
    && (!value.outcome || Array.isArray(value.outcome.winners));
}

/** @param {string} id @returns {Save | null} */
export function loadSave(id) {
  const key = `game.${id}`;
  const value = readJson(key);
  if (value === null) return null;
  if (isSave(value) && value.id === id) return value;
  putAside(key, JSON.stringify(value));
  return null;
}

/** All games, the latest first. @returns {Save[]} */
export function saves() {
  return keys().filter((key) => key.startsWith("game.")).map((key) => loadSave(key.slice("game.".length)))
    .filter((save) => save !== null).sort((a, b) => b.updated - a.updated);
}

/** @param {Save} save @returns {boolean} whether it is safely stored */
export function writeSave(save) {
  const stored = writeText(`game.${save.id}`, JSON.stringify(save));
  tidy();
  return stored;
}

/** @param {string} id */
export function deleteSave(id) {
  remove(`game.${id}`);
  tidy();
}

/** Takes a game that cannot be opened out of the list without losing it. @param {string} id */
export function setAsideSave(id) {
  const text = readText(`game.${id}`);
  if (text !== null) putAside(`game.${id}`, text);
  tidy();
}

/** Old finished games make room; boot.js learns how many rows the home screen will show. */
function tidy() {
  const all = saves();
  for (const old of all.filter((save) => save.outcome).slice(KEEP_FINISHED)) remove(`game.${old.id}`);
  writeText("open", String(all.filter((save) => !save.outcome).length), { quiet: true });
}

/** @param {string} game @returns {SetUp | null} */
export function setUpOf(game) {
  const value = readJson(`setup.${game}`);
  const sound = value && Array.isArray(value.seats) && value.seats.every((/** @type {any} */ seat) => typeof seat?.name === "string" && typeof seat?.kind === "string")
    && typeof value.options === "object" && value.options !== null;
  return sound ? { seats: value.seats, options: value.options, real: Array.isArray(value.real) ? value.real : [] } : null;
}

/** @param {string} game @param {SetUp} setUp */
export const rememberSetUp = (game, setUp) => writeText(`setup.${game}`, JSON.stringify(setUp), { quiet: true });

/** @param {any} value @returns {value is import("../types").GameInfo} */
function isGameInfo(value) {
  return typeof value?.id === "string" && Array.isArray(value.seats) && value.seats.length === 2 && value.seats.every(Number.isInteger)
    && Array.isArray(value.real) && value.real.every((/** @type {any} */ one) => typeof one?.id === "string" && Array.isArray(one.verbs))
    && Array.isArray(value.bots) && Array.isArray(value.options) && value.options.every((/** @type {any} */ option) => typeof option?.id === "string" && typeof option.kind === "string");
}

/** The engine's own description of its games, kept so that set-up can be drawn before Python arrives. @returns {import("../types").GameInfo[]} */
export function cachedGames() {
  const value = readJson("games");
  return Array.isArray(value) && value.every(isGameInfo) ? value : [];
}
/** @param {unknown} games */
export const cacheGames = (games) => writeText("games", JSON.stringify(games), { quiet: true });

/** Whether `?fresh` was asked for and boot.js could not do it; said once. */
export function notFresh() {
  try {
    const noted = sessionStorage.getItem(`${PREFIX}fresh`) !== null;
    sessionStorage.removeItem(`${PREFIX}fresh`);
    return noted;
  } catch {
    return false;
  }
}

/** When this browser was here, and whether it wants to be asked about installing. @returns {{ visits: number, last: number, declined: number }} */
export function installNotes() {
  const { visits, last, declined } = readJson("install") ?? {};
  return { visits: Number(visits) || 0, last: Number(last) || 0, declined: Number(declined) || 0 };
}
/** @param {ReturnType<typeof installNotes>} notes */
export const noteInstall = (notes) => writeText("install", JSON.stringify(notes), { quiet: true });

/** Everything a person would miss, as one text. */
export function exportAll() {
  return JSON.stringify({ rollbook: 1, settings: settings(), games: saves() }, null, 1);
}

/**
 * Reads an exported text without storing anything.
 * @param {string} text
 * @returns {Save[] | null} null when it is not ours
 */
export function parseExport(text) {
  try {
    const value = JSON.parse(text);
    if (value?.rollbook !== 1 || !Array.isArray(value.games)) return null;
    return value.games.every(isSave) ? value.games : null;
  } catch {
    return null;
  }
}

export function deleteAll() {
  for (const key of keys()) remove(key);
}

/** A fresh handle for a game. */
export const newId = () => random(10);

/** A seed that nobody can guess: 16 characters of base 32 from the browser's own source. */
export const newSeed = () => random(16);

/** @param {number} length */
function random(length) {
  const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte & 31]).join("");
}
