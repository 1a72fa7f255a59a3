/** The table of Pass the Pot: people around a POT, the dice to beat, and the dice in hand. */
import { ActionBar } from "../../components/action-bar.js";
import { GameView } from "../../components/game-view.js";
import { h, pause, setText, setVars } from "../../lib/dom.js";
import { number, t } from "../../lib/messages.js";
import { bankArt, potArt } from "./art.js";
import { fly, hopsOf } from "./coins.js";
import { DiceSet, HeldDice, LETTERS, LotRow } from "./dice.js";
import { People } from "./people.js";
import { chosen, tap } from "./pick.js";
import { faces, holding, pays, round, shareLabel, shareNote, stopNote, title } from "./words.js";

/** @typedef {import("./model.js").View} View */
/** @typedef {import("./model.js").Model} Model */
/** @typedef {import("./model.js").Frame} Frame */
/** @typedef {import("./model.js").Playing} Playing */
/** @typedef {import("./model.js").Choice} Choice */
/** @typedef {import("./model.js").Throw} Throw */
/** @typedef {import("./model.js").Stop} Stop */
/** @typedef {import("./model.js").Share} Share */
/** @typedef {import("./model.js").Letter} Letter */
/** @typedef {import("../../components/action-bar.js").Action} Action */

const SHOUT = 560;

export class PotView extends GameView {
  #people = new People((seat) => this.#name(seat));
  #round = h("h2", { class: "which" });
  #goal = h("p", { class: "goal" });
  #pot = h("div", { class: "pot", role: "img" });
  #potCount = h("span", { class: "count num" });
  #held = new HeldDice();
  #best = h("span", { class: "num" });
  #toBeat = h("span", { class: "best" });
  #holding = h("span", { class: "holding name" });
  #bank = h("div", { class: "bank", role: "img" });
  #bankCount = h("span", { class: "num" });
  #title = h("h2", { class: "title name" });
  #set = new DiceSet((letter) => this.#pick(letter));
  #lots = new LotRow();
  #result = h("p", { class: "result num" }, h("span", { "aria-hidden": "true" }), h("span", { class: "sr" }));
  #throw = h("div", { class: "throw" }, this.#set.element, this.#result);
  #pays = h("p", { class: "pays" });
  #shout = h("p", { class: "shout", "aria-hidden": "true" });
  #bar = new ActionBar();
  /** Dice to throw again. @type {Set<Letter>} */
  #dice = new Set();
  /** People named, once for each coin. @type {number[]} */
  #named = [];
  /** The decision that what is picked belongs to. */
  #pickedFor = "";
  #potShown = -1;

