/** Whether the coach advises everybody: a question only where several people play. */
import { h } from "../lib/dom.js";
import { t } from "../lib/messages.js";
import { countPeople } from "../lib/seats.js";

export class CoachChoice {
  #box;
  element;

  /** @param {boolean} on */
  constructor(on) {
    this.#box = h("input", { type: "checkbox", role: "switch", name: "coached", checked: on });
    this.element = h(
      "div",
      { class: "dice-choice", hidden: true },
      h("label", { class: "switch" }, t("setup-coach"), this.#box),
      h("p", { class: "meaning" }, t("setup-coach-meaning")),
    );
  }

  get on() {
    return !this.element.hidden && this.#box.checked;
  }

  /** @param {import("../types").Seat[]} seats */
  offer(seats) {
    this.element.hidden = countPeople(seats) < 2;
  }
}
