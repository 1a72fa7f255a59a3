/** What replaces the tray during an action: whom to draw from, face-down cards, a player's hand, and at the end all hands. */
import { h, setText, setVars } from "../../lib/dom.js";
import { t } from "../../lib/messages.js";
import { cardElement, dressCard } from "./cards.js";
import { cardName } from "./piles.js";

/** @typedef {import("./model").Card} Card */
/** @typedef {import("./model").Hand} Hand */

/** How many cards of a hand are in a row, on an upright phone and on its side. */
const [NARROW, WIDE] = [4, 11];

/** A fan of face-down cards. @param {number} count */
function fan(count) {
  const cards = Array.from({ length: count }, (_, at) => {
    const card = cardElement(null);
    setVars(card, { at: count > 1 ? at / (count - 1) - 0.5 : 0 });
    return card;
  });
  return h("span", { class: "fan", "aria-hidden": "true", vars: { count } }, ...cards);
}

/**
 * Cards side by side, each of which may be a button.
 * @param {Card[]} cards
 * @param {{ open: boolean, drawn?: Card | null, can?: (card: Card) => boolean, chosen?: number | null, choose?: (at: number) => void }} how `open`: face up
 */
export function handElement(cards, { open, drawn = null, can = () => false, chosen = null, choose }) {
  // Of two equal cards it does not matter which one was drawn.
  const fresh = drawn ? cards.findIndex(({ card }) => card === drawn.card) : -1;
  const { length } = cards;
  const [narrow, wide] = [NARROW, WIDE].map((most) => ({
    rows: Math.ceil(length / most),
    columns: Math.min(length, most),
  }));
  return h(
    "ol",
    {
      class: "hand",
      vars: { columns: narrow.columns, rows: narrow.rows, "wide-columns": wide.columns, "wide-rows": wide.rows },
    },
    ...cards.map((card, at) => {
      const label = open
        ? [
            t("sixcolours-card-is", { card: cardName(card), points: card.points }),
            at === fresh && t("sixcolours-drawn"),
          ]
            .filter(Boolean)
            .join(" ")
        : t("sixcolours-face-down");
      const picture = cardElement(open ? card : null);
      const tag =
        open && at === fresh ? h("span", { class: "tag", "aria-hidden": "true" }, t("sixcolours-drawn")) : null;
      if (!choose) return h("li", {}, picture, h("span", { class: "sr" }, label), tag);
      return h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            "aria-pressed": String(chosen === at),
            disabled: !open || !can(card),
            on: { click: () => choose(at) },
          },
          picture,
          h("span", { class: "sr" }, label),
          tag,
        ),
      );
    }),
  );
}

export class Stage {
  #title = h("h2", { class: "stage-title" });
  #inside = h("div", { class: "stage-inside" });
  element = h("section", { class: "stage", hidden: true }, this.#title, this.#inside);
  /** What is drawn now; the same picture is not drawn again, so that the focus stays. */
  #drawn = "";

  hide() {
    this.element.hidden = true;
    this.#drawn = "";
  }

  /** @param {string} title @param {unknown} of what the picture depends on @param {() => Node} draw */
  #draw(title, of, draw) {
    this.element.hidden = false;
    setText(this.#title, title);
    const key = JSON.stringify([title, of]);
    if (key === this.#drawn) return;
    const at = [...this.#inside.querySelectorAll("button")].indexOf(
      /** @type {HTMLButtonElement} */ (document.activeElement),
    );
    this.#drawn = key;
    this.#inside.replaceChildren(draw());
    this.#inside.querySelectorAll("button")[at]?.focus();
  }

  /** @param {string} title @param {{ name: string, count: number, move: string, legal: boolean }[]} people @param {(move: string) => void} ask */
  victims(title, people, ask) {
    this.#draw(title, people, () =>
      h(
        "ul",
        { class: "victims" },
        ...people.map(({ name, count, move, legal }) =>
          h(
            "li",
            {},
            h(
              "button",
              { type: "button", "data-move": move, disabled: !legal, on: { click: () => ask(move) } },
              fan(count),
              h("b", { class: "name" }, name),
              h("small", {}, t("sixcolours-cards", { count })),
            ),
          ),
        ),
      ),
    );
  }

  /** @param {string} title @param {number} count */
  spread(title, count) {
    this.#draw(title, count, () => fan(count));
  }

  /** @param {string} title @param {Card[]} cards @param {Parameters<typeof handElement>[1]} how */
  hand(title, cards, how) {
    this.#draw(title, [cards, how.open, how.drawn, how.chosen, how.can && cards.map(how.can)], () =>
      handElement(cards, how),
    );
  }

  /** Shows all hands face up. @param {string} title @param {{ name: string, hand: Hand, won: boolean }[]} rows */
  final(title, rows) {
    this.#draw(title, rows, () =>
      h(
        "ul",
        { class: "final" },
        ...rows.map(({ name, hand, won }) =>
          h(
            "li",
            { class: won ? "won" : null },
            h("b", { class: "name" }, name),
            h("span", { class: "sum num" }, t("sixcolours-points", { points: hand.points ?? 0 })),
            h(
              "span",
              { class: "minis" },
              ...(hand.cards ?? []).map((card) => {
                const picture = cardElement(card);
                picture.setAttribute("role", "img");
                picture.setAttribute("aria-label", cardName(card));
                return picture;
              }),
            ),
          ),
        ),
      ),
    );
  }

  /** The card that flies: one from the middle of those spread out. */
  get card() {
    const cards = /** @type {HTMLElement[]} */ (this.element.hidden ? [] : [...this.#inside.querySelectorAll(".card")]);
    return cards[Math.floor(cards.length / 2)] ?? null;
  }

  /** The card that is given, face down: others must not see it. */
  get gift() {
    const card = /** @type {HTMLElement | null} */ (this.#inside.querySelector("[aria-pressed=true] .card"));
    return card ? dressCard(card, null) : this.card;
  }
}
