/** Which games somebody is looking for: by what people call them, game, result and date. Knows no screen. */

/** @typedef {import("../types").Save} Save */
/** @typedef {import("./saves.js").Why} Why */
/** @typedef {{ id: string, save: Save | null, why: Why | null, title: string }} Row */

export const RESULTS = /** @type {const} */ (["running", "won", "lost", "bots", "none", "trouble"]);
/** The latest so many days. */
export const DATES = /** @type {const} */ ({ week: 7, month: 30, year: 365 });
const DAY = 86_400_000;

/** @typedef {{ text: string, game: string, result: string, date: string }} Wanted "": any */

/** @type {Wanted} */
export const ANYTHING = { text: "", game: "", result: "", date: "" };

/** Without case and accents. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** @param {Row} row @returns {(typeof RESULTS)[number]} */
export function resultOf({ save, why }) {
  if (!save || why) return "trouble";
  if (!save.outcome) return "running";
  const isPerson = (/** @type {number} */ seat) => save.summary.kinds[seat] === "person";
  if (!save.summary.kinds.includes("person")) return "bots";
  const { winners } = save.outcome;
  return winners.some(isPerson) ? "won" : winners.length ? "lost" : "none";
}

/** @template {Row} R @param {R[]} rows @param {Wanted} wanted @param {number} now */
export function search(rows, { text, game, result, date }, now) {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const since = date in DATES ? now - DATES[/** @type {keyof typeof DATES} */ (date)] * DAY : -Infinity;
  return rows.filter((row) => {
    const { save, title } = row;
    if (game && save?.game !== game) return false;
    if (result && resultOf(row) !== result) return false;
    if (date && !(save && save.updated >= since)) return false;
    if (!words.length) return true;
    const all = plain([title, ...(save?.summary.names ?? [])].join(" "));
    return words.every((word) => all.includes(word));
  });
}
