/**
 * Covers the table while a device with secrets changes hands, until the next person says that they have it.
 */
import { art, h, setText } from "../lib/dom.js";
import { t } from "../lib/messages.js";

/** A second tap that was meant for the table must not count as an answer. */
const GRACE = 400;

const PICTURE =
  '<svg viewBox="0 0 160 120"><g fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><rect x="52" y="14" width="56" height="92" rx="10"/><path d="M73 95h14"/><path d="M120 46l15 14-15 14M40 46L25 60l15 14" opacity=".45"/><path d="M62 58q18-19 36 0q-18 19-36 0z"/><circle cx="80" cy="58" r="5"/><path d="M66 74l28-32"/></g></svg>';

export class HandOver {
  #title = h("h2", { class: "name", id: "hand-over-title", tabindex: "-1" });
  #text = h("p");
  #button = h("button", { class: "act main", type: "button", on: { click: () => this.#taken?.() } });
  element = h(
    "section",
    { class: "hand-over", "aria-labelledby": "hand-over-title", hidden: true },
    h("div", {}, art(PICTURE), this.#title, this.#text),
    this.#button,
  );
  /** @type {(() => void) | null} */
  #taken = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #grace;

  get open() {
    return !this.element.hidden;
  }

  /**
   * @param {string} name who takes the device
   * @param {string} why what is secret
   * @param {() => void} taken
   */
  show(name, why, taken) {
    setText(this.#title, t("hand-over", { name }));
    setText(this.#text, why);
    setText(this.#button, t("hand-over-ready", { name }));
    this.#taken = taken;
    this.#button.disabled = true;
    clearTimeout(this.#grace);
    this.#grace = setTimeout(() => {
      this.#button.disabled = false;
    }, GRACE);
    this.element.hidden = false;
    this.focus();
  }

  focus() {
    this.#title.focus({ preventScroll: true });
  }

  hide() {
    clearTimeout(this.#grace);
    this.#taken = null;
    this.element.hidden = true;
  }

  /** As if the button had been pressed. */
  accept() {
    this.#button.click();
  }
}
