/** What the app adds to the table of a game by link: whose turn it is, and what can be done while others decide. */
import { announce, toast } from "../components/notice.js";
import { isToSend, taskOf, taskText } from "../lib/by-link.js";
import { h, setText } from "../lib/dom.js";
import { keepTable } from "../lib/last-table.js";
import { learn, t } from "../lib/messages.js";

/** @typedef {import("./table.js").TableScreen} TableScreen */

/** @param {TableScreen} table */
export async function sendLink(table) {
  try {
    const [{ openSendLink }] = await Promise.all([import("./more.js"), learn("bylink")]);
    await openSendLink(table);
  } catch {
    toast(t("home-cut-off"));
  }
}

/**
 * What comes first after the end: to hand over the last link, if that is still to be done.
 * @param {TableScreen} table
 * @returns {{ label: string, run: () => unknown } | null | undefined} null: nothing; undefined: as at other tables
 */
export function wayOn(table) {
  const { by_link } = table.position;
  if (!by_link) return undefined;
  const task = taskOf(by_link);
  return isToSend(task) ? { label: taskText(task), run: () => sendLink(table) } : null;
}

/** Whether there is a link for the others. @param {TableScreen} table */
export function passesOn({ position: { by_link } }) {
  return by_link?.seat != null && (by_link.send || by_link.sent) && by_link.stage !== "over";
}

/** @param {import("../app.js").App} app */
export function byLinkHost(app) {
  const line = h("p", { class: "whose" });
  return {
    line,

    /** @type {import("./host").Host["settled"]} */
    settled({ position }, history) {
      keepTable(position, history);
      if (!position.by_link) return;
      const task = taskOf(position.by_link);
      const text = task.id === "over" ? "" : taskText(task);
      // A person who may decide hears so from the table.
      if (line.textContent !== text && task.id !== "own") announce(text);
      setText(line, text);
      line.classList.toggle("own", task.id === "own" || isToSend(task));
    },

    /**
     * What can be done at a table where another device decides; null: somebody at this one does.
     * @param {TableScreen} table @returns {import("../components/action-bar.js").Action[] | null}
     */
    elsewhere(table) {
      const { by_link, can_undo } = table.position;
      if (!by_link) return null;
      const task = taskOf(by_link);
      if (task.id === "own") return null;
      const ready = true;
      const send = () => sendLink(table);
      const note = can_undo ? t("link-send-note") : "";
      if (isToSend(task)) return [{ id: "send", ready, main: true, label: taskText(task), note, run: send }];
      const open = { id: "open", ready, main: true, label: t("link-open"), run: () => app.openGame() };
      const again = { id: "resend", ready, label: t("link-again"), run: send };
      return task.id === "over" ? [] : by_link.seat === null || !by_link.sent ? [open] : [again, open];
    },
  };
}
