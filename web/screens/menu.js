/** What is always one tap away from the table. */
import { openDialog } from "../components/dialog.js";
import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { t } from "../lib/messages.js";
import { settings } from "../lib/settings.js";

/** @param {import("./table.js").TableScreen} table */
export function showMenu(table) {
  const { keys } = settings();
  /** @type {[import("../lib/icons.js").IconName, string, () => unknown, string, boolean?][]} */
  const entries = [
    ["undo", "undo", () => table.undo(), "U", !table.canUndo],
    ["log", "menu-log", () => table.log(), "L"],
    ["hint", "menu-hint", () => table.hint(), "H"],
    ["keys", "menu-keys", () => table.keys(), "?"],
    ["again", "menu-new", () => table.newGame(), ""],
    ["embed", "menu-embed", () => table.embed(), ""],
    ["home", "menu-home", () => table.home(), ""],
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
