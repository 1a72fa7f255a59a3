/** Players, scores and whose turn it is: two to ten seats without scrolling. */
import { h, setText, setVars } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { number, t } from "../lib/messages.js";

/**
 * @typedef {object} Place
 * @property {string} name
 * @property {boolean} bot
 * @property {number} score
 * @property {number} share 0–1, how far to the goal
 * @property {boolean} current
 * @property {boolean} leads
 */

/** How many columns keep every name readable on the narrowest phone. @param {number} seats */
const columnsFor = (seats) => (seats <= 4 ? seats : Math.ceil(seats / 2));

export class SeatBar {
  element = h("ol", { class: "seats" });
  /** @type {number[]} */
  #scores = [];

  /**
   * @param {Place[]} places
   * @param {{ flash: boolean }} how whether to show a change of score (not when looking back)
   */
  show(places, { flash }) {
    this.element.setAttribute("aria-label", t("seats"));
    setVars(this.element, { columns: columnsFor(places.length) });
    this.element.dataset.rows = String(Math.ceil(places.length / columnsFor(places.length)));
    this.element.toggleAttribute("data-many", places.length > 3);
    while (this.element.children.length > places.length) this.element.lastElementChild?.remove();
    places.forEach((place, index) => {
      const item = this.element.children[index] ?? this.element.appendChild(seatElement());
      this.#fill(/** @type {HTMLElement} */ (item), place, flash ? this.#scores[index] : undefined);
    });
    this.#scores = places.map(({ score }) => score);
  }

  /** @param {HTMLElement} item @param {Place} place @param {number | undefined} before */
  #fill(item, place, before) {
    const [who, score, spoken] = /** @type {HTMLElement[]} */ ([...item.children]);
    setText(/** @type {HTMLElement} */ (who.querySelector(".name")), place.name);
    const marks = `${place.bot}${place.leads}`;
    if (who.dataset.marks !== marks) {
      who.dataset.marks = marks;
      for (const old of who.querySelectorAll(".icon")) old.remove();
      if (place.bot) who.prepend(mark("bot", "kind"));
      if (place.leads) who.append(mark("crown", "crown"));
    }
    setText(score, number(place.score));
    setText(
      spoken,
      [place.bot && t("seat-bot"), place.leads && t("seat-leads"), place.current && t("seat-current")]
        .filter(Boolean)
        .join(", "),
    );
    if (place.current) item.setAttribute("aria-current", "true");
    else item.removeAttribute("aria-current");
    setVars(item, { share: Math.min(1, Math.max(0, place.share)) });
    if (before !== undefined && before !== place.score) this.#flash(item, place.score - before);
  }

  /** @param {HTMLElement} item @param {number} change */
  #flash(item, change) {
    item.querySelector(".delta")?.remove();
    const text = h(
      "span",
      { class: change < 0 ? "delta minus" : "delta", "aria-hidden": "true" },
      `${change < 0 ? "−" : "+"}${number(Math.abs(change))}`,
    );
    text.addEventListener("animationend", () => text.remove());
    item.append(text);
  }
}

function seatElement() {
  return h(
    "li",
    { class: "seat" },
    h("span", { class: "who" }, h("span", { class: "name" })),
    h("span", { class: "score" }),
    h("span", { class: "sr" }),
    h("span", { class: "track" }),
  );
}

/** @param {import("../lib/icons.js").IconName} name @param {string} kind */
function mark(name, kind) {
  const picture = icon(name);
  picture.classList.add(kind);
  return picture;
}
