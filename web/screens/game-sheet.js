/** What can be done with one of the games in the library. */
import { openDialog } from "../components/dialog.js";
import { toast } from "../components/notice.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/messages.js";
import { TITLE_LENGTH, tidyTitle } from "../lib/names.js";
import { go } from "../lib/router.js";
import { rename } from "../lib/saves.js";
import { downloadEntry } from "./trouble.js";

/**
 * @param {import("../lib/saves.js").Entry & { title: string }} entry
 * @param {string} name what the list calls it
 * @param {{ renamed(): void, remove(): void }} done
 */
export function openEntry(entry, name, { renamed, remove }) {
  const field = h("input", {
    class: "input",
    id: "game-title",
    type: "text",
    maxlength: TITLE_LENGTH,
    autocomplete: "off",
    value: entry.title,
  });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const stored = rename(entry.id, tidyTitle(field.value));
    dialog.close();
    if (!stored) return toast(t("trouble-full"));
    renamed();
  };
  const button = (/** @type {string} */ look, /** @type {string} */ text, /** @type {() => void} */ run) =>
    h("button", { class: `button ${look}`, type: "button", on: { click: run } }, t(text));
  const dialog = openDialog(
    name,
    [
      h(
        "form",
        { class: "game-title", on: { submit } },
        h("label", { for: "game-title" }, t("library-name")),
        field,
        h("button", { class: "button main", type: "submit" }, t("library-rename")),
      ),
      h(
        "div",
        { class: "row wide" },
        entry.save && !entry.why
          ? button("", "menu-review", () => {
              dialog.close();
              go(`review/${encodeURIComponent(entry.id)}`);
            })
          : "",
        button("", "library-file", () => downloadEntry(entry)),
        button("danger", "home-delete", () => {
          dialog.close();
          remove();
        }),
      ),
    ],
    { class: "game-sheet" },
  );
}
