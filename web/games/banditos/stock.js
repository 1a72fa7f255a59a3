/** Beside the tray: the bag with what is left in it by colour, and the face-down pile of loot. */
import { dieElement } from "../../components/die.js";
import { art, h, setText } from "../../lib/dom.js";
import { t } from "../../lib/messages.js";
import { BACK, BAG } from "./loot.js";

/** @typedef {import("./model").View} View */

export class Bag {
  #counts = h("ul");
  /** @type {Map<string, HTMLElement>} */
  #colours = new Map();
  picture = h("span", { class: "picture" }, art(BAG));
  element = h("div", { class: "bag" }, this.picture, this.#counts);

  /** @param {View} view */
  show({ bag }) {
    this.#counts.setAttribute("aria-label", t("banditos-bag"));
    for (const [colour, count] of Object.entries(bag)) {
      let shown = this.#colours.get(colour);
      if (!shown) {
        shown = h("b", { class: "num", "aria-hidden": "true" });
        this.#colours.set(colour, shown);
        this.#counts.append(
          h("li", {}, dieElement({ face: 1, dye: colour, solid: true }), shown, h("span", { class: "sr" })),
        );
      }
      setText(shown, String(count));
      setText(
        /** @type {Element} */ (shown.nextElementSibling),
        t("banditos-bag-colour", { count, colour: t(`banditos-colours-${colour}`) }),
      );
    }
  }
}

export class Pile {
  top = h("span", { class: "loot-tile back" }, art(BACK));
  #count = h("b", { class: "num", "aria-hidden": "true" });
  element = h("div", { class: "pile", role: "img" }, this.top, this.#count);

  /** @param {View} view */
  show({ pile }) {
    this.element.classList.toggle("empty", !pile);
    setText(this.#count, String(pile));
    this.element.setAttribute("aria-label", t("banditos-pile", { count: pile }));
  }
}
