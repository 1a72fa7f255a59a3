/**
 * The engine as a page sees it: calls in, replies out, in order. Starts the hidden frame, notices when the engine is dead
 * or hangs, starts another one and puts every open match back, so that a player notices no more than a pause.
 */

import { Files } from "./engine-fetch.js";

/** @typedef {Record<string, any>} Params */
/** @typedef {Record<string, any> & {ok: boolean}} Reply */
/** @typedef {"idle" | "loading" | "ready" | "restarting" | "failed"} State */
/** @typedef {{method: string, params: Params, resolve(reply: Reply): void, reject(error: unknown): void}} Call */

/** Without an origin of its own, as in a frame with `sandbox="allow-scripts"`: nothing can be shared with other frames. */
const sandboxed = self.origin === "null";

/** How often a start, or a call that brings the engine down, is tried before giving up. */
const TRIES = 2;

/** In milliseconds: for the answer to a call, for a record to be replayed, and for the next sign of life while starting. A long game takes a slow phone a while. */
const PATIENCE = { call: 10_000, load: 60_000, start: 60_000 };

/** The engine cannot be started, or a call brings it down every time. */
export class EngineError extends Error {
  name = "EngineError";
}

/**
 * Events: `progress` with {loaded, total} in bytes, `later` with the same for what is fetched once it runs, and `state`
 * with the new state. Nothing is loaded before start() or
 * the first call().
 */
export class Engine extends EventTarget {
  /** @type {State} */
  state = "idle";

  /** Whether this start used the memory snapshot of an earlier visit. */
  restored = false;

  /** What was told last of what it needs, in bytes. */
  progress = { loaded: 0, total: 0 };

  #frameUrl;
  #patience;

  /** The frame that runs or is being started. @type {Promise<Frame> | null} */
  #frame = null;

  /** @type {Call[]} */
  #queue = [];
  #working = false;

  /** What it takes to open each match again, by its handle. @type {Map<string, Params>} */
  #matches = new Map();

  /** @param {{frameUrl: string | URL, patience?: Partial<typeof PATIENCE>}} options */
  constructor({ frameUrl, patience }) {
    super();
    this.#frameUrl = new URL(frameUrl, document.baseURI);
    this.#patience = { ...PATIENCE, ...patience };
  }

  start() {
    this.#running().catch(() => {}); // told by the state, by `ready` and by every call
  }

  /** Resolves once the engine can answer; rejects with an EngineError if it cannot be started. @returns {Promise<void>} */
  get ready() {
    return this.#running().then(() => {});
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
    for (let tries = 1; ; tries += 1) {
      const frame = await this.#running();
      try {
        const reply = await frame.call(method, params);
        this.#remember(method, params, reply);
        return reply;
      } catch (error) {
        this.#lose(frame);
        if (tries === TRIES) throw new EngineError(`“${method}” brings the engine down: ${error}`);
      }
    }
  }

  /**
   * @param {string} method
   * @param {Params} params
   * @param {Reply} reply
   */
  #remember(method, params, reply) {
    if (!reply.ok) return;
    if (method === "drop") this.#matches.delete(params.match);
    const { match, record, rev, seed } = reply;
    if (typeof record === "string") this.#matches.set(match, { match, record, rev, seed });
  }

  /** @returns {Promise<Frame>} */
  #running() {
    this.#frame ??= this.#launch();
    return this.#frame;
  }

  /** @param {Frame} frame */
  #lose(frame) {
    frame.close();
    this.#frame = null;
    this.#become("restarting");
  }

  async #launch() {
    if (this.state !== "restarting") this.#become("loading");
    let plain = false;
    for (let tries = 1; ; tries += 1) {
      const frame = new Frame(this.#frameUrl, plain ? "#plain" : tries > 1 ? "#again" : "", this.#patience, (type, detail) => {
        if (type === "progress") this.progress = detail;
        this.#emit(type, detail);
      });
      try {
        await frame.ready;
        for (const match of this.#matches.values()) await frame.call("load", match);
        this.restored = frame.restored;
        this.#become("ready");
        return frame;
      } catch (error) {
        frame.close();
        plain = frame.restored; // do not trust that snapshot again
        if (tries < TRIES) continue;
        this.#frame = null;
        this.#become("failed");
        throw new EngineError(`the engine cannot be started: ${error}`);
      }
    }
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

/** One life of the engine: a hidden frame and the port to it. Once anything has gone wrong, it is of no more use. */
class Frame {
  /** Whether it is started from a snapshot; known before it is ready. */
  restored = false;

  #patience;
  #onProgress;
  #port;
  #element = document.createElement("iframe");

  #files;

