/**
 * The games in the browser's synchronous storage: what is running, and the latest that are finished. library.js adds
 * the finished games in IndexedDB. Nothing here deletes, shortens or hides a game without a person's word:
 * - `game.<id>` is a game. What cannot be read is listed all the same, with the reason.
 * - `done.<id>` is a copy of a finished game. Version 0.1.0 deletes finished games under `game.` beyond the twelfth,
 *   and may come back: so only the latest stay there, and every finished game has a copy that 0.1.0 does not know:
 *   here from its last move until library.js has one in IndexedDB. Of the two, the longer counts.
 * - `title.<id>` is the name that somebody gave a game. An older version that plays it on leaves it alone.
 * - `aside.game.<id>` is where 0.1.0 hid what it could not open.
 * - `trouble` says why a game could not be opened. It is a note and no more: without it nothing is lost.
 */

import { newId } from "./ids.js";
import { forgetTable } from "./last-table.js";
import { compareRecords, headOf } from "./record.js";
import { savedKind } from "./seats.js";
import { settings } from "./settings.js";
import { keys, parse, readJson, readText, remove, writeText } from "./storage.js";

/** @typedef {import("../types").Save} Save */
/** @typedef {import("../types").Position} Position */
/**
 * Why a game cannot be opened: its text is damaged, it is in no form that this version knows, a newer version made it,
 * the engine failed, or there is no room to bring it back from where 0.1.0 put it.
 * @typedef {"damaged" | "unknown" | "newer" | "internal" | "room"} Why
 */
/**
 * @typedef {{ id: string, text: string, save: Save | null, why: Why | null }} Entry what is stored, word for word, and
 * what it says
 */

const GAME = "game.";
const DONE = "done.";
const ASIDE = "aside.game.";
const TITLE = "title.";
/** How many finished games stay where 0.1.0 looks: as many as it shows. */
export const SEEN_BY_OLD = 3;

/**
 * Games that could not be stored, with what is stored in their place: they last as long as the page.
 * @type {Map<string, { base: string | null, text: string }>}
 */
const unsaved = new Map();
/** What was read before, so that a text is parsed once. @type {Map<string, { text: string, value: any }>} */
const read = new Map();
/** @type {Record<string, Why> | null} */
let notes = null;
/** Of which texts library.js has read back a copy in IndexedDB, by id. @type {Map<string, string>} */
const copied = new Map();

/** Fires `settle` when library.js has something to move: a game is over, or was taken back after its end. */
export const saveEvents = new EventTarget();

/** @param {any} value @returns {value is Save} */
function isSave(value) {
  return (
    value !== null &&
    typeof value === "object" &&
    typeof value.id === "string" &&
    typeof value.game === "string" &&
    typeof value.record === "string" &&
    Number.isInteger(value.rev) &&
    Number.isFinite(value.updated) &&
    Array.isArray(value.summary?.names) &&
    value.summary.names.every((/** @type {unknown} */ name) => typeof name === "string") &&
    Array.isArray(value.summary?.kinds) &&
    (!value.summary.scores || Array.isArray(value.summary.scores)) &&
    (!value.outcome || Array.isArray(value.outcome.winners)) &&
    (!value.by_link || Array.isArray(value.by_link.players))
  );
}

/** @param {string} key @param {string} text */
function parsed(key, text) {
  const before = read.get(key);
  if (before?.text === text) return before.value;
  const value = parse(text);
  read.set(key, { text, value });
  return value;
}

/** @param {string} id @param {string} text @returns {Entry} of a text that is stored elsewhere */
export const entryFrom = (id, text) => /** @type {Entry} */ (entryOf("", id, text));

/** @param {string} key "": read once @param {string} id @param {string | null} text @returns {Entry | null} */
function entryOf(key, id, text) {
  if (text === null) return null;
  const value = key ? parsed(key, text) : parse(text);
  if (isSave(value) && value.id === id) return { id, text, save: value, why: troubles()[id] ?? null };
  return { id, text, save: null, why: value === undefined ? "damaged" : "unknown" };
}

/** @param {string} id @returns {string | null} */
function unsavedText(id) {
  const held = unsaved.get(id);
  // Another window has stored something since: that counts.
  if (held && readText(GAME + id) !== held.base) unsaved.delete(id);
  return unsaved.get(id)?.text ?? null;
}

/** @param {string} id @returns {Entry | null} */
export function findEntry(id) {
  if (id.startsWith(ASIDE)) return asideEntry(id);
  const held = entryOf(`unsaved.${id}`, id, unsavedText(id));
  if (held) return held;
  const first = entryOf(GAME + id, id, readText(GAME + id));
  const copy = entryOf(DONE + id, id, readText(DONE + id));
  if (!copy?.save || first?.text === copy.text) return first ?? copy;
  return first?.save && compareRecords(first.save.record, copy.save.record) !== "longer" ? first : copy;
}

