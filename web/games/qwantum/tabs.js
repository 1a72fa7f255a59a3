/** Players, scores and what each has just written; a tap leads to that player's sheet. */
import { h, setText, setVars } from "../../lib/dom.js";
import { icon } from "../../lib/icons.js";
import { number, t } from "../../lib/messages.js";
import { markArt } from "./faces.js";

/**
 * @typedef {{ colour: string | null, number: number | null, seen: boolean }} Note what somebody wrote; no colour: passed
 * @typedef {{ name: string, bot: boolean, score: number, current: boolean, leads: boolean, missed: boolean, notes: Note[] }} Tab
 */

export class Tabs {
  element = h("ol", { class: "seats tabs" });
  /** @type {(seat: number) => void} */
  #choose;

  /** @param {(seat: number) => void} choose */
  constructor(choose) {
    this.#choose = choose;
  }

  /** @param {Tab[]} tabs */
  show(tabs) {
    this.element.setAttribute("aria-label", t("seats"));
    setVars(this.element, { columns: tabs.length });
    this.element.toggleAttribute("data-many", tabs.length > 2);
    tabs.forEach((tab, seat) => {
      const item = this.element.children[seat] ?? this.element.appendChild(h("li", {}, this.#button(seat)));
      this.#fill(/** @type {HTMLElement} */ (item.firstElementChild), tab);
    });
  }

  /** @param {number} seat whose sheet is seen */
  mark(seat) {
    for (const [at, item] of [...this.element.children].entries())
      item.firstElementChild?.setAttribute("aria-pressed", String(at === seat));
  }

  /** @param {number} seat */
  #button(seat) {
    return h(
      "button",
      { class: "seat", type: "button", "data-seat": seat, on: { click: () => this.#choose(seat) } },
      h("span", { class: "who" }, h("span", { class: "name" })),
      h("span", { class: "score" }),
      h("span", { class: "sr" }),
      h("span", { class: "notes" }),
    );
  }

  /** @param {HTMLElement} button @param {Tab} tab */
  #fill(button, { name, bot, score, current, leads, missed, notes }) {
    const [who, points, spoken, written] = /** @type {HTMLElement[]} */ ([...button.children]);
    setText(/** @type {HTMLElement} */ (who.querySelector(".name")), name);
    const marks = `${bot}${leads}`;
    if (who.dataset.marks !== marks) {
      who.dataset.marks = marks;
      for (const old of who.querySelectorAll(".icon")) old.remove();
      if (bot) who.prepend(icon("bot"));
      if (leads) who.append(crown());
    }
    setText(points, number(score));
    setText(
      spoken,
      [bot && t("seat-bot"), leads && t("seat-leads"), current && t("seat-current")].filter(Boolean).join(", "),
    );
    button.toggleAttribute("data-current", current);
    const key = JSON.stringify([notes, missed]);
    if (written.dataset.notes === key) return;
    written.dataset.notes = key;
    written.replaceChildren(
      ...notes.map(note),
      missed ? h("span", { class: "note missed" }, t("qwantum-note-missed")) : "",
    );
  }
}

/** @param {Note} note */
function note({ colour, number: value, seen }) {
  if (!seen)
    return h(
      "span",
      { class: "note" },
      h("span", { "aria-hidden": "true" }, "?"),
      h("span", { class: "sr" }, t("qwantum-note-unseen")),
    );
  if (!colour)
    return h(
      "span",
      { class: "note" },
      h("span", { "aria-hidden": "true" }, "–"),
      h("span", { class: "sr" }, t("qwantum-note-passed")),
    );
  return h(
    "span",
    { class: "note", "data-colour": colour },
    markArt(colour),
    h("span", { class: "sr" }, t(`qwantum-colour-${colour}`)),
    ` ${value}`,
  );
}

function crown() {
  const picture = icon("crown");
  picture.classList.add("crown");
  return picture;
}
