/** What the finished games of this device say about one of the people who played them. */
import { Chart } from "../components/chart.js";
import { pin, toast } from "../components/notice.js";
import { pageTop } from "../components/page-top.js";
import { h } from "../lib/dom.js";
import { download } from "../lib/download.js";
import { everyGame } from "../lib/library.js";
import { foreign, language, number, percent, t } from "../lib/messages.js";
import { tidyName } from "../lib/names.js";
import { isPerson } from "../lib/seats.js";
import {
  byGame,
  byOpponent,
  countedSince,
  countSince,
  csvOf,
  overall,
  peopleIn,
  playedBy,
  resultsOf,
  scoresOf,
  shares,
  WINDOW,
} from "../lib/statistics.js";

/** @typedef {import("../lib/statistics.js").Result} Result */
/** @typedef {import("../lib/statistics.js").Tally} Tally */

/** Whose games were looked at last, and of which game. */
const last = { person: "", game: "" };

export class StatisticsScreen {
  #app;
  /** @type {import("../types").Save[]} */
  #saves = [];
  /** @type {Result[]} */
  #results = [];
  #missing = false;
  #left = false;
  #body = h("div", { class: "statistics-body" });

  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.#app = app;
  }

  /** @param {HTMLElement} root */
  async mount(root) {
    delete root.dataset.game;
    root.replaceChildren(
      h("div", { class: "page statistics" }, pageTop(t("statistics-title"), "narrower"), this.#body),
    );
    await this.#read();
  }

  unmount() {
    this.#left = true;
  }

  /** Another window has stored something. */
  refresh() {
    return this.#read();
  }

  async #read() {
    const { entries, missing } = await everyGame();
    if (this.#left) return;
    this.#missing = missing;
    this.#saves = entries.flatMap(({ save }) => (save && this.#app.games.includes(save.game) ? [save] : []));
    this.#count();
  }

  #count() {
    this.#results = resultsOf(this.#saves, GAMES, countedSince());
    this.#draw();
  }

  #draw() {
    const people = peopleIn(this.#results);
    if (!people.includes(last.person)) last.person = people[0] ?? "";
    const games = this.#app.games.filter((game) => this.#results.some((result) => result.game === game));
    if (!games.includes(last.game)) last.game = "";
    const since = countedSince();
    const names = Object.fromEntries(people.map((name) => [name, tidyName(name)]));
    this.#body.replaceChildren(
      ...(this.#missing ? [h("p", { class: "statistics-note", role: "alert" }, t("library-missing"))] : []),
      ...(people.length
        ? [
            h(
              "div",
              { class: "statistics-choices" },
              this.#choice("person", names),
              this.#choice("game", {
                "": t("statistics-all"),
                ...Object.fromEntries(games.map((game) => [game, t(`${game}-name`)])),
              }),
            ),
            ...this.#told(),
          ]
        : [h("p", { class: "panel" }, t(since ? "statistics-none-since" : "statistics-none"))]),
      h("p", { class: "statistics-note" }, t("statistics-how")),
      since
        ? h("p", { class: "statistics-note" }, t("statistics-since", { date: date(since) }))
        : h("p", { class: "statistics-note" }, t("statistics-erase-how")),
      h(
        "div",
        { class: "buttons" },
        people.length ? button("statistics-export", () => this.#export()) : null,
        since ? button("statistics-everything", () => this.#countFrom(0)) : null,
        people.length ? button("statistics-erase", () => this.#erase(), "button danger") : null,
      ),
    );
  }

  /** @param {"person" | "game"} id @param {Record<string, string>} values */
  #choice(id, values) {
    const change = () => {
      last[id] = select.value;
      this.#draw();
      /** @type {HTMLElement | null} */ (this.#body.querySelector(`[name=${id}]`))?.focus();
    };
    const select = h(
      "select",
      { class: "input name", name: id, "aria-label": t(`statistics-${id}`), autocomplete: "off", on: { change } },
      ...Object.entries(values).map(([value, text]) => h("option", { value, selected: last[id] === value }, text)),
    );
    return select;
  }

  /** @returns {Node[]} */
  #told() {
    const played = playedBy(this.#results, last.person, last.game);
    const { games, wins, now, longest } = overall(played);
    const line = shares(played);
    const figure = (/** @type {string} */ text, /** @type {string} */ value) =>
      h("div", {}, h("dt", {}, t(text)), h("dd", {}, value));
    return [
      h(
        "dl",
        { class: "statistics-figures" },
        figure("statistics-games", number(games)),
        figure("statistics-won", `${number(wins)} (${whole(wins / (games || 1))})`),
        figure("statistics-now", number(now)),
        figure("statistics-longest", number(longest)),
      ),
      ...(line.length > 1
        ? [
            card(
              new Chart({
                title: t("statistics-chart", { count: WINDOW }),
                lines: [{ name: tidyName(last.person), values: line.map(({ share }) => share) }],
                range: [0, 1],
                format: whole,
                place: (at) => t("statistics-nth", { number: line[at].number }),
              }).element,
            ),
          ]
        : []),
      ...(last.game
        ? []
        : [
            table(
              "statistics-by-game",
              ["statistics-games", "statistics-won", "statistics-longest"],
              byGame(played).map(({ game, ...tally }) => [gameCell(game), ...tallied(tally)]),
            ),
          ]),
      table(
        "statistics-scores",
        ["statistics-games", "statistics-average", "statistics-best"],
        scoresOf(played).map(({ game, house, count, average, best }) => [
          gameCell(game, house),
          number(count),
          number(average < 100 ? Math.round(average * 10) / 10 : Math.round(average)),
          number(best),
        ]),
      ),
      table(
        "statistics-by-opponent",
        ["statistics-games", "statistics-ahead", "statistics-longest"],
        byOpponent(played).map(({ kind, name, ...tally }) => [
          isPerson({ kind }) ? h("span", { class: "name" }, tidyName(name)) : t(`setup-bot-${kind}`),
          ...tallied(tally),
        ]),
      ),
    ];
  }

  #export() {
    download(`rollbook-${new Date().toISOString().slice(0, 10)}.csv`, csvOf(this.#results), "text/csv");
  }

  #erase() {
    const before = countedSince();
    if (!this.#countFrom(Date.now())) return;
    const away = pin(t("statistics-erased"), {
      text: t("undo"),
      run: () => {
        away();
        this.#countFrom(before);
      },
    });
  }

  /** @param {number} time @returns {boolean} whether it is stored */
  #countFrom(time) {
    const stored = countSince(time);
    if (!stored) toast(t("trouble-full"));
    this.#count();
    /** @type {HTMLElement | null} */ (document.querySelector(".statistics h1"))?.focus({ preventScroll: true });
    return stored;
  }
}

