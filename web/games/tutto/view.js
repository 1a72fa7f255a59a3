/** The Tutto table. */
import { ActionBar } from "../../components/action-bar.js";
import { CardSpot } from "../../components/card.js";
import { DiceTray } from "../../components/dice-tray.js";
import { dieElement } from "../../components/die.js";
import { GameView } from "../../components/game-view.js";
import { SeatBar } from "../../components/seat-bar.js";
import { art, h, pause, setText } from "../../lib/dom.js";
import { number, t } from "../../lib/messages.js";
import { facing } from "../../lib/motion.js";
import { cards } from "./cards.js";
import { chosen, places, tap } from "./pick.js";

/**
 * @typedef {{ move: string, kind: "draw" | "keep" | "stop", dice: number[], points: number, total: number, left: number, tutto: boolean }} Choice
 * @typedef {object} View
 * @property {number} target
 * @property {number[]} scores
 * @property {number[]} leaders
 * @property {number | null} player
 * @property {"lot" | "start" | "card" | "roll" | "throw" | "over"} phase
 * @property {string | null} card
 * @property {number} pile
 * @property {number[][]} aside
 * @property {number[]} tray
 * @property {number} points
 * @property {number} leaf
 * @property {{ code: string, seat: number, points: number } | null} last
 * @property {Choice[]} choices
 */
/** @typedef {import("../../types").Model<View>} Model */
/** @typedef {import("../../types").Frame<View>} Frame */
/** @typedef {import("../../components/game-view.js").Playing} Playing */

const SLIDE = 220;
const SHOUT = 700;
/** How a turn can end with its points in the book. */
const WRITTEN = ["stopped", "fireworks_over"];

/** @param {number[]} dice */
const spoken = (dice) => dice.join(", ");

export class TuttoView extends GameView {
  #seats = new SeatBar();
  #card = new CardSpot((id) => cards[id]);
  #tray = new DiceTray((place) => this.#tap(place));
  #bar = new ActionBar();
  #title = h("h2", { class: "title" });
  #spoken = h("span", { class: "sr" });
  #points = h("span", { class: "points num" });
  #plus = h("span", { class: "plus num" });
  #meaning = h("p", { class: "meaning" });
  #aside = h("div", { class: "aside", role: "img" });
  #shout = h("p", { class: "shout", "aria-hidden": "true" });
  /** @type {Set<number>} places in the tray */
  #taken = new Set();
  /** The throw that `#taken` belongs to. */
  #throwOf = "";

