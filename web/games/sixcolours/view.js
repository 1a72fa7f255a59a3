/** The Six Colours table. */
import { ActionBar } from "../../components/action-bar.js";
import { fly, landed } from "../../components/flight.js";
import { GameView } from "../../components/game-view.js";
import { announce } from "../../components/notice.js";
import { ofKind } from "../../lib/choices.js";
import { h, pause, setText } from "../../lib/dom.js";
import { measured } from "../../lib/element-size.js";
import { list, t } from "../../lib/messages.js";
import { optionWords } from "./actions.js";
import { adviceWords, choiceWords, isNews, isSecret } from "./advice.js";
import { showOwnCards } from "./own.js";
import { People } from "./people.js";
import { cardName, Piles } from "./piles.js";
import { heldAt, lettersAt } from "./places.js";
import { Stage } from "./stage.js";
import * as state from "./state.js";
import { colourOf } from "./symbols.js";
import { dieButton, dieName, dressDie, Tray } from "./tray.js";

/** @typedef {import("./model").Card} Card */
/** @typedef {import("./model").Choice} Choice */
/** @typedef {import("./model").Model} Model */
/** @typedef {import("./model").Frame} Frame */
/** @typedef {import("../../components/game-view.js").Playing} Playing */
/** @typedef {import("../../components/action-bar.js").Action} Action */

/** A position from a link may claim any number of rolls, and each is a dot on the screen. */
const MOST_THROWS = 9;
const FLIGHT = 420;
/** Letters for what can be done. @type {Record<string, string>} */
const KEYS = { t: "take", r: "throw", o: "over", b: "turn", e: "end" };

export class SixColoursView extends GameView {
  #people = new People();
  #piles = new Piles((pile) => this.#look(pile));
  #tray = new Tray((place) => this.#tap(place));
  #stage = new Stage();
  #bar = new ActionBar();
  #throw = h("h2", { class: "throw" }, h("span"), h("i", { class: "pips", "aria-hidden": "true" }));
  #faces = h("div", { class: "faces", role: "group", hidden: true });
  /** What a person has picked so far. */
  #picks = state.NOTHING;

