/** The menu of a table: each entry closes it and does one thing. */
import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { t } from "../lib/messages.js";
import { openDialog } from "./dialog.js";

/**
 * @typedef {object} Entry
 * @property {import("../lib/icons.js").IconName} picture
 * @property {string} text the id of its message
 * @property {() => unknown} run
 * @property {string} [key] the key that does the same
 * @property {boolean} [disabled]
 */

/** @param {string} game @param {Entry[]} entries @param {...Node} more what follows them */
export function openMenu(game, entries, ...more) {
  const item = (/** @type {Entry} */ { picture, text, run, key, disabled = false }) => {
    const click = () => {
      dialog.close();
      run();
    };
    const shown = key ? h("kbd", {}, key) : null;
    return h("li", {}, h("button", { type: "button", disabled, on: { click } }, icon(picture), t(text), shown));
  };
  const list = h("ul", { class: "menu-list" }, ...entries.map(item), ...more);
  const dialog = openDialog(t("menu"), [list], { game });
}
