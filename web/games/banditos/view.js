/** The table of Los Banditos. */
import { ActionBar } from "../../components/action-bar.js";
import { confirmDialog } from "../../components/dialog.js";
import { DiceTray } from "../../components/dice-tray.js";
import { dieElement } from "../../components/die.js";
import { letDrag } from "../../components/drag.js";
import { fly, landed } from "../../components/flight.js";
import { GameView } from "../../components/game-view.js";
import { SeatBar } from "../../components/seat-bar.js";
import { h, pause, setVars } from "../../lib/dom.js";
import { t } from "../../lib/messages.js";
import { facing } from "../../lib/motion.js";
import { settings } from "../../lib/settings.js";
import { Board } from "./board.js";
import { tileArt } from "./loot.js";
import { Bag, Pile } from "./stock.js";
import { combinationWords, diceWords, dieWords, look, placeWords } from "./words.js";

/** @typedef {import("./model").View} View */
/** @typedef {import("./model").Die} Die */
/** @typedef {import("./model").Choice} Choice */
/** @typedef {import("./model").Placing} Placing */
/** @typedef {import("./model").Taking} Taking */
/** @typedef {import("../../types").Model<View>} Model */
/** @typedef {import("../../types").Frame<View>} Frame */
/** @typedef {import("../../components/action-bar.js").Action} Action */
/** @typedef {import("../../components/game-view.js").Playing} Playing */

const PERSON = "person";
/** Together never longer than 600 ms: the last die of a fight flies, both sides are compared, the loot is taken. */
const PLACE = 180;
const COMPARE = 120;
const TAKE = 220;
const OUT_OF_BAG = 240;
const TURN = 280;
const LETTERS = ["a", "b", "c", "d"];

export class BanditosView extends GameView {
  #seats = new SeatBar();
  /** @type {HTMLElement[]} the tiles before each seat */
  #won = [];
  #board = new Board({ look: (place) => this.#look(place), put: (place) => this.#put(place) });
  #tray = new DiceTray((at) => this.#pick(at));
  #bag = new Bag();
  #pile = new Pile();
  #bar = new ActionBar();
  /** Which die of the hand goes to the place that is tapped next. */
  #picked = 0;
  /** The hand that `#picked` belongs to. */
  #handOf = "";
  /** @type {number | null} the place whose tile is looked at */
  #looking = null;
  /** The step that `#looking` belongs to. */
  #lookingAt = -1;
  /** Whether giving up the tile that is looked at waits for its second tap. */
  #giving = false;

