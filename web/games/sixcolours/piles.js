/** The three piles: the card on offer of each, whether the dice make it, whether it was declined. A tap looks at a card more closely. */
import { h, setText } from "../../lib/dom.js";
import { icon } from "../../lib/icons.js";
import { t } from "../../lib/messages.js";
import { turnOver } from "../../lib/motion.js";
import { cardElement, dressCard } from "./cards.js";

/** @typedef {import("./model").Card} Card */
/** @typedef {import("./model").Pile} Pile */
/** @typedef {import("../../components/game-view.js").Playing} Playing */

const TURN = 340;
const DEEP = [14, 7];

/** @param {Card} card */
export const cardName = ({ card }) => t(`sixcolours-card-${card}`);

/** A card in one sentence. @param {Card} card */
export function cardText(card) {
  const { action } = card;
  return [
    t("sixcolours-card-is", { card: cardName(card), points: card.points }),
    t(`sixcolours-needs-${card.colour ? "colour" : card.combination}`),
    action && t(`sixcolours-action-${action}-meaning`),
  ]
    .filter(Boolean)
    .join(" ");
}

export class Piles {
  /** @type {{ item: HTMLElement, button: HTMLButtonElement, top: HTMLElement, name: HTMLElement, note: HTMLElement, spoken: HTMLElement }[]} */
  #piles;
  element;

  /** @param {(pile: number) => void} look */
  constructor(look) {
    this.#piles = [0, 1, 2].map((pile) => {
      const [top, spoken] = [cardElement(null), h("span", { class: "sr" })];
      const [name, note] = ["title", "flag"].map((kind) => h("span", { class: kind, "aria-hidden": "true" }));
      const under = DEEP.map(() => h("span", { class: "card back under" }));
      const button = h(
        "button",
        { type: "button", on: { click: () => look(pile) } },
        h("span", { class: "stack" }, ...under, top, h("span", { class: "badge" }, icon("check"), icon("close"))),
        spoken,
        name,
        note,
      );
      return { item: h("li", { class: "pile" }, button), button, top, name, note, spoken };
    });
    this.element = h("ol", { class: "piles" }, ...this.#piles.map(({ item }) => item));
  }

  /** @param {Pile[]} piles @param {{ looked: number | null, takeable: (pile: number) => boolean }} how */
  show(piles, { looked, takeable }) {
    this.element.setAttribute("aria-label", t("sixcolours-piles"));
    piles.forEach((pile, at) => {
      const { item, button, top, name, note, spoken } = this.#piles[at];
      const { card, made, declined } = pile;
      const state = !card ? "" : declined ? "declined" : made ? "made" : "";
      item.dataset.state = state;
      item.dataset.deep = String(DEEP.filter((deep) => pile.left > deep).length);
      item.toggleAttribute("data-empty", pile.left === 0);
      item.toggleAttribute("data-takeable", takeable(at));
      dressCard(top, card);
      button.disabled = !card;
      button.setAttribute("aria-pressed", String(looked === at));
      setText(
        spoken,
        card
          ? [cardText(card), state && t(`sixcolours-pile-${state}`), t("sixcolours-pile-left", { left: pile.left })]
              .filter(Boolean)
              .join(" ")
          : t(pile.left ? "sixcolours-pile-next" : "sixcolours-pile-empty"),
      );
      setText(
        name,
        card ? t(`sixcolours-combination-${card.combination}`) : pile.left ? "" : t("sixcolours-pile-empty"),
      );
      setText(note, state ? t(`sixcolours-flag-${state}`) : "");
    });
  }

  /** The card on top. @param {number} pile */
  at(pile) {
    return this.#piles[pile].top;
  }

  /** Turns the next card face up. @param {number} pile @param {Card} card @param {Playing} playing */
  async turnUp(pile, card, { motion, signal }) {
    const { top } = this.#piles[pile];
    const show = () => dressCard(top, card);
    if (motion) await turnOver(top, show, { signal, duration: TURN, edge: { translate: "0 -8px" } });
    else show();
  }
}
