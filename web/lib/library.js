/**
 * All games of this device. Running games and the latest finished ones are in the synchronous storage (saves.js), all
 * finished ones in IndexedDB (archive.js). A game leaves a place only after its copy in the other one was read back,
 * and of two places the longer record counts. Without IndexedDB everything stays in the synchronous storage.
 */
import { allArchived, archive, archived, archivedIds, discard, discardAll } from "./archive.js";
import { newId } from "./ids.js";
import { forgetReview, forgetReviews } from "./kept-reviews.js";
import { alone } from "./locks.js";
import { compareRecords, headOf } from "./record.js";
import * as saves from "./saves.js";

/** @typedef {import("./saves.js").Entry} Entry */
/** @typedef {{ id: string, text: string, title: string }} Deleted */

/** The id of a game in IndexedDB while another game has its id here. */
const TWIN = "twin.";

/**
 * Which of two entries of one id counts; null: they are two games, or one that was played on in two ways, or who knows.
 * @param {Entry} here @param {Entry} kept
 */
function longer(here, kept) {
  if (here.text === kept.text) return here;
  if (!kept.save) return null;
  if (!here.save) return kept;
  const sameGame = headOf(here.save.record) === headOf(kept.save.record);
  if (here.save.undone && sameGame) return here;
  const how = compareRecords(here.save.record, kept.save.record);
  return how === "other" ? null : how === "longer" ? kept : here;
}

/**
 * What is in both places as one list, the latest first.
 * @param {Entry[]} here @param {Map<string, string>} kept
 */
export function join(here, kept) {
  const found = new Map(here.map((entry) => [entry.id, entry]));
  for (const [id, text] of kept) {
    const [one, other] = [found.get(id), saves.entryFrom(id, text)];
    const counts = one ? longer(one, other) : other;
    if (counts) found.set(id, counts);
    else found.set(TWIN + id, { ...other, id: TWIN + id });
  }
  return [...found.values()].sort((a, b) => (b.save?.updated ?? -1) - (a.save?.updated ?? -1));
}

/** @returns {Promise<{ entries: Entry[], missing: boolean }>} missing: IndexedDB has games and does not answer */
export async function everyGame() {
  // A game may be on its way from one place to the other: what is here is looked at before and after.
  const before = saves.library();
  try {
    const kept = await allArchived();
    const after = saves.library();
    const here = new Set([...after.map(({ id }) => id), ...kept.keys()]);
    return { entries: join([...after, ...before.filter(({ id }) => !here.has(id))], kept), missing: false };
  } catch {
    return { entries: saves.library(), missing: saves.archivedCount() > 0 };
  }
}

/** @param {string} id as in its entry @returns {Promise<Entry | null>} */
export async function findGame(id) {
  if (id.startsWith(TWIN)) {
    const twin = await archived(id.slice(TWIN.length)).catch(() => null);
    return twin === null ? null : { ...saves.entryFrom(id.slice(TWIN.length), twin), id };
  }
  const text = await archived(id).catch(() => null);
  const here = saves.findEntry(id);
  if (text === null) return here;
  const kept = saves.entryFrom(id, text);
  return here ? (longer(here, kept) ?? here) : kept;
}

/** @type {Promise<void>} */
let settling = Promise.resolve();

/** Moves what is finished into IndexedDB. Where that fails, it stays; it never throws. */
export function settle() {
  settling = settling.then(settleAll).catch(() => saves.tidy());
  return settling;
}

async function settleAll() {
  const kept = new Set(await archivedIds());
  const ids = saves.idsHere().filter((id) => kept.has(id) || saves.findEntry(id)?.save?.outcome);
  for (const id of ids) await alone(id, () => settleOne(id));
  saves.tidy();
  await showLatest();
}

/** The home screen shows the latest finished games, wherever they came from and even if one of them was just deleted. */
async function showLatest() {
  const { length } = await archivedIds();
  saves.countArchived(length);
  if (saves.finishedHere().length >= Math.min(saves.SEEN_BY_OLD, length)) return;
  const { entries } = await everyGame();
  for (const entry of entries.filter(({ save }) => save?.outcome).slice(0, saves.SEEN_BY_OLD)) saves.showLately(entry);
}