  connectedCallback() {
    super.connectedCallback();
    if (this.firstChild) return;
    const floor = h(
      "div",
      { class: "floor" },
      h("div", { class: "board" }, this.#throw, this.#tray.element),
      this.#stage.element,
    );
    this.measure = measured(floor);
    this.append(
      this.#people.element,
      h(
        "div",
        { class: "felt", on: { click: () => this.model?.mode === "wait" && this.hurry() } },
        this.#piles.element,
        floor,
      ),
      h("div", { class: "below" }, this.caption, this.#faces),
      this.#bar.element,
    );
  }

  /** @param {Model} model */
  render(model) {
    const { view, mode } = model;
    const live = mode === "live";
    landed();
    this.#tray.arrange(state.lyingDice(view));
    this.#picks = state.follow(this.#picks, model, heldAt(this.#tray.places));
    this.#drawPeople(model);
    this.#piles.show(view.piles, {
      looked: this.#picks.looked,
      takeable: (pile) => ofKind(model, "take").some((take) => take.pile === pile),
    });
    this.#drawDice(model);
    this.#drawStage(model);
    this.#drawFaces(model);
    if (live || this.#picks.looked !== null) this.#tell(model);
    if (live || model.actions.length) this.#bar.show(live ? this.#actions(model) : model.actions);
    this.dataset.phase = view.phase;
  }

  // Drawing

  /** @param {Model} model */
  #drawPeople(model) {
    this.#people.show(
      state.people(model).map((person, seat) => ({
        ...person,
        look: person.own ? () => this.model && showOwnCards(this.model, seat) : null,
      })),
      { early: model.view.early, last: model.view.last_number },
    );
  }

  /** @param {Model} model */
  #drawDice(model) {
    const { view, mode } = model;
    const { turning, turned, kept } = this.#picks;
    const open = state.openDice(model, this.#picks);
    this.#tray.show({
      label: t("sixcolours-tray"),
      open: (letter) => open.has(letter),
      taken: turning ? new Set() : mode === "live" ? kept : heldAt(this.#tray.places),
      faded: view.phase === "start" && !view.inherit,
      turning: turned,
    });
    this.#tray.element.dataset.turning = String(turning);
    const [words, pips] = /** @type {HTMLElement[]} */ ([...this.#throw.children]);
    const { thrown, throws } = view;
    setText(
      words,
      state.takesOver(view)
        ? t("sixcolours-left-lying")
        : t(thrown ? "sixcolours-throw" : "sixcolours-throws", { thrown, throws }),
    );
    const done = state.rollsDone(view);
    pips.replaceChildren(
      ...Array.from({ length: Math.min(throws, MOST_THROWS) }, (_, at) => h("i", { class: at < done ? "done" : null })),
    );
  }

  /** @param {Model} model */
  #drawStage(model) {
    const { view, seats } = model;
    const stage = state.stageOf(model);
    this.toggleAttribute("data-staged", stage !== null);
    this.toggleAttribute("data-hand", stage?.shows === "hand");
    if (!stage) return this.#stage.hide();
    const title = this.#stageTitle(model);
    if (stage.shows === "victims") {
      const victims = stage.victims.map((one) => ({ ...one, name: seats[one.seat].name }));
      this.#stage.victims(title, victims, (move) => this.ask(move));
    } else if (stage.shows === "spread") this.#stage.spread(title, stage.count);
    else if (stage.shows === "hand") {
      const gifts = ofKind(model, "give");
      this.#stage.hand(title, stage.cards, {
        open: state.liesOpen(model, this.#picks),
        drawn: view.drawn,
        chosen: this.#picks.gift,
        can: ({ card }) => gifts.some((gift) => gift.card === card),
        choose: (gift) => this.#pick({ ...this.#picks, gift }),
      });
    } else {
      const { winners = [] } = model.outcome ?? {};
      this.#stage.final(
        title,
        seats.map(({ name }, at) => ({ name, hand: view.hands[at], won: winners.includes(at) })),
      );
    }
  }

  /** @param {Model} model */
  #stageTitle({ view, seats }) {
    const { phase, action, victim } = view;
    const name = seats[view.player ?? 0].name;
    if (phase === "over") return t("sixcolours-final");
    if (phase === "choose") return t(`sixcolours-choose-${action}`, { name });
    const other = victim === null ? "" : seats[victim].name;
    return t(phase === "draw" ? "sixcolours-draws" : "sixcolours-gives", { name, victim: other });
  }

  /** The faces that a die can be turned to, and which of them make a card. @param {Model} model */
  #drawFaces(model) {
    const turns = state.turnsOf(model, this.#picks, this.#tray.places);
    this.#faces.hidden = !turns.length;
    this.caption.hidden = turns.length > 0;
    this.#faces.setAttribute("aria-label", turns.length ? t("sixcolours-faces", { die: dieName(turns[0].die) }) : "");
    this.#faces.replaceChildren(
      ...turns.map(({ move, face, makes }) => {
        const button = dieButton(() => this.ask(move));
        dressDie(button, face);
        button.dataset.move = move;
        button.classList.toggle("makes", makes.length > 0);
        const cards = makes.map((pile) => /** @type {Card} */ (model.view.piles[pile].card)).map(cardName);
        button.setAttribute(
          "aria-label",
          cards.length
            ? t("sixcolours-turn-makes", { face: t(`sixcolours-face-${colourOf(face)}`), cards: list(cards) })
            : t(`sixcolours-face-${colourOf(face)}`),
        );
        return button;
      }),
    );
  }

  /** @param {Model} model */
  #tell(model) {
    const text = adviceWords(model, this.#picks);
    if (isSecret(model, this.#picks)) this.say(text);
    else this.advise(text, { news: isNews(model) });
  }

  /** @param {Model} model @returns {Action[]} */
  #actions(model) {
    const kept = lettersAt(this.#tray.places, this.#picks.kept);
    return state.options(model, this.#picks, kept).map((option) => ({
      id: option.id,
      main: option.main,
      disabled: option.disabled,
      move: option.choice?.move,
      ...optionWords(model, this.#picks, option),
      run: () => this.#press(option),
    }));
  }

  // What a person does

  /** @param {state.Picks} picks */
  #pick(picks) {
    this.#picks = picks;
    if (this.model) this.render(this.model);
  }

  /** @param {state.Option} option */
  #press(option) {
    const { picks, move } = state.press(this.#picks, option, performance.now());
    if (move !== undefined) return this.ask(move);
    if (picks === this.#picks) return;
    this.#pick(picks);
    if (picks.sure) announce(t("sixcolours-move-end-sure"));
  }

  /** @param {number} pile */
  #look(pile) {
    if (!this.model) return;
    this.#pick(state.tapPile(this.#picks, pile));
    if (this.#picks.looked === null && this.model.mode !== "live") this.say("");
  }

  /** @param {number} place */
  #tap(place) {
    if (this.model?.mode === "live") this.#pick(state.tapDie(this.#picks, place));
  }

  /** @param {string} key */
  key(key) {
    const model = this.model;
    if (model?.mode !== "live") return false;
    const number = Number(key);
    if (number) return this.#click([...this.#numbered()][number - 1]);
    const act = KEYS[key] && this.#actions(model).find(({ id, disabled }) => id === KEYS[key] && !disabled);
    if (act) {
      act.run();
      return true;
    }
    if (key === "v") return this.#click(this.querySelector(".peep"));
    if (key === "c") return this.#lookOn(model);
    return false;
  }

  /** What the digits press now. @returns {NodeListOf<HTMLButtonElement>} */
  #numbered() {
    if (!this.#stage.element.hidden) return this.#stage.element.querySelectorAll("button");
    return this.#faces.hidden ? this.#tray.element.querySelectorAll("button") : this.#faces.querySelectorAll("button");
  }

  /** @param {HTMLButtonElement | null | undefined} button */
  #click(button) {
    if (!button || button.disabled || button.hidden) return false;
    button.click();
    return true;
  }

  /** @param {Model} model */
  #lookOn({ view }) {
    const picks = state.lookOn(this.#picks, view);
    if (picks === this.#picks) return false;
    this.#pick(picks);
    return true;
  }

  /** @param {import("./model").View} view @param {number} seat */
  holding({ hands, last_number: last }, seat) {
    return t("sixcolours-cards-of", { count: hands[seat].count, last });
  }

  /** @param {string} move */
  suggest(move) {
    const model = /** @type {Model | null} */ (this.model);
    const choice = model?.view.choices.find((one) => one.move === move);
    if (model && choice) this.#pick(state.prepare(this.#picks, choice, model.view, this.#tray.places));
  }

  /** @param {Choice} choice @param {import("../../lib/move-words.js").Table} table */
  nameChoice(choice, table) {
    const { model } = this;
    // Of a game that goes on, others at the device must not learn what the player holds.
    const open = !model || ["past", "over"].includes(model.mode) || state.liesOpen(model, this.#picks);
    return choiceWords(choice, table, open);
  }

  /** @param {string} _verb @param {string} kind @param {string} shows @returns {HTMLElement} */
  piece(_verb, kind, shows) {
    const element = h("span", { class: kind === "black" ? "die black" : "die" });
    if (shows) dressDie(element, shows);
    return element;
  }

  /** @param {string} _verb @param {string} _kind @param {string} shows */
  pieceName(_verb, _kind, shows) {
    return dieName(shows);
  }

  /** @param {string} kind */
  kindName(kind) {
    return t(`sixcolours-kind-${kind}`);
  }

  get topic() {
    return this.model ? state.topicOf(this.model.view) : "";
  }

  // What happens

  /** @param {Frame} frame @param {Playing} playing */
  async play(frame, playing) {
    const change = this.model && state.diceChange(this.model.view, frame.view);
    if (change?.did === "lift") await this.#tray.lift(change.kept, playing);
    else if (change?.did === "fall") await this.#tray.fall(frame.view.dice, playing);
    else if (change?.did === "turn") await this.#tray.turn(change.from, change.to, this.#picks.turned, playing);
    for (const { code, params } of frame.events) await this.#happen(code, params, playing);
  }

  /** @param {string} code @param {Record<string, any>} params @param {Playing} playing */
  async #happen(code, params, playing) {
    const { seat, victim, pile } = params;
    if (code === "shown") await this.#piles.turnUp(pile, /** @type {Card} */ (params), playing);
    if (code === "taken") await this.#fly(this.#piles.at(pile), this.#people.at(seat), playing);
    if (code === "drew") await this.#fly(this.#stage.card ?? this.#people.at(victim), this.#people.at(seat), playing);
    if (code === "gave") await this.#fly(this.#stage.gift ?? this.#people.at(seat), this.#people.at(victim), playing);
  }

  /** A card goes to somebody. @param {HTMLElement} card @param {HTMLElement} to @param {Playing} playing */
  async #fly(card, to, { motion, signal, linger }) {
    await pause(linger, signal);
    if (motion) await fly(card, to, { signal, duration: FLIGHT });
  }
}

customElements.define("sixcolours-table", SixColoursView);
