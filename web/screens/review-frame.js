/**
 * What a review consists of on the page: the table, the chart with the controls, and what is told. Knows what is where
 * and what can be pressed, nothing of values.
 */
import { announce } from "../components/notice.js";
import { roundButton } from "../components/round-button.js";
import { focusLost, h, keepFocus, setText } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { number, t } from "../lib/messages.js";
import { changeSettings, settings } from "../lib/settings.js";

/**
 * @typedef {object} Controls
 * @property {(at: number) => unknown} to
 * @property {(way: number) => unknown} by
 * @property {() => unknown} toggle
 * @property {(way: 1 | -1) => unknown} moment
 * @property {() => unknown} playOn
 * @property {() => unknown} share
 */
/**
 * @typedef {object} Judged
 * @property {(seat: number | null) => void} looksAt
 * @property {number} error of the values
 */

const PACES = /** @type {const} */ (["slow", "normal", "fast"]);
/** An error that is not worth a word. */
const SMALL = 0.001;

export class ReviewFrame {
  /** @type {Controls | null} */
  #controls = null;
  #steps = 0;
  #table = h("div", { class: "review-table", inert: true });
  #words = h("p", { class: "name" });
  #verdict = h("p", { class: "verdict name" });
  #note = h("p", { class: "review-note" });
  #bar = h("progress", { max: 1, hidden: true });
  #scrub = h("input", {
    type: "range",
    min: 0,
    "aria-label": t("review-scrub"),
    on: { input: () => this.#controls?.to(Number(this.#scrub.value)) },
  });
  #course = h("div", { class: "review-course" }, this.#scrub);
  #where = h("small", {});
  #playOn = h("button", { class: "button main", type: "button", on: { click: () => this.#controls?.playOn() } });
  #told = h("section", { class: "review-told" });
  #accounts = h("div", { class: "accounts" });
  #moments = h("ol", { class: "moments" });
  #none = h("p", { class: "review-note" }, t("review-moments-none"));
  #buttons = {
    before: roundButton("before", "review-moment-before", () => this.#controls?.moment(-1)),
    back: roundButton("previous", "look-previous", () => this.#controls?.by(-1)),
    play: roundButton("play", "review-play", () => this.#controls?.toggle(), { class: "round play" }),
    on: roundButton("next", "look-next", () => this.#controls?.by(1)),
    after: roundButton("after", "review-moment-after", () => this.#controls?.moment(1)),
  };
  #body = h("div", { class: "review-body" });

  /** @param {string} game @param {string} back the table's address @param {Node} waiting */
  draw(game, back, waiting) {
    this.#body.replaceChildren(h("div", { class: "wait" }, waiting));
    return h(
      "div",
      { class: "review" },
      h(
        "header",
        { class: "table-top" },
        h("a", { class: "round", href: back, "aria-label": t("look-now") }, icon("back")),
        h("h1", { tabindex: "-1" }, t("review-title", { game: t(`${game}-name`) })),
        roundButton("share", "menu-share", () => this.#controls?.share(), { "aria-haspopup": "dialog" }),
      ),
      this.#body,
    );
  }

  /** There is nothing to show, and why. @param {string} why */
  stop(why) {
    this.#body.replaceChildren(h("div", { class: "wait" }, h("p", { class: "panel", role: "alert" }, why)));
  }

  /** @param {import("../components/game-view.js").GameView} view @param {number} steps @param {Controls} controls */
  fill(view, steps, controls) {
    this.#controls = controls;
    this.#steps = steps;
    this.#scrub.max = String(steps);
    this.#playOn.textContent = t("review-play-on");
    this.#table.replaceChildren(view);
    this.#told.replaceChildren(
      this.#note,
      this.#bar,
      h("div", { class: "buttons" }, this.#playOn, h("small", {}, t("review-play-on-how"))),
    );
    this.#body.replaceChildren(
      this.#table,
      h(
        "section",
        { class: "review-dock", "aria-label": t("review-controls") },
        this.#course,
        h("div", { class: "review-words" }, this.#words, this.#verdict),
        h("div", { class: "review-controls" }, ...Object.values(this.#buttons), this.#pace()),
      ),
      this.#told,
    );
  }

  #pace() {
    const select = h(
      "select",
      {
        class: "input",
        "aria-label": t("review-pace"),
        autocomplete: "off",
        on: { change: () => changeSettings({ pace: /** @type {typeof PACES[number]} */ (select.value) }) },
      },
      ...PACES.map((pace) =>
        h("option", { value: pace, selected: settings().pace === pace }, t(`settings-pace-${pace}`)),
      ),
    );
    return select;
  }

  /** How much is worked out. @param {number} done @param {number} steps */
  progress(done, steps) {
    const text = t("review-working", { done: number(done), steps: number(steps) });
    // Once is enough: the bar says how far it is to those who ask.
    if (this.#bar.hidden) announce(text);
    setText(this.#note, text);
    this.#bar.hidden = false;
    this.#bar.value = steps ? done / steps : 0;
    this.#bar.setAttribute("aria-label", t("menu-review"));
  }

  /** @param {string} text */
  note(text) {
    if (!this.#bar.hidden) announce(text);
    setText(this.#note, text);
    this.#bar.hidden = true;
  }

  /**
   * Everything is worked out.
   * @param {import("../components/chart.js").Chart} chart @param {import("../types").Seat[]} seats @param {Judged} judged
   */
  judged(chart, seats, { looksAt, error }) {
    const scrubbing = document.activeElement === this.#scrub;
    const points = number(Math.max(1, Math.round(error * 100)));
    this.note(error < SMALL ? t("review-exact") : t("review-about", { points }));
    this.#course.replaceChildren(chart.element);
    const select = h(
      "select",
      {
        class: "input name",
        name: "player",
        "aria-label": t("review-player"),
        autocomplete: "off",
        on: { change: () => looksAt(select.value === "" ? null : Number(select.value)) },
      },
      h("option", { value: "" }, t("review-everyone")),
      ...seats.map(({ name }, seat) => h("option", { value: seat }, name)),
    );
    this.#told.prepend(
      h("div", { class: "review-filter" }, select),
      h("h2", {}, t("review-moments")),
      this.#moments,
      this.#none,
      h("h2", {}, t("review-accounts")),
      this.#accounts,
      chart.table,
    );
    if (scrubbing) /** @type {HTMLElement | null} */ (chart.element.querySelector("[role=slider]"))?.focus();
  }

  /** @param {Node[]} accounts @param {Node[]} moments */
  tell(accounts, moments) {
    keepFocus(() => {
      this.#accounts.replaceChildren(...accounts);
      this.#moments.replaceChildren(...moments);
    });
    this.#none.hidden = moments.length > 0;
  }

  /** @param {number} at @param {number[]} moments @param {boolean} over whether the game has ended */
  at(at, moments, over) {
    const focused = !focusLost();
    this.#scrub.value = String(at);
    this.#buttons.back.disabled = at === 0;
    this.#buttons.on.disabled = at === this.#steps;
    this.#buttons.before.disabled = !moments.some((step) => step < at);
    this.#buttons.after.disabled = !moments.some((step) => step > at);
    this.#playOn.disabled = over && at === this.#steps;
    if (focused && focusLost()) this.#buttons.play.focus();
    for (const button of this.#moments.querySelectorAll("button")) {
      if (button.dataset.step === String(at)) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
    setText(this.#where, t("look-position", { step: at, steps: this.#steps }));
  }

  /** @param {string} words what happened @param {string} verdict */
  say(words, verdict) {
    this.#words.replaceChildren(words, " ", this.#where);
    setText(this.#verdict, verdict);
  }

  /** @param {boolean} playing */
  playing(playing) {
    this.#buttons.play.setAttribute("aria-label", t(playing ? "review-pause" : "review-play"));
    this.#buttons.play.replaceChildren(icon(playing ? "pause" : "play"));
  }

  /** A step was chosen further down: its table is above. */
  showTable() {
    if (this.#table.getBoundingClientRect().top < 0) this.#table.scrollIntoView({ block: "start" });
  }

  /** @param {string} key @returns {boolean} whether the key meant something */
  key(key) {
    const controls = /** @type {Controls} */ (this.#controls);
    /** @type {Record<string, () => unknown>} */
    const keys = {
      ArrowLeft: () => controls.by(-1),
      ArrowRight: () => controls.by(1),
      Home: () => controls.to(0),
      End: () => controls.to(this.#steps),
      PageUp: () => controls.moment(-1),
      PageDown: () => controls.moment(1),
      " ": () => controls.toggle(),
    };
    if (!(key in keys)) return false;
    keys[key]();
    return true;
  }
}
