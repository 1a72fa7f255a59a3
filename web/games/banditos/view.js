/** The table of Los Banditos. */
import { ActionBar } from "../../components/action-bar.js";
import { confirmDialog } from "../../components/dialog.js";
import { DiceTray } from "../../components/dice-tray.js";
import { dieElement } from "../../components/die.js";
import { letDrag } from "../../components/drag.js";
import { fly, landed } from "../../components/flight.js";
import { GameView } from "../../components/game-view.js";
import { h, pause } from "../../lib/dom.js";
import { t } from "../../lib/messages.js";
import { animate, facing } from "../../lib/motion.js";
import { settings } from "../../lib/settings.js";
import { optionWords } from "./actions.js";
import { adviceWords, isNews } from "./advice.js";
import { Board } from "./board.js";
import { tileArt } from "./loot.js";
import { People } from "./people.js";
import * as state from "./state.js";
import { Bag, Pile } from "./stock.js";
import { dieWords, look } from "./words.js";

/** @typedef {import("./model").Die} Die */
/** @typedef {import("./model").Taking} Taking */
/** @typedef {import("./model").Model} Model */
/** @typedef {import("./model").Frame} Frame */
/** @typedef {import("../../components/action-bar.js").Action} Action */
/** @typedef {import("../../components/game-view.js").Playing} Playing */

/** Together at most 600 ms: the last die of a fight flies, the sides are compared, the loot is taken. */
const PLACE = 180;
const COMPARE = 120;
const TAKE = 220;
const OUT_OF_BAG = 240;
const TURN = 280;
const LETTERS = ["a", "b", "c", "d"];

export class BanditosView extends GameView {
  #people = new People();
  #board = new Board({ look: (place) => this.#look(place), put: (place) => this.#put(place) });
  #tray = new DiceTray((at) => this.#pickDie(at));
  #bag = new Bag();
  #pile = new Pile();
  #bar = new ActionBar();
  /** What a person has picked so far. */
  #picks = state.NOTHING;

  connectedCallback() {
    super.connectedCallback();
    if (this.firstChild) return;
    this.append(
      h("div", { class: "felt", on: { click: () => this.hurry() } }, this.#people.element, this.#board.element),
      h("div", { class: "stock" }, this.#bag.element, this.#tray.element, this.#pile.element),
      this.caption,
      this.#bar.element,
    );
    letDrag(this.#tray.element, ".die:enabled", {
      lift: (die) => this.#pickDie([...this.#tray.element.children].indexOf(die)),
      over: (under) => this.#board.point(this.#placeUnder(under)),
      drop: (_, under) => {
        const place = this.#placeUnder(under);
        return place !== null && this.#put(place);
      },
    });
  }

  // Drawing

  measure() {
    this.#board.measure();
  }

  /** @param {Model} model */
  render(model) {
    const { view, mode, seats } = model;
    const live = mode === "live";
    landed();
    this.#picks = state.follow(this.#picks, model);
    this.#people.show(model);
    this.#board.point(null);
    this.#board.show(view, {
      names: seats.map(({ name }) => name),
      near: state.nearSeat(model),
      open: live,
      looking: this.#picks.looking,
      placings: state.placings(model, this.#picks),
    });
    this.#bag.show(view);
    this.#pile.show(view);
    this.#drawHand(model);
    if (live) this.advise(adviceWords(model, this.#picks), { news: isNews(model, this.#picks) });
    if (live || model.actions.length) this.#bar.show(live ? this.#actions(model) : model.actions);
    this.dataset.phase = view.phase;
  }

  /** @param {string} verb @param {string} kind @param {string} shows @returns {HTMLElement} */
  piece(verb, kind, shows) {
    if (verb === "tile") return h("span", { class: "loot-tile" }, tileArt(Number(shows)));
    return dieElement(
      verb === "dice"
        ? { face: "", dye: shows || undefined, solid: Boolean(shows) }
        : { face: shows, dye: kind, solid: true },
    );
  }

  /** @param {string} verb @param {string} kind @param {string} shows */
  pieceName(verb, kind, shows) {
    if (verb === "roll") return dieWords({ id: "", colour: kind, value: Number(shows) });
    return verb === "dice" ? this.kindName(shows) : t("banditos-tile-worth", { value: Number(shows) });
  }

  /** @param {string} kind */
  kindName(kind) {
    return t(`banditos-colour-${kind}`);
  }

  /** @param {Model} model */
  #drawHand({ view, mode, step }) {
    const mine = mode === "live";
    const open = state.openDice(view);
    this.#tray.label = t("banditos-hand");
    this.#tray.show(
      view.drawn.length
        ? view.drawn.map((colour) => ({
            die: { face: "", dye: colour, solid: true },
            label: t(`banditos-colours-${colour}`),
          }))
        : view.hand.map((die, at) => ({
            die: look(die),
            label: t("die-marked", { die: dieWords(die), colour: die.colour }),
            open: mine && open.has(die.id),
            taken: mine && open.has(die.id) && at === this.#picks.die,
            faded: mine && !open.has(die.id),
          })),
      view.hand.length > 1 ? step : view.turns,
    );
    for (const die of this.#tray.element.children) /** @type {HTMLElement} */ (die).style.translate = "";
  }

  /** @param {Model} model @returns {Action[]} */
  #actions(model) {
    return state.options(model, this.#picks).map((option) => ({
      id: option.id,
      main: option.main,
      ...(option.id === "place" && { idle: true, disabled: true }),
      // Giving up a tile takes a second tap.
      move: option.id === "give" ? undefined : option.choice?.move,
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

  /** @param {number} at */
  #pickDie(at) {
    this.#pick(state.pickDie(this.#picks, at));
  }

  /** @param {state.Option} option */
  #press({ id, choice }) {
    if (id === "keep") this.#look(null);
    else if (id === "give") this.#pick({ ...this.#picks, giving: true });
    else if (id === "sure") this.#giveAway(/** @type {Taking} */ (choice));
    else if (choice) this.ask(choice.move);
  }

