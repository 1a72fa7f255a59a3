/** An embed around a table: its bar walks through what the embed was given, and its menu stays inside it. */
import { openMenu } from "../components/menu.js";
import { roundButton } from "../components/round-button.js";
import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { t } from "../lib/messages.js";
import { openResult } from "../screens/result.js";

/** @typedef {import("./play.js").Player} Player */

/**
 * @param {Player} player
 * @param {number} entered where this table enters the story
 * @returns {import("../screens/host").Host}
 */
export const embedHost = (player, entered) => ({
  lead: walk(player, entered),
  coach: () => player.wish,
  hasSheet: false,
  line: null,
  below: player.lesson?.element ?? null,
  unanswered: "embed-failed",
  playing() {},
  finished() {},
  settled: (table) => player.lesson?.tell(table),
  hint: (table) => player.lesson?.show(table) ?? false,
  menu: (table) => showMenu(player, table),
  result: (table) => openResult(table),
  rematch: () => player.reset(),
});

/** A lesson continues when its reader moves. @param {Player} player @param {number} entered */
function walk(player, entered) {
  const { stops } = player.story;
  if (player.lesson || stops.length < 2) return [];
  const at = stops.indexOf(entered);
  return [
    roundButton("previous", "look-previous", () => player.goTo(stops[at - 1]), {
      class: "round walk",
      "data-walk": "back",
      disabled: at <= 0,
    }),
    roundButton("next", "look-next", () => player.goTo(stops[at + 1]), {
      class: "round walk",
      "data-walk": "on",
      disabled: at === stops.length - 1,
    }),
  ];
}

/** @param {Player} player @param {import("../screens/table.js").TableScreen} table */
function showMenu(player, table) {
  const link = new URL(`index.html?lang=${document.documentElement.lang}#/new/${table.game}`, document.baseURI).href;
  openMenu(
    table.game,
    [
      { picture: "undo", text: "undo", run: () => table.undo(), disabled: !table.canUndo },
      { picture: "log", text: "menu-log", run: () => table.log() },
      { picture: "hint", text: "menu-hint", run: () => table.hint(), disabled: !table.hasCoach },
      { picture: "keys", text: "menu-keys", run: () => table.keys() },
      { picture: "again", text: "embed-again", run: () => player.reset() },
    ],
    h("li", {}, h("a", { href: link, target: "_blank", rel: "noopener" }, icon("home"), t("embed-open"))),
  );
}
