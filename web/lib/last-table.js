/**
 * The table that was seen last, kept so that it is on the screen before Python runs. It is used only by the build that
 * kept it and only for the record that is saved; then it is what the engine will say of that record. It holds nothing
 * that the record does not tell. Nobody would miss it: storage.js gives it up before anything else.
 */

import { BUILD } from "./build.js";
import { readJson, remove, SPARE, writeText } from "./storage.js";

/** @typedef {import("../types").Position} Position */
/** @typedef {import("../types").Log} Log */
/** @typedef {{ build: string, position: Position, log: Log }} LastTable */

/** So many of the latest steps fill the log beside a table; the engine has the others. */
const STEPS = 40;

/** @param {Position} position @param {import("./history.js").History} history of this position */
export function keepTable(position, history, build = BUILD) {
  if (position.outcome || !build) return forgetTable(position.match);
  const table = { build, position: { ...position, frames: [] }, log: history.tail(STEPS) };
  writeText(SPARE, JSON.stringify(table), { quiet: true });
}

/** @param {import("../types").Save} save @returns {LastTable | null} */
export function lastTable({ id, record, rev }, build = BUILD) {
  const kept = readJson(SPARE);
  const { position } = kept ?? {};
  const fits = build && kept?.build === build && position?.match === id && position.record === record;
  return fits && position.rev === rev ? kept : null;
}

/** @param {string} id of the match */
export function forgetTable(id) {
  if (readJson(SPARE)?.position?.match === id) remove(SPARE);
}
