/**
 * The game in words, one line per step; each line leads to the table as it was then. Of a long game only a window is
 * in the page: the pages before and after it are added when the reader scrolls or asks for them, and pages far away are
 * removed.
 */

import { describe } from "../lib/describe.js";
import { h } from "../lib/dom.js";
import { PAGE } from "../lib/history.js";
import { t } from "../lib/messages.js";
import { openDialog } from "./dialog.js";
import { announce, toast } from "./notice.js";

/** @typedef {import("../types").Step} Step */
/** @typedef {import("../types").Seat} Seat */

/** At most this many steps are in the document at once. */
const MOST = 2 * PAGE;

const isHeading = (/** @type {Element} */ line) => line.classList.contains("turn");
const stepOf = (/** @type {Element} */ line) =>
  Number(/** @type {HTMLElement | null} */ (line.firstElementChild)?.dataset.step);

export class LogList {
  #list = h("ol", { class: "log", on: { click: (event) => this.#clicked(event) } });
  #earlier = this.#button("log-earlier", () => this.#show(this.#earlier));
  #later = this.#button("log-later", () => this.#show(this.#later));
  element = h("div", { class: "log-window" }, this.#earlier, this.#list, this.#later);
  #game;
  #seats;
  #history;
  #choose;
  /** Shown are the steps after this one … */
  #from = 0;
  /** … up to this one. */
  #to = 0;
  /** @type {number | null} */
  #marked = null;
  /** Changes whenever the list starts over: a page that was requested before is then ignored. */
  #turn = 0;
  #fetching = false;
  #ending = 0;
  /**
   * Scrolling to an end of the window brings the next page. With the focus on the button, the keyboard presses it
   * instead.
   */
  #watch = new IntersectionObserver((entries) => {
    const seen = entries.find(({ isIntersecting, target }) => isIntersecting && target !== document.activeElement);
    if (seen) this.#show(/** @type {HTMLButtonElement} */ (seen.target));
  });

  /**
   * @param {string} game
   * @param {Seat[]} seats
   * @param {import("../lib/history.js").History} history
   * @param {(step: number) => void} choose
   */
  constructor(game, seats, history, choose) {
    this.#game = game;
    this.#seats = seats;
    this.#history = history;
    this.#choose = choose;
  }

  /** Shows the latest steps. */
  reset() {
    const { latest, steps } = this.#history;
    this.#turn += 1;
    this.#to = steps;
    this.#from = steps - latest.length;
    this.#list.replaceChildren(...this.#lines(latest, ""));
    if (!this.#list.hasChildNodes()) this.#list.append(h("li", { class: "quiet" }, t("log-empty")));
    this.#drawButtons();
  }

  /** The step that has just been added to the history. @param {Step} frame */
  add(frame) {
    if (this.#to !== frame.step - 1) return this.reset();
    this.#to = frame.step;
    const lines = this.#lines([frame], this.#lastTurn());
    if (lines.length) this.#list.querySelector("li.quiet:only-child")?.remove();
    this.#list.append(...lines);
    if (this.#to - this.#from > MOST) this.#dropBefore(this.#from + PAGE);
    this.#drawButtons();
  }

  /** @param {number | null} step */
  mark(step) {
    this.#marked = step;
    for (const button of this.#list.querySelectorAll("button")) {
      if (step !== null && button.dataset.step === String(step)) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
  }

  /** Scrolls in the next frame, once for everything added until then: each scroll costs a layout. */
  end() {
    this.#ending ||= requestAnimationFrame(() => {
      this.#ending = 0;
      this.#list.lastElementChild?.scrollIntoView({ block: "nearest" });
      for (const button of [this.#earlier, this.#later]) this.#watch.observe(button);
    });
  }

  /** @param {string} message @param {() => void} click */
  #button(message, click) {
    return h("button", { class: "button quiet", type: "button", hidden: true, on: { click } }, t(message));
  }

  /** @param {Event} event */
  #clicked({ target }) {
    const line = /** @type {Element} */ (target).closest("li");
    if (line && !isHeading(line) && line.firstElementChild) this.#choose(stepOf(line));
  }

  /** @param {Step[]} frames @param {string} turn the seat that the heading before them names */
  #lines(frames, turn) {
    const lines = [];
    for (const frame of frames) {
      const text = describe(this.#game, frame, this.#seats);
      if (!text) continue;
      const actor = frame.events[0]?.params.seat;
      if (typeof actor === "number" && String(actor) !== turn) {
        turn = String(actor);
        lines.push(h("li", { class: "turn name", "data-seat": turn }, this.#seats[actor]?.name ?? ""));
      }
      lines.push(
        h(
          "li",
          {},
          h(
            "button",
            { type: "button", "data-step": frame.step, "aria-current": frame.step === this.#marked && "step" },
            text,
          ),
        ),
      );
    }
    return lines;
  }

  #lastTurn() {
    return (
      [.../** @type {NodeListOf<HTMLElement>} */ (this.#list.querySelectorAll(".turn"))].at(-1)?.dataset.seat ?? ""
    );
  }

  #drawButtons() {
    this.#earlier.hidden = this.#from === 0;
    this.#later.hidden = this.#to === this.#history.steps;
  }

  /** One page more, on the side of this button. @param {HTMLButtonElement} button */
  async #show(button) {
    if (this.#fetching || button.hidden) return;
    this.#fetching = true;
    const turn = this.#turn;
    const older = button === this.#earlier;
    const start = older ? Math.max(0, this.#from - PAGE) : this.#to;
    const end = older ? this.#from : Math.min(this.#to + PAGE, this.#history.steps);
    try {
      const frames = await this.#history.between(start, end);
      if (turn === this.#turn) this.#insert(button, frames, start, end);
    } catch {
      toast(t("engine-failed"));
    } finally {
      this.#fetching = false;
    }
  }

  /**
   * Keeps what the reader looks at in place, and the focus too.
   * @param {HTMLButtonElement} button
   * @param {Step[]} frames
   * @param {number} start
   * @param {number} end
   */
  #insert(button, frames, start, end) {
    const pressed = button === document.activeElement;
    const lines = this.#list.querySelectorAll("button");
    const next = button === this.#earlier ? lines[0] : lines[lines.length - 1];
    const still = pressed ? button : (next ?? button);
    const before = still.getBoundingClientRect().top;
    if (button === this.#earlier) this.#prepend(frames, start);
    else this.#append(frames, end);
    this.#drawButtons();
    if (still.checkVisibility())
      /** @type {HTMLElement} */ (this.element.parentElement).scrollTop += still.getBoundingClientRect().top - before;
    if (!pressed) return;
    if (button.hidden) (button === this.#earlier ? this.#list.querySelector("button") : next)?.focus();
    announce(t("log-shown", { from: this.#from + 1, to: this.#to, steps: this.#history.steps }));
  }

  /** @param {Step[]} frames @param {number} start */
  #prepend(frames, start) {
    const lines = this.#lines(frames, "");
    const [heading] = /** @type {HTMLCollectionOf<HTMLElement>} */ (this.#list.children);
    // The same turn goes on: it has one heading.
    if (heading && isHeading(heading) && heading.dataset.seat === lines.findLast(isHeading)?.dataset.seat)
      heading.remove();
    this.#list.prepend(...lines);
    this.#from = start;
    if (this.#to - this.#from > MOST) this.#dropAfter(this.#from + MOST);
  }

  /** @param {Step[]} frames @param {number} end */
  #append(frames, end) {
    this.#list.append(...this.#lines(frames, this.#lastTurn()));
    this.#to = end;
    if (this.#to - this.#from > MOST) this.#dropBefore(this.#to - MOST);
  }

  /** Takes out the lines up to this step, but not the heading of the turn that goes on. @param {number} step */
  #dropBefore(step) {
    let heading = null;
    for (
      let line = this.#list.firstElementChild;
      line && (isHeading(line) || stepOf(line) <= step);
      line = this.#list.firstElementChild
    ) {
      if (isHeading(line)) heading = line;
      line.remove();
    }
    if (heading) this.#list.prepend(heading);
    this.#from = step;
  }

  /** @param {number} step */
  #dropAfter(step) {
    for (
      let line = this.#list.lastElementChild;
      line && (isHeading(line) || stepOf(line) > step);
      line = this.#list.lastElementChild
    )
      line.remove();
    this.#to = step;
  }
}

/**
 * The log in a dialog.
 * @param {import("../types").Position} position
 * @param {import("../lib/history.js").History} history
 * @param {number | null} step the one that is marked
 * @param {(step: number) => void} choose
 */
export function openLog({ game, seats }, history, step, choose) {
  const list = new LogList(game, seats, history, (chosen) => {
    dialog.close();
    choose(chosen);
  });
  list.reset();
  list.mark(step);
  const dialog = openDialog(t("log-title"), [list.element], { game });
  list.end();
}
