/**
 * One after the other with the same dice: who plays, the hand-over between them, and the comparison afterwards, which
 * also friends have who played elsewhere.
 */
import { Chart } from "../components/chart.js";
import { openDialog } from "../components/dialog.js";
import { toast } from "../components/notice.js";
import { pageTop } from "../components/page-top.js";
import { errorText } from "../lib/describe.js";
import { h } from "../lib/dom.js";
import { ask, Refused } from "../lib/engine-call.js";
import { newSeed } from "../lib/ids.js";
import { everyGame, findGame } from "../lib/library.js";
import { has, language, number, t } from "../lib/messages.js";
import { NAME_LENGTH, tidyName } from "../lib/names.js";
import { go } from "../lib/router.js";
import { ahead, dealOf, entrants, leads, ranked } from "../lib/same-dice.js";
import { isPerson, PERSON, USUAL_LEVEL } from "../lib/seats.js";
import { Session } from "../lib/session.js";
import { BY_TURN } from "../lib/setup-link.js";
import { botName, namedSeats } from "./setup-seats.js";

/** How many can play one after the other. */
const MOST = 8;

/** @param {string} text @param {() => unknown} click @param {string} [look] */
const button = (text, click, look = "button") => h("button", { class: look, type: "button", on: { click } }, text);

export class SameDiceScreen {
  #app;
  #id;
  #left = false;
  /** Whether results are shown before all have finished. */
  #early = false;
  #body = h("div", { class: "statistics-body" });

  /** @param {import("../app.js").App} app @param {string[]} args the id of one of the games */
  constructor(app, [id]) {
    this.#app = app;
    this.#id = id;
  }

