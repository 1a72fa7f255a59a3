/**
 * An engine that lasts: calls in, replies out, in order, whatever becomes of the engine that answers them. When that is
 * lost, another one is opened and every match is put back, so a player notices no more than a pause. Every call ends:
 * with a reply, or with an EngineError.
 */

/** @typedef {Record<string, any>} Params */
/** @typedef {Record<string, any> & {ok: boolean}} Reply */
/** @typedef {"idle" | "loading" | "ready" | "restarting" | "failed"} State */
/** @typedef {{method: string, params: Params, resolve(reply: Reply): void, reject(error: unknown): void}} Call */
/**
 * @typedef {"" | "#again" | "#plain"} How the first attempt; the next; the next without the snapshot, which went wrong
 */
/** @typedef {(type: "progress" | "quiet" | "later" | "state", detail?: any) => void} Tell */

/**
 * One life of an engine. Once anything has gone wrong, it is not used again. An implementation makes sure that `ready`
 * and every call end within a deadline.
 * @typedef {object} Life
 * @property {Promise<unknown>} ready
 * @property {boolean} restored
 * @property {(method: string, params: Params) => Promise<Reply>} call
 * @property {() => void} close
 */

/** How often a start, or a call that brings the engine down, is tried before giving up. */
const TRIES = 2;

/**
 * The engine cannot be started, or a call brings it down every time. A Life that rejects with it is not tried again.
 */
export class EngineError extends Error {
  name = "EngineError";
}

/**
 * Events: `progress` with {loaded, total} in bytes; `quiet` when it runs and nobody waits for it; `later` as `progress`,
 * for what is fetched then; `state` with the new state. Nothing is loaded before start() or the first call().
 */
export class SteadyEngine extends EventTarget {
  /** @type {State} */
  state = "idle";

  /** Whether it was started from a memory snapshot. */
  restored = false;

  /** The progress reported last, in bytes. */
  progress = { loaded: 0, total: 0 };

  #open;

  /** The life that runs or is being started. @type {Promise<Life> | null} */
  #life = null;

  /** @type {Call[]} */
  #queue = [];
  #working = false;

  /** What it takes to open each match again, by its handle. @type {Map<string, Params>} */
  #matches = new Map();

  /** @param {(how: How, tell: Tell) => Life} open */
  constructor(open) {
    super();
    this.#open = open;
  }

  start() {
    this.#running().catch(() => {}); // reported by the state, by `ready` and by every call
  }

  /**
   * Resolves once the engine can answer; rejects with an EngineError if it cannot be started.
   * @returns {Promise<void>}
   */
  get ready() {
    return this.#running().then(() => {});
  }

  /** Lets go of the engine; the next start or call opens one again. */
  leave() {
    this.#life?.then(
      (life) => life.close(),
      () => {},
    );
    this.#life = null;
    this.#become("idle");
  }

  /**
   * @param {string} method
   * @param {Params} [params]
   * @returns {Promise<Reply>} the engine's reply, whether it says yes or no; rejects only with an EngineError
   */
  call(method, params = {}) {
    return new Promise((resolve, reject) => {
      this.#queue.push({ method, params, resolve, reject });
      this.#work();
    });
  }

  async #work() {
    if (this.#working) return;
    this.#working = true;
    for (let call = this.#queue.shift(); call; call = this.#queue.shift()) {
      await this.#answer(call).then(call.resolve, call.reject);
    }
    this.#working = false;
  }

  /**
   * @param {Call} call
   * @returns {Promise<Reply>}
   */
  async #answer({ method, params }) {
    if (method === "drop") {
      this.#matches.delete(params.match);
      if (!this.#life) return { ok: true }; // no engine that would have to forget it
    }
    for (let tries = 1; ; tries += 1) {
      const life = await this.#running();
      try {
        const reply = await life.call(method, params);
        this.#remember(reply);
        return reply;
      } catch (error) {
        if (error instanceof EngineError) throw error;
        this.#lose(life);
        if (tries < TRIES) continue;
        this.start(); // for the calls to come
        throw new EngineError(`“${method}” brings the engine down: ${error}`);
      }
    }
  }

  /** @param {Reply} reply */
  #remember({ ok, match, record, rev, seed }) {
    if (ok && typeof record === "string" && typeof rev === "number")
      this.#matches.set(match, { match, record, rev, seed });
  }

  /** @returns {Promise<Life>} */
  #running() {
    this.#life ??= this.#launch();
    return this.#life;
  }

  /** @param {Life} life */
  #lose(life) {
    life.close();
    this.#life = null;
    this.#become("restarting");
  }

  async #launch() {
    if (this.state !== "restarting") this.#become("loading");
    let plain = false;
    let most = TRIES;
    for (let tries = 1; ; tries += 1) {
      const life = this.#open(plain ? "#plain" : tries > 1 ? "#again" : "", (type, detail) => this.#hear(type, detail));
      try {
        await life.ready;
        for (const match of this.#matches.values()) await life.call("load", match);
        this.restored = life.restored;
        this.#become("ready");
        return life;
      } catch (error) {
        life.close();
        plain = life.restored; // do not trust that snapshot again
        if (plain) most = TRIES + 1; // nobody knows yet whether all else is well
        if (tries < most && !(error instanceof EngineError)) continue;
        this.#life = null;
        this.#become("failed");
        throw new EngineError(`the engine cannot be started: ${error}`);
      }
    }
  }

  /** @type {Tell} */
  #hear(type, detail) {
    if (type === "state") return this.#become(detail);
    if (type === "progress") this.progress = detail;
    this.#emit(type, detail);
  }

  /** @param {State} state */
  #become(state) {
    if (state === this.state) return;
    this.state = state;
    this.#emit("state", state);
  }

  /**
   * @param {string} type
   * @param {unknown} detail
   */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
