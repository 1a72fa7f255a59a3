/** What is always one tap away from the table. */
import { openDialog } from "../components/dialog.js";
import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { language, t } from "../lib/messages.js";
import { go } from "../lib/router.js";
import { settings } from "../lib/settings.js";
import { pack } from "../lib/url-code.js";

/** @param {import("./table.js").TableScreen} table */
export function showMenu(table) {
  const { keys } = settings();
  /** @type {[import("../lib/icons.js").IconName, string, () => unknown, string, boolean?][]} */
  const entries = [
    ["undo", "undo", () => table.undo(), "U", !table.canUndo],
    ["log", "menu-log", () => table.log(), "L"],
    ["hint", "menu-hint", () => table.hint(), "H"],
    ["keys", "menu-keys", () => table.keys(), "?"],
    ["again", "menu-new", () => go(`new/${table.game}`), ""],
    ["embed", "menu-embed", () => embed(table.session), ""],
    ["home", "menu-home", () => go(""), ""],
  ];
  const dialog = openDialog(
    t("menu"),
    [
      h(
        "ul",
        { class: "menu-list" },
        ...entries.map(([picture, text, run, key, disabled = false]) =>
          h(
            "li",
            {},
            h(
              "button",
              {
                type: "button",
                disabled,
                on: {
                  click: () => {
                    dialog.close();
                    run();
                  },
                },
              },
              icon(picture),
              t(text),
              key && keys ? h("kbd", {}, key) : null,
            ),
          ),
        ),
      ),
    ],
    { game: table.game },
  );
}

/**
 * To the page that writes the lines for somebody's own page, with the position as it is now.
 * @param {import("../lib/session.js").Session} session
 */
async function embed(session) {
  const shared = await session.share();
  // Not the table as it is seen here: the person at the device sees what is hidden from others.
  const { game, view, turn, seats, step, legal, outcome } = await session.sharedPosition(shared);
  const still = await pack({ game, view, turn, seats, step, legal, outcome });
  location.assign(
    `embed/index.html?lang=${language()}#${new URLSearchParams({ game, record: shared.code, still, ...(shared.cut ? { cut: "yes" } : {}) })}`,
  );
}
