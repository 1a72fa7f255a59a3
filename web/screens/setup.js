/** Who plays, by which house rules. Drawn from what the build knows of the game, before Python runs; one tap starts. */

import { focusHeading } from "../components/dialog.js";
import { announce, toast } from "../components/notice.js";
import { pageTop } from "../components/page-top.js";
import { progressElement } from "../components/progress.js";
import { errorText } from "../lib/describe.js";
import { h, keepFocus, setText } from "../lib/dom.js";
import { Refused } from "../lib/engine-call.js";
import { icon } from "../lib/icons.js";
import { foreign, has, language, learn, list, t } from "../lib/messages.js";
import { go, route } from "../lib/router.js";
import { PERSON, USUAL_LEVEL } from "../lib/seats.js";
import { Session } from "../lib/session.js";
import { rememberSetUp, setUpOf } from "../lib/settings.js";
import { allows, BY_TURN, readSetupLink, setupLink } from "../lib/setup-link.js";
import { styled } from "../lib/styles.js";
import { lessonPage } from "./help.js";
import { optionElement } from "./options.js";
import { CoachChoice } from "./setup-coach.js";
import { diceChoice, ownDice, typedVerbs } from "./setup-dice.js";
import { Fingerprint } from "./setup-fingerprint.js";
import { sameDice } from "./setup-same.js";
import { addButton, botName, namedSeats, placeElement, resize, seatBots } from "./setup-seats.js";

/** @typedef {import("../types").GameInfo} GameInfo */
/** @typedef {import("../types").Seat} Seat */
/** @typedef {import("../types").OptionInfo} OptionInfo */

export class SetUpScreen {
  #app;
  #game;
  /** @type {GameInfo} */
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
  #fingerprint;
  /** Dice by turns, as friends get them who play the same. */
  #byTurn = false;
  #same = h("div");
  #coach;
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
   * @param {import("../app.js").App} app
   * @param {string} game
   * @param {URLSearchParams} wishes what the address asks for
   */
  constructor(app, game, wishes) {
    this.#app = app;
    this.#progress = progressElement(app.engine, { foot: true });
    this.#fingerprint = new Fingerprint(app.engine);
    this.#wishes = wishes;
    this.#game = game;
    this.#info = /** @type {GameInfo} */ (app.info(game)); // no other game has this screen
    const kept = setUpOf(game);
    this.#seats = kept?.seats.length
      ? kept.seats
      : [
          { kind: PERSON, name: t("setup-you") },
          { kind: USUAL_LEVEL, name: botName([]) },
        ];
    this.#options = kept?.options ?? {};
    this.#real = kept?.real ?? [];
    this.#coach = new CoachChoice(kept?.coached ?? false);
  }

