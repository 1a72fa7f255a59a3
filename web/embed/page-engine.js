/** The one engine of somebody's page, in a hidden frame: made when the first embed wants it, and again when it has gone. */

/** How long a frame that is there may take to say so, in milliseconds. */
const PATIENCE = 3000;

export class PageEngine {
  #address;
  /** @type {string} */
  #origin;
  /** @type {{ frame: HTMLIFrameElement, loaded: Promise<unknown>, here: boolean } | null} */
  #hub = null;

  /** @param {URL} home where Rollbook is */
  constructor(home) {
    this.#address = new URL("web/embed/hub.html", home).href;
    this.#origin = self.origin === "null" ? "*" : home.origin;
  }

  /** A line to the engine, at once: whoever has it waits for the other end as long as they like. @param {boolean} again the last one was lost */
  line(again) {
    const { port1, port2 } = new MessageChannel();
    this.#connect(port1, again);
    return port2;
  }

  /** @param {MessagePort} port @param {boolean} again */
  async #connect(port, again) {
    const before = this.#hub;
    const well = before?.frame.isConnected && (!again || (await this.#answers(before)));
    // Several embeds lose the same engine at once: the first to notice makes another.
    if (!well && this.#hub === before) this.#open();
    const hub = this.#hub;
    await hub?.loaded;
    hub?.frame.contentWindow?.postMessage("rollbook engine", this.#origin, [port]);
  }

  #open() {
    this.#hub?.frame.remove();
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.title = "Rollbook";
    frame.src = this.#address;
    const hub = { frame, here: false, loaded: new Promise((resolve) => frame.addEventListener("load", resolve, { once: true })) };
    hub.loaded.then(() => { hub.here = true; });
    // Not in the body, which some pages replace as a whole from one article to the next.
    document.documentElement.append(frame);
    this.#hub = hub;
  }

  /** @param {{ frame: HTMLIFrameElement, here: boolean }} hub @returns {Promise<boolean>} */
  #answers({ frame, here }) {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      const answer = (/** @type {boolean} */ well) => {
        port1.close();
        resolve(well);
      };
      port1.onmessage = () => answer(true);
      if (!here) return answer(false);
      frame.contentWindow?.postMessage("rollbook ping", this.#origin, [port2]);
      setTimeout(answer, PATIENCE, false);
    });
  }
}
