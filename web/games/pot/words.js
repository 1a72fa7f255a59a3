/** What the table says about itself: titles, notes under actions, moves. Facts in, sentences out. */
import { list, t } from "../../lib/messages.js";
import { LETTERS } from "./state.js";

/** @typedef {import("./model").View} View */
/** @typedef {import("./model").Model} Model */
/** @typedef {import("./model").Letter} Letter */
/** @typedef {import("./model").Choice} Choice */
/** @typedef {import("./model").Stop} Stop */
/** @typedef {import("./model").Share} Share */
/** @typedef {import("./model").Way} Way */

/** @param {Model} model @param {number | null} seat */
const nameOf = ({ seats }, seat) => (seat === null ? "" : seats[seat].name);

/** What these dice show. @param {View} view @param {readonly Letter[]} letters */
export const faces = (view, letters) => list(letters.map((letter) => view.dice?.[LETTERS.indexOf(letter)] ?? letter));

/** Whose dice are in the tray, and why. @param {Model} model */
export function title(model) {
  const { view, outcome, seats } = model;
  const { last, roll_off: off } = view;
  if (view.phase === "over" && outcome) return t("pot-title-over", { name: nameOf(model, outcome.winners[0]) });
  if (view.phase === "start_off" || view.phase === "win_off") return t(`pot-title-${view.phase}`);
  if (off && last === null) return t("pot-title-starts", { name: nameOf(model, view.starter) });
  if (last) return t(`pot-last-${last.code}`, { name: seats[last.seat].name, result: last.result });
  if (view.phase === "start") return t("pot-title-begins", { name: nameOf(model, view.player) });
  if (view.phase === "choose") return t(`pot-title-${view.choices[0].kind}`, { name: nameOf(model, view.player) });
  return t("pot-title-throw", { name: nameOf(model, view.player), throw: view.throws });
}

/** What the combination on the table pays. @param {Model} model */
export function pays({ view, seats }) {
  const combo = view.combo ?? view.last?.combo;
  return combo ? t(`pot-pays-${combo}`, { players: seats.length, bonus: view.bonus }) : "";
}

/** The line beside the dice to beat. @param {Model} model */
export function holding(model) {
  const { view } = model;
  const won = view.holder === null && view.last?.round;
  if (won) return t("pot-round-won", { name: nameOf(model, won.seat), coins: won.coins });
  return view.holder === null ? t("pot-nobody-holds") : t("pot-holds", { name: nameOf(model, view.holder) });
}

/** @param {View} view */
export const round = (view) => t("pot-round", { round: view.round, turns: view.to_come.length });

/** What stopping would do. @param {Stop} stop @param {View} view */
export function stopNote(stop, view) {
  const { combo, verdict } = stop;
  if (verdict === null) return t("pot-stop-again", { dice: faces(view, stop.dice) });
  const pot = t(`pot-stop-${verdict === "took_pot" && view.holder === null ? "holds" : verdict}`, {
    best: view.best ?? 0,
  });
  return combo ? t("pot-stop-combo", { combo: t(`pot-combo-${combo}`), pot }) : pot;
}

/** A move in a few words. @param {Choice} choice @param {Pick<Model, "view" | "seats">} table */
export function choiceWords(choice, table) {
  if (choice.kind === "stop")
    return choice.result === null
      ? t("pot-choice-stop-on", { combo: t(`pot-combo-${choice.combo}`), which: choice.combo ?? "" })
      : t("pot-choice-stop", { result: choice.result });
  return "people" in choice
    ? t(`pot-choice-${choice.kind}`, { shares: shareNote(choice, table) })
    : t(`pot-choice-${choice.kind}`, { dice: faces(table.view, choice.dice), coins: choice.cost });
}

/** Who gives how much to whom. @param {Share} share @param {Pick<Model, "seats">} table */
export function shareNote({ kind, people, bank }, { seats }) {
  const each = [...new Set(people)].map((seat) =>
    t(`pot-${kind}-one`, { name: seats[seat].name, coins: people.filter((one) => one === seat).length }),
  );
  return list(kind === "take" && bank < 0 ? [...each, t("pot-take-bank", { coins: -bank })] : each);
}

/** @param {Share} share @param {Model} model */
export function shareLabel({ kind, people, coins }, { view }) {
  const own = coins[view.player ?? 0];
  return kind === "take" ? t("pot-move-take", { coins: own }) : t("pot-move-give", { kept: own, given: people.length });
}
