/** Who plays, by which house rules. Drawn from what the engine says of its game; one tap starts. */

import { focusHeading } from "../components/dialog.js";
import { announce, toast } from "../components/notice.js";
import { progressElement } from "../components/progress.js";
import { errorText } from "../lib/describe.js";
import { h, keepFocus, setText } from "../lib/dom.js";
import { Refused } from "../lib/engine-call.js";
import { icon } from "../lib/icons.js";
import { has, list, t } from "../lib/messages.js";
import { NAME_LENGTH, tidyName } from "../lib/names.js";
import { go, route } from "../lib/router.js";
import { isPerson, PERSON } from "../lib/seats.js";
import { Session } from "../lib/session.js";
import { rememberSetUp, setUpOf } from "../lib/settings.js";
import { allows, readSetupLink } from "../lib/setup-link.js";
import { lessonPage } from "./help.js";
import { optionElement } from "./options.js";

/** @typedef {import("../types").GameInfo} GameInfo */
/** @typedef {import("../types").Seat} Seat */
/** @typedef {import("../types").OptionInfo} OptionInfo */

/**
 * What an address may ask of any game, before the engine says what this one grants.
 * @type {Pick<GameInfo, "seats" | "options">}
 */
const ANY_GAME = { seats: [1, 10], options: [] };

