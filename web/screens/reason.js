/** Why a move was made: what it is worth, what would have been better, and what the game says for it. */
import { openDialog } from "../components/dialog.js";
import { whyText } from "../lib/chances.js";
import { h } from "../lib/dom.js";
import { learn, number, percent, t } from "../lib/messages.js";
import { moveText } from "../lib/move-words.js";
import { points } from "../lib/review.js";

/** What is less than this, in chances of winning, is as good. */
const SMALL = 0.0005;

/**
 * @param {import("../lib/session.js").Session} session @param {import("../components/game-view.js").GameView} view
 * @param {number} step
 */
export async function showReason(session, view, step) {
  const [{ seat, move, best, loss, value, odds }] = await Promise.all([session.reason(step), learn("coach")]);
  // Nothing is secret any more, or the engine would not have told the reason.
  const before = await session.look(step - 1, { seat });
  const { game, seats } = before;
  const option = before.view.choices?.find((/** @type {{ move: string }} */ one) => one.move === move);
  const why = whyText(game, option, odds, seats);
  const worse = loss > Math.max(SMALL, value.error);
  openDialog(
    t("coach-reason"),
    [
      h("p", { class: "name" }, h("b", {}, `${seats[seat].name}: ${moveText(view, before, move)}`)),
      value.wins.length > 1 ? h("p", {}, `${t("coach-of-wins")}: ${percent(value.wins[seat])}`) : "",
      why ? h("p", {}, why) : "",
      h(
        "p",
        {},
        worse
          ? t("coach-reason-worse", { points: number(points(loss)), move: moveText(view, before, best) })
          : t("coach-reason-best"),
      ),
    ],
    { class: "reason", game },
  );
}
