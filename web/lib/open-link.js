/** A game from a link, kept as a game of this device. Nothing that is stored changes. */
import { ask } from "./engine-call.js";
import { newId, newSeed } from "./ids.js";

/** @typedef {import("./engine-call.js").Engine} Engine */

/**
 * @param {Engine} engine
 * @param {string} code
 * @returns {Promise<{ id: string, rolls: number }>} the game's id here ("" if there is no room), and how many rolls its
 * seed has confirmed
 */
export async function openLink(engine, code) {
  const match = newId();
  const { bringRecord } = await import("./all-games.js");
  try {
    const opened = await ask(engine, "load", { match, code });
    if (opened.outcome || opened.seed) return { id: await bringRecord(engine, opened.record), rolls: opened.verified };
    // A running game continues with dice of this device.
    const { record } = await ask(engine, "load", { match, code, seed: newSeed() });
    return { id: await bringRecord(engine, record), rolls: 0 };
  } finally {
    engine.call("drop", { match }).catch(() => {});
  }
}
