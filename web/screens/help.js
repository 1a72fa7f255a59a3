/** The short rules of a game and the list of keys. */
import { openDialog } from "../components/dialog.js";
import { h } from "../lib/dom.js";
import { settings } from "../lib/store.js";
import { has, t } from "../lib/text.js";

/** @param {string} game */
export function showRules(game) {
  const parts = [];
  for (let part = 1; has(`${game}-rules-${part}`); part++) parts.push(h("h3", {}, t(`${game}-rules-${part}`)), h("p", {}, t(`${game}-rules-${part}-text`)));
  openDialog(t("rules-title", { game: t(`${game}-name`) }), [h("div", { class: "prose" }, ...parts)], { game });
}

/** A game lists its own keys as `<game>-keys-1`, separated by spaces, and what they do as `<game>-keys-1-text`. @param {string} game */
export function showKeys(game) {
  const { keys } = settings();
  /** @type {[string[], string][]} */
  const rows = [];
  for (let row = 1; has(`${game}-keys-${row}`); row++) rows.push([t(`${game}-keys-${row}`).split(" "), `${game}-keys-${row}-text`]);
  rows.push([[t("keys-enter"), t("keys-space")], "keys-go"], [["U"], "keys-undo"], [["L"], "keys-log"], [["H"], "keys-hint"], [["M"], "keys-menu"], [["?"], "keys-help"], [["Esc"], "keys-escape"]);
  openDialog(t("keys-title"), [
    ...(keys ? [] : [h("p", {}, t("keys-off"))]),
    h("dl", { class: "keys" }, ...rows.flatMap(([names, text]) => [h("dt", {}, ...names.flatMap((name, index) => [index ? " " : "", name === "…" ? "…" : h("kbd", {}, name)])), h("dd", {}, t(text))])),
  ]);
}
