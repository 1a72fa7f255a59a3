/** What the person at this device calls themselves in a game by link: as last time. */
import { h } from "../lib/dom.js";
import { t } from "../lib/messages.js";
import { NAME_LENGTH, tidyName } from "../lib/names.js";
import { isPerson } from "../lib/seats.js";
import { setUpOf } from "../lib/settings.js";
import { readText, writeText } from "../lib/storage.js";

/** @param {string} game @param {() => void} [changed] */
export function nameField(game, changed = () => {}) {
  const name = readText("name") || setUpOf(game)?.seats.find(isPerson)?.name;
  const field = h("input", {
    class: "input name",
    id: "own-name",
    maxlength: NAME_LENGTH,
    value: name || t("setup-you"),
    autocomplete: "nickname",
    spellcheck: "false",
    enterkeyhint: "done",
  });
  field.addEventListener("input", changed);
  field.addEventListener("focus", () => field.select());
  return field;
}

/** @param {HTMLInputElement} field */
export const nameIn = (field) => tidyName(field.value) || t("setup-you");

/** @param {string} name */
export const rememberName = (name) => writeText("name", name, { quiet: true });