  connectedCallback() {
    super.connectedCallback();
    if (this.firstChild) return;
    this.#bank.append(bankArt(), h("span", { class: "label" }, t("pot-bank"), " ", this.#bankCount));
    this.#toBeat.append(this.#best, " ", h("small", {}, t("pot-to-beat")));
    const beat = h(
      "div",
      { class: "beat" },
      this.#held.element,
      h("p", { class: "mark" }, this.#toBeat, this.#holding),
      this.#bank,
    );
    const hurry = { click: () => this.hurry() };
    this.append(
      this.#people.element,
      h(
        "div",
        { class: "baize", on: hurry },
        h("div", { class: "line" }, this.#round, this.#goal),
        h("div", { class: "lane" }, this.#pot),
        beat,
      ),
      h(
        "div",
        { class: "turn", on: hurry },
        this.#title,
        h("div", { class: "tray" }, this.#throw, this.#lots.element, this.#pays),
        this.#shout,
      ),
      this.caption,
      this.#bar.element,
    );
  }

  /** @param {Model} model */
  render(model) {
    const live = model.mode === "live";
    this.#keepOrForgetPick(model);
    setVars(this, { people: model.seats.length });
    this.#people.show(model, this.#naming(model));
    this.#drawBaize(model);
    this.#drawTurn(model);
    if (live) this.advise(this.#advice(model), { news: model.view.phase !== "throw" });
    if (live || model.actions.length) this.#bar.show(live ? this.#actions(model) : model.actions);
    this.dataset.phase = model.view.phase;
  }

  /** @param {string} _verb @param {string} _kind @param {string} shows */
  pieceName(_verb, _kind, shows) {
    return Number(shows) ? shows : t("pot-die-letter", { letter: shows });
  }

  get topic() {
    const { phase, combo } = /** @type {Model | null} */ (this.model)?.view ?? {};
    if (phase === "start_off") return "setup";
    if (phase === "choose" || combo) return "combos";
    return phase === "throw" ? "turn" : "";
  }

  /** @param {Model} model */
  #keepOrForgetPick(model) {
    const now = model.mode === "live" ? `${model.step}` : "";
    if (now === this.#pickedFor) return;
    this.#pickedFor = now;
    this.#dice = new Set();
    const shares = this.#shares(model).filter(({ people }) => people.length);
    this.#named = now && shares.length === 1 ? [...shares[0].people] : [];
  }

  // What may be done: nothing but what the engine allows

  /** @param {Model} model @returns {Throw[]} */
  #throws({ view, legal }) {
    return /** @type {Throw[]} */ (
      view.choices.filter(({ move, kind }) => (kind === "again" || kind === "pay") && legal.includes(move))
    );
  }

  /** @param {Model} model @returns {Share[]} */
  #shares({ view, legal }) {
    return /** @type {Share[]} */ (
      view.choices.filter(({ move, kind }) => (kind === "take" || kind === "give") && legal.includes(move))
    );
  }

  /** The throw of exactly the dice that are picked. @param {Model} model */
  #picked(model) {
    return this.#throws(model).find(
      ({ dice }) => dice.length === this.#dice.size && dice.every((letter) => this.#dice.has(letter)),
    );
  }

  /** @param {Model} model @returns {import("./people.js").Naming | null} */
  #naming(model) {
    const shares = this.#shares(model);
    return shares.length
      ? { kind: shares[0].kind, open: new Set(shares.flatMap(({ people }) => people)), picked: this.#named }
      : null;
  }

  // The picture

  /** @param {Model} model */
  #drawBaize(model) {
    const { view } = model;
    const won = view.holder === null ? view.last?.round : null;
    setText(this.#round, round(view));
    setText(this.#goal, t("pot-goal", { target: view.target }));
    this.#drawPot(view.pot);
    this.#pot.classList.toggle("away", view.pot_at === null);
    setVars(this.#pot, { at: view.pot_at ?? (model.seats.length - 1) / 2 });
    const pot = t("pot-pot", { coins: view.pot });
    this.#pot.setAttribute(
      "aria-label",
      view.pot_at === null ? pot : t("pot-pot-at", { pot, name: model.seats[view.pot_at].name }),
    );
    const dice = view.held ?? won?.dice ?? null;
    this.#held.show(dice, dice ? t(won ? "pot-held-won" : "pot-held", { dice: dice.join(", ") }) : t("pot-held-none"));
    setText(this.#best, view.best === null ? "" : number(view.best));
    this.#toBeat.hidden = view.best === null;
    this.#sayHolder(holding(model));
    setText(this.#bankCount, view.bank === null ? "" : number(view.bank));
    this.#bank.setAttribute("aria-label", t("pot-bank-holds", { coins: view.bank ?? "none" }));
  }

  /** @param {number} coins */
  #drawPot(coins) {
    if (coins === this.#potShown) return;
    this.#potShown = coins;
    setText(this.#potCount, number(coins));
    this.#pot.replaceChildren(potArt(coins), this.#potCount);
  }

  /** @param {Model} model */
  #drawTurn(model) {
    const { view, seats } = model;
    const { last, roll_off: off } = view;
    const rolling = off !== null && (off.throws.length > 0 || !last);
    setText(this.#title, title(model));
    this.#showLots(rolling);
    if (rolling) this.#drawLots(model);
    const dice = view.dice ?? last?.dice ?? null;
    const open = new Set(this.#throws(model).flatMap(({ dice: some }) => some));
    const owner = view.dice || !last ? view.player : last.seat;
    this.#set.show(dice, {
      hand: view.phase === "roll" ? view.thrown : [],
      open,
      picked: this.#dice,
      faded: last !== null && last.code !== "took_pot" && last.code !== "pot",
      label: owner === null ? t("pot-tray") : t("pot-tray-of", { name: seats[owner].name }),
    });
    const result = rolling ? null : (view.result ?? last?.result ?? null);
    const [shown, spoken] = this.#result.children;
    setText(shown, result === null ? "" : number(result));
    setText(spoken, result === null ? "" : t("pot-event-result", { result }));
    const stop = /** @type {Stop | undefined} */ (view.choices.find(({ kind }) => kind === "stop"));
    this.#result.dataset.verdict = stop?.verdict ?? last?.code ?? "";
    setText(this.#pays, rolling ? "" : pays(model));
    this.#pays.hidden = !this.#pays.textContent;
  }

  /** One die each, or the set of three. @param {boolean} lots */
  #showLots(lots) {
    this.#throw.hidden = lots;
    this.#lots.element.hidden = !lots;
  }

  /** @param {Model} model */
  #drawLots({ view, seats }) {
    const off = /** @type {NonNullable<View["roll_off"]>} */ (view.roll_off);
    const lots = off.throws.length ? off.throws : off.seats.map((seat) => ({ seat, face: null }));
    this.#lots.show(
      lots.map(({ seat, face }) => ({ name: seats[seat].name, face, best: off.best.includes(seat) })),
      t("pot-lots"),
    );
  }

  /** @param {Model} model */
  #advice(model) {
    const { view } = model;
    if (view.phase === "start")
      return view.best === null ? t("pot-advice-first") : t("pot-advice-beat", { best: view.best });
    const shares = this.#shares(model);
    if (shares.length) return t(`pot-advice-${shares[0].kind}`);
    const [first] = this.#throws(model);
    if (!first) return "";
    const picked = this.#picked(model);
    if (!picked) return t(first.cost ? "pot-advice-pay" : "pot-advice-again", { coins: first.cost });
    return picked.kept.length
      ? t("pot-advice-kept", { dice: faces(view, picked.kept), count: picked.kept.length })
      : t("pot-advice-all");
  }

  /** @param {Model} model @returns {Action[]} */
  #actions(model) {
    const { legal, view, seats, turn } = model;
    const shares = this.#shares(model);
    if (shares.length) return this.#shareActions(model, shares);
    if (legal.includes("throw")) {
      const name = turn.kind === "decide" ? seats[turn.seat].name : "";
      return [
        {
          id: "throw",
          main: true,
          move: "throw",
          label: t("pot-move-throw"),
          note: t("pot-move-throw-note", { name }),
          run: () => this.ask("throw"),
        },
      ];
    }
    /** @type {Action[]} */
    const actions = [];
    const picked = this.#picked(model);
    const stop = /** @type {Stop | undefined} */ (view.choices.find(({ kind }) => kind === "stop"));
    if (stop && legal.includes(stop.move)) {
      const label =
        stop.result === null
          ? t("pot-move-stop-on", { combo: t(`pot-combo-${stop.combo}`) })
          : t("pot-move-stop", { result: stop.result });
      actions.push({
        id: "stop",
        main: !picked,
        move: stop.move,
        label,
        note: stopNote(stop, view),
        run: () => this.ask(stop.move),
      });
    }
    const [first] = this.#throws(model);
    if (first) {
      const note = picked
        ? t("pot-move-again-note", { count: picked.dice.length, coins: picked.cost })
        : t("pot-move-again-none");
      const label = first.cost ? t("pot-move-pay", { coins: first.cost }) : t("pot-move-again");
      actions.push({
        id: "again",
        main: Boolean(picked),
        disabled: !picked,
        move: picked?.move,
        label,
        note,
        run: () => picked && this.ask(picked.move),
      });
    }
    return actions;
  }

