/** Games from a file: what came of them, game by game where one was left out, and the way back. */
import { h, setText } from "../lib/dom.js";
import { importGames, undoImport } from "../lib/import.js";
import { list, t } from "../lib/messages.js";
import { tidyName } from "../lib/names.js";
import { gameName } from "./saved-game.js";

/** @typedef {import("../lib/import.js").Report} Report */

/** More than ten thousand games fill. */
export const BIGGEST_FILE = 60_000_000;
/** How many of those left out are named. */
const NAMED = 20;

/**
 * The last import, until the page is closed: somebody who looks at the games first can still take it back.
 * @type {Report | null}
 */
let last = null;

export class ImportPanel {
  #engine;
  #back;
  element = h("div", { class: "import", role: "status" });

  /**
   * @param {import("../lib/import.js").Engine} engine
   * @param {HTMLButtonElement} back where the focus goes when an import has been undone
   */
  constructor(engine, back) {
    this.#engine = engine;
    this.#back = back;
    this.#draw();
  }

  /** There is nothing to take back any more. */
  static forget() {
    last = null;
  }

  /** @param {any[]} games see gamesIn */
  async bring(games) {
    const progress = h("p");
    this.element.replaceChildren(progress);
    last = await importGames(this.#engine, games, (done) =>
      setText(progress, t("settings-import-progress", { number: done + 1, total: games.length })),
    );
    this.#draw();
  }

  #draw() {
    if (!last) return this.element.replaceChildren();
    const { added, longer, here, skipped, changes } = last;
    const counts = /** @type {const} */ ([
      ["added", added],
      ["longer", longer],
      ["here", here],
    ]).filter(([, count]) => count);
    const lines = counts.map(([kind, count]) => t(`settings-import-${kind}`, { count }));
    if (!changes.length) lines.unshift(t("settings-import-nothing"));
    const named = skipped
      .slice(0, NAMED)
      .map(({ at, game, names, why }) =>
        h("li", {}, h("b", { class: "name" }, nameOf(at, game, names)), ` ${t(`trouble-${why}`)}`),
      );
    if (skipped.length > NAMED) named.push(h("li", {}, t("settings-import-more", { count: skipped.length - NAMED })));
    this.element.replaceChildren(
      h("p", {}, lines.join(" ")),
      ...(named.length
        ? [h("p", {}, t("settings-import-skipped", { count: skipped.length })), h("ul", {}, ...named)]
        : []),
      ...(changes.length
        ? [
            h(
              "button",
              { class: "button", type: "button", on: { click: () => this.#undo(changes) } },
              t("settings-import-undo"),
            ),
          ]
        : []),
    );
  }

  /** @param {Report["changes"]} changes */
  async #undo(changes) {
    last = null;
    const stay = await undoImport(changes);
    this.element.replaceChildren(
      h("p", {}, t(stay ? "settings-import-undone-some" : "settings-import-undone", { count: stay })),
    );
    this.#back.focus();
  }
}

/** @param {number} at @param {string} game @param {string[]} names */
function nameOf(at, game, names) {
  const shown = names.map(tidyName).filter(Boolean).slice(0, 10);
  return `${shown.length ? `${list(shown)} · ${gameName(game)}` : t("settings-import-nth", { number: at })}:`;
}