/** @param {string} id */
async function settleOne(id) {
  const here = saves.findEntry(id);
  const text = await archived(id);
  const kept = text === null ? null : saves.entryFrom(id, text);
  if (!here) return;
  const counts = kept ? longer(here, kept) : here;
  if (kept && !counts) {
    const apart = newId();
    await archive(apart, saves.withId(kept.text, apart));
    await discard(id);
  }
  if (kept && counts === kept) {
    // What is damaged here stays: nobody has said that it may go.
    if (here.save) saves.leave(id);
    saves.showLately(kept);
  } else if (here.save?.outcome) {
    if (kept?.text !== here.text) await archive(id, here.text);
    saves.noteCopy(id, here.text);
  } else if (kept?.save && here.save && counts === here) await discard(id);
}

/**
 * Stores a game that is not being played: finished ones in IndexedDB, if there is one.
 * @param {import("../types").Save} save
 * @param {string | null} from the record it goes on from, as it was stored
 * @returns {Promise<boolean>} whether it is stored
 */
export async function keepGame(save, from) {
  if (!save.outcome || saves.findEntry(save.id)) return saves.putSave(save, from);
  const text = JSON.stringify(save);
  try {
    if ((await archived(save.id)) !== null) throw new Error("taken");
    await archive(save.id, text);
  } catch {
    return saves.putSave(save, from);
  }
  saves.showLately(saves.entryFrom(save.id, text));
  return true;
}

/**
 * Takes a game out of both places. The caller holds its lock.
 * @param {string} id as in its entry @returns {Promise<boolean>} whether it is gone
 */
export async function takeOut(id) {
  await forgetReview(id);
  const kept = id.startsWith(TWIN) ? id.slice(TWIN.length) : id;
  try {
    await discard(kept);
  } catch {
    // Without IndexedDB there is nothing in it. If there is, the game would come back.
    if (saves.archivedCount()) return false;
  }
  return id.startsWith(TWIN) || saves.deleteSave(id);
}

/**
 * Puts a game back as it was, word for word. The caller holds its lock.
 * @param {string} id as in its entry @param {string} text @returns {Promise<boolean>} whether it is
 */
export async function putBack(id, text) {
  const { save } = saves.entryFrom(id, text);
  if (save?.outcome) {
    try {
      await archive(id, text);
      saves.leave(id);
      saves.showLately(saves.entryFrom(id, text));
      return true;
    } catch {
      return saves.restore(id, text);
    }
  }
  if (!saves.restore(id, text)) return false;
  return discard(id).then(
    () => true,
    () => !saves.archivedCount(),
  );
}

/** @param {string} id as in its entry @returns {Promise<Deleted | null>} what brings it back; null: it is still there */
export async function deleteGame(id) {
  const deleted = await alone(id, async () => {
    const entry = await findGame(id);
    const title = saves.titleOf(id);
    return entry && (await takeOut(id)) ? { id, text: entry.text, title } : null;
  });
  if (deleted) await showLatest().catch(() => {});
  return deleted;
}

/** @param {Deleted} deleted @returns {Promise<boolean>} whether it is back */
export async function bringBackGame({ id, text, title }) {
  // Under its own id, or another if somebody has taken that.
  const free = id.startsWith(TWIN) || (await findGame(id)) ? newId() : id;
  const back = await alone(free, () => putBack(free, free === id ? text : saves.withId(text, free)));
  if (back && title) saves.rename(free, title);
  await showLatest().catch(() => {});
  return back;
}

/** @returns {Promise<boolean>} whether nothing is left */
export async function deleteEverything() {
  await forgetReviews();
  const gone = await discardAll().then(
    () => true,
    () => !saves.archivedCount(),
  );
  return gone ? saves.deleteAll() : false;
}

/** @returns {Promise<{ text: string, missing: boolean }>} see everyGame */
export async function exportEverything() {
  const { entries, missing } = await everyGame();
  return { text: saves.exportText(entries), missing };
}
