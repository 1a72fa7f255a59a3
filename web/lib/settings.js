/** What the browser stores besides the games: settings, set-ups, notes. What is damaged falls back to its default. */

import { languages } from "./language.js";
import { readJson, writeText } from "./storage.js";

/** @typedef {import("../types").Settings} Settings */
/** @typedef {import("../types").SetUp} SetUp */

/** @type {Settings} */
const defaults = {
  lang: "auto",
  theme: "system",
  motion: "system",
  pace: "normal",
  keys: true,
  sound: false,
  vibration: false,
  awake: true,
  turned: false,
  coach: "ask",
  odds: false,
};
const SWITCHES = /** @type {const} */ (["keys", "sound", "vibration", "awake", "turned", "odds"]);

/** @template T @param {unknown} value @param {readonly T[]} allowed @param {T} fallback @returns {T} */
const oneOf = (value, allowed, fallback) =>
  allowed.includes(/** @type {T} */ (value)) ? /** @type {T} */ (value) : fallback;

/** @returns {Settings} */
export function settings() {
  const stored = readJson("settings") ?? {};
  return {
    lang: oneOf(stored.lang, ["auto", ...languages], defaults.lang),
    theme: oneOf(stored.theme, /** @type {const} */ (["system", "light", "dark"]), defaults.theme),
    motion: oneOf(stored.motion, /** @type {const} */ (["system", "full", "none"]), defaults.motion),
    pace: oneOf(stored.pace, /** @type {const} */ (["slow", "normal", "fast"]), defaults.pace),
    coach: oneOf(stored.coach, /** @type {const} */ (["off", "ask", "always"]), defaults.coach),
    .../** @type {Record<(typeof SWITCHES)[number], boolean>} */ (
      Object.fromEntries(SWITCHES.map((id) => [id, oneOf(stored[id], [true, false], defaults[id])]))
    ),
  };
}

/** What another version stored besides stays as it is. @param {Partial<Settings>} change */
export function changeSettings(change) {
  const stored = readJson("settings");
  writeText(
    "settings",
    JSON.stringify({ ...(stored?.constructor === Object ? stored : {}), ...settings(), ...change }),
  );
}

/** @param {string} game @returns {SetUp | null} */
export function setUpOf(game) {
  const value = readJson(`setup.${game}`);
  const sound =
    value &&
    Array.isArray(value.seats) &&
    value.seats.every((/** @type {any} */ seat) => typeof seat?.name === "string" && typeof seat?.kind === "string") &&
    typeof value.options === "object" &&
    value.options !== null;
  return sound
    ? {
        seats: value.seats,
        options: value.options,
        real: Array.isArray(value.real) ? value.real : [],
        coached: value.coached === true,
      }
    : null;
}

/** @param {string} game @param {SetUp} setUp */
export const rememberSetUp = (game, setUp) => writeText(`setup.${game}`, JSON.stringify(setUp), { quiet: true });

/** Whether `?fresh` was asked for and boot.js could not do it; said once. */
export function notFresh() {
  try {
    const noted = sessionStorage.getItem("rollbook.fresh") !== null;
    sessionStorage.removeItem("rollbook.fresh");
    return noted;
  } catch {
    return false;
  }
}

/**
 * When this browser was here, and whether it wants to be asked about installing.
 * @returns {{ visits: number, last: number, declined: number }}
 */
export function installNotes() {
  const { visits, last, declined } = readJson("install") ?? {};
  return { visits: Number(visits) || 0, last: Number(last) || 0, declined: Number(declined) || 0 };
}
/** @param {ReturnType<typeof installNotes>} notes */
export const noteInstall = (notes) => writeText("install", JSON.stringify(notes), { quiet: true });
