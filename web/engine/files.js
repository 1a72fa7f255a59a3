/**
 * The worker that fetches the engine's files, as others see it. The page starts it, so that they are under way before
 * the engine's frame is there; in a sandbox without an origin page and frame have nothing in common, so the frame does.
 */
import { isHere, metered } from "../lib/network.js";
import { workerAddress } from "../lib/trusted-types.js";

export class Files {
  /** @type {Worker | null} */
  #worker = null;
  #closed = false;

  /**
   * @param {URL} script files-worker.js as built
   * @param {string} how as in the address of the engine's frame
   * @param {MessagePort} python leads to where Python waits for them
   * @param {(message: {kind: string} & Record<string, any>) => void} receive
   */
  constructor(script, how, python, receive) {
    /**
     * Resolves when all have been found to be whole: damaged code may start, and do anything. (The interpreter, if this
     * device keeps it and so has checked it before, is checked once more a moment later; the engine then fails if it
     * has to.)
     * @type {Promise<void>}
     */
    this.whole = new Promise((resolve, reject) => {
      this.#start(script, how, python, (message) => {
        if (message.kind === "whole") return resolve();
        if (message.kind === "failed") reject(new Error(message.why));
        receive(message);
      });
    });
    this.whole.catch(() => {}); // reported at once, too
  }

  /** Python runs. Unless the connection is slow or metered, fetches more for the next visit. */
  keep() {
    this.#worker?.postMessage({ keep: !metered() });
  }

  close() {
    this.#closed = true;
    this.#worker?.terminate();
  }

  /**
   * @param {URL} script
   * @param {string} how
   * @param {MessagePort} python
   * @param {(message: {kind: string} & Record<string, any>) => void} receive
   */
  async #start(script, how, python, receive) {
    // Nobody can say whether the script itself is whole, and the browser would run what it has in its own cache.
    if (how) await fetch(script, { cache: "reload" }).catch(() => {});
    if (this.#closed) return;
    const name = how || (isHere() ? "here" : metered() ? "metered" : "");
    const worker = new Worker(self.origin === "null" ? importing(script) : workerAddress(script), {
      type: "module",
      name,
    });
    this.#worker = worker;
    worker.onerror = () => receive({ kind: "failed", why: `${script.pathname} is not available` });
    worker.onmessage = ({ data }) => {
      if (data.kind === "here") worker.postMessage({ to: python }, [python]);
      else receive(data);
    };
  }
}

/** A script without an origin may start a worker only from what it has written itself. @param {URL} script */
function importing(script) {
  return URL.createObjectURL(new Blob([`import(${JSON.stringify(script.href)})`], { type: "text/javascript" }));
}
