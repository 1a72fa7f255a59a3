/** What somebody pasted, dropped, chose or scanned: which kind of game it is, before the engine has seen it. */
import { gamesIn } from "./import.js";
import { parse } from "./storage.js";

/** @typedef {import("./open-sent.js").Sent | { games: any[] } | { newer: true }} Read */

/** The part of a link that contains the game; a message may have more before and after it. */
const LINK = /#\/open\/([!$'()*+,.:;@~]?[\w%-]+)/i;
/** The same alone. */
const CODE = /^[!$'()*+,.:;@~]?[\w-]+=*$/;
const RECORD = /^(?:#.*\r?\n\s*)*rollbook \d/;

/**
 * @param {string} text
 * @returns {Read | null} null: nothing of ours
 */
export function readSent(text) {
  const given = text.replace(/^\uFEFF/, "").trim();
  if (given.startsWith("{")) return readExport(given);
  if (RECORD.test(given)) return { record: `${given}\n` };
  const code = LINK.exec(given)?.[1] ?? CODE.exec(given)?.[0];
  return code ? { code: code.replace(/%7e/i, "~") } : null;
}

/** @param {string} text @returns {Read | null} */
function readExport(text) {
  const games = gamesIn(text);
  return games ? { games } : Number(parse(text)?.rollbook) > 1 ? { newer: true } : null;
}
