/** A game by link that went on in two ways: both to look at, and which of them goes on here. Neither is lost. */
import { toast } from "../components/notice.js";
import { pageTop } from "../components/page-top.js";
import { progressElement } from "../components/progress.js";
import { seenHere } from "../lib/by-link.js";
import { describe } from "../lib/describe.js";
import { h } from "../lib/dom.js";
import { ask } from "../lib/engine-call.js";
import { newId } from "../lib/ids.js";
import { day, learn, number, t } from "../lib/messages.js";
import { go } from "../lib/router.js";
import { stillModel } from "../lib/still-model.js";
import { readByLink, takeRecord, whyNotByLink } from "./open-by-link.js";
import { loadView } from "./table-files.js";

/** @typedef {import("../types").Position} Position */
/** @typedef {{ position: Position, words: string }} Side its latest position, and what happened where they differ */

export class ForkScreen {
  #app;
  #code;
  #gone = false;
  #progress;

  /** @param {import("../app.js").App} app @param {string[]} args the code of the link */
  constructor(app, args) {
    this.#app = app;
    this.#code = args.join("/");
    this.#progress = progressElement(app.engine);
  }

  /** @param {HTMLElement} root */
  async mount(root) {
    delete root.dataset.game;
    root.replaceChildren(h("div", { class: "wait" }, this.#progress.element));
    try {
      const { opened, own } = await readByLink(this.#app.engine, this.#code);
      const { fork, record } = opened;
      if (this.#gone) return;
      if (!own || !fork || !record) return go(`open/${this.#code}`, { replace: true });
      const [mine, theirs] = await Promise.all([
        this.#side(own.record, fork.mine.frames),
        this.#side(record, fork.theirs.frames),
        loadView(own.game),
        learn(own.game),
      ]);
      if (this.#gone) return;
      this.#draw(root, { own, at: fork.at, mine, theirs });
    } catch (error) {
      if (this.#gone) return;
      go("", { replace: true });
      toast(whyNotByLink(error));
    }
  }

  unmount() {
    this.#gone = true;
    this.#progress.dispose();
  }

  /** @param {string} record @param {import("../types").Step[]} frames what differs @returns {Promise<Side>} */
  async #side(record, frames) {
    const { engine } = this.#app;
    const match = newId();
    try {
      const position = seenHere(await ask(engine, "load", { match, record }));
      const [frame] = frames;
      return { position, words: frame ? describe(position.game, frame, position.seats) : "" };
    } finally {
      engine.call("drop", { match }).catch(() => {});
    }
  }

  /**
   * @param {HTMLElement} root
   * @param {{ own: import("../types").Save, at: number, mine: Side, theirs: Side }} found
   */
  #draw(root, { own, at, mine, theirs }) {
    const { game } = mine.position;
    root.dataset.game = game;
    const view = /** @type {import("../components/game-view.js").GameView} */ (document.createElement(`${game}-table`));
    view.inert = true;
    const words = h("p", { class: "name", role: "status" });
    const show = (/** @type {Side} */ side) => {
      view.model = { ...stillModel(side.position), mode: "past", legal: [] };
      words.replaceChildren(side.words, " ", h("small", {}, t("bylink-fork-steps", { count: side.position.steps })));
    };
    const choice = (/** @type {string} */ text, /** @type {Side} */ side) =>
      h(
        "label",
        {},
        h("input", { type: "radio", name: "side", checked: side === mine, on: { change: () => show(side) } }),
        t(text),
      );
    const path = `play/${own.id}`;
    const keep = () => go(path, { replace: true });
    const take = async () => {
      try {
        const copy = t("bylink-fork-copy", { game: t(`${game}-name`), date: day(Date.now()) });
        if (!(await takeRecord(this.#app.engine, own, theirs.position.record, { copy }))) return this.mount(root);
        go(path, { replace: true });
        toast(t("bylink-fork-taken"));
      } catch (error) {
        toast(error instanceof Error && error.message ? t("trouble-full") : whyNotByLink(error));
      }
    };
    root.replaceChildren(
      h(
        "div",
        { class: "page fork" },
        pageTop(t("bylink-fork"), "narrower"),
        h("p", {}, at > 1 ? t("bylink-fork-how", { step: number(at - 1) }) : t("bylink-fork-begin")),
        h("div", { class: "segments" }, choice("bylink-fork-mine", mine), choice("bylink-fork-theirs", theirs)),
        words,
        h("div", { class: "fork-table" }, view),
        h(
          "div",
          { class: "row" },
          h("button", { class: "button main", type: "button", on: { click: keep } }, t("bylink-fork-keep")),
          h("button", { class: "button", type: "button", on: { click: take } }, t("bylink-fork-take")),
        ),
      ),
    );
    show(mine);
    /** @type {HTMLElement | null} */ (root.querySelector("h1"))?.focus({ preventScroll: true });
  }
}
