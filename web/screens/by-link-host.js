/** What the app adds to the table of a game by link: whose turn it is, and what can be done while others decide. */
import { announce } from "../components/notice.js";
import { isToSend, taskOf, taskText } from "../lib/by-link.js";
import { h, setText } from "../lib/dom.js";
import { t } from "../lib/messages.js";
import { go } from "../lib/router.js";
import { fromDevice } from "./fetched.js";
import { showMenu } from "./menu.js";
import { openResult } from "./result.js";
import { openSendLink } from "./send-link.js";

/** @typedef {import("./table.js").TableScreen} TableScreen */

/**
 * What comes first after the end: to hand over the last link, if that is still to be done.
 * @param {TableScreen} table
 */
function wayOn(table) {
  const task = taskAt(table);
  return task && isToSend(task) ? { label: taskText(task), run: () => openSendLink(table) } : null;
}

/** @param {TableScreen} table */
const taskAt = ({ position: { by_link } }) => by_link && taskOf(by_link);

/** @param {TableScreen} table */
const shareGame = (table) => fromDevice(({ openShare }) => openShare(table));

/** The newest link for the others; if there is none, or the game is over, the game as it is. @param {TableScreen} table */
function share(table) {
  const { by_link } = table.position;
  const passesOn = by_link && by_link.seat !== null && (by_link.send || by_link.sent) && by_link.stage !== "over";
  return passesOn ? openSendLink(table) : shareGame(table);
}

/** @param {import("../app.js").App} app @param {import("./host").Host} usual @returns {import("./host").Host} */
export function byLinkHost(app, usual) {
  const line = h("p", { class: "whose" });
  return {
    ...usual,
    line,
    coach: () => ({ coach: "off", odds: false }),
    menu: (table) => showMenu(table, share),

    settled(table, history) {
      usual.settled(table, history);
      const task = taskAt(table);
      if (!task) return;
      const text = task.id === "over" ? "" : taskText(task);
      // A person who may decide hears so from the table.
      if (line.textContent !== text && task.id !== "own") announce(text);
      setText(line, text);
      line.classList.toggle("own", task.id === "own" || isToSend(task));
    },

    elsewhere(table) {
      const { by_link, can_undo } = table.position;
      if (!by_link) return null;
      const task = taskOf(by_link);
      if (task.id === "own") return null;
      const ready = true;
      const send = () => openSendLink(table);
      const note = can_undo ? t("link-send-note") : "";
      if (isToSend(task)) return [{ id: "send", ready, main: true, label: taskText(task), note, run: send }];
      const open = { id: "open", ready, main: true, label: t("link-open"), run: () => app.openGame() };
      const again = { id: "resend", ready, label: t("link-again"), run: send };
      return task.id === "over" ? [] : by_link.seat === null || !by_link.sent ? [open] : [again, open];
    },

    result(table) {
      openResult(table, {
        main: wayOn(table),
        buttons: [
          { text: "menu-share", run: () => shareGame(table), stays: true },
          { text: "audit-title", run: () => fromDevice(({ auditGame }) => auditGame(table)), stays: true },
          { text: "menu-new", run: () => go(`new/${table.game}/link`) },
          { text: "result-home", run: () => go("") },
        ],
      });
    },
  };
}