  connectedCallback() {
    super.connectedCallback();
    if (this.firstChild) return;
    const stake = h(
      "div",
      { class: "stake" },
      this.#title,
      h("p", { class: "sum" }, this.#spoken, this.#points, " ", this.#plus),
      this.#meaning,
    );
    this.append(
      this.#seats.element,
      h(
        "div",
        { class: "felt", on: { click: () => this.hurry() } },
        h("div", { class: "now" }, this.#card.element, stake),
        this.#aside,
        this.#tray.element,
        this.#shout,
      ),
      this.caption,
      this.#bar.element,
    );
  }

  /** @param {Model} model */
  render(model) {
    const { view, seats, mode } = model;
    const live = mode === "live";
    this.#keepOrForgetPick(model);
    this.#seats.show(
      seats.map((seat, index) => ({
        name: seat.name,
        bot: seat.kind !== "person",
        score: view.scores[index],
        share: view.scores[index] / view.target,
        current: view.player === index && view.phase !== "over",
        leads: view.leaders.includes(index) && view.scores[index] > 0,
      })),
      { flash: mode === "wait" },
    );
    this.#card.show(view.card, view.card ? t(`tutto-card-${view.card}`) : t("tutto-pile", { count: view.pile }));
    this.#card.element.classList.toggle("last", view.last !== null);
    this.#drawStake(model);
    this.#drawAside(view);
    this.#drawTray(model);
    if (live) this.advise(this.#advice(model), { news: view.phase === "throw" });
    if (live || model.actions.length) this.#bar.show(live ? this.#actions(model) : model.actions);
    this.dataset.phase = view.phase;
  }

  get topic() {
    const { card } = /** @type {Model | null} */ (this.model)?.view ?? {};
    return card ? `card-${card.replace(/\d+/, "")}` : "";
  }

  /** @param {string} verb @param {string} kind @param {string} shows @returns {HTMLElement} */
  piece(verb, kind, shows) {
    if (verb !== "card") return super.piece(verb, kind, shows);
    return h(
      "span",
      { class: "card", "data-card": shows, vars: { "card-paper": cards[shows].paper } },
      art(cards[shows].art),
    );
  }

  /** @param {string} verb @param {string} _kind @param {string} shows */
  pieceName(verb, _kind, shows) {
    return verb === "card" ? t(`tutto-card-${shows}`) : t("tutto-die", { face: shows });
  }

  /** @param {Model} model */
  #keepOrForgetPick({ view, legal, step, mode }) {
    const of = mode === "live" && view.phase === "throw" ? `${step}` : "";
    if (of === this.#throwOf) return;
    this.#throwOf = of;
    // The largest set is taken beforehand: one tap goes on, and what scores is plain to see.
    const most = this.#sets({ view, legal }).sort((a, b) => b.points - a.points || b.dice.length - a.dice.length)[0];
    this.#taken = of && most ? places(view.tray, most.dice) : new Set();
  }

  /** The sets of dice that may be set aside now. @param {{ view: View, legal: string[] }} model */
  #sets({ view, legal }) {
    return view.choices.filter(({ move, kind }) => kind === "keep" && legal.includes(move));
  }

  /** @param {Model} model */
  #picked(model) {
    return chosen(
      this.#sets(model),
      [...this.#taken].map((place) => model.view.tray[place]),
    );
  }

  /** @param {Model} model */
  #drawStake(model) {
    const { view, seats } = model;
    const picked = model.mode === "live" ? this.#picked(model) : undefined;
    const { last } = view;
    const lost = last && !WRITTEN.includes(last.code);
    this.dataset.last = !last ? "" : lost ? "lost" : "written";
    const name = last ? seats[last.seat].name : "";
    if (last) {
      setText(this.#title, t(`tutto-last-${last.code}`));
      setText(this.#points, lost && !last.points ? "" : number(last.points));
      setText(this.#meaning, t(lost ? "tutto-last-lost" : "tutto-last-wrote", { name, points: last.points }));
    } else {
      setText(this.#title, view.card ? t(`tutto-card-${view.card}`) : t("tutto-this-turn"));
      setText(this.#points, number(view.points));
      setText(
        this.#meaning,
        view.card ? t(`tutto-meaning-${view.card}`, { leaf: view.leaf }) : t("tutto-target", { target: view.target }),
      );
    }
    setText(this.#spoken, last || !view.card ? "" : `${t("tutto-this-turn")} `);
    setText(this.#plus, picked?.points ? t("tutto-plus", { points: picked.points }) : "");
  }

  /** @param {View} view */
  #drawAside({ aside }) {
    const dice = aside.map((group) => h("span", { class: "group" }, ...group.map((face) => dieElement({ face }))));
    this.#aside.replaceChildren(h("small", { "aria-hidden": "true" }, aside.length ? t("tutto-aside") : ""), ...dice);
    this.#aside.setAttribute(
      "aria-label",
      aside.length ? t("tutto-aside-list", { dice: aside.map(spoken).join("; ") }) : t("tutto-aside-none"),
    );
  }

  /** @param {Model} model */
  #drawTray(model) {
    const { view, mode, step } = model;
    const deciding = view.phase === "throw";
    const open = new Set(view.choices.filter(({ kind }) => kind === "keep").flatMap(({ dice }) => dice));
    const mine = mode === "live" && deciding;
    const lost = view.last !== null && !WRITTEN.includes(view.last.code);
    this.#tray.label = t("tutto-tray");
    this.#tray.show(
      view.tray.map((face, place) => ({
        die: { face },
        label: t("tutto-die", { face }),
        open: mine && open.has(face),
        taken: mine && this.#taken.has(place),
        faded: deciding ? !open.has(face) : lost,
      })),
      deciding ? step : this.#seedOf(view),
    );
  }

  /** Old dice keep lying as they fell. @param {View} view */
  #seedOf(view) {
    return view.tray.reduce((sum, face) => sum * 7 + face, 1);
  }

  /** @param {Model} model */
  #advice(model) {
    const { view } = model;
    if (view.phase !== "throw") return view.card || view.last ? "" : t("tutto-first-card");
    const picked = this.#picked(model);
    if (!picked) return t("tutto-pick");
    if (picked.tutto) return t("tutto-picked-tutto", { points: picked.points });
    return t("tutto-picked", { points: picked.points, dice: spoken(picked.dice), count: picked.dice.length });
  }

  /** @param {Model} model @returns {import("../../components/action-bar.js").Action[]} */
  #actions(model) {
    const { legal, view, seats, turn } = model;
    const actions = [];
    const stop = view.choices.find(({ kind }) => kind === "stop");
    if (stop && legal.includes("stop")) {
      actions.push({
        id: "stop",
        move: "stop",
        label: t("tutto-move-stop"),
        note: t(stop.tutto ? "tutto-move-stop-tutto" : "tutto-move-stop-note", { total: stop.total }),
        run: () => this.ask("stop"),
      });
    }
    if (this.#sets(model).length) {
      const picked = this.#picked(model);
      const note = !picked
        ? t("tutto-move-go-none")
        : picked.tutto
          ? t("tutto-move-go-tutto")
          : t("tutto-move-go-note", { left: picked.left });
      actions.push({
        id: "go",
        main: true,
        move: picked?.move,
        disabled: !picked,
        label: t("tutto-move-go"),
        note,
        run: () => picked && this.ask(picked.move),
      });
    }
    if (legal.includes("draw")) {
      const name = turn.kind === "decide" ? seats[turn.seat].name : "";
      actions.push({
        id: "draw",
        main: true,
        move: "draw",
        label: t("tutto-move-draw"),
        note: t("tutto-move-draw-note", { name }),
        run: () => this.ask("draw"),
      });
    }
    return actions;
  }

