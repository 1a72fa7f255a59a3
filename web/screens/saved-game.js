/** What lists say about a saved game. */
import { has, list, number, t } from "../lib/messages.js";
import { tidyName } from "../lib/names.js";

/** @typedef {import("../types").Save} Save */

/** @param {string} [game] */
export const gameName = (game) => (game && has(`${game}-name`) ? t(`${game}-name`) : t("trouble-game"));

/** Who plays, and whose turn it is. @param {Save} save */
export function turnLine({ summary: { names, turn } }) {
  const shown = names.map(tidyName);
  return turn === null ? list(shown) : t("home-turn", { names: list(shown), name: shown[turn] ?? "" });
}

/** Who has won, or what came of it. @param {Save} save */
export function resultLine({ game, outcome, summary: { names, scores } }) {
  const winners = (outcome?.winners ?? []).map((seat) => tidyName(names[seat] ?? ""));
  if (winners.length) return t("home-won", { names: list(winners) });
  const practice = `${game}-practice`;
  return has(practice) ? t(practice, { score: scores?.[0] ?? 0 }) : gameName(game);
}

/** @param {Save} save */
export const scoreLine = ({ summary: { names, scores } }) =>
  names
    .map(tidyName)
    .map((name, seat) => (scores ? `${name} ${number(scores[seat])}` : name))
    .join(" · ");