  /** What is awaited from the frame: first its readiness, then the reply to a call. @type {Answer | null} */
  #awaited = null;

  /** Why it is of no more use. @type {string | null} */
  #broken = null;

  /**
   * @param {URL} url
   * @param {"" | "#again" | "#plain"} how again: what the browser has kept of the files may be damaged; plain: the snapshot, too
   * @param {typeof PATIENCE} patience
   * @param {(type: "progress" | "later", detail: {loaded: number, total: number}) => void} onProgress
   */
  constructor(url, how, patience, onProgress) {
    this.#patience = patience;
    this.#onProgress = onProgress;
    const toFrame = new MessageChannel();
    const toPython = sandboxed ? null : new MessageChannel();
    this.#port = toFrame.port1;
    this.#port.onmessage = ({ data }) => this.#receive(data);
    this.#files = toPython && new Files(new URL("engine-files.js", url), how, toPython.port1, (message) => this.#receive(message));
    /** @type {Promise<void>} */
    this.ready = this.#start();
    this.#element.hidden = true;
    this.#element.title = "Rollbook engine";
    this.#element.src = new URL(how, url).href;
    this.#element.addEventListener("load", () => {
      const ports = toPython ? [toFrame.port2, toPython.port2] : [toFrame.port2];
      const send = (/** @type {string} */ origin) => this.#element.contentWindow?.postMessage("ports", origin, ports);
      // Without a network, or on a host that has lost the file, something else is in the frame: nobody would ever answer.
      if (this.#element.contentDocument?.documentElement.dataset.engine) send(url.origin);
      else if (sandboxed) {
        // In a sandbox it is of an origin that nobody can name or look into: if it is ours, it soon says so.
        this.#awaited?.extend(patience.call);
        send("*");
      } else this.#receive({ kind: "failed", why: `${url.pathname} cannot be had` });
    });
    document.body.append(this.#element);
  }

  /** Until Python runs and what it runs on is known to be whole, which may take a moment longer. @returns {Promise<void>} */
  async #start() {
    await this.#await(this.#patience.start);
    if (!this.#files) return; // in a sandbox the frame sees to it
    const checked = this.#await(this.#patience.call);
    this.#files.whole.then(() => this.#awaited?.settle(null), () => {}); // what is wrong is told by itself
    await checked;
    this.#files.keep();
  }

  /**
   * @param {string} method
   * @param {Params} params
   * @returns {Promise<Reply>}
   */
  async call(method, params) {
    if (this.#broken) throw new Error(this.#broken);
    const reply = this.#await(method === "load" ? this.#patience.load : this.#patience.call);
    this.#port.postMessage({ method, params: JSON.stringify(params) });
    return JSON.parse(await reply);
  }

  close() {
    this.#files?.close();
    this.#port.close();
    this.#element.remove();
  }

  /** @param {number} milliseconds @returns {Promise<any>} */
  #await(milliseconds) {
    this.#awaited = new Answer(milliseconds);
    return this.#awaited.promise;
  }

  /** @param {{kind: string} & Record<string, any>} message */
  #receive({ kind, ...message }) {
    switch (kind) {
      case "here":
        this.#awaited?.extend();
        break;
      case "progress":
        this.#awaited?.extend();
        this.#onProgress(kind, { loaded: message.loaded, total: message.total });
        break;
      case "later":
        this.#onProgress(kind, { loaded: message.loaded, total: message.total });
        break;
      case "starting":
        this.#awaited?.extend();
        this.restored = message.restored;
        break;
      case "ready":
      case "reply":
        this.#awaited?.settle(null, message.reply);
        break;
      case "failed":
        this.#broken = message.why;
        this.#awaited?.settle(new Error(message.why));
        break;
    }
  }
}

/** A promise that somebody else keeps, and that is broken when nothing is heard for too long. */
class Answer {
  #milliseconds;
  #timer = 0;
  /** @type {(value: any) => void} */
  #resolve = () => {};
  /** @type {(error: Error) => void} */
  #reject = () => {};
  /** @type {Promise<any>} */
  promise = new Promise((resolve, reject) => {
    this.#resolve = resolve;
    this.#reject = reject;
  });

  /** @param {number} milliseconds */
  constructor(milliseconds) {
    this.#milliseconds = milliseconds;
    this.extend();
  }

  /** @param {Error | null} error @param {unknown} [value] */
  settle(error, value) {
    clearTimeout(this.#timer);
    if (error) this.#reject(error);
    else this.#resolve(value);
  }

  extend(milliseconds = this.#milliseconds) {
    clearTimeout(this.#timer);
    const late = new Error(`no answer within ${milliseconds / 1000} seconds`);
    this.#timer = setTimeout(() => this.settle(late), milliseconds);
  }
}
