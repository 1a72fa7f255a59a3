/**
 * The engine as a page sees it: starts the hidden frame, notices when the engine in it is dead or hangs, and starts
 * another.
 */

import { Files } from "./files.js";
import { SteadyEngine } from "./steady.js";

export { EngineError } from "./steady.js";

/** @typedef {import("./steady.js").Params} Params */
/** @typedef {import("./steady.js").Reply} Reply */
/** @typedef {import("./steady.js").State} State */
/** @typedef {import("./steady.js").How} How */
/** @typedef {import("./steady.js").Tell} Tell */

/**
 * Without an origin, as in a frame with `sandbox="allow-scripts"`: nothing can be shared with other frames.
 */
const sandboxed = self.origin === "null";

/**
 * In milliseconds: for the answer to a call, for a record to be replayed, and for the next sign of life while starting.
 * A long game takes a slow phone a while.
 */
const PATIENCE = { call: 10_000, load: 60_000, start: 60_000 };
/** Methods that replay a game or look ahead. */
const LONG = ["load", "bot", "hint", "values", "reason", "review"];

/**
 * In milliseconds: for this long nobody must have asked the engine for anything before more is fetched for the next
 * visit, because beginning a game takes several calls; and that long after its start it is fetched anyway.
 */
const QUIET = { after: 1000, anyway: 10_000 };

/** Whether the frame is still there while something is awaited from it, in milliseconds. */
const LOOK_EVERY = 500;

export class Engine extends SteadyEngine {
  /**
   * @param {{frameUrl: string | URL, patience?: Partial<typeof PATIENCE>, begun?: HTMLIFrameElement | null}} options
   * begun: a hidden frame in which the page is loading the document already
   */
  constructor({ frameUrl, patience, begun }) {
    const url = new URL(frameUrl, document.baseURI);
    super((how, tell) => {
      const first = begun;
      begun = null;
      return new Frame(url, how, tell, patience, first);
    });
  }
}

/** One life of the engine: a hidden frame and the port to it. Once anything has gone wrong, it is not used again. */
export class Frame {
  /** Whether it is started from a snapshot; known before it is ready. */
  restored = false;

  #patience;
  #tell;
  #port;
  #element;

  #files;

  /** Until nobody waits for it. */
  #untilQuiet = 0;
  /** When more is fetched at the latest; 0: not started, or done. */
  #quietBy = 0;

  /** What is awaited from the frame: first its readiness, then the reply to a call. @type {Answer | null} */
  #awaited = null;

  /** Why it is not used again. @type {string | null} */
  #broken = null;

