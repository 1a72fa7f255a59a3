/** A game that somebody sent, kept as a game of this device. Nothing that is stored changes. */
import { ask, Refused } from "./engine-call.js";
import { newId, newSeed } from "./ids.js";
import { t } from "./messages.js";
import { whyRefused } from "./session.js";

/** @typedef {import("./engine-call.js").Engine} Engine */
/** @typedef {{ code: string } | { record: string }} Sent what a link contains, or a whole record */

/**
 * @param {Engine} engine
 * @param {Sent} sent
 * @returns {Promise<{ id: string, rolls: number }>} the game's id here ("" if there is no room), and how many rolls its
 * seed has confirmed
 */
export async function openSent(engine, sent) {
  const match = newId();
  const { bringRecord } = await import("./import.js");
  try {
    const opened = await ask(engine, "load", { match, ...sent });
    if (opened.outcome || opened.seed) return { id: await bringRecord(engine, opened.record), rolls: opened.verified };
    // A running game continues with dice of this device.
    const { record } = await ask(engine, "load", { match, ...sent, seed: newSeed() });
    return { id: await bringRecord(engine, record), rolls: 0 };
  } finally {
    engine.call("drop", { match }).catch(() => {});
  }
}

/** Why it could not be opened, in a sentence. @param {unknown} error @param {Sent} sent */
export function whyNotOpened(error, sent) {
  if (!(error instanceof Refused)) return t("engine-failed");
  if (error.params.why === "wrong_outcome") return t("error-bad_record", /** @type {any} */ (error.params));
  const why = whyRefused(error);
  if ("record" in sent || why === "internal") return t(`trouble-${why}`);
  return t(why === "newer" ? "link-newer" : "link-broken");
}
