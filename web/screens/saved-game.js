/** What lists say about a saved game. */
import { taskOf, taskText } from "../lib/by-link.js";
import { has, list, number, t } from "../lib/messages.js";
import { tidyName } from "../lib/names.js";

/** @typedef {import("../types").Save} Save */

/** @param {string} [game] */
export const gameName = (game) => (game && has(`${game}-name`) ? t(`${game}-name`) : t("trouble-game"));

/** Who plays, and whose turn it is. @param {Save} save */
export function turnLine({ summary: { names, turn }, by_link }) {
  const shown = names.map(tidyName);
  if (by_link) return byLinkLine(by_link);
  return turn === null ? list(shown) : t("home-turn", { names: list(shown), name: shown[turn] ?? "" });
}

/** @param {import("../types").ByLink} game */
function byLinkLine(game) {
  const names = game.players.filter(({ joined }) => joined).map(({ name }) => tidyName(name));
  return [list(names), taskText(taskOf(game))].filter(Boolean).join(" · ");
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
