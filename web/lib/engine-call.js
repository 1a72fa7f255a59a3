/** One call to the engine: its reply, or an exception if it says no. */

/** @typedef {Pick<import("../engine/engine.js").Engine, "call">} Engine */
/** @typedef {import("../types").EngineFailure} EngineFailure */

/** An answer of the engine that says no. */
export class Refused extends Error {
  /** @param {Pick<EngineFailure, "code" | "params">} failure */
  constructor(failure) {
    super(failure.code);
    this.code = failure.code;
    this.params = failure.params;
  }
}

/**
 * @template {keyof import("../types").Replies} M
 * @param {Engine} engine
 * @param {M} method
 * @param {object} params
 * @returns {Promise<import("../types").Replies[M]>}
 */
export async function ask(engine, method, params) {
  const reply = await engine.call(method, params);
  if (!reply.ok) throw new Refused(/** @type {EngineFailure} */ (reply));
  return /** @type {any} */ (reply);
}
