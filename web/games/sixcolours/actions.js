/** The buttons in words: what each option is called and what it will do. */
import { list, t } from "../../lib/messages.js";
import { cardName } from "./piles.js";
import { takesOver } from "./state.js";

/** @typedef {import("./model").Model} Model */
/** @typedef {import("./model").View} View */
/** @typedef {import("./model").Throw} Throw */
/** @typedef {import("./state.js").Option} Option */
/** @typedef {import("./state.js").Picks} Picks */

/** @param {Model} model @param {Picks} picks @param {Option} option @returns {{ label: string, note?: string }} */
export function optionWords({ view, seats }, picks, { id, choice }) {
  const name = (/** @type {number | null} */ seat) => (seat === null ? "" : seats[seat].name);
  if (id === "leave" || id === "turn")
    return { label: t(`sixcolours-move-${id}`), note: t(`sixcolours-move-${id}-note`) };
  if (id === "pass") {
    const what = view.phase === "gained" ? "on" : "pass";
    return { label: t(`sixcolours-move-${what}`), note: t(`sixcolours-move-${what}-note`) };
  }
  if (id === "end") {
    const [label, note] = picks.sure ? ["end-sure", "end-again"] : ["end", "end-note"];
    const { count } = view.hands[view.player ?? 0];
    return { label: t(`sixcolours-move-${label}`), note: t(`sixcolours-move-${note}`, { count }) };
  }
  if (id === "show")
    return { label: t("sixcolours-show"), note: t("sixcolours-show-note", { name: name(view.player) }) };
  if (id === "hide") return { label: t("sixcolours-hide") };
  if (id === "give")
    return {
      label: t("sixcolours-move-give", { name: name(view.victim) }),
      note: choice?.kind === "give" ? cardName(choice) : t("sixcolours-move-give-none"),
    };
  if (choice?.kind === "take")
    return {
      label: t("sixcolours-move-take"),
      note: t("sixcolours-move-take-note", { card: cardName(choice), points: choice.points }),
    };
  if (choice?.kind === "throw") return throwWords(view, choice);
  return {
    label: t(id === "over" ? "sixcolours-move-over-none" : "sixcolours-move-throw-none"),
    note: t(picks.kept.size ? "sixcolours-keep-all" : "sixcolours-keep-none"),
  };
}

/** @param {View} view @param {Throw} choice */
function throwWords(view, { dice, left, declines, throws_left }) {
  const declined = declines.map((pile) => t(`sixcolours-combination-${view.piles[pile].card?.combination}`));
  return {
    label: !dice.length
      ? t("sixcolours-move-throw-all")
      : t(takesOver(view) ? "sixcolours-move-over" : "sixcolours-move-throw", { left }),
    note: declined.length
      ? t("sixcolours-declines", { cards: list(declined), count: declined.length })
      : t("sixcolours-throws-left", { left: throws_left }),
  };
}