/** In whole percent: a share of twenty games is no more exact. @param {number} share */
const whole = (share) => percent(Math.round(share * 100) / 100);

/** @param {number} time */
const date = (time) => new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(time);

/** @param {Tally} tally */
const tallied = ({ games, wins, longest }) => [
  number(games),
  h("span", {}, number(wins), h("small", {}, whole(wins / games))),
  number(longest),
];

/** @param {string} game @param {boolean} [house] with other house rules than those of the rulebook */
const gameCell = (game, house = false) =>
  h("span", {}, h("span", { lang: foreign(game) }, t(`${game}-name`)), house && h("small", {}, t("setup-options")));

/** @param {string} text @param {() => unknown} click @param {string} [look] */
const button = (text, click, look = "button") => h("button", { class: look, type: "button", on: { click } }, t(text));

/** @param {Node} content */
const card = (content) => h("div", { class: "statistics-card" }, content);

/** @param {string} caption @param {string[]} heads @param {(Node | string)[][]} rows */
const table = (caption, heads, rows) =>
  card(
    h(
      "table",
      { class: "statistics-table" },
      h("caption", {}, t(caption)),
      h("thead", {}, h("tr", {}, h("td"), ...heads.map((head) => h("th", { scope: "col" }, t(head))))),
      h(
        "tbody",
        {},
        ...rows.map(([first, ...cells]) =>
          h("tr", {}, h("th", { scope: "row" }, first), ...cells.map((cell) => h("td", {}, cell))),
        ),
      ),
    ),
  );
