/** The Six Colours table. */
import { ActionBar } from "../../components/action-bar.js";
import { openDialog } from "../../components/dialog.js";
import { fly, landed } from "../../components/flight.js";
import { GameView } from "../../components/game-view.js";
import { announce } from "../../components/notice.js";
import { h, pause, setText } from "../../lib/dom.js";
import { measured } from "../../lib/element-size.js";
import { list, t } from "../../lib/messages.js";
import { People } from "./people.js";
import { cardName, cardText, Piles } from "./piles.js";
import { handElement, Stage } from "./stage.js";
import { colourOf } from "./symbols.js";
import { dieButton, dieName, dressDie, Tray } from "./tray.js";

/** @typedef {import("./cards.js").Card} Card */
/**
 * @typedef {{ move: string, kind: "take", pile: number } & Card} Take
 * @typedef {{ move: string, kind: "throw", dice: string[], left: number, declines: number[], throws_left: number }} Throw
 * @typedef {{ move: string, kind: "turn", die: string, face: string, makes: number[] }} Turn
 * @typedef {{ move: string, kind: "steal" | "swap", victim: number, cards: number }} Choose
 * @typedef {{ move: string, kind: "give" } & Card} Give
 * @typedef {{ move: string, kind: "pass" | "end" }} Plain
 * @typedef {object} View
 * @property {"lot" | "card" | "start" | "roll" | "throw" | "choose" | "draw" | "give" | "gained" | "over"} phase
 * @property {number | null} player
 * @property {import("./piles.js").Pile[]} piles
 * @property {(import("./tray.js").Die & { colour: string })[]} dice
 * @property {number} thrown
 * @property {number} throws
 * @property {boolean} inherit
 * @property {boolean} turnable
 * @property {import("./stage.js").Hand[]} hands
 * @property {number} early
 * @property {number} last_number
 * @property {Card | null} won
 * @property {string | null} action
 * @property {number | null} victim
 * @property {Card | null} drawn
 * @property {{ code: string, seat: number, card: Card | null } | null} last
 * @property {boolean} secret
 * @property {(Take | Throw | Turn | Choose | Give | Plain)[]} choices
 */
/** @typedef {import("../../types").Model<View>} Model */
/** @typedef {import("../../types").Frame<View>} Frame */
/** @typedef {import("../../components/game-view.js").Playing} Playing */
/** @typedef {import("../../components/action-bar.js").Action} Action */

const PERSON = "person";
/** A position that somebody else has packed may claim any number of throws; each is a dot on the screen. */
const MOST_THROWS = 9;
const FLIGHT = 420;
/** The second tap on "end the game" must not be the other half of a double tap; after that it may take its time. */
const GRACE = 400;
/** Letters for what can be done. @type {Record<string, string>} */
const KEYS = { t: "take", r: "throw", o: "over", b: "turn", e: "end" };
/** Phases in which cards lie where the dice were. */
const STAGED = ["choose", "draw", "give", "over"];

/** @param {Iterable<string>} letters */
const spoken = (letters) => list([...letters].map((letter) => t(`sixcolours-dice-${letter}`)));

