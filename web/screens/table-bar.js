/** The bar above a table: the page's own part, the game's name, and what can always be done. */
import { roundButton } from "../components/round-button.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/messages.js";
import { hasRules } from "./help.js";

/**
 * @param {import("./table.js").TableScreen} table
 * @param {import("./host").Host} host
 * @param {(HTMLElement | null)[]} buttons
 */
export const tableBar = (table, { lead, line, hasSheet }, ...buttons) =>
  h(
    "header",
    { class: "table-top" },
    ...lead,
    h("div", { class: "title" }, h("h1", { tabindex: "-1" }, t(`${table.game}-name`)), line),
    hasSheet && roundButton("sheet", "menu-sheet", () => table.sheet(), { class: "round roomy" }),
    hasRules(table.game) && roundButton("rules", "menu-rules", () => table.rules(), { "aria-haspopup": "dialog" }),
    ...buttons,
    roundButton("menu", "menu", () => table.menu(), { "aria-haspopup": "dialog" }),
  );
