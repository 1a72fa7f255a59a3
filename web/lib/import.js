/**
 * Games from a file. Nothing that is stored is shortened, replaced or pushed out: the longer record of a game counts,
 * another game under a taken id gets a new one, and what cannot be opened is named and left out. All of it can be taken
 * back.
 */

import { ask, Refused } from "./engine-call.js";
import { newId } from "./ids.js";
import { everyGame, findGame, keepGame, putBack, settle, takeOut } from "./library.js";
import { alone } from "./locks.js";
import { tidyTitle } from "./names.js";
import { compareRecords, headOf } from "./record.js";
import { rename, saveOf, titleOf } from "./saves.js";
import { whyRefused } from "./session.js";
import { parse } from "./storage.js";

/** @typedef {import("./engine-call.js").Engine} Engine */
/** @typedef {import("../types").Save} Save */
/**
 * @typedef {{ at: number, game: string, names: string[], why: import("./saves.js").Why | "full" }} Skipped `at`: its
 * number in the file
 */
/** @typedef {{ id: string, before: string | null, after: string }} Change the texts of an entry */
/** @typedef {{ added: number, longer: number, here: number, skipped: Skipped[], changes: Change[] }} Report */

/** A file of a million empty games would keep the page busy for minutes. */
const MOST = 10_000;
const ID = /^[a-z2-7]{10}$/;
/** After so many games that the engine did not survive, the rest is not tried. */
const TRIES = 2;

/**
 * The games in an exported text, whatever they are; null when the text is no export, or no browser's.
 * @param {string} text
 * @returns {any[] | null}
 */
export function gamesIn(text) {
  const value = parse(text);
  if (value?.rollbook !== 1 || !Array.isArray(value.games)) return null;
  const games = value.games.concat(Array.isArray(value.damaged) ? value.damaged : []);
  return games.length <= MOST ? games : null;
}

/**
 * @param {Engine} engine
 * @param {any[]} games see gamesIn
 * @param {(done: number) => void} [tell]
 * @returns {Promise<Report>}
 */
export async function importGames(engine, games, tell = () => {}) {
  /** @type {Report} */
  const report = { added: 0, longer: 0, here: 0, skipped: [], changes: [] };
  const known = await idsByHead();
  let failures = 0;
  for (const [at, given] of games.entries()) {
    tell(at);
    try {
      if (typeof given?.record !== "string") throw new Refused({ code: "bad_record", params: {} });
      if (failures === TRIES) throw new Error("the engine does not stay up");
      const kind = await bring(engine, given, known, report.changes);
      if (kind === "full") skip("full");
      else report[kind] += 1;
    } catch (error) {
      if (!(error instanceof Refused)) failures = Math.min(failures + 1, TRIES);
      skip(error instanceof Refused ? whyRefused(error) : "internal");
    }

    /** @param {Skipped["why"]} why */
    function skip(why) {
      const names = Array.isArray(given?.summary?.names)
        ? given.summary.names.filter((/** @type {unknown} */ name) => typeof name === "string")
        : [];
      report.skipped.push({ at: at + 1, game: String(given?.game ?? ""), names, why });
    }
  }
  await engine.call("drop", { match: "import" }).catch(() => {});
  await settle();
  return report;
}

/**
 * One game, by the same rules.
 * @param {Engine} engine
 * @param {string} record
 * @returns {Promise<string>} its id here; "" if the browser has no room, which the storage has reported
 */
export async function bringRecord(engine, record) {
  /** @type {Change[]} */
  const changes = [];
  const known = await idsByHead();
  const twins = known.get(headOf(record)) ?? [];
  await bring(engine, { record }, known, changes);
  if (changes[0]) return changes[0].id;
  for (const id of [...twins, ...(known.get(headOf(record)) ?? [])]) {
    const save = (await findGame(id))?.save;
    if (save && tellsAll(save.record, record)) return id;
  }
  return "";
}

/** @returns {Promise<Map<string, Set<string>>>} */
async function idsByHead() {
  const known = new Map();
  for (const { id, save } of (await everyGame()).entries) if (save) note(known, save.record, id);
  return known;
}

/** @param {Map<string, Set<string>>} known @param {string} record @param {string} id */
function note(known, record, id) {
  const head = headOf(record);
  known.set(head, (known.get(head) ?? new Set()).add(id));
}

/**
 * @param {Engine} engine @param {any} given @param {Map<string, Set<string>>} known @param {Change[]} changes
 * @returns {Promise<"added" | "longer" | "here" | "full">}
 */
async function bring(engine, given, known, changes) {
  for (const id of known.get(headOf(given.record)) ?? []) {
    const twin = (await findGame(id))?.save;
    if (twin && tellsAll(twin.record, given.record)) return "here";
  }
  /** @type {import("../types").Position} */
  const position = await ask(engine, "load", {
    match: "import",
    record: given.record,
    rev: Number.isInteger(given.rev) ? given.rev : 0,
  });
  const now = Date.now();
  const updated = Number.isFinite(given.updated) ? Math.min(Math.max(given.updated, 0), now) : now;
  const save = saveOf(position, updated, given.coached === true);
  // As the file has it and as the engine writes it: what is stored may be of either kind.
  const records = [given.record, save.record];
  for (const id of new Set(records.flatMap((record) => [...(known.get(headOf(record)) ?? [])]))) {
    const kind = await alone(id, () => merge(id, save, records, changes));
    if (kind !== "other") return kind;
  }
  const id = ID.test(given.id) && !(await findGame(given.id)) ? given.id : newId();
  if (!(await put({ ...save, id }, null, null, changes))) return "full";
  const title = tidyTitle(String(given.title ?? ""));
  if (title && !titleOf(id)) rename(id, title);
  note(known, save.record, id);
  return "added";
}

/** Whether a record has all that another one tells of the same game. @param {string} record @param {string} other */
const tellsAll = (record, other) => ["same", "shorter"].includes(compareRecords(record, other));

/** @param {string} id @param {Save} save @param {string[]} records @param {Change[]} changes */
async function merge(id, save, records, changes) {
  const there = await findGame(id);
  if (!there?.save) return "other";
  const { record, updated } = there.save;
  if (records.some((one) => tellsAll(record, one))) return "here";
  if (!records.some((one) => compareRecords(record, one) === "longer")) return "other";
  return (await put({ ...save, id, updated: Math.max(save.updated, updated) }, record, there.text, changes))
    ? "longer"
    : "full";
}

/** @param {Save} save @param {string | null} from @param {string | null} before @param {Change[]} changes */
async function put(save, from, before, changes) {
  if (!(await keepGame(save, from))) return false;
  changes.push({ id: save.id, before, after: JSON.stringify(save) });
  return true;
}

/**
 * Takes an import back; a game that was played on since stays as it is.
 * @param {Change[]} changes
 * @returns {Promise<number>} how many stay
 */
export async function undoImport(changes) {
  let stay = 0;
  for (const { id, before, after } of [...changes].reverse()) {
    const undone = await alone(
      id,
      async () => (await findGame(id))?.text === after && (before === null ? takeOut(id) : putBack(id, before)),
    );
    if (!undone) stay += 1;
  }
  await settle();
  return stay;
}
