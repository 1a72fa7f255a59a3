/** The home screen: its shelf of games is part of the page itself, this file adds what the browser remembers. */
import { h, must } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { tidyName } from "../lib/names.js";
import { library } from "../lib/saves.js";
import { ago, has, list, t } from "../lib/text.js";
import { askToDelete, gameName, whyNot } from "./trouble.js";

/** @typedef {import("../types").Save} Save */
/** @typedef {import("../lib/saves.js").Why} Why */
/** @typedef {{ id: string, save: Save | null, why: Why | null }} Row */

/** Rows that have their room before they are there, and finished games that are shown at once. */
const SHOWN = 3;

/** @param {{ games: string[] }} app @param {{ all?: boolean }} [how] all: every finished game */
export function showHome(app, how = {}) {
  const rows = library().map((entry) => ({ id: entry.id, save: entry.save, why: whyNot(entry, app.games) }));
  const open = rows.filter(({ save }) => !save?.outcome);
  const done = rows.filter(({ save }) => save?.outcome);
  const again = () => showHome(app, how);
  document.documentElement.dataset.open = String(Math.min(open.length, SHOWN));
  must(document.querySelector("#continue")).replaceChildren(...open.map((row) => openRow(row, again)));
  const recent = /** @type {HTMLElement} */ (must(document.querySelector("#recent")));
  recent.hidden = !done.length;
  must(recent.querySelector("ul")).replaceChildren(...done.slice(0, how.all ? done.length : SHOWN).map((row) => doneRow(row, again)));
  recent.querySelector("button.all")?.remove();
  if (!how.all && done.length > SHOWN) recent.append(h("button", { class: "button quiet all", type: "button", on: { click: () => showAll(app, recent) } }, t("home-all", { count: done.length })));
}

/** @param {{ games: string[] }} app @param {HTMLElement} recent */
function showAll(app, recent) {
  showHome(app, { all: true });
  // Where one was: at the first of those that were not there before.
  /** @type {HTMLElement | undefined} */ (recent.querySelectorAll("a")[SHOWN])?.focus();
}

/** @param {Row} row @param {() => void} refresh */
function openRow({ id, save, why }, refresh) {
  const { names, turn } = save?.summary ?? { names: [], turn: null };
  const thumb = why ? icon("warning") : document.querySelector(`.game[data-game="${CSS.escape(save?.game ?? "")}"] svg`)?.cloneNode(true);
  const shown = names.map(tidyName);
  const line = why ? t(`trouble-${why}`) : turn === null ? list(shown) : t("home-turn", { names: list(shown), name: shown[turn] ?? "" });
  return h("li", { class: "saved", "data-game": save?.game, "data-why": why },
    h("a", { href: `#/play/${encodeURIComponent(id)}` },
      h("span", { class: "thumb" }, thumb ?? ""),
      h("span", {}, h("b", {}, gameName(save?.game)), h("small", { class: "name" }, line)),
      h("span", { class: "go" }, icon(why && save ? "again" : "next"))),
    deleteButton(id, list(shown), refresh));
}

/** @param {Row} row @param {() => void} refresh */
function doneRow({ id, save, why }, refresh) {
  const { names, scores } = /** @type {Save} */ (save).summary;
  const shown = names.map(tidyName);
  const winners = (save?.outcome?.winners ?? []).map((seat) => shown[seat] ?? "");
  const practice = `${save?.game}-practice`;
  const title = winners.length ? t("home-won", { names: list(winners) }) : has(practice) ? t(practice, { score: scores?.[0] ?? 0 }) : gameName(save?.game);
  const line = why ? t(`trouble-${why}`) : shown.map((name, seat) => (scores ? `${name} ${scores[seat]}` : name)).join(" · ");
  return h("li", { "data-game": save?.game, "data-why": why }, h("a", { href: `#/play/${encodeURIComponent(id)}` },
    h("span", {}, h("b", { class: "name" }, title), h("br"), h("small", { class: "name" }, line)),
    h("small", {}, ago(save?.updated ?? 0))),
  deleteButton(id, list(shown), refresh));
}

/** @param {string} id @param {string} whose @param {() => void} refresh */
const deleteButton = (id, whose, refresh) => h("button", { class: "round more", type: "button", "aria-label": whose ? `${t("home-delete")}: ${whose}` : t("home-delete"), on: { click: () => askToDelete(id, refresh) } }, icon("close"));