export class SetUpScreen {
  #app;
  #game;
  /** @type {GameInfo | null} */
  #info;
  /** @type {Seat[]} */
  #seats;
  /** @type {Record<string, string | number>} */
  #options;
  #places = h("ol", { class: "places" });
  #add = h("div", { class: "add" });
  #optionBox = h("div", { class: "options" });
  #changed = h("small");
  #starter = h("div", { class: "option" });
  /** @type {string[]} what the players have of their own */
  #real;
  #dice = h("div", { class: "dice-choice" });
  #seedMeaning = h("p", { class: "meaning" });
  #seed = h("input", {
    class: "input",
    id: "seed",
    maxlength: 64,
    autocomplete: "off",
    spellcheck: "false",
    autocapitalize: "off",
  });
  /** The seed that came with the link: its author may know the dice. */
  #givenSeed = "";
  /** Says so, where it is seen before the game is started. */
  #given = h("div", { class: "panel", hidden: true });
  #names = h("small", { class: "name" });
  #start = h("button", { class: "act main", type: "submit" });
  #progress;
  #gone = false;
  /** @type {URLSearchParams} */
  #wishes;
  /**
   * Until the engine has said what this game has, and the address's wishes are filled in or refused, or it cannot be
   * asked.
   * @type {Promise<void>}
   */
  #known = Promise.resolve();

  /**
   * @param {import("../app.js").App} app
   * @param {string} game
   * @param {URLSearchParams} wishes what the address asks for
   */
  constructor(app, game, wishes) {
    this.#app = app;
    this.#progress = progressElement(app.engine, { foot: true });
    this.#wishes = wishes;
    this.#game = game;
    this.#info = app.info(game);
    const kept = setUpOf(game);
    this.#seats = kept?.seats.length
      ? kept.seats
      : [
          { kind: PERSON, name: t("setup-you") },
          { kind: "sensible", name: this.#botName([]) },
        ];
    this.#options = kept?.options ?? {};
    this.#real = kept?.real ?? [];
  }

  /** @param {HTMLElement} root */
  mount(root) {
    root.dataset.game = this.#game;
    const form = h(
      "form",
      {
        class: "set-up",
        on: {
          submit: (/** @type {Event} */ event) => {
            event.preventDefault();
            this.#begin();
          },
        },
      },
      this.#banner(),
      this.#given,
      h("section", {}, h("h2", {}, t("setup-players")), this.#places, this.#add),
      this.#starter,
      this.#dice,
      h(
        "details",
        {},
        h("summary", {}, t("setup-options"), this.#changed),
        h(
          "div",
          {},
          this.#optionBox,
          h(
            "div",
            { class: "options" },
            h(
              "div",
              { class: "option" },
              h("label", { class: "q", for: "seed" }, t("setup-seed")),
              this.#seed,
              this.#seedMeaning,
            ),
          ),
        ),
      ),
      h("div", { class: "start-bar" }, this.#progress.element, this.#start),
    );
    this.#start.append(t("setup-start"), this.#names);
    this.#given.append(
      h("p", {}, t("setup-link-dice")),
      h(
        "button",
        { class: "button", type: "button", on: { click: () => this.#takeFreshDice() } },
        icon("again"),
        t("setup-link-fresh"),
      ),
    );
    this.#seed.addEventListener("input", () => this.#drawGiven());
    root.replaceChildren(
      h(
        "div",
        { class: "page" },
        h(
          "header",
          { class: "page-top narrow" },
          h("a", { class: "round", href: "#/", "aria-label": t("back") }, icon("back")),
          h("h1", { tabindex: "-1" }, t("setup-title", { game: t(`${this.#game}-name`) })),
        ),
        form,
      ),
    );
    // Who will be needed, before it is known whether they may: nothing changes when the engine says yes.
    if (!this.#info) {
      const wishes = readSetupLink(this.#wishes, ANY_GAME);
      this.#seat(wishes, "sensible");
      this.#takeSeed(wishes.seed);
    }
    this.#draw();
    if (this.#info) this.#grant(this.#info);
    this.#known = this.#learn().catch(() => {});
  }

  async #learn() {
    const kept = this.#info;
    await this.#app.learnGames();
    this.#info = this.#app.info(this.#game);
    // What was kept of an earlier visit may be of another version.
    if (this.#gone || (kept && JSON.stringify(kept) === JSON.stringify(this.#info))) return;
    this.#draw();
    if (this.#info) this.#grant(this.#info);
  }

  /**
   * Fills in what the address asks for; where it asks for something else than this game has, the page says so at home.
   * @param {GameInfo} info
   */
  #grant(info) {
    const wishes = readSetupLink(this.#wishes, info);
    const { seed, options, refused } = wishes;
    if (refused) {
      // The router is still on its way to this screen.
      queueMicrotask(() => this.#app.refuseLink(refused));
      return;
    }
    this.#seat(wishes, info.bots.at(-1) ?? "sensible");
    this.#options = { ...this.#options, ...options };
    this.#takeSeed(seed);
    this.#draw();
  }

  /** Once: what somebody typed since is not overwritten. @param {string} seed */
  #takeSeed(seed) {
    if (seed && !this.#givenSeed) this.#seed.value = this.#givenSeed = seed;
  }

  /** The dice come with the link as long as its seed is in the field. */
  #drawGiven() {
    this.#given.hidden = this.#givenSeed === "" || this.#seed.value.trim() !== this.#givenSeed.trim();
  }

  #takeFreshDice() {
    this.#seed.value = this.#givenSeed = "";
    // Neither a reload nor another language brings the seed back.
    const { screen, args, query } = route();
    query.delete("seed");
    history.replaceState(null, "", `#/${[screen, ...args].join("/")}${query.size ? `?${query}` : ""}`);
    this.#wishes = query;
    this.#draw();
    announce(t("setup-fresh-done"));
    focusHeading();
  }

  /** @param {import("../lib/setup-link.js").Wishes} wishes @param {string} level */
  #seat({ seats, bots }, level) {
    if (seats !== null) this.#lay(seats);
    if (bots !== null) this.#seatBots(bots, level);
  }

  /** @param {number} places */
  #lay(places) {
    this.#seats = this.#seats.slice(0, places);
    while (this.#seats.length < places) this.#seats.push({ kind: PERSON, name: "" });
  }

  /** The last places are the bots'. @param {number} bots @param {string} level */
  #seatBots(bots, level) {
    const people = this.#seats.length - bots;
    this.#seats.forEach((seat, index) => {
      if (index < people === isPerson(seat)) return;
      seat.name = index < people ? "" : this.#botName(this.#seats);
      seat.kind = index < people ? PERSON : level;
    });
  }

  unmount() {
    this.#gone = true;
    this.#progress.dispose();
  }

  /** The picture from the game's card at home. */
  #banner() {
    const picture = document.querySelector(`.game[data-game="${this.#game}"] svg`)?.cloneNode(true);
    return h(
      "div",
      { class: "banner" },
      h("div", { "aria-hidden": "true" }, picture ?? ""),
      RULES[this.#game] ? h("a", { class: "button", href: lessonPage(this.#game) }, t("lesson-link")) : null,
    );
  }

  #draw() {
    keepFocus(() => {
      this.#drawSeats();
      this.#drawOptions();
      this.#drawDice();
      this.#drawGiven();
    });
  }

  #drawSeats() {
    const [fewest, most] = this.#info?.seats ?? [Math.min(2, this.#seats.length), this.#seats.length];
    this.#seats = this.#seats.slice(0, Math.max(most, fewest));
    while (this.#seats.length < fewest) this.#seats.push({ kind: PERSON, name: "" });
    this.#places.replaceChildren(
      ...this.#seats.map((seat, index) => this.#place(seat, index, this.#seats.length > fewest)),
    );
    const full = this.#seats.length >= most;
    const add = (/** @type {string} */ kind) => {
      const name = kind === PERSON ? "" : this.#botName(this.#seats);
      this.#seats.push({ kind, name });
      this.#draw();
      /** @type {HTMLElement | null} */ (this.#places.lastElementChild?.querySelector("input") ?? null)?.focus();
    };
    this.#add.replaceChildren(
      h(
        "button",
        { class: "button", type: "button", disabled: full, on: { click: () => add(PERSON) } },
        icon("person"),
        t("setup-add-person"),
      ),
      h(
        "button",
        {
          class: "button",
          type: "button",
          disabled: full,
          on: { click: () => add(this.#info?.bots.at(-1) ?? "sensible") },
        },
        icon("bot"),
        t("setup-add-bot"),
      ),
    );
    this.#drawNames();
  }

  /** @param {Seat} seat @param {number} index @param {boolean} removable */
  #place(seat, index, removable) {
    const number = index + 1;
    const name = h("input", {
      class: "input name",
      maxlength: NAME_LENGTH,
      value: seat.name,
      placeholder: t("setup-guest", { number }),
      "aria-label": t("setup-name", { number }),
      autocomplete: "off",
      spellcheck: "false",
      enterkeyhint: "done",
    });
    name.addEventListener("input", () => {
      seat.name = name.value;
      this.#drawNames();
    });
    name.addEventListener("focus", () => name.select());
    if (this.#info && ![PERSON, ...this.#info.bots].includes(seat.kind)) seat.kind = PERSON;
    const kinds = [PERSON, ...(this.#info?.bots ?? [seat.kind].filter((kind) => kind !== PERSON))];
    const kind = h(
      "select",
      { class: "input", "aria-label": t("setup-kind", { number }) },
      ...kinds.map((id) =>
        h("option", { value: id, selected: id === seat.kind }, t(id === PERSON ? "setup-person" : `setup-bot-${id}`)),
      ),
    );
    kind.addEventListener("change", () => {
      seat.kind = kind.value;
      if (kind.value !== PERSON && !seat.name.trim()) name.value = seat.name = this.#botName(this.#seats);
      this.#drawNames();
    });
    const remove = h(
      "button",
      {
        class: "round",
        type: "button",
        "aria-label": t("setup-remove", { number }),
        disabled: !removable,
        on: {
          click: () => {
            this.#seats.splice(index, 1);
            this.#draw();
            /** @type {HTMLElement | null} */ (this.#add.querySelector("button"))?.focus();
          },
        },
      },
      icon("close"),
    );
    return h("li", { class: "place" }, name, kind, remove);
  }

  /** A name for a bot that nobody at the table has. @param {Seat[]} seats */
  #botName(seats) {
    return (
      t("setup-bot-names")
        .split(", ")
        .find((name) => !seats.some((seat) => seat.name === name)) ?? "Bot"
    );
  }

  /** The names as they will stand on the table. */
  #finalSeats() {
    return this.#seats.map(({ kind, name }, index) => ({
      kind,
      name: tidyName(name) || t("setup-guest", { number: index + 1 }),
    }));
  }

  #drawNames() {
    setText(this.#names, list(this.#finalSeats().map(({ name }) => name)));
    for (const [index, option] of [...this.#starter.querySelectorAll("option")].slice(1).entries())
      setText(option, this.#finalSeats()[index]?.name ?? "");
  }

  #drawOptions() {
    const { options = [] } = this.#info ?? {};
    const starter = options.find(({ kind }) => kind === "seat");
    this.#starter.replaceChildren();
    this.#starter.hidden = Boolean(this.#info && !starter);
    if (starter) this.#drawStarter(starter);
    const rest = options.filter(({ kind }) => kind !== "seat");
    // What was kept may be of another version, or damaged.
    for (const option of rest)
      if (!allows(option, String(this.#options[option.id] ?? option.default))) delete this.#options[option.id];
    if (!this.#info) this.#optionBox.replaceChildren(h("p", { class: "meaning" }, t("setup-options-waiting")));
    else
      this.#optionBox.replaceChildren(
        ...rest.map((option) =>
          optionElement(this.#game, option, this.#options[option.id] ?? option.default, (value) => {
            this.#options[option.id] = value;
            this.#countChanges(rest);
          }),
        ),
      );
    this.#countChanges(rest);
  }

  /** Whose dice: every game has some, what else may be brought along the engine says. */
  #drawDice() {
    const [dice = { id: "dice" }, ...others] = this.#info?.real ?? [];
    const own = this.#real.includes(dice.id);
    const change = (/** @type {string} */ id, /** @type {boolean} */ wanted) => {
      this.#real = wanted ? [...this.#real, id] : this.#real.filter((one) => one !== id);
      this.#draw();
    };
    const choice = (/** @type {string} */ value, /** @type {boolean} */ checked) =>
      h(
        "label",
        {},
        h("input", {
          type: "radio",
          name: "dice",
          value,
          checked,
          on: { change: () => change(dice.id, value === "own") },
        }),
        t(`setup-dice-${value}`),
      );
    this.#dice.replaceChildren(
      h(
        "fieldset",
        { class: "option" },
        h("legend", {}, t("setup-dice")),
        h("div", { class: "segments" }, choice("app", !own), choice("own", own)),
        h("p", { class: "meaning" }, t(`setup-dice-${own ? "own" : "app"}-meaning`)),
      ),
      ...(own ? others : []).map(({ id }) =>
        h(
          "label",
          { class: "switch" },
          t(`${this.#game}-real-${id}`),
          h("input", {
            type: "checkbox",
            role: "switch",
            name: `real-${id}`,
            checked: this.#real.includes(id),
            on: {
              change: (/** @type {Event} */ event) =>
                change(id, /** @type {HTMLInputElement} */ (event.target).checked),
            },
          }),
        ),
      ),
    );
    setText(this.#seedMeaning, t(own ? "setup-seed-meaning-own" : "setup-seed-meaning"));
  }

  /** The outcomes that are typed in: without dice of their own, none. */
  get #table() {
    const [dice, ...others] = this.#info?.real ?? [];
    return dice && this.#real.includes(dice.id)
      ? [dice, ...others].filter(({ id }) => this.#real.includes(id)).flatMap(({ verbs }) => verbs)
      : [];
  }

  /** @param {OptionInfo} option */
  #drawStarter(option) {
    const first = String(option.values?.[0]);
    const seats = this.#finalSeats();
    const now = String(this.#options[option.id] ?? option.default);
    const value = seats.some((_seat, index) => now === String(index + 1)) ? now : first;
    this.#options[option.id] = value;
    const select = h(
      "select",
      { class: "input", id: "starter" },
      h("option", { value: first, selected: value === first }, t(`${this.#game}-option-${option.id}-${first}`)),
      ...seats.map(({ name }, index) => h("option", { value: index + 1, selected: value === String(index + 1) }, name)),
    );
    select.addEventListener("change", () => {
      this.#options[option.id] = select.value;
    });
    this.#starter.append(h("label", { class: "q", for: "starter" }, t(`${this.#game}-option-${option.id}`)), select);
  }

  /** @param {OptionInfo[]} options */
  #countChanges(options) {
    const count = options.filter(
      ({ id, default: usual }) => this.#options[id] !== undefined && this.#options[id] !== usual,
    ).length;
    setText(this.#changed, count ? t("setup-options-changed", { count }) : t("setup-options-default"));
  }

  async #begin() {
    if (this.#start.disabled) return;
    this.#start.disabled = true;
    try {
      await this.#known;
      if (!this.#info) await this.#learn();
      if (this.#gone) return;
      const known = new Set(this.#info?.options.map(({ id }) => id));
      const options = Object.fromEntries(Object.entries(this.#options).filter(([id]) => !this.#info || known.has(id)));
      const seats = this.#finalSeats();
      rememberSetUp(this.#game, { seats: this.#seats, options, real: this.#real });
      const session = await Session.begin(this.#app.engine, {
        game: this.#game,
        seats,
        options,
        seed: this.#seed.value.trim(),
        table: this.#table,
      });
      this.#app.hand(session);
      if (!this.#gone) go(`play/${session.id}`, { replace: true });
    } catch (error) {
      this.#start.disabled = false;
      toast(error instanceof Refused && has(`error-${error.code}`) ? errorText(error) : t("engine-failed"));
      if (error instanceof Refused && error.code === "bad_seed") {
        const details = this.#seed.closest("details");
        if (details) details.open = true;
        this.#seed.focus();
      }
    }
  }
}
