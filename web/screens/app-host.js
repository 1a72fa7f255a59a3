/** The app around a table: it leads home, must not be updated during a game, and offers to be installed after one. */
import { toast } from "../components/notice.js";
import { backupTrouble } from "../lib/backup-state.js";
import { DAILY_STYLES } from "../lib/daily.js";
import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { keepTable } from "../lib/last-table.js";
import { learn, t } from "../lib/messages.js";
import { go } from "../lib/router.js";
import { countPeople } from "../lib/seats.js";
import { settings } from "../lib/settings.js";
import { BY_TURN } from "../lib/setup-link.js";
import { styled } from "../lib/styles.js";
import { offerElement } from "../offline/notices.js";
import { fromDevice } from "./fetched.js";
import { showMenu } from "./menu.js";
import { openResult, rematch } from "./result.js";

/** Whether others can play with the same dice, each at a table of their own. @param {import("../types").Position} position */
const comparable = ({ dice, seed, table, seats }) =>
  dice === BY_TURN && seed !== null && !table.length && countPeople(seats) === 1;
/**
 * As the settings say; with other people at the table there is advice only if the set-up allowed it to everybody.
 * @param {import("../lib/session.js").Session} session
 * @returns {import("./coaching.js").Wish}
 */
function wishFor({ position, coached }) {
  const { coach, odds } = settings();
  return { coach: countPeople(position.seats) < 2 || coached ? coach : "off", odds };
}

/** @param {import("../app.js").App} app @returns {import("./host").Host} */
export const appHost = (app) => ({
  lead: [h("a", { class: "round", href: "#/", "aria-label": t("menu-home") }, icon("back"))],
  coach: wishFor,
  hasSheet: true,
  below: null,
  unanswered: "engine-failed",
  playing: (on) => app.offline.playing(on),
  finished: () => app.install.gameFinished(),
  settled: ({ position }, history) => keepTable(position, history),
  hint: () => false,
  menu: showMenu,
  async sheet(view) {
    try {
      const [{ toggleSheet }] = await Promise.all([import("./score-sheet.js"), styled("web/styles/score-sheet.css")]);
      toggleSheet(view);
    } catch {
      toast(t("home-cut-off"));
    }
  },
  result(table) {
    const dialog = openResult(table, {
      buttons: [
        { text: "menu-share", run: () => fromDevice(({ openShare }) => openShare(table)), stays: true },
        { text: "audit-title", run: () => fromDevice(({ auditGame }) => auditGame(table)), stays: true },
        ...(comparable(table.position)
          ? [{ text: "same-title", run: () => go(`same/${encodeURIComponent(table.position.match)}`) }]
          : []),
        { text: "result-home", run: () => go("") },
      ],
      below: offerElement(app, () => dialog?.querySelector(".offer")?.remove()) ?? "",
    });
    if (dialog && backupTrouble())
      Promise.all([import("./device.js"), learn("library")]).then(
        ([{ addKeeping }]) => addKeeping(dialog),
        () => {}, // the library says it too
      );
    if (dialog && table.position.daily)
      Promise.all([import("./contests.js"), styled(DAILY_STYLES)]).then(
        ([{ addResult }]) => addResult(dialog, app.engine, table.position),
        () => {}, // the result itself is there
      );
  },
  rematch: (table) => rematch(app, table.session, table.starter),
});