/** What bringBack could not bring back; its key is its id. @param {string} key @returns {Entry | null} */
function asideEntry(key) {
  const entry = entryOf(key, key.slice(ASIDE.length), readText(key));
  return entry && { ...entry, id: key, why: "room" };
}

/** Everything that is stored as a game, the latest first; what cannot be read last. @returns {Entry[]} */
export function library() {
  const stored = keys();
  const ids = new Set(unsaved.keys());
  for (const place of [GAME, DONE])
    for (const key of stored) if (key.startsWith(place)) ids.add(key.slice(place.length));
  const entries = [...ids].map(findEntry).filter((entry) => entry !== null);
  const aside = stored
    .filter((key) => key.startsWith(ASIDE))
    .map(asideEntry)
    .filter((entry) => entry !== null);
  return [...entries, ...aside].sort((a, b) => (b.save?.updated ?? -1) - (a.save?.updated ?? -1));
}

/** @param {string} id @returns {Save | null} */
export const loadSave = (id) => findEntry(id)?.save ?? null;

/** @param {Position} position @param {number} updated @param {boolean} [coached] @returns {Save} */
export function saveOf(position, updated, coached) {
  const { match: id, game, record, rev, seats, turn, view, outcome, daily, by_link } = position;
  const summary = {
    names: seats.map(({ name }) => name),
    kinds: seats.map(({ kind }) => savedKind(kind)),
    scores: Array.isArray(view.scores) ? view.scores : null,
    turn: turn.kind === "over" ? null : turn.seat,
  };
  return {
    id,
    game,
    record,
    rev,
    outcome,
    updated,
    summary,
    ...(daily ? { daily } : {}),
    ...(by_link ? { by_link } : {}),
    ...(coached ? { coached } : {}),
  };
}

/**
 * Stores a game where it was. What is there and is not of this game is kept as a game of its own.
 * @param {Save} save @param {string | null} from the record it goes on from, as it was stored
 * @returns {boolean} whether it is stored
 */
export function putSave(save, from) {
  const key = GAME + save.id;
  const there = entryOf(key, save.id, readText(key));
  const replaces =
    !there || (there.save && (there.save.record === from || headOf(there.save.record) === headOf(save.record)));
  return (replaces || keepApart(there.text)) && writeText(key, JSON.stringify(save));
}

/**
 * Stores a game after a change; where that is not possible, it lasts as long as the page.
 * @param {Save} save @param {string | null} from see putSave
 * @returns {boolean} whether it is stored
 */
export function writeSave(save, from) {
  const undone = from !== null && compareRecords(save.record, from) === "longer";
  const marked = undone ? { ...save, undone } : save;
  const stored = putSave(marked, from);
  if (stored) {
    unsaved.delete(save.id);
    // Taken back after its end: the copy is of the past.
    if (!save.outcome && readText(DONE + save.id) !== null) remove(DONE + save.id);
  } else unsaved.set(save.id, { base: readText(GAME + save.id), text: JSON.stringify(marked) });
  tidy();
  if (save.outcome || undone) saveEvents.dispatchEvent(new Event("settle"));
  return stored;
}

/** Puts an entry back as it was. @param {string} id @param {string} text @returns {boolean} whether it is */
export function restore(id, text) {
  return writeText(GAME + id, text) && (readText(DONE + id) === null || remove(DONE + id));
}

/**
 * Gives a text that must not be overwritten a place of its own.
 * @param {string} text @param {Why | null} [why] it cannot be opened
 * @returns {boolean} whether it is stored there
 */
export function keepApart(text, why = null) {
  const id = newId();
  if (!writeText(GAME + id, withId(text, id))) return false;
  noteTrouble(id, why);
  return true;
}

/** @param {string} text @param {string} id */
export function withId(text, id) {
  const value = parse(text);
  return isSave(value) ? JSON.stringify({ ...value, id }) : text;
}

/** @param {string} id as in its entry @returns {boolean} whether it is gone */
export function deleteSave(id) {
  const gone = takeAway(id);
  // There may be room now.
  for (const [other, { text }] of unsaved) if (putSave(JSON.parse(text), null)) unsaved.delete(other);
  tidy();
  return gone;
}

/** @param {string} id as in its entry @returns {boolean} whether it is gone */
export function takeAway(id) {
  unsaved.delete(id);
  noteTrouble(id, null);
  // The copy first: if this ends half-way, the game is still there.
  const gone = id.startsWith(ASIDE) ? remove(id) : remove(DONE + id) && remove(GAME + id);
  if (gone) remove(TITLE + id);
  forgetTable(id);
  return gone;
}

