/**
 * What the choices of a decision are worth, the best first: a bar and a figure for each, and why. A tap on one picks it
 * on the table without making it. Its size does not change while the figures are on their way.
 */
import { announce } from "../components/notice.js";
import { briefText, costText, isPractice, whyText, worthText } from "../lib/chances.js";
import { focusLost, h, setText, setVars } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { t } from "../lib/messages.js";
import { moveText } from "../lib/move-words.js";

/** @typedef {import("../lib/chances.js").Ranked} Ranked */
/** @typedef {import("./coach.js").Decision} Decision */

/** How many of many moves are listed, the one that is picked among them: on a low screen the dice stay visible. */
const most = () => (innerHeight < 700 ? 3 : 4);
/** An error that is not worth a word. */
const SMALL = 0.001;

export class Panel {
  #table;
  #view;
  #advises;
  #unanswered;
  #closed;
  /** @type {Decision | null} */
  #decision = null;
  /** The move that was tapped in the list, and what the table's main action was then. */
  #tapped = { move: "", main: "" };
  #told = false;
  /** @type {HTMLElement | null} */
  #before = null;
  #legend = h("p", { class: "legend" });
  #list = h("ol", {});
  #why = h("p", { class: "why" });
  #others = h("p", { class: "others" });
  #mark = h("div", { class: "mark" });
  #title = h("h2", { id: "coach-title" });
  element = h(
    "section",
    { class: "coach", "aria-labelledby": "coach-title" },
    h(
      "header",
      {},
      h("div", {}, this.#title, this.#legend),
      h(
        "button",
        { class: "round", type: "button", "aria-label": t("close"), on: { click: () => this.close() } },
        icon("close"),
      ),
    ),
    this.#mark,
    this.#list,
    this.#why,
    this.#others,
  );

  /** @param {import("./coach.js").Seat} seat @param {() => void} closed */
  constructor({ table, view, wish, unanswered }, closed) {
    this.#table = table;
    this.#view = view;
    this.#advises = wish.coach !== "off";
    this.#unanswered = unanswered;
    this.#closed = closed;
  }

  get isOpen() {
    return this.element.isConnected;
  }

  /** @param {Decision | null} decision null: there is only something to say about the last move @param {string} mark */
  open(decision, mark) {
    this.#decision = decision;
    this.#tapped = { move: "", main: "" };
    this.#told = false;
    setText(this.#title, t(this.#advises ? "coach-title" : "coach-chances"));
    this.#mark.hidden = !mark;
    this.#mark.replaceChildren(h("p", {}, mark), this.#undo());
    const rows = Math.min(most(), decision?.position.legal.length ?? 0);
    this.#list.replaceChildren(...Array.from({ length: rows }, () => this.#row()));
    if (!this.isOpen) {
      this.#before = /** @type {HTMLElement | null} */ (document.activeElement);
      this.#view.closest(".table-body")?.before(this.element);
    } else this.#rows[0]?.focus();
    this.draw();
  }

  /** @returns {boolean} whether it was open */
  close() {
    if (!this.isOpen) return false;
    this.element.remove();
    if (focusLost() && this.#before?.isConnected) this.#before.focus({ preventScroll: true });
    this.#point("");
    this.#closed();
    return true;
  }

  draw() {
    const decision = this.#decision;
    if (!this.isOpen) return;
    for (const part of [this.#list, this.#why, this.#others, this.#legend]) part.hidden = !decision;
    if (!decision) return;
    const { ranked, position } = decision;
    setText(this.#legend, this.#legendText(decision));
    this.element.setAttribute("aria-busy", String(!ranked));
    if (!ranked) return;
    const selected = this.#selected();
    const shown = this.#shown(ranked, selected);
    this.#list.classList.toggle("plain", !this.#advises);
    this.#rows.forEach((row, at) => {
      /** @type {HTMLElement} */ (row.parentElement).hidden = !shown[at];
      if (shown[at]) this.#fill(row, shown[at], decision, selected);
    });
    const count = position.legal.length - shown.length;
    setText(this.#others, count ? t("coach-others", { count }) : "");
    setText(this.#why, this.#whyText(decision, shown, selected));
    this.#point(this.#tapped.move);
    if (!this.#told) this.#tell(decision, shown);
  }

  get #rows() {
    return /** @type {HTMLButtonElement[]} */ ([...this.#list.querySelectorAll("button")]);
  }

  /** @param {Decision} decision */
  #legendText({ ranked, failed }) {
    if (failed) return t(this.#unanswered);
    if (!ranked) return t("coach-working");
    if (!this.#advises) return "";
    if (isPractice(ranked.map(({ judged }) => judged))) return t("coach-of-points");
    const { error } = ranked[0].judged;
    return error < SMALL
      ? t("coach-of-wins")
      : t("coach-of-wins-about", { points: Math.max(1, Math.round(error * 100)) });
  }

  /** The best; of many, the picked one in any case. Without advice: what can be done now, as the table lists it. @param {Ranked[]} ranked @param {string} selected */
  #shown(ranked, selected) {
    if (!this.#advises) {
      const { legal } = this.#table.position;
      const here = [...new Set([selected, ...this.#offered, ...legal])].filter(Boolean).slice(0, this.#rows.length);
      return ranked
        .filter(({ judged }) => here.includes(judged.move))
        .sort((a, b) => here.indexOf(a.judged.move) - here.indexOf(b.judged.move));
    }
    const best = ranked.slice(0, this.#rows.length);
    const picked = ranked.find(({ judged }) => judged.move === selected);
    return picked && !best.includes(picked) ? [...best.slice(0, -1), picked] : best;
  }

  /** The moves that the action bar offers. */
  get #offered() {
    return [...this.#view.querySelectorAll(".actions [data-move]")].map(
      (one) => /** @type {HTMLElement} */ (one).dataset.move ?? "",
    );
  }

  get #main() {
    const main = /** @type {HTMLElement | null} */ (this.#view.querySelector(".actions .main[data-move]:enabled"));
    return main?.dataset.move ?? "";
  }

  /** What was tapped here last, unless something else was picked on the table since. */
  #selected() {
    if (this.#tapped.move && this.#tapped.main !== this.#main) this.#tapped = { move: "", main: "" };
    return this.#tapped.move || this.#main;
  }

  #row() {
    const row = h(
      "button",
      { type: "button", "aria-pressed": "false", on: { click: () => this.#pick(row) } },
      h("span", { class: "name" }, "…"),
      h("b", { class: "num" }),
      h("small", { class: "brief" }),
      h("small", { class: "standing" }),
      h("span", { class: "bar", "aria-hidden": "true" }),
    );
    return h("li", {}, row);
  }

  /** @param {HTMLElement} row @param {Ranked} option @param {Decision} decision @param {string} selected */
  #fill(row, option, { position, seat }, selected) {
    const { judged, standing, bar } = option;
    const [name, worth, brief, stands] = /** @type {HTMLElement[]} */ ([...row.children]);
    row.dataset.option = judged.move;
    row.setAttribute("aria-pressed", String(judged.move === selected));
    row.classList.toggle("best", this.#advises && standing !== "");
    setVars(row, { bar });
    setText(name, moveText(this.#view, position, judged.move));
    setText(worth, this.#advises ? worthText(judged, seat) : "");
    setText(brief, briefText(position.game, judged.odds, position.seats));
    setText(stands, !this.#advises ? "" : standing ? t(`coach-${standing}`) : costText(option));
  }

  /** @param {Decision} decision @param {Ranked[]} shown @param {string} selected */
  #whyText({ position, ranked }, shown, selected) {
    const about = this.#advises ? ranked?.[0] : shown.find(({ judged }) => judged.move === selected);
    if (!about) return "";
    const { game, view, seats } = position;
    const choice = view.choices?.find((/** @type {{ move: string }} */ one) => one.move === about.judged.move);
    return whyText(game, choice, about.judged.odds, seats);
  }

  /** @param {Decision} decision @param {Ranked[]} shown */
  #tell({ position, seat }, [first]) {
    this.#told = true;
    if (!first) return;
    const name = moveText(this.#view, position, first.judged.move);
    const words = [
      this.#advises ? t("hint-text", { text: name }) : "",
      this.#advises ? `${this.#legend.textContent}: ${worthText(first.judged, seat)}` : "",
      this.#why.textContent ?? "",
    ];
    for (const word of words.filter(Boolean)) announce(word);
  }

  /** @param {HTMLElement} row */
  #pick(row) {
    const move = row.dataset.option;
    if (!move || !this.#table.open) return;
    this.#table.suggest(move);
    this.#tapped = { move, main: this.#main };
    this.draw();
  }

  /** The move that was tapped glows wherever the table has a button for it. @param {string} move */
  #point(move) {
    for (const one of this.#view.querySelectorAll("[data-move]"))
      one.toggleAttribute("data-advised", move !== "" && /** @type {HTMLElement} */ (one).dataset.move === move);
  }

  #undo() {
    return this.#table.canUndo
      ? h("button", { class: "button", type: "button", on: { click: () => this.#table.undo() } }, t("undo"))
      : "";
  }
}
