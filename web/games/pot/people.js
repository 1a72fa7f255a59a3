/** Who plays and what they have; while a combination names people, a tap on one of them is a coin. */
import { SeatBar } from "../../components/seat-bar.js";
import { h, setText } from "../../lib/dom.js";
import { t } from "../../lib/messages.js";
import { isBot } from "../../lib/seats.js";
import { toComeArt } from "./art.js";

/** @typedef {import("./model").Model} Model */
/** @typedef {import("./state.js").Naming} Naming */

/** @param {number[]} picked @param {number} seat */
const count = (picked, seat) => picked.filter((one) => one === seat).length;

export class People {
  #bar = new SeatBar();
  element = this.#bar.element;
  #tap;

  /** @param {(seat: number) => void} tap */
  constructor(tap) {
    this.#tap = tap;
  }

  /** @param {Model} model @param {Naming | null} naming */
  show({ view, seats, mode }, naming) {
    this.#bar.show(
      seats.map((one, seat) => ({
        name: one.name,
        bot: isBot(one),
        score: view.scores[seat],
        share: view.scores[seat] / view.target,
        current: view.player === seat,
        leads: view.leaders.includes(seat),
      })),
      { flash: mode === "wait" || mode === "over" },
    );
    seats.forEach(({ name }, seat) => {
      const { mark, more, button, badge } = this.#extras(seat);
      const coming = view.to_come.includes(seat) && view.player !== seat;
      mark.toggleAttribute("hidden", !coming);
      setText(
        more,
        [view.holder === seat && t("pot-seat-holds"), coming && t("pot-seat-coming")].filter(Boolean).join(", "),
      );
      const open = naming?.open.has(seat) ?? false;
      const picked = naming ? count(naming.picked, seat) : 0;
      button.hidden = !open;
      button.setAttribute("aria-pressed", String(picked > 0));
      if (open) button.setAttribute("aria-label", t(`pot-tap-${naming?.kind}`, { name, coins: picked }));
      this.#badge(badge, naming?.kind ?? "take", picked);
    });
  }

  /** Where this seat's coins are. @param {number} seat */
  purse(seat) {
    return this.element.children[seat].querySelector(".score") ?? this.element;
  }

  /** Shows somebody else's choice. @param {"take" | "give"} kind @param {number[]} picked */
  point(kind, picked) {
    for (const seat of this.element.children) {
      const at = [...this.element.children].indexOf(seat);
      this.#badge(this.#extras(at).badge, kind, count(picked, at));
    }
  }

  /** @param {HTMLElement} badge @param {"take" | "give"} kind @param {number} coins */
  #badge(badge, kind, coins) {
    badge.hidden = !coins;
    setText(badge, coins ? t(kind === "take" ? "pot-minus" : "pot-plus", { coins }) : "");
    badge.parentElement?.classList.toggle("picked", coins > 0);
  }

  /** What a seat has only in this game. @param {number} seat */
  #extras(seat) {
    const item = this.element.children[seat];
    if (!item.querySelector(".tap")) {
      const button = h("button", {
        class: "tap",
        type: "button",
        "aria-pressed": "false",
        on: { click: () => this.#tap(seat) },
      });
      item.append(
        toComeArt(),
        h("span", { class: "sr more" }),
        h("span", { class: "badge num", "aria-hidden": "true", hidden: true }),
        button,
      );
    }
    const find = (/** @type {string} */ name) => /** @type {HTMLElement} */ (item.querySelector(name));
    return {
      mark: find(".coming"),
      more: find(".more"),
      badge: find(".badge"),
      button: /** @type {HTMLButtonElement} */ (find(".tap")),
    };
  }
}
