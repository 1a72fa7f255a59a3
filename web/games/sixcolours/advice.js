/** The words under the table: what to do now; and moves in words. */
import { ofKind } from "../../lib/choices.js";
import { list, t } from "../../lib/messages.js";
import { cardName, cardText } from "./piles.js";
import { isShared, liesOpen, takesOver } from "./state.js";
import { colourOf } from "./symbols.js";
import { dieName } from "./tray.js";

/** @typedef {import("./model").Model} Model */
/** @typedef {import("./model").Choice} Choice */
/** @typedef {import("./model").View} View */
/** @typedef {import("./state.js").Picks} Picks */

/** @param {Iterable<string>} letters */
const spoken = (letters) => list([...letters].map((letter) => t(`sixcolours-dice-${letter}`)));

/** @param {Model} model @param {Picks} picks */
export function adviceWords(model, picks) {
  const { view } = model;
  const looked = picks.looked === null ? null : view.piles[picks.looked].card;
  if (looked) return cardText(looked);
  if (picks.turning) return t("sixcolours-advice-turning");
  if (view.phase === "give") return giveWords(model, picks);
  if (view.phase === "gained") return t("sixcolours-advice-gained", { cards: view.hands[view.player ?? 0].count });
  if (view.phase === "choose") return t("sixcolours-advice-choose");
  if (view.phase === "start") return startWords(model);
  if (view.turnable) return t("sixcolours-advice-twins");
  if (view.thrown === view.throws) return t("sixcolours-advice-last");
  return t(ofKind(model, "take").length ? "sixcolours-advice-made" : "sixcolours-advice-keep");
}

/** @param {Model} model */
function startWords({ view, seats }) {
  const { inherit, last, won, player } = view;
  if (inherit) return t("sixcolours-advice-inherit", { name: last ? seats[last.seat].name : "" });
  if (won) return t("sixcolours-advice-again", { name: player === null ? "" : seats[player].name });
  return last?.card
    ? t("sixcolours-advice-won", { name: seats[last.seat].name, card: cardName(last.card) })
    : t("sixcolours-advice-start");
}

/** @param {Model} model @param {Picks} picks */
function giveWords(model, picks) {
  const { view, seats } = model;
  if (!liesOpen(model, picks))
    return t("sixcolours-advice-hidden", { name: view.player === null ? "" : seats[view.player].name });
  return view.drawn ? t("sixcolours-advice-give", { card: cardName(view.drawn) }) : "";
}

/** Whether only one person may know the advice: it names one of their cards. @param {Model} model @param {Picks} picks */
export const isSecret = (model, picks) => model.view.phase === "give" && isShared(model) && liesOpen(model, picks);

/** Whether the advice is worth saying aloud when a decision begins. @param {Model} model */
export const isNews = (model) =>
  takesOver(model.view) ||
  model.view.turnable ||
  ofKind(model, "take").length > 0 ||
  ["choose", "give", "gained"].includes(model.view.phase);

/**
 * A move in a few words.
 * @param {Choice} choice
 * @param {{ view: View, seats: import("../../types").Seat[] }} table
 * @param {boolean} open whether everybody may know the player's cards
 */
export function choiceWords(choice, { view, seats }, open) {
  if (choice.kind === "take") return t("sixcolours-choice-take", { card: cardName(choice), points: choice.points });
  if (choice.kind === "throw")
    return choice.dice.length
      ? t("sixcolours-choice-keep", { dice: spoken(choice.dice), left: choice.left })
      : t("sixcolours-choice-throw");
  if (choice.kind === "turn")
    return t("sixcolours-choice-turn", {
      die: dieName(choice.die),
      face: t(`sixcolours-face-${colourOf(choice.face)}`),
    });
  if (choice.kind === "give") {
    if (open) return t("sixcolours-choice-give", { card: cardName(choice) });
    const own = view.hands[view.player ?? 0].cards ?? [];
    return t("sixcolours-choice-give-hidden", { number: own.findIndex(({ card }) => card === choice.card) + 1 });
  }
  if (choice.kind === "steal" || choice.kind === "swap")
    return t("sixcolours-choice-choose", { name: seats[choice.victim].name });
  const what = choice.kind === "end" ? "end" : view.phase === "gained" ? "on" : "pass";
  return t(`sixcolours-choice-${what}`);
}
