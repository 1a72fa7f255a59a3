/** The table's menu in the app. */
import { openMenu } from "../components/menu.js";
import { language } from "../lib/messages.js";
import { go } from "../lib/router.js";
import { settings } from "../lib/settings.js";
import { pack } from "../lib/url-code.js";
import { fromDevice } from "./fetched.js";

/** @param {import("./table.js").TableScreen} table */
export function showMenu(table) {
  const key = (/** @type {string} */ name) => (settings().keys ? name : undefined);
  openMenu(table.game, [
    { picture: "undo", text: "undo", run: () => table.undo(), key: key("U"), disabled: !table.canUndo },
    { picture: "log", text: "menu-log", run: () => table.log(), key: key("L") },
    { picture: "hint", text: "menu-hint", run: () => table.hint(), key: key("H"), disabled: !table.hasCoach },
    { picture: "keys", text: "menu-keys", run: () => table.keys(), key: key("?") },
    { picture: "share", text: "menu-share", run: () => fromDevice(({ openShare }) => openShare(table)) },
    { picture: "dice", text: "setup-dice", run: () => fromDevice(({ auditGame }) => auditGame(table)) },
    { picture: "sheet", text: "menu-sheet", run: () => table.sheet() },
    { picture: "again", text: "menu-new", run: () => go(`new/${table.game}`) },
    { picture: "embed", text: "menu-embed", run: () => embed(table.session) },
    { picture: "home", text: "menu-home", run: () => go("") },
  ]);
}

/**
 * Opens the page that writes the lines for an embed, with the current position.
 * @param {import("../lib/session.js").Session} session
 */
async function embed(session) {
  const shared = await session.share();
  // Not the table as it is here: the person at the device sees secrets.
  const { game, view, turn, seats, step, legal, outcome } = await session.sharedPosition(shared);
  const still = await pack({ game, view, turn, seats, step, legal, outcome });
  location.assign(
    `embed/index.html?lang=${language()}#${new URLSearchParams({ game, record: shared.code, still, ...(shared.cut ? { cut: "yes" } : {}) })}`,
  );
}
