/** What a game's view is given to draw, from the engine's position. */
import { t } from "../lib/messages.js";
import { isBot, isPerson } from "../lib/seats.js";

/** @typedef {import("../types").Position} Position */
/** @typedef {import("../types").Model} Model */

/** The bot that has to decide now, if it is one. @param {Position} position @returns {number | null} */
export const botToMove = ({ turn, seats }) => (turn.kind === "decide" && isBot(seats[turn.seat]) ? turn.seat : null);

/**
 * A table at which nobody can act, unless `more` says otherwise. While a bot plays, it offers to skip ahead.
 * @param {Position} position
 * @param {import("./playback.js").Playback} playback
 * @param {any} view
 * @param {Partial<Model>} [more]
 * @returns {Model}
 */
export function tableModel(position, playback, view, more = {}) {
  const { game, turn, seats, step, outcome } = position;
  return {
    game,
    view,
    turn,
    seats,
    step,
    outcome: null,
    legal: [],
    mode: "wait",
    actions: waitActions(position, playback),
    ...(more.mode === "live" ? { outcome } : {}),
    ...more,
  };
}

/** @param {Position} position @param {import("./playback.js").Playback} playback */
function waitActions(position, playback) {
  const { seats } = position;
  const { actor } = playback;
  const bot = actor !== null && !isPerson(seats[actor]) ? actor : botToMove(position);
  if (bot === null) return [];
  return [
    {
      id: "hurry",
      idle: true,
      label: t("playing", { name: seats[bot].name }),
      note: t("playing-note"),
      run: () => playback.skipAhead(),
    },
  ];
}

/**
 * After the end: once more, or the result again.
 * @param {import("./table.js").TableScreen} table
 * @param {import("../components/action-bar.js").Action[] | null} instead of the first
 */
export const overActions = (table, instead) => [
  ...(instead ?? [{ id: "again", label: t("result-rematch"), run: () => table.rematch() }]),
  { id: "result", main: !instead?.length, label: t("result-title"), run: () => table.result() },
];
