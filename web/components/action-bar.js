/**
 * The two or three things that can be done now. Each button says what it will do, and is here only because its move is
 * legal.
 */
import { focusLost, h, setText } from "../lib/dom.js";
import { t } from "../lib/messages.js";

/**
 * @typedef {object} Action
 * @property {string} id stable while the choice stays the same kind, so that focus survives a change of dice
 * @property {string} label
 * @property {string} [note] what it will do
 * @property {boolean} [main]
 * @property {boolean} [idle] there is nothing to decide; it only speeds up what is shown
 * @property {boolean} [ready] it can be done although nobody here can decide
 * @property {boolean} [disabled]
 * @property {string} [move]
 * @property {() => void} run
 */

export class ActionBar {
  element = h("div", { class: "actions", role: "group" });
  /** @type {Map<string, { button: HTMLButtonElement, run: () => void }>} */
  #buttons = new Map();

  /** @param {Action[]} actions */
  show(actions) {
    const hadFocus = this.element.contains(document.activeElement);
    this.element.setAttribute("aria-label", t("actions"));
    for (const [id, { button }] of this.#buttons) {
      if (actions.some((action) => action.id === id)) continue;
      button.remove();
      this.#buttons.delete(id);
    }
    actions.forEach((action, index) => {
      let known = this.#buttons.get(action.id);
      if (!known) {
        const made = { button: h("button", { type: "button" }, h("span"), h("small")), run: action.run };
        made.button.addEventListener("click", () => made.run());
        this.#buttons.set(action.id, made);
        known = made;
      }
      known.run = action.run;
      dress(known.button, action);
      if (this.element.children[index] !== known.button)
        this.element.insertBefore(known.button, this.element.children[index] ?? null);
    });
    // A keyboard player stays on the bar when the button they pressed has done its work.
    if (hadFocus && focusLost())
      (this.main ?? /** @type {HTMLElement | null} */ (this.element.querySelector("button:enabled")))?.focus();
  }

  get main() {
    return /** @type {HTMLButtonElement | null} */ (this.element.querySelector(".act.main:enabled, .act.idle:enabled"));
  }
}

/** @param {HTMLButtonElement} button @param {Action} action */
function dress(button, action) {
  button.className = `act${action.main ? " main" : ""}${action.idle ? " idle" : ""}${action.ready ? " ready" : ""}`;
  button.disabled = action.disabled ?? false;
  if (action.move === undefined) delete button.dataset.move;
  else button.dataset.move = action.move;
  const [label, note] = /** @type {HTMLElement[]} */ ([...button.children]);
  setText(label, action.label);
  setText(note, action.note ?? "");
  note.hidden = !action.note;
}
