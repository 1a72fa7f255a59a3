/** Looking back: the table after an earlier step, and a bar to go from step to step. The game waits meanwhile. */
import { announce, toast } from "../components/notice.js";
import { roundButton } from "../components/round-button.js";
import { describe, errorText } from "../lib/describe.js";
import { h, setText } from "../lib/dom.js";
import { Refused } from "../lib/engine-call.js";
import { t } from "../lib/messages.js";
import { isPerson } from "../lib/seats.js";

/** @typedef {import("../types").Position} Position */
/**
 * @typedef {object} Table
 * @property {() => void} leave removes what belongs to the present
 * @property {(then: Position) => void} draw the table as it was
 * @property {() => void} back to the present
 * @property {import("../components/game-view.js").GameView} view
 */

export class LookingBack {
  #session;
  #history;
  #table;
  /** @type {number | null} */
  #step = null;
  #text = h("p");
  /** What a bot was thinking. */
  #why = h("button", { class: "button quiet", type: "button", hidden: true, on: { click: () => this.#reason() } });
  element = h(
    "div",
    { class: "lookback", role: "group", "aria-label": t("log-title"), hidden: true },
    h(
      "div",
      { class: "steps" },
      roundButton("previous", "look-previous", () => this.by(-1)),
      this.#text,
      roundButton("next", "look-next", () => this.by(1)),
    ),
    this.#why,
    h("button", { class: "button main", type: "button", on: { click: () => this.end() } }, t("look-now")),
  );

  /**
   * @param {import("../lib/session.js").Session} session
   * @param {import("../lib/history.js").History} history
   * @param {Table} table
   */
  constructor(session, history, table) {
    this.#session = session;
    this.#history = history;
    this.#table = table;
  }

  /** The step that is shown; null: the present. */
  get step() {
    return this.#step;
  }

  get active() {
    return this.#step !== null;
  }

  /** @param {number} steps */
  by(steps) {
    return this.show((this.#step ?? this.#history.steps) + steps);
  }

  /** Shows the table after a step. @param {number} step */
  async show(step) {
    const last = this.#history.steps;
    if (step >= last && this.#step !== null && step > this.#step) return this.end();
    const at = Math.max(0, Math.min(step, last));
    this.#table.leave();
    this.#step = at;
    const then = await this.#session.look(at).catch((error) => {
      if (this.#step === at) this.end();
      throw error;
    });
    if (this.#step !== at) return;
    this.#table.draw(then);
    const { game, seats } = this.#session.position;
    const frame = at === last ? this.#history.latest.at(-1) : then.frames.at(-1);
    const what = frame ? describe(game, frame, seats) || "…" : t("look-start");
    this.#why.hidden = typeof frame?.seat !== "number" || isPerson(seats[frame.seat]);
    setText(this.#why, t("look-why"));
    const where = t("look-position", { step: at, steps: last });
    this.#text.replaceChildren(h("span", {}, what), " ", h("small", {}, where));
    announce(what);
    announce(where);
    if (this.element.hidden) {
      this.element.hidden = false;
      this.focus();
    }
  }

  async #reason() {
    if (this.#step === null) return;
    try {
      const { showReason } = await import("./reason.js");
      await showReason(this.#session, this.#table.view, this.#step);
    } catch (error) {
      toast(error instanceof Refused ? errorText(error) : t("engine-failed"));
    }
  }

  focus() {
    this.element.querySelector("button")?.focus();
  }

  /** To the present. */
  end() {
    if (!this.active) return;
    this.stop();
    this.#table.back();
  }

  /** Stops looking back. */
  stop() {
    this.#step = null;
    this.element.hidden = true;
  }

  /** @param {string} key @returns {boolean} whether the key meant something */
  key(key) {
    if (key === "ArrowLeft") this.by(-1);
    else if (key === "ArrowRight") this.by(1);
    else if (key === "Escape") this.end();
    else return false;
    return true;
  }
}
