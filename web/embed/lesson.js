/**
 * A first turn that the reader plays: a record is the plan, and every legal move stays possible. A reader who makes the
 * record's move sees what to do next; after another move the lesson offers to go back. The record's seed gives the same
 * dice.
 *
 * The words of the n-th decision are the message <game>-lesson-<n>, those of the end <game>-lesson-end.
 */
import { announce } from "../components/notice.js";
import { h } from "../lib/dom.js";
import { foreign, language, number, t } from "../lib/messages.js";

/** @typedef {import("../screens/table.js").TableScreen} TableScreen */
/** @typedef {{ kind: "task", at: number } | { kind: "wait" | "end" | "astray" }} Where */

/** The proposed move glows wherever the view has a button for it. A style rule, since views redraw their buttons. */
const light = new CSSStyleSheet();

export class Lesson {
  #player;
  /** The reader goes on alone. */
  #done = false;
  #count = h("b", { class: "num" });
  #text = h("span");
  #row = h("div", { class: "row" });
  element = h(
    "section",
    { class: "lesson", "aria-label": t("lesson-title") },
    h("p", { role: "status", "aria-live": "polite", "aria-atomic": "true" }, this.#count, " ", this.#text),
    this.#row,
  );

  /** @param {import("./play.js").Player} player */
  constructor(player) {
    this.#player = player;
    document.adoptedStyleSheets = [light];
  }

  begin() {
    this.#done = false;
  }

  /** @param {TableScreen} table @returns {Where} */
  #where({ position }) {
    const { story } = this.#player;
    if (story.shared(position.record) < Math.min(position.step, story.steps)) return { kind: "astray" };
    if (position.step >= story.steps) return { kind: "end" };
    const at = story.tasks.indexOf(position.step);
    return at < 0 ? { kind: "wait" } : { kind: "task", at };
  }

  /** Says what to do now. @param {TableScreen} table */
  tell(table) {
    this.element.hidden = this.#done;
    const where = this.#where(table);
    light.replaceSync("");
    this.#text.lang = (where.kind !== "astray" && foreign(table.game)) || language();
    if (this.#done || where.kind === "wait") return;
    const { story } = this.#player;
    if (where.kind === "task") {
      const move = story.moveAt(story.tasks[where.at]);
      light.replaceSync(
        `[data-move="${CSS.escape(move)}"]:enabled { box-shadow: 0 0 0 3px var(--picked), 0 0 16px 6px var(--picked); }`,
      );
      this.#say(`${number(where.at + 1)}/${number(story.tasks.length)}`, t(`${table.game}-lesson-${where.at + 1}`), [
        ["lesson-show", () => this.show(table)],
      ]);
    } else if (where.kind === "end") {
      this.#say("✓", t(`${table.game}-lesson-end`), [
        ["lesson-again", () => this.#player.reset()],
        ["lesson-free", () => this.#leave(table)],
      ]);
    } else {
      this.#say("", t("lesson-astray"), [
        ["lesson-back", () => this.#back(table)],
        ["lesson-free", () => this.#leave(table)],
      ]);
    }
  }

  /** @param {string} count @param {string} text @param {[string, () => unknown][]} buttons */
  #say(count, text, buttons) {
    if (this.#text.textContent === text) return;
    this.#count.textContent = count;
    this.#text.textContent = text;
    const focused = this.#row.contains(document.activeElement);
    this.#row.replaceChildren(
      ...buttons.map(([message, run]) =>
        h("button", { class: "button quiet", type: "button", on: { click: run } }, t(message)),
      ),
    );
    if (focused) this.#row.querySelector("button")?.focus();
  }

  /**
   * Picks the proposed move; the reader makes it.
   * @param {TableScreen} table
   * @returns {boolean} whether there is something to show
   */
  show(table) {
    const where = this.#where(table);
    if (this.#done || where.kind !== "task" || !table.open) return false;
    announce(table.suggest(this.#player.story.moveAt(table.position.step)));
    return true;
  }

  /** Back to the last decision of the plan. @param {TableScreen} table */
  #back({ position }) {
    const { story } = this.#player;
    const shared = story.shared(position.record);
    return this.#player.goTo(story.tasks.findLast((step) => step <= shared) ?? story.start);
  }

  /** @param {TableScreen} table */
  #leave(table) {
    this.#done = true;
    this.tell(table);
    table.catchFocus();
  }
}
