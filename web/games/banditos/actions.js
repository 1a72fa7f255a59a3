/** The buttons in words: what each option is called and what it will do. */
import { t } from "../../lib/messages.js";
import { diceWords, dieWords } from "./words.js";

/** @typedef {import("./model").Model} Model */
/** @typedef {import("./model").Taking} Taking */
/** @typedef {import("./state.js").Option} Option */
/** @typedef {import("./state.js").Picks} Picks */

/** @param {Model} model @param {Picks} picks @param {Option} option @returns {{ label: string, note?: string }} */
export function optionWords({ view, seats }, picks, { id, choice }) {
  const player = view.player ?? 0;
  if (choice?.kind === "claim" || choice?.kind === "give")
    return { label: t(`banditos-move-${id}`, { place: choice.place }), note: gainWords(choice, seats) };
  if (choice?.kind === "draw")
    return {
      label: t("banditos-move-draw", { dice: choice.dice }),
      note: t("banditos-move-draw-note", { name: seats[player].name }),
    };
  if (choice?.kind === "pass")
    return {
      label: t("banditos-move-pass"),
      note: choice.returned.length
        ? t("banditos-move-pass-returned", { dice: diceWords(choice.returned) })
        : t("banditos-move-pass-note", { name: seats[1 - player].name }),
    };
  if (id === "place")
    return {
      label: t("banditos-move-place", { die: dieWords(view.hand[picks.die]) }),
      note: t("banditos-move-place-note"),
    };
  return { label: t("banditos-move-keep") };
}

/** @param {Taking} taking @param {Model["seats"]} seats */
const gainWords = ({ winner, points, ends }, seats) =>
  t(ends ? "banditos-gain-game" : "banditos-gain", { name: seats[winner].name, points });