  /** @param {HTMLElement} root */
  mount(root) {
    const game = this.#game;
    root.dataset.game = game;
    for (const box of [this.#optionBox, this.#starter]) box.lang = foreign(game) ?? language();
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
      foreign(game) && h("p", { class: "meaning" }, t("not-translated")),
      this.#given,
      h("section", {}, h("h2", {}, t("setup-players")), this.#places, this.#add),
      this.#starter,
      this.#dice,
      this.#coach.element,
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
              h("p", { class: "meaning" }, t("setup-fingerprint-meaning")),
            ),
            this.#same,
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
    this.#seed.addEventListener("input", () => this.#drawSeed());
    root.replaceChildren(
      h("div", { class: "page" }, pageTop(t("setup-title", { game: t(`${this.#game}-name`) }), "narrow"), form),
    );
    this.#grant();
    this.#draw();
  }

  /**
   * Fills in what the address asks for; where it asks for something else than this game has, the page says so at home.
   */
  #grant() {
    const { seats, bots, who, seed, byTurn, real, options, refused } = readSetupLink(this.#wishes, this.#info);
    if (refused) {
      // The router is still on its way to this screen.
      queueMicrotask(() => this.#app.refuseLink(refused));
      return;
    }
    if (seats !== null) this.#seats = resize(this.#seats, seats);
    if (bots !== null) seatBots(this.#seats, bots);
    if (who) {
      seatBots(this.#seats, 0);
      this.#seats = resize(this.#seats, who.length);
      who.forEach((kind, index) => {
        if (kind !== PERSON) this.#seats[index] = { kind, name: botName(this.#seats) };
      });
    }
    this.#options = { ...this.#options, ...options };
    this.#byTurn = byTurn;
    this.#real = real ?? this.#real;
    this.#seed.value = this.#givenSeed = seed;
  }

  /** The dice come with the link as long as its seed is in the field. */
  #drawSeed() {
    this.#fingerprint.show(this.#seed.value);
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
      RULES.includes(this.#game) && LESSONS.includes(this.#game)
        ? h("a", { class: "button", href: lessonPage(this.#game) }, t("lesson-link"))
        : null,
    );
  }

  #draw() {
    keepFocus(() => {
      this.#drawSeats();
      this.#drawOptions();
      this.#drawDice();
      this.#drawSame();
      this.#drawSeed();
    });
  }

  #drawSeats() {
    const [fewest, most] = this.#info.seats;
    this.#seats = resize(this.#seats, Math.max(fewest, Math.min(this.#seats.length, most)));
    const removable = this.#seats.length > fewest;
    this.#places.replaceChildren(
      ...this.#seats.map((_seat, index) =>
        placeElement(this.#seats, index, {
          levels: this.#info.bots,
          remove: removable ? () => this.#remove(index) : null,
          changed: () => this.#drawNames(),
        }),
      ),
    );
    const full = this.#seats.length >= most;
    const add = (/** @type {string} */ kind) => {
      const name = kind === PERSON ? "" : botName(this.#seats);
      this.#seats.push({ kind, name });
      this.#draw();
      /** @type {HTMLElement | null} */ (this.#places.lastElementChild?.querySelector("input") ?? null)?.focus();
    };
    this.#add.replaceChildren(
      addButton("person", full, () => add(PERSON)),
      addButton("bot", full, () => add(USUAL_LEVEL)),
    );
    this.#drawNames();
  }

  /** @param {number} index */
  #remove(index) {
    this.#seats.splice(index, 1);
    this.#draw();
    /** @type {HTMLElement | null} */ (this.#add.querySelector("button"))?.focus();
  }

  #drawNames() {
    this.#coach.offer(this.#seats);
    setText(this.#names, list(namedSeats(this.#seats).map(({ name }) => name)));
    for (const [index, option] of [...this.#starter.querySelectorAll("option")].slice(1).entries())
      setText(option, namedSeats(this.#seats)[index]?.name ?? "");
  }

  #drawOptions() {
    const { options } = this.#info;
    const starter = options.find(({ kind }) => kind === "seat");
    this.#starter.replaceChildren();
    this.#starter.hidden = !starter;
    if (starter) this.#drawStarter(starter);
    const rest = options.filter(({ kind }) => kind !== "seat");
    // What was kept may be of another version, or damaged.
    for (const option of rest)
      if (!allows(option, String(this.#options[option.id] ?? option.default))) delete this.#options[option.id];
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

  #drawDice() {
    const material = this.#info.real;
    this.#dice.replaceChildren(
      ...diceChoice(this.#game, material, this.#real, (real) => {
        this.#real = real;
        this.#draw();
      }),
      this.#fingerprint.element,
    );
    this.#fingerprint.element.hidden = ownDice(material, this.#real);
    setText(this.#seedMeaning, t(ownDice(material, this.#real) ? "setup-seed-meaning-own" : "setup-seed-meaning"));
  }

  #drawSame() {
    const link = () => {
      this.#seed.value = this.#fingerprint.seed(this.#seed.value);
      return setupLink(this.#info, {
        kinds: this.#seats.map(({ kind }) => kind),
        seed: this.#seed.value,
        options: this.#options,
      });
    };
    const choose = (/** @type {boolean} */ on) => {
      this.#byTurn = on;
    };
    const inTurn = async () => {
      try {
        const [more] = await Promise.all([
          import("./contests.js"),
          styled("web/styles/statistics.css"),
          learn("statistics"),
        ]);
        const seed = this.#fingerprint.seed(this.#seed.value);
        more.openSameDice(this.#app, { info: this.#info, seats: this.#seats, options: this.#options, seed });
      } catch {
        toast(t("home-cut-off"));
      }
    };
    this.#same.replaceChildren(sameDice({ on: this.#byTurn, choose, link, inTurn }));
  }

  /** @param {OptionInfo} option */
  #drawStarter(option) {
    const first = String(option.values?.[0]);
    const seats = namedSeats(this.#seats);
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
      const known = new Set(this.#info.options.map(({ id }) => id));
      const options = Object.fromEntries(Object.entries(this.#options).filter(([id]) => known.has(id)));
      const seats = namedSeats(this.#seats);
      rememberSetUp(this.#game, { seats: this.#seats, options, real: this.#real, coached: this.#coach.on });
      const session = await Session.begin(this.#app.engine, {
        game: this.#game,
        seats,
        options,
        seed: this.#fingerprint.seed(this.#seed.value),
        coached: this.#coach.on,
        table: typedVerbs(this.#info.real, this.#real),
        ...(this.#byTurn ? { dice: BY_TURN } : {}),
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