  /** @param {HTMLElement} root */
  async mount(root) {
    delete root.dataset.game;
    root.replaceChildren(h("div", { class: "page statistics" }, pageTop(t("same-title"), "narrower"), this.#body));
    await this.refresh();
  }

  unmount() {
    this.#left = true;
  }

  async refresh() {
    const [save, { entries }] = await Promise.all([findGame(this.#id).then((one) => one?.save), everyGame()]);
    const deal = save && dealOf(save);
    if (this.#left) return;
    if (!save || !deal || !this.#app.games.includes(save.game)) {
      this.#body.replaceChildren(h("p", { class: "statistics-card" }, t("same-none")));
      return;
    }
    await this.#draw(
      save.game,
      entrants(
        entries.flatMap(({ save, why }) => (save && !why ? [save] : [])),
        deal,
      ),
    );
  }

  /** @param {string} game @param {import("../lib/same-dice.js").Entrant[]} all */
  async #draw(game, all) {
    const waiting = all.filter(({ save }) => !save.outcome);
    const shown = !waiting.length || this.#early;
    const done = ranked(all);
    const told = h("div", { class: "statistics-body" }, done.length > 0 && ranking(done, []));
    const early = () => {
      this.#early = true;
      this.refresh();
    };
    this.#body.replaceChildren(
      h("h2", {}, t(`${game}-name`)),
      ...(waiting.length ? [next(waiting, all.length)] : []),
      ...(shown ? [told] : [h("div", { class: "buttons" }, button(t("same-early"), early, "button quiet"))]),
      h("p", { class: "statistics-note" }, t("same-friends")),
      h(
        "div",
        { class: "buttons" },
        button(t("open-title"), () => this.#app.openGame()),
      ),
    );
    // The engine may still be on its way.
    if (shown) told.replaceChildren(...(await this.#turns(done)));
  }

  /** The ranking, and how it came about. @param {ReturnType<typeof ranked>} done @returns {Promise<Node[]>} */
  async #turns(done) {
    if (done.length < 2)
      return done.length ? [ranking(done, []), h("p", { class: "statistics-note" }, t("same-alone"))] : [];
    try {
      const games = await Promise.all(
        done.map(async ({ save, seat }) => {
          const { turns } = await ask(this.#app.engine, "turns", { record: save.record });
          return { seat, turns };
        }),
      );
      const found = leads(games);
      if (!found || found[0].length < 2) return [ranking(done, [])];
      const values = found.flat();
      const total = found[0].length;
      const chart = new Chart({
        title: t("same-chart"),
        lines: done.map(({ name }, at) => ({ name: tidyName(name), values: found[at] })),
        range: [Math.min(0, ...values), Math.max(0, ...values)],
        format: signed,
        place: (at) => t("same-turn", { number: at + 1 }),
      });
      const notes = ahead(found).map((count) => t("same-ahead", { count, total }));
      return [ranking(done, notes), h("div", { class: "statistics-card" }, chart.element)];
    } catch (error) {
      const why = error instanceof Refused ? errorText(error) : t("engine-failed");
      return [ranking(done, []), h("p", { role: "alert" }, why)];
    }
  }
}

/** @param {number} value */
const signed = (value) => new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }).format(value);

/** Who plays next; the others look away. @param {import("../lib/same-dice.js").Entrant[]} waiting @param {number} count */
function next([{ save, name }], count) {
  const shown = tidyName(name);
  return h(
    "section",
    { class: "statistics-card same-next" },
    h("h3", { class: "name" }, t("hand-over", { name: shown })),
    h("p", {}, t(count > 1 ? "same-away" : "same-one")),
    h(
      "a",
      { class: "button main name", href: `#/play/${encodeURIComponent(save.id)}` },
      t("hand-over-ready", { name: shown }),
    ),
  );
}

/** @param {ReturnType<typeof ranked>} done @param {string[]} notes about each */
const ranking = (done, notes) =>
  h(
    "ol",
    { class: "result-list" },
    ...done.map(({ place, name, scores, seat, lead, save }, at) =>
      h(
        "li",
        { class: place === 1 ? "won" : null },
        h(
          "span",
          { class: "rank" },
          h("span", { class: "sr" }, t("result-place", { rank: place })),
          h("span", { "aria-hidden": "true" }, place),
        ),
        h(
          "span",
          {},
          h("a", { class: "name", href: `#/play/${encodeURIComponent(save.id)}` }, h("b", {}, tidyName(name))),
          h("small", {}, notes[at] ?? ""),
        ),
        h("span", { class: "score" }, `${number(scores[seat])} (${signed(lead)})`),
      ),
    ),
  );

/**
 * Asks who plays one after the other, and against which bot.
 * @param {import("../app.js").App} app
 * @param {{ info: import("../types").GameInfo, seats: import("../types").Seat[], options: Record<string, string | number>,
 * seed: string }} setUp as it is filled in
 */
export function openSameDice(app, { info, seats, options, seed }) {
  const people = seats.filter(isPerson).map(({ name }) => name);
  while (people.length < 2) people.push("");
  const list = h("ol", { class: "places" });
  const add = button(t("setup-add-person"), () => {
    people.push("");
    draw();
    list.querySelectorAll("input")[people.length - 1].focus();
  });
  const draw = () => {
    list.replaceChildren(
      ...people.map((name, at) => {
        const field = h("input", {
          class: "input name",
          maxlength: NAME_LENGTH,
          value: name,
          placeholder: t("setup-guest", { number: at + 1 }),
          "aria-label": t("setup-name", { number: at + 1 }),
          autocomplete: "off",
          on: {
            input: () => {
              people[at] = field.value;
            },
          },
        });
        return h("li", {}, field);
      }),
    );
    add.disabled = people.length >= MOST;
  };
  const usual = seats.find((seat) => !isPerson(seat))?.kind ?? USUAL_LEVEL;
  const level = h(
    "select",
    { class: "input", id: "same-level" },
    ...info.bots.map((id) => h("option", { value: id, selected: id === usual }, t(`setup-bot-${id}`))),
  );
  draw();
  const start = button(t("setup-start"), () => begin(), "act main");
  const dialog = openDialog(
    t("same-title"),
    [
      h("p", {}, t("same-how")),
      list,
      add,
      h("div", { class: "option" }, h("label", { class: "q", for: "same-level" }, t("same-level")), level),
      start,
    ],
    { class: "same-dice", game: info.id },
  );
  const begin = async () => {
    start.disabled = true;
    // Who begins was chosen among the players of the set-up, and these tables have others.
    const own = Object.fromEntries(
      info.options.flatMap(({ id, kind }) => (kind !== "seat" && id in options ? [[id, options[id]]] : [])),
    );
    const dice = seed || newSeed();
    try {
      let first = "";
      for (const { name } of namedSeats(people.map((name) => ({ kind: PERSON, name })))) {
        /** @type {import("../types").Seat[]} */
        const table = [{ kind: PERSON, name }];
        while (table.length < Math.max(2, info.seats[0])) table.push({ kind: level.value, name: botName(table) });
        const session = await Session.begin(app.engine, {
          game: info.id,
          seats: table,
          options: own,
          seed: dice,
          dice: BY_TURN,
        });
        session.close();
        first ||= session.id;
      }
      if (dialog.open) go(`same/${first}`);
    } catch (error) {
      start.disabled = false;
      toast(error instanceof Refused && has(`error-${error.code}`) ? errorText(error) : t("engine-failed"));
    }
  };
}
