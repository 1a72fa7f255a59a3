/** The challenges of a day: one of each game, with the same dice for everyone, and what was reached in them. */
import { announce, toast } from "../components/notice.js";
import { pageTop } from "../components/page-top.js";
import { FIRST_DAY, isDay, noteResult, resultOf, shifted, today } from "../lib/daily.js";
import { errorText } from "../lib/describe.js";
import { h } from "../lib/dom.js";
import { ask, Refused } from "../lib/engine-call.js";
import { icon } from "../lib/icons.js";
import { foreign, has, t } from "../lib/messages.js";
import { go } from "../lib/router.js";
import { library } from "../lib/saves.js";
import { isPerson, PERSON } from "../lib/seats.js";
import { Session } from "../lib/session.js";
import { setUpOf } from "../lib/settings.js";
import { dayText, resultElement } from "./daily-result.js";
import { botName, namedSeats } from "./setup-seats.js";

// One file for all of it: the result of a game needs nearly as much.
export { addResult } from "./daily-result.js";

/** @typedef {import("../types").Seat} Seat */

export class DailyScreen {
  #app;
  #day;
  #games;
  #gone = false;
  #busy = false;
  #title = h("h2", { class: "daily-day" });
  #list = h("ul", { class: "daily-games" });
  #pick = h("input", { class: "input", type: "date", id: "day", min: FIRST_DAY, required: true });
  #before = this.#step(-1);
  #after = this.#step(1);

  /**
   * @param {import("../app.js").App} app
   * @param {string} day
   * @param {string | null} game the one that comes first
   */
  constructor(app, day, game) {
    this.#app = app;
    this.#day = day;
    this.#games = game ? [game, ...app.games.filter((other) => other !== game)] : app.games;
    this.#pick.addEventListener("change", () => {
      if (isDay(this.#pick.value)) this.#show(this.#pick.value);
    });
  }

  /** @param {HTMLElement} root */
  mount(root) {
    delete root.dataset.game;
    noteOlder();
    root.replaceChildren(
      h(
        "div",
        { class: "page daily-page" },
        pageTop(t("daily-title"), "narrow"),
        h("p", { class: "daily-how" }, t("daily-how")),
        h(
          "div",
          { class: "daily-pick" },
          this.#before,
          h("label", { class: "sr", for: "day" }, t("daily-day")),
          this.#pick,
          this.#after,
        ),
        this.#title,
        this.#list,
      ),
    );
    this.#draw();
  }

  unmount() {
    this.#gone = true;
  }

  /** Another window has stored something. */
  refresh() {
    this.#draw();
  }

  /** @param {-1 | 1} days */
  #step(days) {
    return h(
      "button",
      {
        class: "round",
        type: "button",
        "aria-label": t(days < 0 ? "daily-before" : "daily-after"),
        on: { click: () => this.#move(days) },
      },
      icon(days < 0 ? "back" : "next"),
    );
  }

  /** @param {-1 | 1} days */
  #move(days) {
    const day = shifted(this.#day, days);
    if (isDay(day) && day <= this.#pick.max) this.#show(day);
  }

  /** @param {string} day */
  #show(day) {
    this.#day = day;
    history.replaceState(null, "", `#/daily/${day}`);
    this.#draw();
    announce(dayText(day, "full"));
  }

  #draw() {
    const now = today();
    this.#pick.value = this.#day;
    // A friend's day may have begun before it does here.
    this.#pick.max = now > this.#day ? now : this.#day;
    // Not disabled, since the focus may be there.
    this.#before.setAttribute("aria-disabled", String(this.#day <= FIRST_DAY));
    this.#after.setAttribute("aria-disabled", String(this.#day >= now));
    this.#title.textContent = dayText(this.#day, "full");
    this.#list.replaceChildren(...this.#games.map((game) => this.#row(game)));
  }

  /** @param {string} game */
  #row(game) {
    const result = resultOf(game, this.#day);
    const open = library().find(
      ({ save, why }) => save && !why && save.game === game && save.daily === this.#day && !save.outcome,
    );
    const name = t(`${game}-name`);
    const what = open ? "home-continue" : result ? "daily-again" : "daily-play";
    const attributes = { class: result ? "button quiet again" : "button main", "aria-label": `${t(what)}: ${name}` };
    const begin = open
      ? h("a", { ...attributes, href: `#/play/${encodeURIComponent(open.id)}` }, t(what))
      : h("button", { ...attributes, type: "button", on: { click: () => this.#begin(game) } }, t(what));
    const picture = document.querySelector(`.game[data-game="${CSS.escape(game)}"] svg`)?.cloneNode(true);
    return h(
      "li",
      { "data-game": game },
      h("span", { class: "thumb", "aria-hidden": "true" }, picture ?? ""),
      h("h3", { lang: foreign(game) }, name),
      result && resultElement(this.#app.engine, game, this.#day, result),
      begin,
    );
  }

  /** @param {string} game */
  async #begin(game) {
    if (this.#busy) return;
    this.#busy = true;
    try {
      const { engine } = this.#app;
      const { seats, options, seed, dice } = await ask(engine, "challenge", { game, date: this.#day });
      const session = await Session.begin(engine, { game, seats: named(game, seats), options, seed, dice });
      this.#app.hand(session);
      if (!this.#gone) go(`play/${session.id}`);
    } catch (error) {
      toast(error instanceof Refused && has(`error-${error.code}`) ? errorText(error) : t("engine-failed"));
    } finally {
      this.#busy = false;
    }
  }
}

/** The person is called as in the set-up of this game. @param {string} game @param {string[]} kinds */
function named(game, kinds) {
  /** @type {Seat[]} */
  const seats = [];
  for (const kind of kinds) {
    const name = kind === PERSON ? (setUpOf(game)?.seats.find(isPerson)?.name ?? t("setup-you")) : botName(seats);
    seats.push({ kind, name });
  }
  return namedSeats(seats);
}

/** Attempts that came from a file, or that ended when nothing could be noted. The first one counts. */
function noteOlder() {
  for (const { save } of library().reverse())
    if (save?.outcome) noteResult({ ...save, match: save.id, outcome: save.outcome });
}
