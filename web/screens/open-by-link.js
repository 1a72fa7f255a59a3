/** What a link of a game by link is for this device, and taking it. */

import { errorText } from "../lib/describe.js";
import { ask, Refused } from "../lib/engine-call.js";
import { newId } from "../lib/ids.js";
import { bringRecord } from "../lib/import.js";
import { everyGame, findGame } from "../lib/library.js";
import { alone } from "../lib/locks.js";
import { has, t } from "../lib/messages.js";
import { tidyName } from "../lib/names.js";
import { readRecord } from "../lib/record.js";
import { rename, restore, saveOf, withId, writeSave } from "../lib/saves.js";
import { whyRefused } from "../lib/session.js";

/** @typedef {import("../lib/engine-call.js").Engine} Engine */
/** @typedef {import("../types").Save} Save */
/** @typedef {import("../types").OpenedLink} OpenedLink */
/** @typedef {import("./arrive.js").Arrival} Arrival */

/** How often it is looked again if another window was quicker. */
const TRIES = 3;

/**
 * What the engine says of a link, and the game of this device that it belongs to.
 * @param {Engine} engine @param {string} code
 * @returns {Promise<{ opened: OpenedLink, own: Save | null }>}
 */
export async function readByLink(engine, code) {
  const { entries } = await everyGame();
  const own = entries.flatMap(({ save, why }) => (save?.by_link && !why ? [save] : []));
  const opened = await ask(engine, "link_open", { code, own: own.map(({ record }) => record) });
  return { opened, own: opened.to === null ? null : own[opened.to] };
}

/** @param {Engine} engine @param {string} code @returns {Promise<Arrival>} */
export async function openByLink(engine, code, tries = TRIES) {
  const { opened, own } = await readByLink(engine, code);
  const { kind, relation, record } = opened;
  const name = tidyName(opened.names.at(-1) ?? "");
  if (!own && kind === "invitation") return { path: `join/${code}`, note: "" };
  if (!own) {
    if (!record) return { path: "", note: t("bylink-reply-elsewhere") };
    const id = await bringRecord(engine, record);
    return { path: id && `play/${id}`, note: t("bylink-watching") };
  }
  const path = `play/${own.id}`;
  if (relation === "fork" && record) return { path: `fork/${code}`, note: "" };
  if (relation !== "next" || !record) return { path, note: noteOn(opened, name) };
  const taken = await takeRecord(engine, own, record);
  if (!taken && tries) return openByLink(engine, code, tries - 1);
  const joined = kind === "reply" ? t("bylink-has-joined", { name }) : "";
  return { path, note: joined, from: readRecord(own.record).moves.length };
}

/** Why a link changes nothing. @param {OpenedLink} opened @param {string} name who sent it, if it is a reply */
function noteOn({ kind, relation }, name) {
  if (relation === "new") return t("bylink-reply-elsewhere");
  if (relation === "full" || relation === "fork")
    return kind === "reply" ? t("bylink-full", { name }) : t("bylink-without");
  return t(relation === "older" ? "bylink-older" : "bylink-same");
}

/**
 * Stores a record in place of what it goes on from.
 * @param {Engine} engine @param {Save} before @param {string} record
 * @param {{ copy?: string }} [how] copy: what the record before is called, which is kept beside it
 * @returns {Promise<boolean>} false: another window has stored something else since
 */
export const takeRecord = (engine, before, record, { copy = "" } = {}) =>
  alone(before.id, async () => {
    const now = await findGame(before.id);
    if (now?.save?.record !== before.record) return false;
    const match = newId();
    try {
      const position = await ask(engine, "load", { match, record, rev: before.rev + 1 });
      if (copy) {
        const id = newId();
        if (!restore(id, withId(now.text, id))) throw new Error("no room for a copy");
        rename(id, copy);
      }
      writeSave(saveOf({ ...position, match: before.id }, Date.now()), before.record);
    } finally {
      engine.call("drop", { match }).catch(() => {});
    }
    return true;
  });

/** Why a link cannot be opened, in a sentence. @param {unknown} error */
export function whyNotByLink(error) {
  if (!(error instanceof Refused)) return t("engine-failed");
  if (error.code !== "bad_record" && has(`error-${error.code}`)) return errorText(error);
  const why = whyRefused(error);
  return t(why === "internal" ? "trouble-internal" : why === "newer" ? "link-newer" : "link-broken");
}
