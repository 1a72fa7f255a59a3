/** The middle of the table: the round, the POT before its holder, the dice to beat and the bank. */
import { h, setText, setVars } from "../../lib/dom.js";
import { number, t } from "../../lib/messages.js";
import { bankArt, potArt } from "./art.js";
import { HeldDice } from "./dice.js";
import { holding, round } from "./words.js";

/** @typedef {import("./model").Model} Model */

export class Baize {
  #round = h("h2", { class: "which" });
  #goal = h("p", { class: "goal" });
  pot = h("div", { class: "pot", role: "img" });
  #potCount = h("span", { class: "count num" });
  #potShown = -1;
  #held = new HeldDice();
  #best = h("span", { class: "num" });
  #toBeat = h("span", { class: "best" });
  #holding = h("span", { class: "holding name" });
  bank = h("div", { class: "bank", role: "img" });
  #bankCount = h("span", { class: "num" });
  element;

  /** @param {() => void} hurry */
  constructor(hurry) {
    this.bank.append(bankArt(), h("span", { class: "label" }, t("pot-bank"), " ", this.#bankCount));
    this.#toBeat.append(this.#best, " ", h("small", {}, t("pot-to-beat")));
    this.element = h(
      "div",
      { class: "baize", on: { click: hurry } },
      h("div", { class: "line" }, this.#round, this.#goal),
      h("div", { class: "lane" }, this.pot),
      h(
        "div",
        { class: "beat" },
        this.#held.element,
        h("p", { class: "mark" }, this.#toBeat, this.#holding),
        this.bank,
      ),
    );
  }

  /** @param {Model} model */
  show(model) {
    const { view, seats } = model;
    const won = view.holder === null ? view.last?.round : null;
    setText(this.#round, round(view));
    setText(this.#goal, t("pot-goal", { target: view.target }));
    this.#drawPot(view.pot);
    this.pot.classList.toggle("away", view.pot_at === null);
    setVars(this.pot, { at: view.pot_at ?? (seats.length - 1) / 2 });
    const pot = t("pot-pot", { coins: view.pot });
    this.pot.setAttribute(
      "aria-label",
      view.pot_at === null ? pot : t("pot-pot-at", { pot, name: seats[view.pot_at].name }),
    );
    const dice = view.held ?? won?.dice ?? null;
    this.#held.show(dice, dice ? t(won ? "pot-held-won" : "pot-held", { dice: dice.join(", ") }) : t("pot-held-none"));
    setText(this.#best, view.best === null ? "" : number(view.best));
    this.#toBeat.hidden = view.best === null;
    this.#sayHolder(holding(model));
    setText(this.#bankCount, view.bank === null ? "" : number(view.bank));
    this.bank.setAttribute("aria-label", t("pot-bank-holds", { coins: view.bank ?? "none" }));
  }

  /** Takes coins out of the POT. @param {number} coins */
  takeFromPot(coins) {
    this.#drawPot(this.#potShown - coins);
  }

  /** @param {number} coins */
  #drawPot(coins) {
    if (coins === this.#potShown) return;
    this.#potShown = coins;
    setText(this.#potCount, number(coins));
    this.pot.replaceChildren(potArt(coins), this.#potCount);
  }

  /** New words get a new element, so that they do not count as a layout shift. @param {string} text */
  #sayHolder(text) {
    if (this.#holding.textContent === text) return;
    const fresh = h("span", { class: "holding name" }, text);
    this.#holding.replaceWith(fresh);
    this.#holding = fresh;
  }
}
