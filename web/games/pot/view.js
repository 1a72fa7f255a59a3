/** The table of Pass the Pot: people around a POT, the dice to beat, and the dice in hand. */
import { ActionBar } from "../../components/action-bar.js";
import { GameView } from "../../components/game-view.js";
import { h, pause, setText, setVars } from "../../lib/dom.js";
import { told } from "../../lib/events.js";
import { number, t } from "../../lib/messages.js";
import { animate } from "../../lib/motion.js";
import { actions, advice } from "./actions.js";
import { Baize } from "./baize.js";
import { fly, hopsOf } from "./coins.js";
import { DiceSet, LotRow } from "./dice.js";
import { People } from "./people.js";
import { keyed, LETTERS, NOTHING, named, naming, pickAt, pickedFor, tapped, tray } from "./state.js";
import { choiceWords, pays, title } from "./words.js";

/** @typedef {import("./model").Model} Model */
/** @typedef {import("./model").Frame} Frame */
/** @typedef {import("./model").Playing} Playing */
/** @typedef {import("./model").Choice} Choice */
/** @typedef {import("./model").Letter} Letter */
/** @typedef {import("./state.js").Pick} Pick */

const SHOUT = 560;

export class PotView extends GameView {
  #people = new People((seat) => this.#change((pick, model) => named(pick, model, seat)));
  #baize = new Baize(() => this.hurry());
  #title = h("h2", { class: "title name" });
  #set = new DiceSet((letter) => this.#change((pick) => tapped(pick, letter)));
  #lots = new LotRow();
  #result = h("p", { class: "result num" }, h("span", { "aria-hidden": "true" }), h("span", { class: "sr" }));
  #throw = h("div", { class: "throw" }, this.#set.element, this.#result);
  #pays = h("p", { class: "pays" });
  #shout = h("p", { class: "shout", "aria-hidden": "true" });
  #bar = new ActionBar();
  #pick = NOTHING;

  connectedCallback() {
    super.connectedCallback();
    if (this.firstChild) return;
    this.append(
      this.#people.element,
      this.#baize.element,
      h(
        "div",
        { class: "turn", on: { click: () => this.hurry() } },
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
    this.#pick = pickAt(this.#pick, model);
    setVars(this, { people: model.seats.length });
    this.#people.show(model, naming(this.#pick, model));
    this.#baize.show(model);
    this.#drawTurn(model);
    if (live) this.advise(advice(this.#pick, model), { news: model.view.phase !== "throw" });
    if (live || model.actions.length)
      this.#bar.show(live ? actions(this.#pick, model, (move) => this.ask(move)) : model.actions);
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

  // The picture

  /** @param {Model} model */
  #drawTurn(model) {
    const { seats } = model;
    const { lots, owner, dice, result, verdict, ...how } = tray(this.#pick, model);
    setText(this.#title, title(model));
    this.#showLots(lots !== null);
    if (lots)
      this.#lots.show(
        lots.map(({ seat, ...lot }) => ({ name: seats[seat].name, ...lot })),
        t("pot-lots"),
      );
    const label = owner === null ? t("pot-tray") : t("pot-tray-of", { name: seats[owner].name });
    this.#set.show(dice, { ...how, label });
    const [shown, spoken] = this.#result.children;
    setText(shown, result === null ? "" : number(result));
    setText(spoken, result === null ? "" : t("pot-event-result", { result }));
    this.#result.dataset.verdict = verdict;
    setText(this.#pays, lots ? "" : pays(model));
    this.#pays.hidden = !this.#pays.textContent;
  }

  /** One die each, or the set of three. @param {boolean} lots */
  #showLots(lots) {
    this.#throw.hidden = lots;
    this.#lots.element.hidden = !lots;
  }

  // Picking

  /** @param {(pick: Pick, model: Model) => Pick} change */
  #change(change) {
    const model = this.model;
    if (model?.mode !== "live") return;
    this.#pick = change(this.#pick, model);
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
    const pick = keyed(this.#pick, model, key);
    if (pick) this.#change(() => pick);
    return pick !== null;
  }

  /** @param {import("./model").View} view */
  stakes({ pot, held }) {
    return [t("pot-pot", { coins: pot }), ...(held ? [t("pot-held", { dice: held.join(", ") })] : [])];
  }

  /** @param {string} move */
  suggest(move) {
    const model = /** @type {Model | null} */ (this.model);
    const choice = model?.view.choices.find((one) => one.move === move);
    if (!model || !choice || choice.kind === "throw" || choice.kind === "stop") return;
    this.#pick = pickedFor(this.#pick, choice);
    this.render(model);
  }

  /** @param {import("./model").Choice} choice @param {import("../../lib/move-words.js").Table} table */
  nameChoice(choice, table) {
    return choiceWords(choice, table);
  }

  // What happens

  /** @param {Frame} frame @param {Playing} playing */
  async play(frame, playing) {
    const [roll, rollOff] = [told(frame, "thrown"), told(frame, "rolled_off")];
    if (roll) await this.#fall(roll.thrown, roll.dice, playing);
    else if (rollOff) await this.#fallOff(rollOff.throws, playing);
    else if (playing.linger) await this.#linger(frame, playing);
    await Promise.all([this.#cheer(frame, playing), this.#fly(frame, playing)]);
  }

  /** @param {Letter[]} letters the dice that are rolled @param {string[]} dice what all three show @param {Playing} playing */
  async #fall(letters, dice, playing) {
    this.#showLots(false);
    await this.#set.fall(
      letters,
      letters.map((letter) => dice[LETTERS.indexOf(letter)]),
      playing,
    );
  }

  /** @param {{ seat: number, face: string }[]} throws @param {Playing} playing */
  async #fallOff(throws, playing) {
    const lots = throws.map(({ seat, face }) => ({ name: this.model?.seats[seat].name ?? "", face }));
    this.#showLots(true);
    await this.#lots.fall(lots, t("pot-lots"), playing);
    // Leaves time to read the faces.
    if (playing.motion) await pause(SHOUT, playing.signal);
  }

  /** Shows a bot's choice before it is carried out. @param {Frame} frame @param {Playing} playing */
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
      place === "bank" ? this.#baize.bank : place === "pot" ? this.#baize.pot : this.#people.purse(place);
    await fly(this, route, at, {
      signal,
      leaves: ({ from, coins }) => from === "pot" && this.#baize.takeFromPot(coins),
    });
  }

  /** Calls out a combination. @param {Frame} frame @param {Playing} playing */
  async #cheer(frame, { motion, signal }) {
    const made = told(frame, "combo");
    if (!made || !motion || signal.aborted) return;
    this.#shout.replaceChildren(h("span", {}, t("pot-shout", { combo: t(`pot-combo-${made.combo}`) })));
    await animate(
      this.#shout,
      [
        { opacity: 0, scale: 0.6 },
        { opacity: 1, scale: 1.06, offset: 0.25 },
        { opacity: 1, scale: 1, offset: 0.8 },
        { opacity: 0, scale: 1.05 },
      ],
      { signal, duration: SHOUT, easing: "ease-out" },
    );
    this.#shout.replaceChildren();
  }
}

customElements.define("pot-table", PotView);
