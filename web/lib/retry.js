/** Games that could not be opened. */
import { everyGame } from "./library.js";
import { noteTrouble } from "./saves.js";
import { whyRefused } from "./session.js";

/**
 * Tries them once more.
 * @param {import("./engine-call.js").Engine} engine @returns {Promise<boolean>} whether there were any
 */
export async function retryTroubles(engine) {
  const failed = (await everyGame()).entries.filter(({ save, why }) => save && why && why !== "room");
  for (const { id, save } of failed) {
    const reply = await engine.call("load", { match: "retry", record: save?.record });
    noteTrouble(id, reply.ok ? null : whyRefused(/** @type {import("../types").EngineFailure} */ (reply)));
  }
  if (failed.length) await engine.call("drop", { match: "retry" });
  return failed.length > 0;
}
