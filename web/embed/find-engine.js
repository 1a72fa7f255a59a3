/**
 * The engine as an embed has it: that of the page; else that of another embed beside this one; else one of its own,
 * which others may then use. When it is lost, another one is found in the same way.
 */
import { Frame } from "../engine/engine.js";
import { SteadyEngine } from "../engine/steady.js";
import { Line, serve } from "./engine-line.js";

/** @typedef {import("../engine/steady.js").How} How */
/** @typedef {import("../engine/steady.js").Life} Life */
/** @typedef {import("../engine/steady.js").Tell} Tell */

/**
 * @param {(again: boolean) => Promise<MessagePort | null>} askPage asks the page for a line; again: the last one was
 * lost
 */
export function findEngine(askPage) {
  const neighbours = /** @type {{ rollbookEngine?: (port: MessagePort) => void }} */ (self);
  /** @type {Line | null} */
  let last = null;

  /** @param {How} how @param {Tell} tell @returns {Promise<Life>} */
  async function find(how, tell) {
    // If nobody answered at all, the page's engine may be one that cannot be reached from here.
    const alone = how !== "" && last !== null && !last.met;
    const port = alone ? null : ((await askPage(how !== "")) ?? borrow());
    delete neighbours.rollbookEngine;
    if (port) {
      last = new Line(async () => port, tell);
      return last;
    }
    last = null;
    neighbours.rollbookEngine = (line) => serve(engine, line);
    return new Frame(new URL("web/engine.html", document.baseURI), how, tell);
  }

  const engine = new SteadyEngine((how, tell) => new Found(find(how, tell)));
  return engine;
}

/** A line to an engine in another embed's frame. @returns {MessagePort | null} */
function borrow() {
  for (let at = 0; at < parent.length; at += 1) {
    try {
      const share = /** @type {any} */ (parent[at]).rollbookEngine;
      if (!share || parent[at] === self) continue;
      const { port1, port2 } = new MessageChannel();
      share(port1);
      return port2;
    } catch {
      // Somebody else's frame.
    }
  }
  return null;
}

/** One life of an engine that is still to be found. */
class Found {
  /** @type {Life | null} */
  #life = null;
  #closed = false;

  /** @param {Promise<Life>} coming */
  constructor(coming) {
    this.ready = this.#start(coming);
  }

  get restored() {
    return this.#life?.restored ?? false;
  }

  /** @param {Promise<Life>} coming */
  async #start(coming) {
    this.#life = await coming;
    if (this.#closed) this.#life.close();
    await this.#life.ready;
  }

  /** @param {string} method @param {import("../engine/steady.js").Params} params */
  async call(method, params) {
    return /** @type {Life} */ (this.#life).call(method, params);
  }

  close() {
    this.#closed = true;
    this.#life?.close();
  }
}