export class SixColoursView extends GameView {
  #people = new People();
  #piles = new Piles((pile) => this.#look(pile));
  #tray = new Tray((place) => this.#tap(place));
  #stage = new Stage();
  #bar = new ActionBar();
  #throw = h("h2", { class: "throw" }, h("span"), h("i", { class: "pips", "aria-hidden": "true" }));
  #faces = h("div", { class: "faces", role: "group", hidden: true });
  /** The decision that everything below belongs to. */
  #decision = "";
  /** @type {Set<number>} places of the dice to keep */
  #taken = new Set();
  /** @type {number | null} the card that is looked at more closely */
  #looked = null;
  /** Whether a tap on a die turns it. */
  #turning = false;
  /** @type {number | null} the place of the die to turn */
  #turned = null;
  /** @type {number | null} the card to give, by its place in the hand */
  #gift = null;
  /** Whether one's own cards lie open where others sit at the same device. */
  #open = false;
  /** When "end the game" was first tapped; 0: it was not. */
  #sure = 0;

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
    // Before a first throw nothing is kept: what the turn before set aside lies there like the rest.
    this.#tray.arrange(view.phase === "start" ? view.dice.map(({ die }) => ({ die, aside: false })) : view.dice);
    this.#keepOrForget(model);
    this.#drawPeople(model);
    this.#piles.show(view.piles, {
      looked: this.#looked,
      takeable: (pile) => this.#takes(model).some((take) => take.pile === pile),
    });
    this.#drawDice(model);
    this.#drawStage(model);
    this.#drawFaces(model);
    if (live || this.#looked !== null) this.#tell(model);
    if (live || model.actions.length) this.#bar.show(live ? this.#actions(model) : model.actions);
    this.dataset.phase = view.phase;
  }

  /** What was begun for one decision does not outlast it. @param {Model} model */
  #keepOrForget({ mode, step, view }) {
    const decision = mode === "live" ? `${step} ${view.player}` : "";
    if (decision === this.#decision && mode === "live") return;
    if (decision !== this.#decision) this.#looked = null;
    this.#decision = decision;
    this.#taken = this.#tray.held;
    this.#turning = this.#open = false;
    this.#sure = 0;
    this.#turned = this.#gift = null;
  }

  // What is on offer: nothing that the engine does not name, and nothing that is not legal now

  /** @param {Model} model @param {string} kind @returns {any[]} */
  #can({ view, legal }, kind) {
    return view.choices.filter((choice) => choice.kind === kind && legal.includes(choice.move));
  }

  /** @param {Model} model @returns {Take[]} */
  #takes(model) {
    return this.#can(model, "take");
  }

  /** The card that "take" takes: the one that is looked at, else the best. @param {Model} model */
  #take(model) {
    const takes = this.#takes(model);
    return takes.find(({ pile }) => pile === this.#looked) ?? takes.sort((a, b) => b.points - a.points)[0];
  }

  /** The throw that keeps exactly the dice in hand. @param {Model} model @returns {Throw | undefined} */
  #picked(model) {
    const kept = this.#tray.letters(this.#taken);
    return this.#can(model, "throw").find((/** @type {Throw} */ { dice }) => dice.join("") === kept);
  }

  /** @param {Model} model @returns {Turn[]} */
  #turns(model) {
    return this.#can(model, "turn");
  }

  // Drawing

  /** Several people at one device: what one of them may know does not lie open. @param {Model} model */
  #shared({ seats }) {
    return seats.filter(({ kind }) => kind === PERSON).length > 1;
  }

  /** @param {Model} model */
  #drawPeople(model) {
    const { view, seats, mode } = model;
    const shared = this.#shared(model);
    this.#people.show(
      seats.map(({ name, kind }, seat) => {
        const { count, cards, points } = view.hands[seat];
        const own =
          cards !== null &&
          kind === PERSON &&
          view.phase !== "over" &&
          (shared ? mode === "live" && seat === view.player : mode !== "past");
        return {
          name,
          count,
          bot: kind !== PERSON,
          points: shared && view.phase !== "over" ? null : points,
          current: view.player === seat && view.phase !== "over",
          look: own && count > 0 ? () => this.#peep(seat) : null,
        };
      }),
      { early: view.early, last: view.last_number },
    );
  }

  /** One's own cards, on demand; where others sit at the same device, face down until one more tap. @param {number} seat */
  #peep(seat) {
    const model = this.model;
    const { cards, points } = model?.view.hands[seat] ?? {};
    if (!model || !cards) return;
    const box = h("div", { class: "own" });
    const draw = (/** @type {boolean} */ open) =>
      box.replaceChildren(
        handElement(cards, { open }),
        h(
          "p",
          { class: "sum" },
          open
            ? t("sixcolours-own", { count: cards.length, points })
            : t("sixcolours-own-hidden", { name: model.seats[seat].name }),
        ),
        this.#shared(model)
          ? h(
              "button",
              {
                class: "button main",
                type: "button",
                on: {
                  click: () => {
                    draw(!open);
                    box.querySelector("button")?.focus();
                  },
                },
              },
              t(open ? "sixcolours-hide" : "sixcolours-show"),
            )
          : "",
      );
    draw(!this.#shared(model));
    const dialog = openDialog(t("sixcolours-own-title", { name: model.seats[seat].name }), [box], { game: model.game });
    const away = () => dialog.close();
    document.addEventListener("visibilitychange", away);
    dialog.addEventListener("close", () => document.removeEventListener("visibilitychange", away));
  }

  /** @param {Model} model */
  #drawDice(model) {
    const { view, mode } = model;
    const turns = this.#turns(model);
    const throws = this.#can(model, "throw");
    const over = view.phase === "start" && !view.inherit;
    this.#tray.show({
      label: t("sixcolours-tray"),
      open: (letter) =>
        this.#turning ? turns.some(({ die }) => die === letter) : throws.some(({ dice }) => dice.includes(letter)),
      taken: this.#turning ? new Set() : mode === "live" ? this.#taken : this.#tray.held,
      faded: over,
      turning: this.#turned,
    });
    this.#tray.element.dataset.turning = String(this.#turning);
    const [words, pips] = /** @type {HTMLElement[]} */ ([...this.#throw.children]);
    const left = view.phase === "start" && view.inherit;
    setText(
      words,
      left
        ? t("sixcolours-left-lying")
        : view.thrown
          ? t("sixcolours-throw", { thrown: view.thrown, throws: view.throws })
          : t("sixcolours-throws", { throws: view.throws }),
    );
    const thrown = over || left ? 0 : view.thrown;
    pips.replaceChildren(
      ...Array.from({ length: Math.min(view.throws, MOST_THROWS) }, (_, at) =>
        h("i", { class: at < thrown ? "done" : null }),
      ),
    );
  }

  /** @param {Model} model */
  #drawStage(model) {
    const { view, seats, mode } = model;
    const { phase, hands, victim, player, action } = view;
    const staged = STAGED.includes(phase) && player !== null;
    const hand = phase === "give" && player !== null && mode !== "past" ? hands[player].cards : null;
    this.toggleAttribute("data-staged", staged);
    this.toggleAttribute("data-hand", hand !== null);
    if (!staged) return this.#stage.hide();
    const [name, other] = [seats[player].name, victim === null ? "" : seats[victim].name];
    if (phase === "choose") {
      const people = view.choices
        .filter((choice) => choice.kind === action)
        .map((choice) => {
          const { victim: seat, cards, move } = /** @type {Choose} */ (choice);
          return { name: seats[seat].name, count: cards, move, legal: model.legal.includes(move) };
        });
      this.#stage.victims(t(`sixcolours-choose-${action}`, { name }), people, (move) => this.ask(move));
    } else if (phase === "draw" && victim !== null) {
      this.#stage.spread(t("sixcolours-draws", { name, victim: other }), hands[victim].count);
    } else if (phase === "give" && victim !== null) {
      const title = t("sixcolours-gives", { name, victim: other });
      if (!hand) return this.#stage.spread(title, hands[player].count);
      const gifts = this.#can(model, "give");
      this.#stage.hand(title, hand, {
        open: this.#lieOpen(model),
        drawn: view.drawn,
        chosen: this.#gift,
        can: ({ card }) => gifts.some((gift) => gift.card === card),
        choose: (at) => {
          this.#gift = at;
          this.render(model);
        },
      });
    } else if (phase === "over") {
      const { winners = [] } = model.outcome ?? {};
      this.#stage.final(
        t("sixcolours-final"),
        seats.map((seat, at) => ({ name: seat.name, hand: hands[at], won: winners.includes(at) })),
      );
    }
  }

  /** @param {Model} model */
  #lieOpen(model) {
    return this.#open || !this.#shared(model);
  }

  /** The faces that a die can be turned to, and which of them make a card. @param {Model} model */
  #drawFaces(model) {
    const place = this.#turned;
    const letter = place === null ? "" : this.#tray.letterAt(place);
    const turns = this.#turning && letter ? this.#turns(model).filter(({ die }) => die === letter) : [];
    this.#faces.hidden = !turns.length;
    this.caption.hidden = turns.length > 0;
    this.#faces.setAttribute("aria-label", letter && t("sixcolours-faces", { die: dieName(letter) }));
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

  // Words

  /** @param {Model} model */
  #advice(model) {
    const { view, seats } = model;
    const looked = this.#looked === null ? null : view.piles[this.#looked].card;
    if (looked) return cardText(looked);
    const name = view.player === null ? "" : seats[view.player].name;
    if (this.#turning) return t("sixcolours-advice-turning");
    if (view.phase === "give") return this.#giveAdvice(model);
    if (view.phase === "gained") return t("sixcolours-advice-gained", { cards: view.hands[view.player ?? 0].count });
    if (view.phase === "choose") return t("sixcolours-advice-choose");
    if (view.phase === "start") {
      if (view.inherit) return t("sixcolours-advice-inherit", { name: view.last ? seats[view.last.seat].name : "" });
      return view.won
        ? t("sixcolours-advice-again", { name })
        : view.last?.card
          ? t("sixcolours-advice-won", { name: seats[view.last.seat].name, card: cardName(view.last.card) })
          : t("sixcolours-advice-start");
    }
    if (view.turnable) return t("sixcolours-advice-twins");
    if (view.thrown === view.throws) return t("sixcolours-advice-last");
    return t(this.#takes(model).length ? "sixcolours-advice-made" : "sixcolours-advice-keep");
  }

  /** @param {Model} model */
  #tell(model) {
    const { phase, inherit, turnable } = model.view;
    const text = this.#advice(model);
    // Which card was drawn is for one pair of ears only: its owner finds it among the cards.
    if (phase === "give" && this.#shared(model) && this.#lieOpen(model)) this.say(text);
    else
      this.advise(text, {
        news:
          (phase === "start" && inherit) ||
          turnable ||
          this.#takes(model).length > 0 ||
          ["choose", "give", "gained"].includes(phase),
      });
  }

  /** @param {Model} model */
  #giveAdvice(model) {
    const { view, seats } = model;
    if (!this.#lieOpen(model))
      return t("sixcolours-advice-hidden", { name: view.player === null ? "" : seats[view.player].name });
    return view.drawn ? t("sixcolours-advice-give", { card: cardName(view.drawn) }) : "";
  }

  /** At most three, the main one last. @param {Model} model @returns {Action[]} */
  #actions(model) {
    const { view, legal } = model;
    if (this.#turning)
      return [
        {
          id: "leave",
          label: t("sixcolours-move-leave"),
          note: t("sixcolours-move-leave-note"),
          run: () => this.#change({ turning: false }),
        },
      ];
    if (view.phase === "give") return this.#giveActions(model);
    const actions = [];
    const take = this.#take(model);
    if (legal.includes("end")) actions.push(this.#end(model));
    if (this.#turns(model).length)
      actions.push({
        id: "turn",
        label: t("sixcolours-move-turn"),
        note: t("sixcolours-move-turn-note"),
        run: () => this.#change({ turning: true }),
      });
    if (legal.includes("pass")) {
      actions.push({
        id: "pass",
        main: true,
        move: "pass",
        label: t(`sixcolours-move-${view.phase === "gained" ? "on" : "pass"}`),
        note: t(`sixcolours-move-${view.phase === "gained" ? "on" : "pass"}-note`),
        run: () => this.ask("pass"),
      });
    }
    actions.push(...this.#throwActions(model, { main: !take, room: 3 - actions.length - (take ? 1 : 0) }));
    if (take)
      actions.push({
        id: "take",
        main: true,
        move: take.move,
        label: t("sixcolours-move-take"),
        note: t("sixcolours-move-take-note", { card: cardName(take), points: take.points }),
        run: () => this.ask(take.move),
      });
    return actions;
  }

  /** @param {Model} model @returns {Action} */
  #end(model) {
    const { view } = model;
    const { count } = view.hands[view.player ?? 0];
    return {
      id: "end",
      move: "end",
      label: t(this.#sure ? "sixcolours-move-end-sure" : "sixcolours-move-end"),
      note: t(this.#sure ? "sixcolours-move-end-again" : "sixcolours-move-end-note", { count }),
      run: () => {
        if (!this.#sure) {
          this.#change({ sure: performance.now() });
          announce(t("sixcolours-move-end-sure"));
        } else if (performance.now() > this.#sure + GRACE) this.ask("end");
      },
    };
  }

  /** @param {Model} model @param {{ main: boolean, room: number }} how @returns {Action[]} */
  #throwActions(model, { main, room }) {
    const { view } = model;
    const throws = /** @type {Throw[]} */ (this.#can(model, "throw"));
    if (!throws.length) return [];
    const picked = this.#picked(model);
    const afresh = throws.find(({ dice }) => !dice.length);
    const inherited = view.phase === "start" && view.inherit;
    const note = (/** @type {Throw} */ one) => {
      const given = one.declines.map((pile) => t(`sixcolours-combination-${view.piles[pile].card?.combination}`));
      return given.length
        ? t("sixcolours-declines", { cards: list(given), count: given.length })
        : t("sixcolours-throws-left", { left: one.throws_left });
    };
    /** @param {Throw} one @param {string} id @param {boolean} first @returns {Action} */
    const action = (one, id, first) => ({
      id,
      main: first,
      move: one.move,
      note: note(one),
      run: () => this.ask(one.move),
      label: !one.dice.length
        ? t("sixcolours-move-throw-all")
        : t(inherited ? "sixcolours-move-over" : "sixcolours-move-throw", { left: one.left }),
    });
    /** @param {string} id @param {string} label @param {boolean} first @returns {Action} */
    const none = (id, label, first) => ({
      id,
      main: first,
      disabled: true,
      label,
      note: t(this.#taken.size ? "sixcolours-keep-all" : "sixcolours-keep-none"),
      run: () => {},
    });
    if (inherited && afresh && room > 1) {
      const over = picked?.dice.length
        ? action(picked, "over", main)
        : none("over", t("sixcolours-move-over-none"), false);
      return [over, action(afresh, "throw", main && !picked?.dice.length)];
    }
    return [picked ? action(picked, "throw", main) : none("throw", t("sixcolours-move-throw-none"), main)];
  }

  /** @param {Model} model @returns {Action[]} */
  #giveActions(model) {
    const { view, seats } = model;
    if (!this.#lieOpen(model))
      return [
        {
          id: "show",
          main: true,
          label: t("sixcolours-show"),
          note: t("sixcolours-show-note", { name: view.player === null ? "" : seats[view.player].name }),
          run: () => this.#change({ open: true }),
        },
      ];
    const card = this.#gift === null ? null : view.hands[view.player ?? 0].cards?.[this.#gift];
    const gift = card && this.#can(model, "give").find((one) => one.card === card.card);
    const victim = view.victim === null ? "" : seats[view.victim].name;
    return [
      ...(this.#shared(model)
        ? [{ id: "hide", label: t("sixcolours-hide"), run: () => this.#change({ open: false }) }]
        : []),
      {
        id: "give",
        main: true,
        disabled: !gift,
        move: gift?.move,
        label: t("sixcolours-move-give", { name: victim }),
        note: card && gift ? cardName(card) : t("sixcolours-move-give-none"),
        run: () => gift && this.ask(gift.move),
      },
    ];
  }

  // What a person does

  /** What was begun is dropped, but for what is named. @param {{ turning?: boolean, sure?: number, open?: boolean }} what */
  #change({ turning = false, sure = 0, open = this.#open }) {
    this.#turning = turning;
    this.#turned = null;
    this.#looked = null;
    this.#sure = sure;
    this.#open = open;
    if (!open) this.#gift = null;
    if (this.model) this.render(this.model);
  }

  /** @param {number} pile */
  #look(pile) {
    const model = this.model;
    if (!model) return;
    this.#looked = this.#looked === pile ? null : pile;
    this.#sure = 0;
    this.render(model);
    if (this.#looked === null && model.mode !== "live") this.say("");
  }

  /** @param {number} place */
  #tap(place) {
    const model = this.model;
    if (model?.mode !== "live") return;
    if (this.#turning) this.#turned = this.#turned === place ? null : place;
    else if (!this.#taken.delete(place)) this.#taken.add(place);
    this.#looked = null;
    this.#sure = 0;
    this.render(model);
  }

  /** @param {string} key */
  key(key) {
    const model = this.model;
    if (model?.mode !== "live") return false;
    const number = Number(key);
    if (number) return this.#press([...this.#numbered()][number - 1]);
    const act = KEYS[key] && this.#actions(model).find(({ id, disabled }) => id === KEYS[key] && !disabled);
    if (act) {
      act.run();
      return true;
    }
    if (key === "v") return this.#press(this.querySelector(".peep"));
    if (key === "c") return this.#nextCard(model);
    return false;
  }

  /** What the digits stand for just now. @returns {NodeListOf<HTMLButtonElement>} */
  #numbered() {
    if (!this.#stage.element.hidden) return this.#stage.element.querySelectorAll("button");
    return this.#faces.hidden ? this.#tray.element.querySelectorAll("button") : this.#faces.querySelectorAll("button");
  }

  /** @param {HTMLButtonElement | null | undefined} button */
  #press(button) {
    if (!button || button.disabled || button.hidden) return false;
    button.click();
    return true;
  }

  /** @param {Model} model */
  #nextCard({ view }) {
    const piles = [...view.piles.keys()].filter((pile) => view.piles[pile].card);
    const next = piles.find((pile) => pile > (this.#looked ?? -1)) ?? piles[0];
    if (next === undefined) return false;
    this.#looked = null;
    this.#look(next);
    return true;
  }

  /** @param {string} move */
  suggest(move) {
    const model = this.model;
    const choice = model?.view.choices.find((/** @type {{ move: string }} */ one) => one.move === move);
    if (!model || !choice) return "";
    this.#change({});
    const words = this.#prepare(model, choice);
    this.render(model);
    return words;
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
    const { phase = "", inherit = false, turnable = false } = /** @type {Model | null} */ (this.model)?.view ?? {};
    if (STAGED.includes(phase) && phase !== "over") return "actions";
    if (turnable) return "black";
    return phase === "throw" ? "turn" : phase === "start" && inherit ? "inherit" : "";
  }

  /** @param {Model} model @param {View["choices"][number]} choice */
  #prepare(model, choice) {
    if (choice.kind === "take") {
      this.#looked = choice.pile;
      return t("sixcolours-hint-take", { card: cardName(choice), points: choice.points });
    }
    if (choice.kind === "throw") {
      this.#taken = this.#tray.find(choice.dice);
      return choice.dice.length
        ? t("sixcolours-hint-keep", { dice: spoken(choice.dice), left: choice.left })
        : t("sixcolours-hint-throw");
    }
    if (choice.kind === "turn") {
      this.#turning = true;
      this.#turned = [...this.#tray.find([choice.die])][0] ?? null;
      return t("sixcolours-hint-turn", {
        die: dieName(choice.die),
        face: t(`sixcolours-face-${colourOf(choice.face)}`),
      });
    }
    if (choice.kind === "give") {
      this.#gift =
        model.view.hands[model.view.player ?? 0].cards?.findIndex(({ card }) => card === choice.card) ?? null;
      // Said aloud it would be a secret no more.
      return this.#lieOpen(model)
        ? t("sixcolours-hint-give", { card: cardName(choice) })
        : t("sixcolours-hint-give-hidden");
    }
    if (choice.kind === "steal" || choice.kind === "swap")
      return t("sixcolours-hint-choose", { name: model.seats[choice.victim].name });
    return t(
      choice.kind === "end"
        ? "sixcolours-hint-end"
        : model.view.phase === "gained"
          ? "sixcolours-hint-on"
          : "sixcolours-hint-pass",
    );
  }

  // What happens

  /** @param {Frame} frame @param {Playing} playing */
  async play(frame, playing) {
    const [verb, rest = ""] = (frame.move ?? "").split(" ", 2);
    if (verb === "throw" || verb === "keep") await this.#tray.lift(rest, playing);
    else if (verb === "roll") await this.#tray.fall(frame.view.dice, playing);
    else if (verb === "turn") await this.#tray.turn(rest[0], rest[2], this.#turned, playing);
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
