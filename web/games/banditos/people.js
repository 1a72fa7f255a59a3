/** The two players, one on each side of the row, and the tiles they have won. */
import { SeatBar } from "../../components/seat-bar.js";
import { h, setVars } from "../../lib/dom.js";
import { t } from "../../lib/messages.js";
import { isBot } from "../../lib/seats.js";
import { tileArt } from "./loot.js";
import { nearSeat } from "./state.js";

/** @typedef {import("./model").Model} Model */

export class People {
  #seats = new SeatBar();
  element = this.#seats.element;
  /** @type {HTMLElement[]} the tiles that each seat has won */
  won = [];

  /** @param {Model} model */
  show(model) {
    const { view, seats, mode } = model;
    setVars(this.element, { target: view.target });
    this.#seats.show(
      seats.map((person, seat) => ({
        name: person.name,
        bot: isBot(person),
        score: view.scores[seat],
        share: view.scores[seat] / view.target,
        current: view.player === seat && view.phase !== "over",
        leads: view.scores[seat] > view.scores[1 - seat],
      })),
      { flash: mode === "wait" },
    );
    this.face(nearSeat(model));
    for (const [seat, tiles] of view.won.entries()) this.#showWon(seat, tiles, seats[seat].name);
  }

  /** @returns {HTMLElement[]} */
  get plates() {
    return [...this.element.children].map((item) => /** @type {HTMLElement} */ (item));
  }

  /** @param {number} near the seat on the thumb's side */
  face(near) {
    for (const [seat, item] of this.plates.entries()) item.classList.toggle("near", seat === near);
  }

  /** @param {number} seat @param {number[]} tiles @param {string} name */
  #showWon(seat, tiles, name) {
    this.won[seat] ??= h("span", { class: "won", role: "img" });
    const list = this.won[seat];
    if (!list.isConnected) this.element.children[seat].append(list);
    list.setAttribute(
      "aria-label",
      tiles.length ? t("banditos-won", { name, tiles: tiles.join(", ") }) : t("banditos-won-none", { name }),
    );
    if (list.dataset.tiles === tiles.join()) return;
    list.dataset.tiles = tiles.join();
    list.replaceChildren(
      ...tiles.map((value) => {
        const tile = h("span", { class: "loot-tile", "data-value": value });
        tile.append(tileArt(value));
        return tile;
      }),
    );
  }
}
