/** The home screen: its shelf of games is part of the page itself, this file adds what the browser remembers. */
import { confirmDialog } from "../components/dialog.js";
import { toast } from "../components/notice.js";
import { h, must } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { tidyName } from "../lib/names.js";
import { deleteSave, saves } from "../lib/store.js";
import { ago, list, t } from "../lib/text.js";

/** @typedef {import("../types").Save} Save */

const SHOWN = 3;

/** @param {{ games: string[] }} app */
export function showHome(app) {
  const known = saves().filter((save) => app.games.includes(save.game));
  const open = known.filter((save) => !save.outcome);
  const done = known.filter((save) => save.outcome).slice(0, SHOWN);
  document.documentElement.dataset.open = String(Math.min(open.length, SHOWN));
  must(document.querySelector("#continue")).replaceChildren(...open.map((save) => openRow(save, () => showHome(app))));
  const recent = /** @type {HTMLElement} */ (must(document.querySelector("#recent")));
  recent.hidden = !done.length;
  must(recent.querySelector("ul")).replaceChildren(...done.map(doneRow));
}

/** @param {Save} save @param {() => void} refresh */
function openRow(save, refresh) {
  const { names, turn } = save.summary;
  const thumb = document.querySelector(`.game[data-game="${CSS.escape(save.game)}"] svg`)?.cloneNode(true);
  const shown = names.map(tidyName);
  const line = turn === null ? list(shown) : t("home-turn", { names: list(shown), name: shown[turn] ?? "" });
  const drop = async () => {
    if (!(await confirmDialog({ title: t("home-delete"), text: t("home-delete-sure"), yes: t("home-delete"), danger: true }))) return;
    deleteSave(save.id);
    refresh();
    /** @type {HTMLElement | null} */ (document.querySelector("#continue a, .games a"))?.focus();
  };
  return h("li", { class: "saved", "data-game": save.game },
    h("a", { href: `#/play/${save.id}` },
      h("span", { class: "thumb" }, thumb ?? ""),
      h("span", {}, h("b", {}, t(`${save.game}-name`)), h("small", { class: "name" }, line)),
      h("span", { class: "go" }, icon("next"))),
    h("button", { class: "round more", type: "button", "aria-label": `${t("home-delete")}: ${list(shown)}`, on: { click: drop } }, icon("close")));
}

/** @param {Save} save */
function doneRow(save) {
  const { names, scores } = save.summary;
  const shown = names.map(tidyName);
  const winners = (save.outcome?.winners ?? []).map((seat) => shown[seat] ?? "");
  return h("li", { "data-game": save.game }, h("a", { href: `#/play/${save.id}` },
    h("span", {}, h("b", { class: "name" }, winners.length ? t("home-won", { names: list(winners) }) : t(`${save.game}-practice`, { score: scores?.[0] ?? 0 })), h("br"), h("small", { class: "name" }, shown.map((name, seat) => (scores ? `${name} ${scores[seat]}` : name)).join(" · "))),
    h("small", {}, ago(save.updated))));
}

/** @param {number} count how many entries of the storage could not be read */
export function tellDamage(count) {
  if (count) toast(t("home-damaged", { count }));
}