  /** @param {number} place */
  #placingAt(place) {
    const model = /** @type {Model | null} */ (this.model);
    return model && state.placings(model, this.#picks).find((one) => one.place === place);
  }

  /** @param {Element | null} under */
  #placeUnder(under) {
    const place = Number(/** @type {HTMLElement | null} */ (under?.closest("[data-place]"))?.dataset.place);
    return this.#placingAt(place) ? place : null;
  }

  /** @param {number} place @returns {boolean} whether the picked die may go there */
  #put(place) {
    const placing = this.model?.mode === "live" ? this.#placingAt(place) : undefined;
    if (placing) this.ask(placing.move);
    return Boolean(placing);
  }

  /** Selects a tile: who is ahead there, why it can be claimed or not, and giving it up. @param {number | null} place */
  #look(place) {
    if (this.model?.mode === "live") this.#pick(state.look(this.#picks, place));
  }

  /** The second tap. Asks once more if it would lose the game. @param {Taking} give */
  async #giveAway(give) {
    const name = this.model?.seats[give.winner].name ?? "";
    if (
      give.ends &&
      !(await confirmDialog({
        title: t("banditos-give-game", { place: give.place }),
        text: t("banditos-give-game-text", { name, score: give.score }),
        yes: t("banditos-move-sure", { place: give.place }),
        danger: true,
      }))
    )
      return;
    this.ask(give.move);
  }

  /** @param {string} key */
  key(key) {
    const model = this.model;
    if (model?.mode !== "live") return false;
    const place = LETTERS.indexOf(key) + 1;
    if (place && model.view.row[place - 1]) {
      if (!this.#put(place)) this.#look(place);
      return true;
    }
    const held = model.view.hand.length;
    if ((key === "ArrowLeft" || key === "ArrowRight") && held > 1) {
      this.#pickDie((this.#picks.die + 1) % held);
      return true;
    }
    if (key === "i") {
      this.#pick(state.lookOn(this.#picks, model.view));
      return true;
    }
    if (key === "k") return this.#run("claim");
    if (key === "g") return this.#run(this.#picks.giving ? "sure" : "give");
    if (key === "Escape" && this.#picks.looking !== null) {
      this.#look(null);
      return true;
    }
    return false;
  }

  /** @param {string} id */
  #run(id) {
    const action = this.model && this.#actions(this.model).find((one) => one.id === id);
    action?.run();
    return Boolean(action);
  }

  /** @param {string} move */
  suggest(move) {
    const model = /** @type {Model | null} */ (this.model);
    const choice = model?.view.choices.find((one) => one.move === move);
    if (!model || !choice) return;
    const picks = state.prepare(this.#picks, choice, model.view);
    if (picks !== this.#picks) this.#pick(picks);
    if (choice.kind === "place") this.#board.point(choice.place, state.nearSeat(model));
  }

  get topic() {
    return this.model ? state.topicOf(this.model.view, this.#picks) : "";
  }

  // What happens

  /** @param {Frame} frame @param {Playing} playing */
  async play(frame, playing) {
    if (!this.model) return;
    const { shown, drawn, fell, placed, won, passed } = state.changes(this.model.view, frame.view);
    if (shown) await this.#board.turnUp(shown.place, shown.value, this.#pile.top, playing);
    if (drawn.length) await this.#takeOut(drawn, frame, playing);
    if (fell) await this.#tray.fall(frame.view.hand.map(look), { ...playing, seed: frame.step });
    if (placed) await this.#place(placed.die, placed.place, won !== null, frame, playing);
    else if (won) await this.#lingerAt(won.place, playing);
    if (won) await this.#take(won.place, won.seat, playing);
    if (passed) await this.#turnTable(frame, playing);
  }

  /** Dice come out of the bag, still without faces. @param {string[]} colours @param {Frame} frame @param {Playing} playing */
  async #takeOut(colours, frame, { motion, signal }) {
    this.#tray.show(
      colours.map((colour) => ({ die: { face: "", dye: colour, solid: true }, label: "" })),
      frame.step,
    );
    if (!motion || signal.aborted) return;
    const bag = this.#bag.picture.getBoundingClientRect();
    const side = facing(this);
    await Promise.all(
      this.#tray.at([...colours.keys()]).map(async (die, at) => {
        const place = die.getBoundingClientRect();
        await animate(
          die,
          [
            {
              transform: `translate(${side * (bag.x + bag.width / 2 - place.x - place.width / 2)}px, ${side * (bag.y - place.y)}px) scale(.4)`,
              opacity: 0,
            },
            { opacity: 1, offset: 0.3 },
            { transform: "none" },
          ],
          { signal, duration: OUT_OF_BAG, delay: at * 60, easing: "ease-out", fill: "backwards" },
        );
      }),
    );
  }

  /** @param {Die} placed @param {number} place @param {boolean} decides whether it ends the fight @param {Frame} frame @param {Playing} playing */
  async #place(placed, place, decides, frame, { motion, signal, linger }) {
    const hand = /** @type {Die[]} */ (this.model?.view.hand ?? []);
    const { id } = placed;
    const picked = hand[this.#picks.die]?.id === id ? this.#picks.die : hand.findIndex((die) => die.id === id);
    const [die] = this.#tray.at([picked]);
    const seat = frame.seat ?? 0;
    if (linger) {
      die?.setAttribute("aria-pressed", "true");
      this.#board.point(place, seat);
      await pause(linger, signal);
    }
    if (!motion || signal.aborted || !die) return;
    const slot = this.#board.freeSlot(place, seat);
    await fly(die, slot, { signal, duration: PLACE });
    if (!decides) return;
    // Shows the sixth die of a fight in its place before everything is taken away.
    slot.replaceChildren(dieElement(look(placed)));
    await pause(COMPARE, signal);
  }

  /** @param {number} place @param {Playing} playing */
  async #lingerAt(place, { linger, signal }) {
    if (!linger) return;
    this.#board.tile(place).setAttribute("aria-pressed", "true");
    await pause(linger, signal);
  }

  /** A tile goes to its winner, the dice go back into the bag. @param {number} place @param {number} seat @param {Playing} playing */
  async #take(place, seat, { motion, signal }) {
    if (!motion || signal.aborted) return;
    const dice = this.#board.diceAt(place);
    await Promise.all([
      fly(this.#board.tile(place), this.#people.won[seat], { signal, duration: TAKE, size: 0.45 }),
      ...dice.map((die) => fly(die, this.#bag.picture, { signal, duration: TAKE, size: 0.5, fade: true })),
    ]);
  }

  /** The table turns towards the next person, unless the whole view does. @param {Frame} frame @param {Playing} playing */
  async #turnTable(frame, { motion, signal }) {
    const model = this.model;
    if (!model || !motion || signal.aborted || settings().turned) return;
    const near = state.nearSeat({ seats: model.seats, view: frame.view });
    if (near === state.nearSeat(model)) return;
    await this.#board.turn(near, this.#people.plates, () => this.#people.face(near), { signal, duration: TURN });
  }
}

customElements.define("banditos-table", BanditosView);
