/**
 * The one engine of a page, in a hidden frame: made when the first embed needs it, and again when it is gone.
 */

/**
 * How long a frame may take to say that it is there, in milliseconds: at first, and when it may be busy with its
 * engine; and between two questions.
 */
const PATIENCE = { first: 3_000, later: 15_000, between: 500 };

/**
 * @typedef {{ frame: HTMLIFrameElement, loaded: Promise<unknown>, here: boolean, met: boolean }} Hub here: it is
 * loaded; met: it has answered
 */

export class PageEngine {
  #address;
  /** @type {string} */
  #origin;
  /** @type {Hub | null} */
  #hub = null;
  #lines = 0;

  /** @param {URL} home where Rollbook is */
  constructor(home) {
    this.#address = new URL("web/embed/hub.html", home).href;
    this.#origin = self.origin === "null" ? "*" : home.origin;
  }

  /**
   * A line to the engine, at once: the holder of its port decides how long to wait for the other end.
   * @param {boolean} again the last one was lost
   */
  line(again) {
    const { port1, port2 } = new MessageChannel();
    const line = new PageLine(port2, ++this.#lines);
    this.#connect(line, port1, again);
    return line;
  }

  /** @param {PageLine} line @param {MessagePort} port @param {boolean} again */
  async #connect(line, port, again) {
    const before = this.#hub;
    const well = before?.frame.isConnected && (!again || (await this.#answers(before)));
    // Several embeds lose the same engine at once: the first to notice makes another.
    const hub = !this.#hub || (!well && this.#hub === before) ? this.#open() : this.#hub;
    await hub.loaded;
    if (await this.#answers(hub)) {
      return line.connect((message, ports) => hub.frame.contentWindow?.postMessage(message, this.#origin, ports), port);
    }
    // Something else is in the frame, or it has gone meanwhile.
    if (this.#hub === hub) this.#hub = null;
    hub.frame.remove();
    port.postMessage({ gone: true });
    port.close();
  }

  #open() {
    this.#hub?.frame.remove();
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.title = "Rollbook";
    frame.src = this.#address;
    /** @type {Hub} */
    const hub = { frame, here: false, met: false, loaded: Promise.resolve() };
    hub.loaded = new Promise((resolve) => {
      const loaded = () => {
        hub.here = true;
        resolve(null);
      };
      frame.addEventListener("load", loaded, { once: true });
    });
    // Not in the body, which some pages replace as a whole from one article to the next.
    document.documentElement.append(frame);
    this.#hub = hub;
    return hub;
  }

  /**
   * It is asked more than once: a frame that was moved is loaded again, and hears nothing meanwhile.
   * @param {Hub} hub
   * @returns {Promise<boolean>}
   */
  #answers(hub) {
    return new Promise((resolve) => {
      const start = performance.now();
      /** @type {ReturnType<typeof setTimeout> | undefined} */
      let timer;
      const answer = (/** @type {boolean} */ well) => {
        clearTimeout(timer);
        hub.met = well;
        resolve(well);
      };
      const ask = () => {
        const { frame, here, met } = hub;
        const late = performance.now() - start > (met ? PATIENCE.later : PATIENCE.first);
        if (late || !here || !frame.isConnected) return answer(false);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          answer(true);
        };
        frame.contentWindow?.postMessage({ rollbook: 1, kind: "ping" }, this.#origin, [port2]);
        timer = setTimeout(ask, PATIENCE.between);
      };
      ask();
    });
  }
}

/** The page's part of a line between a frame and the engine. A frame may go without notice; the page knows when. */
class PageLine {
  #number;
  #over = false;
  /** @type {((message: unknown, ports?: MessagePort[]) => void) | null} */
  #tell = null;

  /** @param {MessagePort} port the frame's end @param {number} number */
  constructor(port, number) {
    this.port = port;
    this.#number = number;
  }

  /** @param {(message: unknown, ports?: MessagePort[]) => void} tell @param {MessagePort} port the engine's end */
  connect(tell, port) {
    if (this.#over) return port.close();
    this.#tell = tell;
    tell({ rollbook: 1, kind: "engine", line: this.#number }, [port]);
  }

  end() {
    this.#over = true;
    this.#tell?.({ rollbook: 1, kind: "over", line: this.#number });
  }
}