  /** @param {Model} model @param {Share[]} shares @returns {Action[]} */
  #shareActions(model, shares) {
    const action = (/** @type {Share} */ share, /** @type {string} */ id) => ({
      id,
      main: id === "people",
      move: share.move,
      label: shareLabel(share, model),
      note: shareNote(share, model),
      run: () => this.ask(share.move),
    });
    const bank = shares.find(({ people }) => !people.length);
    const naming = shares.filter(({ people }) => people.length);
    const actions = bank ? [action(bank, "bank")] : [];
    if (!naming.length) return actions;
    const share = chosen(naming, this.#named);
    const { kind } = naming[0];
    return [
      ...actions,
      share
        ? action(share, "people")
        : {
            id: "people",
            main: true,
            disabled: true,
            label: t(`pot-move-${kind}-none`),
            note: t(`pot-move-${kind}-none-note`, { count: this.#named.length }),
            run: () => {},
          },
    ];
  }

  // Picking

  /** @param {Letter} letter */
  #pick(letter) {
    if (this.model?.mode !== "live") return;
    if (!this.#dice.delete(letter)) this.#dice.add(letter);
    this.render(this.model);
  }

  /** @param {number} seat */
  #name(seat) {
    const model = this.model;
    if (model?.mode !== "live") return;
    this.#named = tap(this.#shares(model), this.#named, seat);
    this.render(model);
  }

  /** @param {string} key */
  key(key) {
    const model = this.model;
    if (model?.mode !== "live") return false;
    const move = { s: "stop", b: "take bank" }[key];
    if (move) {
      if (!model.legal.includes(move)) return false;
      this.ask(move);
      return true;
    }
    const naming = this.#naming(model);
    if (naming?.open.has(Number(key) - 1)) {
      this.#name(Number(key) - 1);
      return true;
    }
    return this.#keyToDice(model, key);
  }

  /** A letter is its die, a number the dice that show it, A all of them. @param {Model} model @param {string} key */
  #keyToDice(model, key) {
    if (!this.#throws(model).length) return false;
    const all = LETTERS.filter(
      (letter, place) => key === "a" || letter === key.toUpperCase() || model.view.dice?.[place] === key,
    );
    if (!all.length) return false;
    // Those not yet picked first; when all of them are, none of them.
    const missing = all.filter((letter) => !this.#dice.has(letter));
    for (const letter of missing.length ? missing : all) this.#pick(letter);
    return true;
  }

  /** New words in a new element: beside the number to beat, or without it, they do not seem to have moved there. @param {string} text */
  #sayHolder(text) {
    if (this.#holding.textContent === text) return;
    const fresh = h("span", { class: "holding name" }, text);
    this.#holding.replaceWith(fresh);
    this.#holding = fresh;
  }

  /** @param {string} move */
  suggest(move) {
    const model = /** @type {Model | null} */ (this.model);
    const choice = model?.view.choices.find((one) => one.move === move);
    if (!model || !choice || choice.kind === "throw") return t("pot-hint-throw");
    if (choice.kind === "stop")
      return choice.result === null
        ? t("pot-hint-stop-on", { combo: t(`pot-combo-${choice.combo}`) })
        : t("pot-hint-stop", { result: choice.result });
    if ("people" in choice) {
      this.#named = [...choice.people];
      this.render(model);
      return t(`pot-hint-${choice.kind}`, { shares: shareNote(choice, model) });
    }
    this.#dice = new Set(choice.dice);
    this.render(model);
    return t(`pot-hint-${choice.kind}`, { dice: faces(model.view, choice.dice), coins: choice.cost });
  }

  // What happens

  /** @param {Frame} frame @param {Playing} playing */
  async play(frame, playing) {
    const [verb] = frame.move.split(" ");
    if (verb === "roll") await this.#fall(frame, playing);
    else if (verb === "off") await this.#fallOff(frame, playing);
    else if (playing.linger) await this.#linger(frame, playing);
    await Promise.all([this.#cheer(frame, playing), this.#fly(frame, playing)]);
  }

  /** @param {Frame} frame @param {Playing} playing */
  async #fall({ events: [{ params }] }, playing) {
    const dice = /** @type {string[]} */ (params.dice);
    const letters = /** @type {import("./model.js").Letter[]} */ (params.thrown);
    this.#showLots(false);
    await this.#set.fall(
      letters,
      letters.map((letter) => dice[LETTERS.indexOf(letter)]),
      playing,
    );
  }

  /** @param {Frame} frame @param {Playing} playing */
  async #fallOff(frame, playing) {
    const throws = /** @type {{ seat: number, face: string }[]} */ (frame.events[0].params.throws);
    const lots = throws.map(({ seat, face }) => ({ name: this.model?.seats[seat].name ?? "", face }));
    this.#showLots(true);
    await this.#lots.fall(lots, t("pot-lots"), playing);
    // The faces are to be read before the dice are put away.
    if (playing.motion) await pause(SHOUT, playing.signal);
  }

  /** A bot's choice is seen before it is carried out. @param {Frame} frame @param {Playing} playing */
  async #linger(frame, { linger, signal }) {
    const choice = /** @type {Choice | undefined} */ (
      this.model?.view.choices.find((/** @type {Choice} */ one) => one.move === frame.move)
    );
    if (choice?.kind === "again" || choice?.kind === "pay") this.#set.lift(choice.dice);
    else if (choice?.kind === "take" || choice?.kind === "give") this.#people.point(choice.kind, choice.people);
    else return;
    await pause(linger, signal);
  }

