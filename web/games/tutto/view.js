/** The Tutto table. */
import { ActionBar } from "../../components/action-bar.js";
import { CardSpot } from "../../components/card.js";
import { DiceTray } from "../../components/dice-tray.js";
import { dieElement } from "../../components/die.js";
import { GameView } from "../../components/game-view.js";
import { SeatBar } from "../../components/seat-bar.js";
import { art, h, pause, setText } from "../../lib/dom.js";
import { number, t } from "../../lib/messages.js";
import { animate, facing } from "../../lib/motion.js";
import { isBot } from "../../lib/seats.js";
import { cards } from "./cards.js";
import { places } from "./pick.js";
import { happened, keyed, NOTHING, offers, pickAt, picked, pickedDice, tapped, tray } from "./state.js";

/** @typedef {import("./model").Choice} Choice */
/** @typedef {import("./model").View} View */
/** @typedef {import("./model").Model} Model */
/** @typedef {import("./model").Frame} Frame */
/** @typedef {import("./model").Playing} Playing */

const SLIDE = 220;
const SHOUT = 700;

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
  #pick = NOTHING;

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
    this.#pick = pickAt(this.#pick, model);
    this.#seats.show(
      seats.map((seat, index) => ({
        name: seat.name,
        bot: isBot(seat),
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
  #drawStake(model) {
    const { view, seats } = model;
    const gain = model.mode === "live" ? picked(this.#pick, model)?.points : 0;
    const { last } = view;
    const lost = last && !last.written;
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
    setText(this.#plus, gain ? t("tutto-plus", { points: gain }) : "");
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
    const { view, step } = model;
    this.#tray.label = t("tutto-tray");
    this.#tray.show(
      tray(this.#pick, model).map(({ face, ...how }) => ({ die: { face }, label: t("tutto-die", { face }), ...how })),
      view.phase === "throw" ? step : this.#seedOf(view),
    );
  }

  /** The dice of an earlier roll keep their angles. @param {View} view */
  #seedOf(view) {
    return view.tray.reduce((sum, face) => sum * 7 + face, 1);
  }

  /** @param {Model} model */
  #advice(model) {
    const { view } = model;
    if (view.phase !== "throw") return view.card || view.last ? "" : t("tutto-first-card");
    const set = picked(this.#pick, model);
    if (!set) return t("tutto-pick");
    if (set.tutto) return t("tutto-picked-tutto", { points: set.points });
    return t("tutto-picked", { points: set.points, dice: spoken(set.dice), count: set.dice.length });
  }

  /** @param {Model} model @returns {import("../../components/action-bar.js").Action[]} */
  #actions(model) {
    const { seats, turn } = model;
    const { stop, go, draw, picked } = offers(this.#pick, model);
    const actions = [];
    if (stop) {
      actions.push({
        id: "stop",
        move: "stop",
        label: t("tutto-move-stop"),
        note: t(stop.tutto ? "tutto-move-stop-tutto" : "tutto-move-stop-note", { total: stop.total }),
        run: () => this.ask("stop"),
      });
    }
    if (go) {
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
    if (draw) {
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
    if (model?.mode === "live") this.#draw(tapped(this.#pick, model, place));
  }

  /** @param {import("./state.js").Pick} pick */
  #draw(pick) {
    this.#pick = pick;
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
    const pick = key === "a" ? NOTHING : keyed(this.#pick, model, Number(key));
    if (pick) this.#draw(pick);
    return pick !== null;
  }

  /** @param {View} view */
  stakes({ points }) {
    return points ? [`${t("tutto-this-turn")} ${t("tutto-plus", { points })}`] : [];
  }

  /** @param {string} move */
  suggest(move) {
    const model = this.model;
    const choice = model?.view.choices.find((/** @type {Choice} */ one) => one.move === move);
    if (model && choice?.kind === "keep") this.#draw(pickedDice(this.#pick, model, choice.dice));
  }

  /** @param {Frame} frame @param {Playing} playing */
  async play(frame, playing) {
    const { card, rolled, kept, tutto } = happened(frame);
    if (card) {
      this.#aside.replaceChildren();
      this.#tray.show([], 0);
      await this.#card.turnUp(card, t(`tutto-card-${card}`), playing);
    }
    if (rolled) {
      const dice = rolled.map((face) => ({ face }));
      await this.#tray.fall(dice, { ...playing, seed: frame.step });
    }
    if (kept) await this.#setAside(kept, frame, playing);
    if (tutto) await this.#cheer(t("tutto-shout-tutto"), playing);
  }

  /** The dice that were picked move over to those set aside. @param {number[]} dice @param {Frame} frame @param {Playing} playing */
  async #setAside(dice, frame, { motion, signal, linger }) {
    const before = /** @type {number[]} */ (this.model?.view.tray ?? []);
    const taken = this.#pick.taken.size ? this.#pick.taken : places(before, dice);
    const moving = this.#tray.at([...taken]);
    if (linger) {
      for (const die of moving) die?.setAttribute("aria-pressed", "true");
      await pause(linger, signal);
    }
    const from = moving.map((die) => die?.getBoundingClientRect());
    this.#pick = { ...this.#pick, taken: new Set() };
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
        await animate(
          die,
          [
            { translate: `${dx}px ${dy}px`, scale: start.width / end.width },
            { translate: "0 0", scale: 1 },
          ],
          { signal, duration: SLIDE, easing: "cubic-bezier(.3,.7,.3,1)" },
        );
      }),
    );
  }

  /** @param {string} text @param {Playing} playing */
  async #cheer(text, { motion, signal }) {
    if (!motion || signal.aborted) return;
    this.#shout.textContent = text;
    await animate(
      this.#shout,
      [
        { opacity: 0, scale: 0.5, rotate: "-8deg" },
        { opacity: 1, scale: 1.08, rotate: "-4deg", offset: 0.25 },
        { opacity: 1, scale: 1, rotate: "-4deg", offset: 0.8 },
        { opacity: 0, scale: 1.1, rotate: "-4deg" },
      ],
      { signal, duration: SHOUT, easing: "ease-out" },
    );
    this.#shout.textContent = "";
  }
}

customElements.define("tutto-table", TuttoView);
