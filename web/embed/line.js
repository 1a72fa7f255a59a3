/**
 * A line to an engine that others use too: one end serves, the other is called like the engine itself. Each line has its own
 * games: a handle means nothing on another line.
 *
 * To the engine: {id, method, params}. Back: {id, reply}, {id, error}, {state}, {progress: {loaded, total}}.
 */

/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {import("../engine.js").Reply} Reply */
/** @typedef {import("../engine.js").Params} Params */

const METHODS = ["games", "new", "load", "look", "play", "bot", "undo", "hint", "odds", "log", "deciders", "share", "drop"];

let lines = 0;

/** @param {Engine} engine @param {MessagePort} port */
export function serve(engine, port) {
  const line = ++lines;
  const tell = (/** @type {object} */ message) => port.postMessage(message);
  engine.addEventListener("state", () => tell({ state: engine.state }));
  engine.addEventListener("progress", (event) => tell({ progress: /** @type {CustomEvent} */ (event).detail }));
  tell({ state: engine.state, progress: engine.progress });
  port.onmessage = async ({ data }) => {
    const { id, method, params } = data ?? {};
    if (!Number.isInteger(id) || !METHODS.includes(method) || params === null || typeof params !== "object") return;
    try {
      const reply = await engine.call(method, "match" in params ? { ...params, match: `${line} ${params.match}` } : params);
      tell({ id, reply: "match" in reply ? { ...reply, match: params.match } : reply });
    } catch (error) {
      tell({ id, error: String(error) });
    }
  };
}

/** The engine at the other end of a line. */
export class FarEngine extends EventTarget {
  /** @type {import("../engine.js").State} */
  state = "idle";
  progress = { loaded: 0, total: 0 };
  #port;
  #calls = 0;
  /** @type {Map<number, { resolve(reply: Reply): void, reject(error: Error): void }>} */
  #open = new Map();

  /** @param {MessagePort} port */
  constructor(port) {
    super();
    this.#port = port;
    port.onmessage = ({ data }) => this.#hear(data);
  }

  start() {
    this.call("games").catch(() => {});
  }

  /** @param {string} method @param {Params} [params] @returns {Promise<Reply>} */
  call(method, params = {}) {
    return new Promise((resolve, reject) => {
      this.#open.set(++this.#calls, { resolve, reject });
      this.#port.postMessage({ id: this.#calls, method, params });
    });
  }

  /** @param {any} data */
  #hear({ id, reply, error, state, progress }) {
    if (state) {
      this.state = state;
      this.dispatchEvent(new CustomEvent("state", { detail: state }));
    }
    if (progress) {
      this.progress = progress;
      this.dispatchEvent(new CustomEvent("progress", { detail: progress }));
    }
    const call = this.#open.get(id);
    this.#open.delete(id);
    if (error) call?.reject(new Error(error));
    else if (reply) call?.resolve(reply);
  }
}
