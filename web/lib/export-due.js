/** When to remind somebody that finished games are only in this browser: seldom. */
import { readJson, writeText } from "./storage.js";

const DAY = 86_400_000;
/** So many games that no file has, and so old the oldest of them. */
const FEWEST = 10;
const OLD = 21 * DAY;
/** How long a reminder stays away that somebody has sent away. */
const REST = 90 * DAY;
const KEY = "exported";

const noted = () => {
  const { at, later } = readJson(KEY) ?? {};
  return { at: Number(at) || 0, later: Number(later) || 0 };
};

/** @param {object} change */
const note = (change) => writeText(KEY, JSON.stringify({ ...noted(), ...change }), { quiet: true });

/** All games were saved to a file. @param {number} now */
export const noteExport = (now) => note({ at: now });

/** Not now. @param {number} now */
export const postponeExport = (now) => note({ later: now + REST });

/**
 * @param {import("./saves.js").Entry[]} entries @param {number} now
 * @returns {number} how many finished games no file has; 0: there is nothing to say
 */
export function exportDue(entries, now) {
  const { at, later } = noted();
  if (now < later && later <= now + REST) return 0;
  const times = entries.flatMap(({ save }) => (save?.outcome && save.updated > at ? [save.updated] : []));
  return times.length >= FEWEST && now - Math.min(...times) >= OLD ? times.length : 0;
}
