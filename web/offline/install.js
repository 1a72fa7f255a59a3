/**
 * Whether the app can be put on the home screen, and when to say so: after a finished game or on a second visit, once,
 * and not again for a long time after a "not now". Shows nothing.
 */
import { installNotes, noteInstall } from "../lib/settings.js";
import { keepStorage } from "./persist.js";

/** @typedef {Event & { prompt(): Promise<{ outcome: "accepted" | "dismissed" }> }} InstallEvent */

const HOUR = 60 * 60 * 1000;
const QUIET_FOR = 120 * 24 * HOUR;

/** Fires `change` when an invitation has become possible or impossible. */
export class Install extends EventTarget {
  /**
   * The browser's own question, kept for the right moment; boot.js may have heard it before.
   * @type {InstallEvent | null}
   */
  #question = /** @type {InstallEvent | undefined} */ (globalThis.installQuestion) ?? null;
  #finished = false;

  constructor() {
    super();
    const { visits, last, declined } = installNotes();
    if (Date.now() - last > HOUR) noteInstall({ visits: visits + 1, last: Date.now(), declined });
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#question = /** @type {InstallEvent} */ (event);
      this.#changed();
    });
    addEventListener("appinstalled", () => {
      this.#question = null;
      this.#changed();
      keepStorage({ again: true });
    });
    if (this.installed) keepStorage({ again: true });
  }

  get installed() {
    return matchMedia("(display-mode: standalone)").matches || /** @type {any} */ (navigator).standalone === true;
  }

  /**
   * "ask": by a button of ours; "tell": only the browser's own menu can do it (iPhone, iPad); null: not here, or done.
   * @returns {"ask" | "tell" | null}
   */
  get way() {
    if (this.installed) return null;
    return this.#question ? "ask" : "standalone" in navigator ? "tell" : null;
  }

  /** Whether this is a moment to bring it up. */
  get timely() {
    const { visits, declined } = installNotes();
    return this.way !== null && (this.#finished || visits > 1) && Date.now() - declined > QUIET_FOR;
  }

  gameFinished() {
    this.#finished = true;
    keepStorage();
    this.#changed();
  }

  async ask() {
    const question = this.#question;
    this.#question = null; // it can be asked only once
    const answer = await question?.prompt();
    if (answer?.outcome !== "accepted") this.decline();
    this.#changed();
  }

  decline() {
    noteInstall({ ...installNotes(), declined: Date.now() });
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}
