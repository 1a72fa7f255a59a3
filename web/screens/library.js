/** All games of this device: found, opened, named, saved to a file, deleted. However many there are, a page is shown. */
import { pin, toast } from "../components/notice.js";
import { pageTop } from "../components/page-top.js";
import { h, setText } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { bringBackGame, deleteGame, everyGame } from "../lib/library.js";
import { ago, language, number, t } from "../lib/messages.js";
import { titleOf } from "../lib/saves.js";
import { ANYTHING, DATES, RESULTS, search } from "../lib/search.js";
import { keepingLine } from "./backup.js";
import { downloadEverything } from "./export.js";
import { openEntry } from "./game-sheet.js";
import { gameName, resultLine, scoreLine, turnLine } from "./saved-game.js";
import { showTrouble, whyNot } from "./trouble.js";

/** @typedef {import("../lib/saves.js").Entry} Entry */
/** @typedef {Entry & { title: string }} Row */

/** Rows on a page. */
const SHOWN = 20;
const WEEK = 7 * 86_400_000;

/** The last search and filters: after a look at a game you come back to the same list. */
const last = { wanted: { ...ANYTHING }, page: 0 };

export class LibraryScreen {
  #app;
  /** @type {Row[]} */
  #rows = [];
  #missing = false;
  #left = false;
  #list = h("ul", { class: "library-list" });
  #count = h("p", { class: "library-count", role: "status" });
  #notes = h("div");
  #keeping = h("div");
  #pages = h("nav", { class: "library-pages" });

  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.#app = app;
  }

  /** @param {HTMLElement} root */
  async mount(root) {
    delete root.dataset.game;
    this.#pages.setAttribute("aria-label", t("library-pages"));
    root.replaceChildren(
      h(
        "div",
        { class: "page library" },
        pageTop(t("home-library"), "narrower"),
        this.#filters(),
        this.#notes,
        this.#keeping,
        this.#count,
        this.#list,
        this.#pages,
        h(
          "div",
          { class: "buttons" },
          h("a", { class: "button", href: "#/statistics" }, t("statistics-title")),
          h("button", { class: "button", type: "button", on: { click: downloadEverything } }, t("library-export")),
          h("button", { class: "button", type: "button", on: { click: () => this.#app.openGame() } }, t("open-title")),
        ),
      ),
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
    this.#rows = entries.map((entry) => ({
      ...entry,
      why: whyNot(entry, this.#app.games),
      title: titleOf(entry.id),
    }));
    this.#draw();
    const line = await keepingLine(entries, () => this.#read());
    if (!this.#left) this.#keeping.replaceChildren(...(line ? [line] : []));
  }

  #filters() {
    const { wanted } = last;
    const change = (/** @type {Partial<typeof wanted>} */ now) => {
      Object.assign(wanted, now);
      last.page = 0;
      this.#draw();
    };
    const field = h("input", {
      class: "input",
      type: "search",
      name: "text",
      "aria-label": t("library-search"),
      placeholder: t("library-search"),
      autocomplete: "off",
      spellcheck: "false",
      value: wanted.text,
      on: { input: () => change({ text: field.value }) },
    });
    const games = Object.fromEntries(this.#app.games.map((game) => [game, gameName(game)]));
    const named = (/** @type {string} */ what, /** @type {readonly string[]} */ values) =>
      Object.fromEntries(values.map((value) => [value, t(`library-${what}-${value}`)]));
    return h(
      "search",
      { class: "library-filters" },
      field,
      this.#choice("game", games, change),
      this.#choice("result", named("result", RESULTS), change),
      this.#choice("date", named("date", Object.keys(DATES)), change),
    );
  }

  /**
   * @param {"game" | "result" | "date"} id @param {Record<string, string>} values
   * @param {(now: Record<string, string>) => void} change
   */
  #choice(id, values, change) {
    const select = h(
      "select",
      {
        class: "input",
        name: id,
        "aria-label": t(`library-${id}`),
        autocomplete: "off",
        on: { change: () => change({ [id]: select.value }) },
      },
      ...Object.entries({ "": t(`library-${id}`), ...values }).map(([value, text]) =>
        h("option", { value, selected: last.wanted[id] === value }, text),
      ),
    );
    return select;
  }

  /** @param {number} [focus] the row that gets the focus */
  #draw(focus) {
    const found = search(this.#rows, last.wanted, Date.now());
    const pages = Math.max(1, Math.ceil(found.length / SHOWN));
    last.page = Math.min(last.page, pages - 1);
    const from = last.page * SHOWN;
    const rows = found.slice(from, from + SHOWN);
    this.#list.replaceChildren(...rows.map((row, at) => this.#row(row, at)));
    this.#notes.replaceChildren(
      ...(this.#missing ? [h("p", { class: "library-note", role: "alert" }, t("library-missing"))] : []),
    );
    setText(this.#count, this.#told(found.length, from));
    this.#turnPages(pages);
    if (focus === undefined) return;
    const links = this.#list.querySelectorAll("a");
    /** @type {HTMLElement | null} */ (
      links[Math.min(focus, links.length - 1)] ?? document.querySelector(".library h1")
    )?.focus();
  }

  /** @param {number} count @param {number} from */
  #told(count, from) {
    if (!this.#rows.length) return t("library-empty");
    if (!count) return t("library-no-match");
    if (count <= SHOWN) return t("library-count", { count });
    return t("library-page", {
      from: number(from + 1),
      to: number(Math.min(from + SHOWN, count)),
      count: number(count),
    });
  }

  /** @param {number} pages */
  #turnPages(pages) {
    this.#pages.hidden = pages < 2;
    /** @param {"previous" | "next"} way @param {number} to */
    const button = (way, to) =>
      h(
        "button",
        {
          class: "button",
          type: "button",
          disabled: to < 0 || to >= pages,
          on: {
            click: () => {
              last.page = to;
              this.#draw(0);
              this.#count.scrollIntoView({ block: "start" });
            },
          },
        },
        t(`library-${way}`),
      );
    this.#pages.replaceChildren(button("previous", last.page - 1), button("next", last.page + 1));
  }

  /** @param {Row} row @param {number} at */
  #row(row, at) {
    const { id, save, why, title } = row;
    const running = save && !save.outcome;
    const name = title || (save?.outcome ? resultLine(save) : gameName(save?.game));
    const line = save && !why ? (running ? turnLine(save) : scoreLine(save)) : t(`trouble-${why}`);
    const game = gameName(save?.game);
    const about = [game === name ? "" : game, running ? t("library-result-running") : "", line]
      .filter(Boolean)
      .join(" · ");
    const open = (/** @type {Event} */ event) => {
      if (!why) return;
      event.preventDefault();
      showTrouble(row, why, () => this.#read());
    };
    return h(
      "li",
      { "data-game": save?.game, "data-why": why, "data-id": id },
      h(
        "a",
        { href: `#/play/${encodeURIComponent(id)}`, on: { click: open } },
        h("b", { class: "name" }, name),
        h("small", { class: "when" }, save ? when(save.updated) : ""),
        h("small", { class: "name" }, about),
      ),
      h(
        "button",
        {
          class: "round",
          type: "button",
          "aria-label": t("library-more", { name }),
          "aria-haspopup": "dialog",
          on: {
            click: () =>
              openEntry(row, name, {
                renamed: () => this.#read(),
                remove: () => this.#delete(row, at),
              }),
          },
        },
        icon("more"),
      ),
    );
  }

  /** @param {Row} row @param {number} at */
  async #delete({ id }, at) {
    const deleted = await deleteGame(id);
    if (!deleted) return toast(t("home-delete-failed"));
    await this.#read();
    this.#draw(at);
    const away = pin(t("library-deleted"), {
      text: t("undo"),
      run: async () => {
        const back = await bringBackGame(deleted);
        if (!back) return toast(t("library-back-failed"));
        away();
        toast(t("library-back"));
        await this.#read();
      },
    });
  }
}

/** Lately: how long ago. Otherwise, the date. @param {number} time */
const when = (time) =>
  Date.now() - time < WEEK ? ago(time) : new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(time);