  /** @param {Frame} frame @param {Playing} playing */
  async #fly(frame, { motion, signal }) {
    const route = hopsOf(frame.events);
    if (!motion || signal.aborted || !route.length) return;
    const at = (/** @type {import("./coins.js").Place} */ place) =>
      place === "bank" ? this.#bank : place === "pot" ? this.#pot : this.#people.purse(place);
    await fly(this, route, at, {
      signal,
      leaves: ({ from, coins }) => from === "pot" && this.#drawPot(this.#potShown - coins),
    });
  }

  /** A combination is called out. @param {Frame} frame @param {Playing} playing */
  async #cheer(frame, { motion, signal }) {
    const made = frame.events.find(({ code }) => code === "combo");
    if (!made || !motion || signal.aborted) return;
    this.#shout.replaceChildren(h("span", {}, t("pot-shout", { combo: t(`pot-combo-${made.params.combo}`) })));
    const cheer = this.#shout.animate(
      [
        { opacity: 0, scale: 0.6 },
        { opacity: 1, scale: 1.06, offset: 0.25 },
        { opacity: 1, scale: 1, offset: 0.8 },
        { opacity: 0, scale: 1.05 },
      ],
      { duration: SHOUT, easing: "ease-out" },
    );
    signal.addEventListener("abort", () => cheer.finish(), { once: true });
    await cheer.finished.catch(() => {});
    this.#shout.replaceChildren();
  }
}

customElements.define("pot-table", PotView);
