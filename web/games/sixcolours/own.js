/** A player's own cards in a dialog; where others sit at the same device, face down until one more tap. */
import { openDialog } from "../../components/dialog.js";
import { h } from "../../lib/dom.js";
import { t } from "../../lib/messages.js";
import { handElement } from "./stage.js";
import { isShared } from "./state.js";

/** @param {import("./model").Model} model @param {number} seat */
export function showOwnCards(model, seat) {
  const { cards, points } = model.view.hands[seat];
  if (!cards) return;
  const { name } = model.seats[seat];
  const box = h("div", { class: "own" });
  const draw = (/** @type {boolean} */ open) => {
    const flip = () => {
      draw(!open);
      box.querySelector("button")?.focus();
    };
    box.replaceChildren(
      handElement(cards, { open }),
      h(
        "p",
        { class: "sum" },
        open ? t("sixcolours-own", { count: cards.length, points: points ?? 0 }) : t("sixcolours-own-hidden", { name }),
      ),
      isShared(model)
        ? h(
            "button",
            { class: "button main", type: "button", on: { click: flip } },
            t(open ? "sixcolours-hide" : "sixcolours-show"),
          )
        : "",
    );
  };
  draw(!isShared(model));
  const dialog = openDialog(t("sixcolours-own-title", { name }), [box], { game: model.game });
  const away = () => dialog.close();
  document.addEventListener("visibilitychange", away);
  dialog.addEventListener("close", () => document.removeEventListener("visibilitychange", away));
}
