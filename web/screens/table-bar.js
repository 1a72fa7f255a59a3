/** The bar above a table: the page's own part, the game's name, and what can always be done. */
import { roundButton } from "../components/round-button.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/messages.js";
import { hasRules } from "./help.js";

/**
 * @param {import("./table.js").TableScreen} table
 * @param {import("./host").Host["bar"]} parts
 * @param {HTMLElement} undo
 */
export const tableBar = (table, { lead, hint, sheet }, undo) =>
  h(
    "header",
    { class: "table-top" },
    ...lead,
    h("h1", { tabindex: "-1" }, t(`${table.game}-name`)),
    sheet && roundButton("sheet", "menu-sheet", () => table.sheet(), { class: "round roomy" }),
    hasRules(table.game) && roundButton("rules", "menu-rules", () => table.rules(), { "aria-haspopup": "dialog" }),
    undo,
    hint && roundButton("hint", "menu-hint", () => table.hint()),
    roundButton("menu", "menu", () => table.menu(), { "aria-haspopup": "dialog" }),
  );