  /**
   * @param {URL} url
   * @param {How} how again: what the browser has kept of the files may be damaged; plain: the snapshot, too
   * @param {Tell} tell
   * @param {Partial<typeof PATIENCE>} [patience]
   * @param {HTMLIFrameElement | null} [begun]
   */
  constructor(url, how, tell, patience, begun) {
    this.#element = begun ?? document.createElement("iframe");
    this.#patience = { ...PATIENCE, ...patience };
    this.#tell = tell;
    const toFrame = new MessageChannel();
    const toPython = sandboxed ? null : new MessageChannel();
    this.#port = toFrame.port1;
    this.#port.onmessage = ({ data }) => this.#receive(data);
    this.#files =
      toPython && new Files(new URL("engine-files.js", url), how, toPython.port1, (message) => this.#receive(message));
    /** @type {Promise<void>} */
    this.ready = this.#start();
    const loaded = () => this.#loaded(url, toPython ? [toFrame.port2, toPython.port2] : [toFrame.port2]);
    this.#element.title = "Rollbook engine";
    if (begun && hasLoaded(begun)) loaded();
    else this.#element.addEventListener("load", loaded, { once: true });
    if (begun) return;
    this.#element.hidden = true;
    this.#element.src = new URL(how, url).href;
    document.body.append(this.#element);
  }

  /** @param {URL} url @param {MessagePort[]} ports */
  #loaded(url, ports) {
    // A frame that is moved in the page loads its document again: the engine that was in it is gone.
    this.#element.addEventListener("load", () => this.#fail("its frame was loaded again"), { once: true });
    const send = (/** @type {string} */ origin) => this.#element.contentWindow?.postMessage("ports", origin, ports);
    // Without a network, or on a host that has lost the file, something else is in the frame: nobody would ever answer.
    if (this.#element.contentDocument?.documentElement.dataset.engine) send(url.origin);
    else if (sandboxed) {
      // In a sandbox it is of an origin that nobody can name or look into: if it is ours, it soon says so.
      this.#awaited?.extend(this.#patience.call);
      send("*");
    } else this.#fail(`${url.pathname} is not available`);
  }

  /**
   * Until Python runs and what it runs on is known to be whole, which may take a moment longer.
   * @returns {Promise<void>}
   */
  async #start() {
    await this.#await(this.#patience.start);
    // In a sandbox the frame does this.
    if (this.#files) {
      const checked = this.#await(this.#patience.call);
      this.#files.whole.then(
        () => this.#awaited?.settle(null),
        () => {},
      ); // the error is reported separately
      await checked;
    }
    this.#quietBy = performance.now() + QUIET.anyway;
    this.#awaitQuiet();
  }

  /** What is for later must not slow down what somebody waits for. */
  #awaitQuiet() {
    clearTimeout(this.#untilQuiet);
    if (!this.#quietBy) return;
    const wait = Math.max(0, Math.min(QUIET.after, this.#quietBy - performance.now()));
    this.#untilQuiet = setTimeout(() => {
      this.#quietBy = 0;
      this.#files?.keep();
      this.#tell("quiet");
    }, wait);
  }

  /**
   * @param {string} method
   * @param {Params} params
   * @returns {Promise<Reply>}
   */
  async call(method, params) {
    if (!this.#element.isConnected) this.#fail("its frame is gone");
    if (this.#broken) throw new Error(this.#broken);
    clearTimeout(this.#untilQuiet);
    const reply = this.#await(LONG.includes(method) ? this.#patience.load : this.#patience.call);
    this.#port.postMessage({ method, params: JSON.stringify(params) });
    const text = await reply;
    this.#awaitQuiet();
    return JSON.parse(text);
  }

  close() {
    this.#fail("closed");
    this.#files?.close();
    this.#port.close();
    this.#element.remove();
  }

  /** @param {string} why */
  #fail(why) {
    this.#broken ??= why;
    clearTimeout(this.#untilQuiet);
    this.#awaited?.settle(new Error(why));
  }

  /** @param {number} milliseconds @returns {Promise<any>} */
  #await(milliseconds) {
    this.#awaited = new Answer(milliseconds);
    const { promise } = this.#awaited;
    // Removing a frame fires no event.
    const looking = setInterval(() => this.#element.isConnected || this.#fail("its frame is gone"), LOOK_EVERY);
    promise.catch(() => {}).finally(() => clearInterval(looking));
    return promise;
  }

  /** @param {{kind: string} & Record<string, any>} message */
  #receive({ kind, ...message }) {
    switch (kind) {
      case "here":
        this.#awaited?.extend();
        break;
      case "progress":
        this.#awaited?.extend();
        this.#tell(kind, { loaded: message.loaded, total: message.total });
        break;
      case "later":
        this.#tell(kind, { loaded: message.loaded, total: message.total });
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
        this.#fail(message.why);
        break;
    }
  }
}

/** At first there is an empty document; a browser's own page about an error cannot be looked into. @param {HTMLIFrameElement} frame */
const hasLoaded = ({ contentDocument }) =>
  !contentDocument || (contentDocument.readyState === "complete" && contentDocument.URL !== "about:blank");

/** A promise that is resolved from outside, and rejected when nothing is heard for too long. */
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
