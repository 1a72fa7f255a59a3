/** A pile with one card face up on top. The game draws the cards; turning one over is the same everywhere. */
import { art, h } from "../lib/dom.js";
import { turnOver } from "../lib/motion.js";

const BACK =
  '<svg viewBox="0 0 100 140"><rect x="7" y="7" width="86" height="126" rx="8" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/><g fill="#fff" fill-opacity=".2"><path d="M50 28l14 14-14 14-14-14zM50 84l14 14-14 14-14-14zM25 56l14 14-14 14-14-14zM75 56l14 14-14 14-14-14z"/></g><path d="M50 50l20 20-20 20-20-20z" fill="#fff" fill-opacity=".4"/></svg>';
const TURN = 340;

export class CardSpot {
  /** @type {HTMLElement} */
  element;
  /** @type {HTMLElement} */
  #top;
  /** @type {string | null | undefined} */
  #shown;
  /** @type {(id: string) => { art: string, paper?: string }} */
  #look;

  /** @param {(id: string) => { art: string, paper?: string }} look */
  constructor(look) {
    this.#look = look;
    this.#top = h("div", { class: "card top", role: "img" });
    this.element = h(
      "div",
      { class: "card-spot" },
      h("div", { class: "card back under" }),
      h("div", { class: "card back under" }),
      this.#top,
    );
  }

  /**
   * @param {string | null} id null: face down
   * @param {string} label
   */
  show(id, label) {
    this.#top.setAttribute("aria-label", label);
    if (this.#shown === id) return;
    this.#shown = id;
    const look = id === null ? null : this.#look(id);
    this.#top.classList.toggle("back", !look);
    this.#top.replaceChildren(art(look ? look.art : BACK));
    this.#top.style.setProperty("--card-paper", look?.paper ?? "");
    this.#top.dataset.card = id ?? "";
  }

  /**
   * @param {string} id @param {string} label
   * @param {{ motion: boolean, signal: AbortSignal }} how
   */
  async turnUp(id, label, { motion, signal }) {
    this.show(null, "");
    const show = () => this.show(id, label);
    if (motion) await turnOver(this.#top, show, { signal, duration: TURN, edge: { translate: "0 -10px" } });
    else show();
  }
}
