/**
 * A line to an engine that others use too: one end serves, the other is an engine for the caller. Each line
 * has its own games: a handle means nothing on another line. When a line ends, what it held is freed.
 *
 * To the engine: {id, method, params}, {bye}. Back: {id, reply}, {id, error}, {state}, {progress: {loaded, total}}.
 * Both ways: {ping}, {pong}. If the two could not be connected: {gone}.
 */
import { EngineError } from "../engine/steady.js";

/** @typedef {import("../engine/steady.js").SteadyEngine} Engine */
/** @typedef {import("../engine/steady.js").Reply} Reply */
/** @typedef {import("../engine/steady.js").Params} Params */
/** @typedef {import("../engine/steady.js").Tell} Tell */

/**
 * In milliseconds: how often the other end is asked whether it is there, and how long an idle end may take to say so.
 */
const PATIENCE = { sign: 4_000, sweep: 60_000 };

/** This many pings may go unanswered at first, while the other end is loading. */
const FIRST = 5;

let lines = 0;

/**
 * Every line that is served here, by what asks whether its other end is there.
 * @type {Set<{ heard: boolean, ask(): void, end(): void }>}
 */
const served = new Set();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let sweeping;

/** @param {Engine} engine @param {MessagePort} port @returns {() => void} ends it */
export function serve(engine, port) {
  const number = ++lines;
  const handles = new Set();
  const over = new AbortController();
  const { signal } = over;
  const tell = (/** @type {object} */ message) => port.postMessage(message);
  const line = {
    heard: true,
    ask: () => tell({ ping: true }),
    end() {
      if (signal.aborted) return;
      over.abort();
      served.delete(line);
      port.close();
      for (const match of handles) engine.call("drop", { match }).catch(() => {});
    },
  };
  /** @param {any} data */
  const hear = async (data) => {
    line.heard = true;
    if (data?.bye) return line.end();
    if (data?.ping) return tell({ pong: true });
    const { id, method, params } = data ?? {};
    if (!Number.isInteger(id) || typeof method !== "string" || params === null || typeof params !== "object") return;
    const match = "match" in params ? `${number} ${params.match}` : null;
    if (match && method === "drop") handles.delete(match);
    else if (match) handles.add(match);
    try {
      const reply = await engine.call(method, match ? { ...params, match } : params);
      tell({ id, reply: "match" in reply ? { ...reply, match: params.match } : reply });
    } catch (error) {
      tell({ id, error: String(error) });
    }
  };
  engine.start();
  engine.addEventListener("state", () => tell({ state: engine.state }), { signal });
  engine.addEventListener("progress", () => tell({ progress: engine.progress }), { signal });
  port.addEventListener("close", line.end, { signal });
  port.onmessage = ({ data }) => hear(data);
  tell({ state: engine.state, progress: engine.progress });
  served.add(line);
  sweep();
  return line.end;
}

/** A frame may end without notice. That matters only when somebody wants a line again. */
function sweep() {
  if (sweeping !== undefined || served.size < 2) return;
  for (const line of served) {
    line.heard = false;
    line.ask();
  }
  sweeping = setTimeout(() => {
    sweeping = undefined;
    for (const line of [...served]) if (!line.heard) line.end();
  }, PATIENCE.sweep);
}

/** The engine at the other end of a line: one life of it, as long as somebody there says something. */
export class Line {
  restored = false;
  /** Whether anything has ever been heard. */
  met = false;
  /** @type {MessagePort | null} */
  #port = null;
  #tell;
  #sign;
  #calls = 0;
  /** @type {Map<number, { resolve(reply: any): void, reject(error: Error): void }>} */
  #open = new Map();
  /** How many pings in a row have gone unanswered. */
  #silent = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  /** Why it can no longer be used. @type {string | null} */
  #broken = null;

  /** @param {() => Promise<MessagePort>} connect @param {Tell} tell @param {{ sign?: number }} [patience] */
  constructor(connect, tell, { sign = PATIENCE.sign } = {}) {
    this.#tell = tell;
    this.#sign = sign;
    /** @type {Promise<void>} */
    this.ready = this.#connect(connect);
  }

  /** @param {() => Promise<MessagePort>} connect */
  async #connect(connect) {
    const port = await connect();
    if (this.#broken) port.close();
    if (this.#broken) throw new Error(this.#broken);
    this.#port = port;
    port.onmessage = ({ data }) => this.#hear(data ?? {});
    port.addEventListener("close", () => this.#break("the line is cut"));
    await new Promise((resolve, reject) => {
      this.#open.set(0, { resolve, reject });
      this.#watch();
    });
  }

  /** @param {string} method @param {Params} params @returns {Promise<Reply>} */
  call(method, params) {
    return new Promise((resolve, reject) => {
      if (this.#broken) throw new Error(this.#broken);
      const id = ++this.#calls;
      this.#port?.postMessage({ id, method, params });
      this.#open.set(id, { resolve, reject });
      this.#watch();
    });
  }

  close() {
    this.#port?.postMessage({ bye: true });
    this.#break("closed");
  }

  /**
   * While something is awaited the other end is asked whether it is there: it may wait for its engine, but not be
   * silent.
   */
  #watch() {
    if (this.#timer !== undefined) return;
    this.#silent = 0;
    this.#timer = setInterval(() => {
      if (!this.#open.size) return this.#rest();
      if (this.#silent >= (this.met ? 1 : FIRST)) return this.#break("nobody answers");
      this.#silent += 1;
      this.#port?.postMessage({ ping: true });
    }, this.#sign);
  }

  #rest() {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** @param {string} why */
  #break(why) {
    this.#broken ??= why;
    this.#rest();
    this.#port?.close();
    for (const { reject } of this.#open.values()) reject(new Error(this.#broken));
    this.#open.clear();
  }

  /** @param {any} data */
  #hear({ id, reply, error, state, progress, ping, gone }) {
    if (gone) return this.#break("there is no engine at the other end");
    this.met = true;
    this.#silent = 0;
    if (ping) this.#port?.postMessage({ pong: true });
    if (progress) this.#tell("progress", progress);
    if (state) this.#follow(state);
    const call = this.#open.get(id);
    this.#open.delete(id);
    if (error) call?.reject(new EngineError(error));
    else if (reply) call?.resolve(reply);
  }

  /** @param {import("../engine/steady.js").State} state of the engine at the other end */
  #follow(state) {
    const starting = this.#open.get(0);
    if (!starting) {
      if (state === "restarting" || state === "ready") this.#tell("state", state);
    } else if (state === "ready" || state === "failed") {
      this.#open.delete(0);
      if (state === "ready") starting.resolve(null);
      else starting.reject(new EngineError("the engine at the other end cannot be started"));
    }
  }
}