  connectedCallback() {
    super.connectedCallback();
    if (this.firstChild) return;
    this.append(
      h("div", { class: "felt", on: { click: () => this.hurry() } }, this.#seats.element, this.#board.element),
      h("div", { class: "stock" }, this.#bag.element, this.#tray.element, this.#pile.element),
      this.caption,
      this.#bar.element,
    );
    letDrag(this.#tray.element, ".die:enabled", {
      lift: (die) => this.#pick([...this.#tray.element.children].indexOf(die)),
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
    this.#keepOrForget(model);
    this.#drawSeats(model);
    this.#board.point(null);
    this.#board.show(view, {
      names: seats.map(({ name }) => name),
      near: this.#near(model),
      open: live,
      looking: this.#looking,
      placings: this.#placings(model),
    });
    this.#bag.show(view);
    this.#pile.show(view);
    this.#drawHand(model);
    if (live) this.advise(this.#advice(model), { news: view.phase === "place" && !this.#placings(model).length });
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

  /** Another hand: its first die is picked. Another position: no tile is looked at any more. @param {Model} model */
  #keepOrForget({ view, step, mode }) {
    const hand = mode === "live" ? view.hand.map(({ id }) => id).join() : "";
    if (hand !== this.#handOf) this.#picked = 0;
    this.#handOf = hand;
    if (mode !== "live" || step !== this.#lookingAt) this.#stopLooking();
    this.#lookingAt = step;
  }

  #stopLooking() {
    this.#looking = null;
    this.#giving = false;
  }

  /** The seat whose side lies nearest the thumb: the one person's, or that of the person whose turn it is. @param {{ seats: Model["seats"], view: View }} model */
  #near({ seats, view }) {
    const people = [...seats.keys()].filter((seat) => seats[seat].kind === PERSON);
    return people.length > 1 ? (view.player ?? people[0]) : (people[0] ?? 0);
  }

  /** @param {Model} model */
  #drawSeats(model) {
    const { view, seats, mode } = model;
    setVars(this.#seats.element, { target: view.target });
    this.#seats.show(
      seats.map(({ name, kind }, seat) => ({
        name,
        bot: kind !== PERSON,
        score: view.scores[seat],
        share: view.scores[seat] / view.target,
        current: view.player === seat && view.phase !== "over",
        leads: view.scores[seat] > view.scores[1 - seat],
      })),
      { flash: mode === "wait" },
    );
    this.#faceSeats(this.#near(model));
    for (const [seat, tiles] of view.won.entries()) this.#drawWon(seat, tiles, seats[seat].name);
  }

  /** @param {number} near */
  #faceSeats(near) {
    for (const [seat, item] of [...this.#seats.element.children].entries())
      item.classList.toggle("near", seat === near);
  }

  /** @param {number} seat @param {number[]} tiles @param {string} name */
  #drawWon(seat, tiles, name) {
    this.#won[seat] ??= h("span", { class: "won", role: "img" });
    const list = this.#won[seat];
    if (!list.isConnected) this.#seats.element.children[seat].append(list);
    list.setAttribute(
      "aria-label",
      tiles.length ? t("banditos-won", { name, tiles: tiles.join(", ") }) : t("banditos-won-none", { name }),
    );
    if (list.dataset.tiles === tiles.join()) return;
    list.dataset.tiles = tiles.join();
    list.replaceChildren(
      ...tiles.map((value) => {
        const tile = h("span", { class: "loot-tile", "data-value": value });
        tile.append(tileArt(value));
        return tile;
      }),
    );
  }

  /** @param {Model} model */
  #drawHand({ view, mode, step }) {
    const mine = mode === "live";
    const open = view.choices.filter((choice) => choice.kind === "place").map(({ die }) => die.id);
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
            open: mine && open.includes(die.id),
            taken: mine && open.includes(die.id) && at === this.#picked,
            faded: mine && !open.includes(die.id),
          })),
      view.hand.length > 1 ? step : view.turns,
    );
    for (const die of this.#tray.element.children) /** @type {HTMLElement} */ (die).style.translate = "";
  }

  // What can be done

  /** @param {{ view: View, legal: string[] }} model @returns {Choice[]} */
  #choices({ view, legal }) {
    return view.choices.filter(({ move }) => legal.includes(move));
  }

  /** Where the picked die may go. @param {Model} model @returns {Placing[]} */
  #placings(model) {
    const id = model.view.hand[this.#picked]?.id;
    return this.#choices(model)
      .filter((choice) => choice.kind === "place")
      .filter(({ die }) => die.id === id);
  }

  /** @param {Model} model @param {"claim" | "give"} kind @returns {Taking[]} */
  #takings(model, kind) {
    return /** @type {Taking[]} */ (this.#choices(model).filter((choice) => choice.kind === kind));
  }

  /** @param {Model} model */
  #claim(model) {
    const claims = this.#takings(model, "claim");
    return this.#looking === null ? claims[0] : claims.find(({ place }) => place === this.#looking);
  }

  /** @param {Model} model */
  #giveUp(model) {
    return this.#takings(model, "give").find(({ place }) => place === this.#looking);
  }

  /** @param {Model} model @returns {Action[]} */
  #actions(model) {
    const { seats } = model;
    const give = this.#giveUp(model);
    if (give && this.#giving) {
      return [
        { id: "keep", label: t("banditos-move-keep"), run: () => this.#look(null) },
        {
          id: "sure",
          main: true,
          move: give.move,
          label: t("banditos-move-sure", { place: give.place }),
          note: this.#gain(give, seats),
          run: () => this.#giveAway(give),
        },
      ];
    }
    /** @type {Action[]} */
    const actions = [];
    if (give)
      actions.push({
        id: "give",
        label: t("banditos-move-give", { place: give.place }),
        note: this.#gain(give, seats),
        run: () => this.#wantToGive(),
      });
    const claim = this.#claim(model);
    if (claim)
      actions.push({
        id: "claim",
        move: claim.move,
        label: t("banditos-move-claim", { place: claim.place }),
        note: this.#gain(claim, seats),
        run: () => this.ask(claim.move),
      });
    actions.push(...this.#mainAction(model));
    return actions;
  }

  /** @param {Model} model @returns {Action[]} */
  #mainAction(model) {
    const { view, seats } = model;
    const choices = this.#choices(model);
    const name = seats[view.player ?? 0].name;
    const other = seats[1 - (view.player ?? 0)].name;
    for (const choice of choices) {
      if (choice.kind === "draw")
        return [
          {
            id: "draw",
            main: true,
            move: choice.move,
            label: t("banditos-move-draw", { dice: choice.dice }),
            note: t("banditos-move-draw-note", { name }),
            run: () => this.ask(choice.move),
          },
        ];
      if (choice.kind === "pass")
        return [
          {
            id: "pass",
            main: true,
            move: choice.move,
            label: t("banditos-move-pass"),
            note: choice.returned.length
              ? t("banditos-move-pass-returned", { dice: diceWords(choice.returned) })
              : t("banditos-move-pass-note", { name: other }),
            run: () => this.ask(choice.move),
          },
        ];
    }
    const die = view.hand[this.#picked];
    return die && this.#placings(model).length
      ? [
          {
            id: "place",
            idle: true,
            disabled: true,
            label: t("banditos-move-place", { die: dieWords(die) }),
            note: t("banditos-move-place-note"),
            run: () => {},
          },
        ]
      : [];
  }

  /** @param {Taking} taking @param {Model["seats"]} seats */
  #gain({ winner, points, ends }, seats) {
    return t(ends ? "banditos-gain-game" : "banditos-gain", { name: seats[winner].name, points });
  }

  // What a person does

  /** @param {number} at */
  #pick(at) {
    this.#picked = at;
    this.#stopLooking();
    this.#redraw();
  }

  /** @param {Element | null} under */
  #placeUnder(under) {
    const place = Number(/** @type {HTMLElement | null} */ (under?.closest("[data-place]"))?.dataset.place);
    return this.model && this.#placings(this.model).some((placing) => placing.place === place) ? place : null;
  }

  /** @param {number} place @returns {boolean} whether the picked die may go there */
  #put(place) {
    const placing =
      this.model?.mode === "live" ? this.#placings(this.model).find((one) => one.place === place) : undefined;
    if (placing) this.ask(placing.move);
    return Boolean(placing);
  }

  /** A tile is looked at: how it stands, why it can be claimed or not, and giving it up. @param {number | null} place */
  #look(place) {
    const model = this.model;
    if (model?.mode !== "live") return;
    this.#giving = false;
    this.#looking = place === this.#looking ? null : place;
    this.#redraw();
  }

  #wantToGive() {
    this.#giving = true;
    this.#redraw();
  }

  /** The second tap. Giving away the game is asked once more. @param {Taking} give */
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

  #redraw() {
    if (this.model) this.render(this.model);
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
      this.#pick((this.#picked + 1) % held);
      return true;
    }
    if (key === "i") return this.#lookOn(model);
    if (key === "k") return this.#press("claim");
    if (key === "g") return this.#press(this.#giving ? "sure" : "give");
    if (key === "Escape" && this.#looking !== null) {
      this.#look(null);
      return true;
    }
    return false;
  }

  /** Looks at the next tile, or at none after the last. @param {Model} model */
  #lookOn({ view }) {
    const next = view.row.findIndex((tile, at) => tile && at >= (this.#looking ?? 0));
    this.#look(next < 0 ? null : next + 1);
    return true;
  }

  /** @param {string} id */
  #press(id) {
    const action = this.model && this.#actions(this.model).find((one) => one.id === id);
    action?.run();
    return Boolean(action);
  }

  /** @param {string} move */
  suggest(move) {
    const model = this.model;
    const choice = model?.view.choices.find((/** @type {Choice} */ one) => one.move === move);
    if (!model || !choice) return "";
    if (choice.kind === "draw" || choice.kind === "pass") return t(`banditos-hint-${choice.kind}`);
    if (choice.kind === "place") {
      this.#pick(model.view.hand.findIndex((/** @type {Die} */ { id }) => id === choice.die.id));
      this.#board.point(choice.place, this.#near(model));
      return t("banditos-hint-place", { die: dieWords(choice.die), place: choice.place });
    }
    this.#looking = null;
    this.#look(choice.place);
    return t(`banditos-hint-${choice.kind}`, { place: choice.place });
  }

  get topic() {
    if (this.#looking !== null) return this.#giving ? "give" : "claim";
    const phase = /** @type {Model | null} */ (this.model)?.view.phase ?? "";
    return ["roll", "place", "end"].includes(phase) ? "turn" : "";
  }

  // The words under the table

  /** @param {Model} model */
  #advice(model) {
    const { view, seats } = model;
    if (this.#looking !== null) return this.#reason(model, this.#looking);
    const name = seats[view.player ?? 0].name;
    if (view.phase === "end") return t("banditos-done");
    if (view.phase === "place") {
      if (this.#placings(model).length) return t("banditos-pick", { count: view.hand.length, name });
      return t(model.legal.includes("pass") ? "banditos-no-room" : "banditos-make-room", { name });
    }
    return view.last ? this.#told(view.last, seats) : t("banditos-first", { target: view.target });
  }

  /** What the turn before did. @param {NonNullable<View["last"]>} last @param {Model["seats"]} seats */
  #told({ seat, laid, returned }, seats) {
    const name = seats[seat].name;
    const dice = laid.map(({ die, place }) => t("banditos-laid-one", { die: dieWords(die), place })).join(", ");
    return [
      dice && t("banditos-laid", { name, dice }),
      returned.length && t("banditos-returned", { name, dice: diceWords(returned) }),
    ]
      .filter(Boolean)
      .join(" ");
  }

  /** How a tile stands and why it can be claimed, or not. @param {Model} model @param {number} place */
  #reason(model, place) {
    const { seats, view } = model;
    const tile = view.row[place - 1];
    if (!tile) return "";
    const near = this.#near(model);
    const give = this.#giveUp(model);
    if (this.#giving && give)
      return t("banditos-give-sure", { place, name: seats[give.winner].name, points: give.points });
    const owner = tile.sides[near].free ? (tile.sides[1 - near].free ? near : 1 - near) : near;
    const { claim, stands, reach } = tile.sides[owner];
    const against = claim.against ? combinationWords(claim.against) : t("banditos-nothing");
    return t(`banditos-why-${claim.why}`, {
      place: placeWords(place),
      name: seats[owner].name,
      other: seats[1 - owner].name,
      stands: stands ? combinationWords(stands) : "",
      reach: reach ? combinationWords(reach) : t("banditos-nothing"),
      against,
    });
  }

  // What happens

  /** @param {Frame} frame @param {Playing} playing */
  async play(frame, playing) {
    const [verb, ...words] = frame.move.split(" ");
    if (verb === "tile") {
      const shown = frame.events.find(({ code }) => code === "tile_shown");
      if (shown)
        await this.#board.turnUp(Number(shown.params.place), Number(shown.params.value), this.#pile.top, playing);
    } else if (verb === "dice") await this.#takeOut(words, frame, playing);
    else if (verb === "roll") await this.#tray.fall(frame.view.hand.map(look), { ...playing, seed: frame.step });
    else if (verb === "place") await this.#place(words[0], Number(words[1]), frame, playing);
    else if (verb === "claim" || verb === "give") await this.#lingerAt(Number(words[0]), playing);
    const won = frame.events.find(({ code }) => code === "tile_won");
    if (won) await this.#take(Number(won.params.place), Number(won.params.seat), playing);
    if (verb === "pass") await this.#turnTable(frame, playing);
  }

  /** Dice come out of the bag; so far only their colours are known. @param {string[]} colours @param {Frame} frame @param {Playing} playing */
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
        const coming = die.animate(
          [
            {
              transform: `translate(${side * (bag.x + bag.width / 2 - place.x - place.width / 2)}px, ${side * (bag.y - place.y)}px) scale(.4)`,
              opacity: 0,
            },
            { opacity: 1, offset: 0.3 },
            { transform: "none" },
          ],
          { duration: OUT_OF_BAG, delay: at * 60, easing: "ease-out", fill: "backwards" },
        );
        signal.addEventListener("abort", () => coming.finish(), { once: true });
        await coming.finished.catch(() => {});
      }),
    );
  }

  /** @param {string} id @param {number} place @param {Frame} frame @param {Playing} playing */
  async #place(id, place, frame, { motion, signal, linger }) {
    const hand = /** @type {Die[]} */ (this.model?.view.hand ?? []);
    const picked = hand[this.#picked]?.id === id ? this.#picked : hand.findIndex((die) => die.id === id);
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
    if (!frame.events.some(({ code }) => code === "tile_won")) return;
    // The sixth die of a fight is seen lying there before everything is taken away.
    slot.replaceChildren(dieElement(look(hand[picked])));
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
      fly(this.#board.tile(place), this.#won[seat], { signal, duration: TAKE, size: 0.45 }),
      ...dice.map((die) => fly(die, this.#bag.picture, { signal, duration: TAKE, size: 0.5, fade: true })),
    ]);
  }

  /** The table turns towards the next person, unless the whole view does. @param {Frame} frame @param {Playing} playing */
  async #turnTable(frame, { motion, signal }) {
    const model = this.model;
    if (!model || !motion || signal.aborted || settings().turned) return;
    const near = this.#near({ seats: model.seats, view: frame.view });
    if (near === this.#near(model)) return;
    const seats = [...this.#seats.element.children].map((item) => /** @type {HTMLElement} */ (item));
    await this.#board.turn(near, seats, () => this.#faceSeats(near), { signal, duration: TURN });
  }
}

customElements.define("banditos-table", BanditosView);
