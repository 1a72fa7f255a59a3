/** The home screen: its shelf of games is part of the page itself, this file adds what the browser remembers. */
import { h, must, setText } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { ago, list, t } from "../lib/messages.js";
import { tidyName } from "../lib/names.js";
import { archivedCount, library, titleOf } from "../lib/saves.js";
import { drawDailyCard } from "./daily-card.js";
import { gameName, resultLine, scoreLine, turnLine } from "./saved-game.js";
import { askToDelete, whyNot } from "./trouble.js";

/** @typedef {import("../types").Save} Save */
/** @typedef {import("../lib/saves.js").Why} Why */
/** @typedef {{ id: string, save: Save | null, why: Why | null }} Row */

/** Rows that have their room before they are there, and finished games that are shown at once. */
const SHOWN = 3;
/** Games in progress that are shown at once. */
const OPEN = 20;

/**
 * @param {{ games: string[] }} app
 * @param {{ allOpen?: boolean }} [how] every game in progress
 */
export function showHome(app, how = {}) {
  const rows = library().map((entry) => ({ id: entry.id, save: entry.save, why: whyNot(entry, app.games) }));
  const open = rows.filter(({ save }) => !save?.outcome);
  const done = rows.filter(({ save }) => save?.outcome);
  const again = () => showHome(app, how);
  document.documentElement.dataset.open = String(Math.min(open.length, SHOWN));
  const going = /** @type {HTMLElement} */ (must(document.querySelector("#continue")));
  going.replaceChildren(...open.slice(0, how.allOpen ? open.length : OPEN).map((row) => openRow(row, again)));
  if (going.children.length < open.length)
    going.append(
      h(
        "li",
        {},
        allButton(open.length, () => showMore(app, { ...how, allOpen: true }, going, OPEN)),
      ),
    );
  const recent = /** @type {HTMLElement} */ (must(document.querySelector("#recent")));
  drawDailyCard(app.games);
  recent.hidden = !done.length && !archivedCount();
  must(recent.querySelector("ul")).replaceChildren(...done.slice(0, SHOWN).map((row) => doneRow(row, again)));
  for (const [screen, text] of Object.entries({ library: "home-library", statistics: "statistics-title" })) {
    const href = `#/${screen}`;
    if (!recent.querySelector(`[href="${href}"]`)) recent.append(h("a", { class: "button quiet all", href }));
    setText(must(recent.querySelector(`[href="${href}"]`)), t(text));
  }
}

/** @param {number} count @param {() => void} click */
const allButton = (count, click) =>
  h("button", { class: "button quiet all", type: "button", on: { click } }, t("home-all", { count }));

/**
 * @param {{ games: string[] }} app
 * @param {Parameters<typeof showHome>[1]} how
 * @param {HTMLElement} list
 * @param {number} before how many of it were shown
 */
function showMore(app, how, list, before) {
  showHome(app, how);
  // The focus goes to the first of those that were not shown before.
  /** @type {HTMLElement | undefined} */ (list.querySelectorAll("a")[before])?.focus();
}

/** @param {Row} row @param {() => void} refresh */
function openRow({ id, save, why }, refresh) {
  const { names } = save?.summary ?? { names: [] };
  const thumb = why
    ? icon("warning")
    : document.querySelector(`.game[data-game="${CSS.escape(save?.game ?? "")}"] svg`)?.cloneNode(true);
  const shown = names.map(tidyName);
  const line = why || !save ? t(`trouble-${why}`) : turnLine(save);
  return h(
    "li",
    { class: "saved", "data-game": save?.game, "data-why": why },
    h(
      "a",
      { href: `#/play/${encodeURIComponent(id)}` },
      h("span", { class: "thumb" }, thumb ?? ""),
      h("span", {}, h("b", {}, titleOf(id) || gameName(save?.game)), h("small", { class: "name" }, line)),
      h("span", { class: "go" }, icon(why && save ? "again" : "next")),
    ),
    deleteButton(id, list(shown), refresh),
  );
}

/** @param {Row} row @param {() => void} refresh */
function doneRow({ id, save, why }, refresh) {
  const done = /** @type {Save} */ (save);
  const shown = done.summary.names.map(tidyName);
  const title = titleOf(id) || resultLine(done);
  const line = why ? t(`trouble-${why}`) : scoreLine(done);
  return h(
    "li",
    { "data-game": save?.game, "data-why": why },
    h(
      "a",
      { href: `#/play/${encodeURIComponent(id)}` },
      h("span", {}, h("b", { class: "name" }, title), h("br"), h("small", { class: "name" }, line)),
      h("small", {}, ago(save?.updated ?? 0)),
    ),
    deleteButton(id, list(shown), refresh),
  );
}

/** @param {string} id @param {string} whose @param {() => void} refresh */
const deleteButton = (id, whose, refresh) =>
  h(
    "button",
    {
      class: "round more",
      type: "button",
      "aria-label": whose ? `${t("home-delete")}: ${whose}` : t("home-delete"),
      on: { click: () => askToDelete(id, refresh) },
    },
    icon("close"),
  );
