/** Games that cannot be opened: why, and what can be done. They stay where they are until somebody deletes them. */
import { confirmDialog, openDialog } from "../components/dialog.js";
import { toast } from "../components/notice.js";
import { h } from "../lib/dom.js";
import { download } from "../lib/download.js";
import { ago, has, list, t } from "../lib/messages.js";
import { tidyName } from "../lib/names.js";
import { go } from "../lib/router.js";
import { exportText } from "../lib/saves.js";
import { gameName } from "./saved-game.js";

/** @typedef {import("../lib/saves.js").Entry} Entry */
/** @typedef {import("../lib/saves.js").Why} Why */

/**
 * Why a stored game cannot be opened; null: nothing is known against it.
 * @param {Entry} entry
 * @param {string[]} games on the shelf
 * @returns {Why | null}
 */
export const whyNot = ({ save, why }, games) => (save && !why && !games.includes(save.game) ? "newer" : why);

/** @param {Entry} entry @param {Why} why @param {() => void} refresh draws the list again */
export function showTrouble(entry, why, refresh) {
  const { id, save } = entry;
  const about = save ? [list(save.summary.names.map(tidyName)), ago(save.updated)].filter(Boolean).join(" · ") : "";
  const button = (/** @type {string} */ look, /** @type {string} */ text, /** @type {() => void} */ run) =>
    h("button", { class: `button ${look}`, type: "button", on: { click: run } }, t(text));
  const dialog = openDialog(t("trouble-title"), [
    h("p", { class: "name" }, h("b", {}, gameName(save?.game)), about ? ` · ${about}` : ""),
    h("p", {}, t(`trouble-${why}`), has(`trouble-${why}-do`) ? ` ${t(`trouble-${why}-do`)}` : ""),
    h("p", {}, t("trouble-stays")),
    h(
      "div",
      { class: "row wide" },
      save
        ? button("main", "retry", () => {
            dialog.close();
            go(`play/${encodeURIComponent(id)}`);
          })
        : null,
      button("", "trouble-download", () => downloadEntry(entry)),
      button("danger", "home-delete", () => askToDelete(id, refresh)),
    ),
  ]);
}

/** Exports it word for word: as a file to import again, or as plain text if it is no game. @param {Entry} entry */
export function downloadEntry(entry) {
  if (entry.save) download(`rollbook-${entry.id}.json`, exportText([entry]));
  else download(`rollbook-${entry.id}.txt`, entry.text, "text/plain");
}

/** @param {string} id @param {() => void} refresh */
export async function askToDelete(id, refresh) {
  if (
    !(await confirmDialog({
      title: t("home-delete"),
      text: t("home-delete-sure"),
      yes: t("home-delete"),
      danger: true,
    }))
  )
    return;
  const { deleteGame } = await import("../lib/library.js");
  if (!(await deleteGame(id))) toast(t("home-delete-failed"));
  refresh();
  /** @type {HTMLElement | null} */ (document.querySelector("#continue a, .games a"))?.focus();
}
