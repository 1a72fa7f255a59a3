/** One call to the engine: its reply, or an exception if it says no. */

/** @typedef {Pick<import("../engine/engine.js").Engine, "call">} Engine */
/** @typedef {import("../types").EngineFailure} EngineFailure */

/** An answer of the engine that says no. */
export class Refused extends Error {
  /** @param {EngineFailure} failure */
  constructor(failure) {
    super(failure.code);
    this.code = failure.code;
    this.params = failure.params;
  }
}

/** @param {Engine} engine @param {string} method @param {object} params @returns {Promise<any>} */
export async function ask(engine, method, params) {
  const reply = await engine.call(method, params);
  if (!reply.ok) throw new Refused(/** @type {EngineFailure} */ (reply));
  return reply;
}