/** Games, settings, notes. @returns {boolean} whether nothing is left */
export function deleteAll() {
  unsaved.clear();
  copied.clear();
  notes = null;
  return keys().map(remove).every(Boolean);
}

/** What a person calls a game; "": nothing of its own. @param {string} id */
export const titleOf = (id) => readText(TITLE + id) ?? "";

/** @param {string} id @param {string} title @returns {boolean} whether it is stored */
export const rename = (id, title) => (title ? writeText(TITLE + id, title) : remove(TITLE + id));

/** What is stored under `game.` and is finished, the latest first. @returns {Entry[]} */
export const finishedHere = () =>
  under(GAME)
    .filter(({ save }) => save?.outcome)
    .sort((a, b) => (b.save?.updated ?? 0) - (a.save?.updated ?? 0));

/** What library.js looks at: whatever is here, stored or not. @returns {string[]} */
export const idsHere = () => [...new Set([...unsaved.keys(), ...[...under(DONE), ...under(GAME)].map(({ id }) => id)])];

/** @param {string} place */
const under = (place) =>
  keys()
    .filter((key) => key.startsWith(place))
    .map((key) => entryOf(key, key.slice(place.length), readText(key)))
    .filter((entry) => entry !== null);

/** A copy of this text was read back from IndexedDB: none is needed here. @param {string} id @param {string} text */
export function noteCopy(id, text) {
  copied.set(id, text);
  if (unsaved.get(id)?.text === text) unsaved.delete(id);
  if (readText(DONE + id) === text) remove(DONE + id);
}

/** What is here of a game that another place tells in full. @param {string} id */
export const leave = (id) => remove(DONE + id) && remove(GAME + id);

/**
 * A finished game that is in IndexedDB is also put where the home screen looks, if it is one of the latest.
 * @param {Entry} entry
 */
export function showLately({ id, text, save }) {
  const latest = finishedHere().slice(0, SEEN_BY_OLD);
  const late = latest.length < SEEN_BY_OLD || (save?.updated ?? 0) > (latest.at(-1)?.save?.updated ?? 0);
  if (late && readText(GAME + id) === null && writeText(GAME + id, text, { quiet: true })) copied.set(id, text);
}

/** Copies finished games to where an older version does not delete them. */
export function tidy() {
  for (const [at, { id, text }] of finishedHere().entries()) {
    const safe = copied.get(id) === text || readText(DONE + id) === text || writeText(DONE + id, text, { quiet: true });
    if (safe && at >= SEEN_BY_OLD && readText(GAME + id) === text) remove(GAME + id);
  }
  countOpen();
}

/** How many games were in IndexedDB when library.js looked last. */
export const archivedCount = () => Number(readText("archived")) || 0;

/** @param {number} count */
export const countArchived = (count) =>
  count === archivedCount() || writeText("archived", String(count), { quiet: true });

/** boot.js learns how many rows the home screen will show. */
function countOpen() {
  writeText("open", String(under(GAME).filter(({ save }) => !save?.outcome).length), { quiet: true });
}

/** Games that 0.1.0 could not open and hid come back to the list, as far as there is room. */
export function bringBack() {
  for (const key of keys().filter((one) => one.startsWith(ASIDE))) {
    const id = key.slice(ASIDE.length);
    const [text, there] = [readText(key) ?? "", findEntry(id)];
    const save = entryOf(key, id, text)?.save;
    const told = Boolean(
      save && there?.save && ["same", "shorter"].includes(compareRecords(there.save.record, save.record)),
    );
    const free = there ? newId() : id;
    if (told || writeText(GAME + free, withId(text, free), { quiet: true })) remove(key);
  }
  countOpen();
}

/** Whether a game could not be opened. */
export const hasTroubles = () => Object.keys(troubles()).length > 0;

function troubles() {
  notes ??= readJson("trouble")?.constructor === Object ? readJson("trouble") : {};
  return /** @type {Record<string, Why>} */ (notes);
}

/** Why a game could not be opened; null: it could. @param {string} id @param {Why | null} why */
export function noteTrouble(id, why) {
  const { [id]: before, ...others } = troubles();
  if ((before ?? null) === why) return;
  notes = why ? { ...others, [id]: why } : others;
  writeText("trouble", JSON.stringify(notes), { quiet: true });
}

/**
 * Everything a person would miss, as one text. What is no game that can be read is in it word for word.
 * @param {Entry[]} [entries]
 */
export function exportText(entries = library()) {
  const games = entries.flatMap(({ id, save }) => (save ? [titleOf(id) ? { ...save, title: titleOf(id) } : save] : []));
  const damaged = entries.filter(({ save }) => !save).map(({ id, text }) => ({ id, text }));
  return JSON.stringify({ rollbook: 1, settings: settings(), games, damaged }, null, 1);
}
