/** The game in words, one line per step; each line leads back to the table as it was then. */
import { h } from "../lib/dom.js";
import { describe } from "../lib/describe.js";
import { t } from "../lib/text.js";

/** @typedef {import("../types").Frame} Frame */
/** @typedef {import("../types").Seat} Seat */

export class LogList {
  element = h("ol", { class: "log" });
  #game;
  #seats;
  #choose;
  /** @type {number | null} whose turn the last heading named */
  #turn = null;
  #ending = 0;

  /** @param {string} game @param {Seat[]} seats @param {(step: number) => void} choose */
  constructor(game, seats, choose) {
    this.#game = game;
    this.#seats = seats;
    this.#choose = choose;
  }

  /** @param {Frame[]} frames */
  reset(frames) {
    this.element.replaceChildren();
    this.#turn = null;
    for (const frame of frames) this.add(frame);
    if (!frames.length) this.element.append(h("li", { class: "quiet" }, t("log-empty")));
  }

  /** @param {Frame} frame */
  add(frame) {
    const text = describe(this.#game, frame, this.#seats);
    if (!text) return;
    this.element.querySelector("li.quiet:only-child")?.remove();
    const actor = frame.events[0]?.params.seat;
    if (typeof actor === "number" && actor !== this.#turn) {
      this.#turn = actor;
      this.element.append(h("li", { class: "turn name" }, this.#seats[actor]?.name ?? ""));
    }
    this.element.append(h("li", {}, h("button", { type: "button", "data-step": frame.step, on: { click: () => this.#choose(frame.step) } }, text)));
  }

  /** @param {number | null} step */
  mark(step) {
    for (const button of this.element.querySelectorAll("button")) {
      if (step !== null && button.dataset.step === String(step)) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
  }

  /** With the next picture, and once for all that was added until then: scrolling asks for a layout. */
  end() {
    this.#ending ||= requestAnimationFrame(() => {
      this.#ending = 0;
      this.element.lastElementChild?.scrollIntoView({ block: "nearest" });
    });
  }
}
