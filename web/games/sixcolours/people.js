/** The players and how many cards each has. Players who may look at their own cards find them here. */
import { h, setText, setVars } from "../../lib/dom.js";
import { icon } from "../../lib/icons.js";
import { number, t } from "../../lib/messages.js";
import { cardElement } from "./cards.js";

/**
 * @typedef {object} Person
 * @property {string} name
 * @property {boolean} bot
 * @property {number} count
 * @property {number | null} points null: secret
 * @property {boolean} current
 * @property {(() => void) | null} look
 */

export class People {
  element = h("ol", { class: "seats" });

  /** @param {Person[]} people @param {{ early: number, last: number }} goal with how many cards the game may end, and ends */
  show(people, { early, last }) {
    this.element.setAttribute("aria-label", t("seats"));
    setVars(this.element, { columns: people.length, early: early / last });
    this.element.toggleAttribute("data-many", people.length > 3);
    while (this.element.children.length > people.length) this.element.lastElementChild?.remove();
    people.forEach((person, at) => {
      const item = /** @type {HTMLElement} */ (this.element.children[at] ?? this.element.appendChild(plate()));
      fill(item, person, last);
    });
  }

  /** Where a seat's cards are. @param {number} seat */
  at(seat) {
    return /** @type {HTMLElement} */ (this.element.children[seat].firstElementChild);
  }
}

function plate() {
  const back = cardElement(null);
  back.setAttribute("aria-hidden", "true");
  return h(
    "li",
    { class: "seat" },
    back,
    h("span", { class: "who" }, h("span", { class: "name" })),
    h("span", { class: "score", "aria-hidden": "true" }, h("b"), h("small"), h("small", { class: "points" })),
    h("span", { class: "sr" }),
    h("span", { class: "track" }),
  );
}

/** @param {HTMLElement} item @param {Person} person @param {number} last */
function fill(item, { name, bot, count, points, current, look }, last) {
  const [back, who, score, spoken] = /** @type {HTMLElement[]} */ ([...item.children]);
  back.classList.toggle("none", count === 0);
  setText(/** @type {HTMLElement} */ (who.querySelector(".name")), name);
  if (bot && !who.querySelector(".icon")) {
    const mark = icon("bot");
    mark.classList.add("kind");
    who.prepend(mark);
  }
  const [cards, goal, worth] = /** @type {HTMLElement[]} */ ([...score.children]);
  setText(cards, number(count));
  setText(goal, t("sixcolours-of", { last }));
  setText(worth, points === null ? "" : t("sixcolours-points", { points }));
  setText(
    spoken,
    [
      t("sixcolours-cards-of", { count, last }),
      points !== null && t("sixcolours-points", { points }),
      bot && t("seat-bot"),
      current && t("seat-current"),
    ]
      .filter(Boolean)
      .join(", "),
  );
  if (current) item.setAttribute("aria-current", "true");
  else item.removeAttribute("aria-current");
  setVars(item, { share: Math.min(1, count / last) });
  peep(item, name, look);
}

/** @param {HTMLElement} item @param {string} name @param {(() => void) | null} look */
function peep(item, name, look) {
  const old = /** @type {HTMLButtonElement | null} */ (item.querySelector(".peep"));
  if (!look) return old?.remove();
  const button = old ?? item.appendChild(h("button", { class: "peep", type: "button", "aria-haspopup": "dialog" }));
  if (!old) button.append(icon("eye"));
  button.setAttribute("aria-label", t("sixcolours-look", { name }));
  button.onclick = look;
}