  /** @param {number} place */
  #tap(place) {
    const model = this.model;
    if (model?.mode !== "live") return;
    this.#pick(tap(model.view.tray, this.#sets(model), this.#taken, place));
  }

  /** @param {Set<number>} taken */
  #pick(taken) {
    this.#taken = taken;
    if (this.model) this.render(this.model);
  }

  /** @param {string} key */
  key(key) {
    const model = this.model;
    if (model?.mode !== "live") return false;
    if (key === "s" && model.legal.includes("stop")) {
      this.ask("stop");
      return true;
    }
    if (key === "a") {
      this.#throwOf = "";
      this.render(model);
      return true;
    }
    const face = Number(key);
    const alike = [...model.view.tray.keys()].filter((place) => model.view.tray[place] === face);
    if (!alike.length || !this.#sets(model).some(({ dice }) => dice.includes(face))) return false;
    // Again and again the same number: one more die each time, then none of them.
    const next = alike.find((place) => !this.#taken.has(place));
    if (next !== undefined) this.#tap(next);
    else for (const place of alike) if (this.#taken.has(place)) this.#tap(place);
    return true;
  }

  /** @param {string} move */
  suggest(move) {
    const model = this.model;
    const choice = model?.view.choices.find((/** @type {Choice} */ one) => one.move === move);
    if (!model || !choice || choice.kind === "draw") return t("tutto-hint-draw");
    if (choice.kind === "stop") return t("tutto-hint-stop", { total: choice.total });
    this.#pick(places(model.view.tray, choice.dice));
    return t("tutto-hint-go", { dice: spoken(choice.dice), left: choice.left });
  }

  /** @param {Frame} frame @param {Playing} playing */
  async play(frame, playing) {
    const [, verb, rest] = /** @type {RegExpExecArray} */ (/^(\w+) ?(.*)$/.exec(frame.move));
    const tutto = frame.events.some(({ code }) => code === "tutto");
    if (verb === "card") {
      this.#aside.replaceChildren();
      this.#tray.show([], 0);
      await this.#card.turnUp(rest, t(`tutto-card-${rest}`), playing);
    } else if (verb === "roll") {
      await this.#tray.fall(
        rest.split(" ").map((face) => ({ face: Number(face) })),
        { ...playing, seed: frame.step },
      );
    } else if (verb === "keep") {
      await this.#setAside(rest.split(",").map(Number), frame, playing);
    }
    if (tutto) await this.#cheer(t("tutto-shout-tutto"), playing);
  }

  /** The dice that were picked move over to those set aside. @param {number[]} dice @param {Frame} frame @param {Playing} playing */
  async #setAside(dice, frame, { motion, signal, linger }) {
    const tray = /** @type {number[]} */ (this.model?.view.tray ?? []);
    const taken = this.#taken.size ? this.#taken : places(tray, dice);
    const moving = this.#tray.at([...taken]);
    if (linger) {
      for (const die of moving) die?.setAttribute("aria-pressed", "true");
      await pause(linger, signal);
    }
    const from = moving.map((die) => die?.getBoundingClientRect());
    this.#taken = new Set();
    if (!motion || signal.aborted || !frame.view.aside.length) return;
    this.#drawAside(frame.view);
    this.#tray.show([], 0);
    const landed = [...this.#aside.querySelectorAll(".die")].slice(-dice.length);
    await Promise.all(
      landed.map(async (die, index) => {
        const start = from[index];
        if (!start) return;
        const end = die.getBoundingClientRect();
        const [dx, dy] = [
          start.x - end.x + (start.width - end.width) / 2,
          start.y - end.y + (start.height - end.height) / 2,
        ].map((way) => way * facing(die));
        const slide = die.animate(
          [
            { translate: `${dx}px ${dy}px`, scale: start.width / end.width },
            { translate: "0 0", scale: 1 },
          ],
          { duration: SLIDE, easing: "cubic-bezier(.3,.7,.3,1)" },
        );
        signal.addEventListener("abort", () => slide.finish(), { once: true });
        await slide.finished.catch(() => {});
      }),
    );
  }

  /** @param {string} text @param {Playing} playing */
  async #cheer(text, { motion, signal }) {
    if (!motion || signal.aborted) return;
    this.#shout.textContent = text;
    const cheer = this.#shout.animate(
      [
        { opacity: 0, scale: 0.5, rotate: "-8deg" },
        { opacity: 1, scale: 1.08, rotate: "-4deg", offset: 0.25 },
        { opacity: 1, scale: 1, rotate: "-4deg", offset: 0.8 },
        { opacity: 0, scale: 1.1, rotate: "-4deg" },
      ],
      { duration: SHOUT, easing: "ease-out" },
    );
    signal.addEventListener("abort", () => cheer.finish(), { once: true });
    await cheer.finished.catch(() => {});
    this.#shout.textContent = "";
  }
}

customElements.define("tutto-table", TuttoView);
