/** The Qwantum table. */
import { ActionBar } from "../../components/action-bar.js";
import { GameView } from "../../components/game-view.js";
import { announce } from "../../components/notice.js";
import { h, pause, setText } from "../../lib/dom.js";
import { told } from "../../lib/events.js";
import { list, t } from "../../lib/messages.js";
import { actions, advice } from "./actions.js";
import { Dice } from "./dice.js";
import { dieName, faceElement, faceName, faceOf } from "./faces.js";
import { Sheets } from "./sheets.js";
import { current, inFront, lying, NOTHING, pickAt, tabs, takeable, tapped, writes } from "./state.js";
import { Tabs } from "./tabs.js";

/** @typedef {import("./model").View} View */
/** @typedef {import("./model").Model} Model */
/** @typedef {import("./model").Frame} Frame */
/** @typedef {import("./model").Playing} Playing */
/** @typedef {import("./state.js").Pick} Pick */

const ACTIONS = ["A", "B", "C"];
const WHITE = "white";

export class QwantumView extends GameView {
  #tabs = new Tabs((seat) => this.#turnTo(seat));
  #dice = new Dice((die) => this.#tap(die));
  #sheets = new Sheets(
    (move) => this.ask(move),
    (seat) => this.#tabs.mark(seat),
  );
  #bar = new ActionBar();
  #steps = h("ol", { class: "abc" }, ...ACTIONS.map((action) => h("li", {}, action)));
  #faces = h("div", { class: "faces", role: "img", hidden: true });
  #pick = NOTHING;
  /** @type {number | null} whose sheet was last brought to the front */
  #followed = null;

  connectedCallback() {
    super.connectedCallback();
    if (this.firstChild) return;
    const hurry = { click: () => this.model?.mode === "wait" && this.hurry() };
    this.append(
      this.#tabs.element,
      h("div", { class: "felt", on: hurry }, this.#dice.element, this.#sheets.element),
      h("div", { class: "below" }, this.#steps, this.caption, this.#faces),
      this.#bar.element,
    );
  }

  /** @param {Model} model */
  render(model) {
    const { view, seats, mode } = model;
    const live = mode === "live";
    this.#setPick(pickAt(this.#pick, model));
    this.#tabs.show(tabs(model));
    this.#drawDice(model);
    this.#sheets.show(view.sheets, {
      names: seats.map(({ name }) => name),
      writer: live ? view.player : null,
      writes: writes(model),
      current: current(view),
      boxes: view.boxes,
    });
    this.#follow(model);
    this.#drawSteps(view);
    if (live)
      this.advise(advice(model), {
        news: view.phase === "start" || view.phase === "choose" || !writes(model).length,
      });
    if (live || model.actions.length) this.#bar.show(live ? this.#actions(model) : model.actions);
    this.dataset.phase = view.phase;
  }

  /** @param {Model} model */
  #actions(model) {
    return actions(this.#pick, model, (move) => this.ask(move));
  }

  /** @param {Model} model */
  #drawDice(model) {
    const { taken, looked } = this.#pick;
    const open = takeable(model);
    this.#dice.show(lying(model.view), { takeable: (die) => open.has(die), taken, looked });
  }

  /** @param {Model} model */
  #follow(model) {
    const target = inFront(model, this.#followed);
    if (target !== this.#followed || model.mode === "live") this.#turnTo(target);
    this.#followed = target;
  }

  /** @param {number} seat */
  #turnTo(seat) {
    this.#sheets.turnTo(seat);
    this.#tabs.mark(seat);
  }

  /** @param {View} view */
  #drawSteps({ action }) {
    this.#steps.setAttribute("aria-label", t("qwantum-steps"));
    [...this.#steps.children].forEach((step, at) => {
      if (ACTIONS[at] === action) step.setAttribute("aria-current", "step");
      else step.removeAttribute("aria-current");
    });
  }

  /** @param {string} die */
  #tap(die) {
    if (!this.model) return;
    this.#setPick(tapped(this.#pick, this.model, die));
    this.#redraw();
  }

  #redraw() {
    const { model } = this;
    if (!model) return;
    this.#drawDice(model);
    if (model.mode === "live") this.#bar.show(this.#actions(model));
  }

  /** @param {Pick} pick */
  #setPick(pick) {
    const { looked } = this.#pick;
    this.#pick = pick;
    if (pick.looked !== looked) this.#showFaces();
  }

  /** The faces of the die that is looked at, in the caption's place. */
  #showFaces() {
    const die = /** @type {View | undefined} */ (this.model?.view)?.dice.find((one) => one.die === this.#pick.looked);
    this.#faces.hidden = !die;
    this.caption.hidden = Boolean(die);
    if (!die) return;
    const words = t("qwantum-faces", { faces: list(die.faces.map(faceName)) });
    this.#faces.replaceChildren(
      h("span", { "aria-hidden": "true" }, t("qwantum-faces-short")),
      ...die.faces.map((face) => {
        const picture = faceElement(face);
        picture.toggleAttribute("data-up", face.face === die.shows?.face);
        return picture;
      }),
    );
    this.#faces.setAttribute("aria-label", words);
    announce(words);
  }

  /** @param {string} text */
  say(text) {
    if (text) this.#setPick({ ...this.#pick, looked: null });
    setText(this.caption, text);
  }

  /** @param {string} key */
  key(key) {
    const { model } = this;
    if (!model) return false;
    const die = this.#dice.order[Number(key) - 1];
    if (die) {
      this.#tap(die);
      return true;
    }
    if (key === "ArrowLeft" || key === "ArrowRight") {
      const count = model.seats.length;
      this.#turnTo((this.#sheets.shown + (key === "ArrowRight" ? 1 : count - 1)) % count);
      return true;
    }
    if (model.mode !== "live") return false;
    const write = writes(model).find(({ colour }) => t(`qwantum-letter-${colour}`).toLowerCase() === key);
    const move = write?.move ?? (key === t("qwantum-key-pass") && model.legal.includes("pass") ? "pass" : undefined);
    if (move) this.ask(move);
    return move !== undefined;
  }

  /** @param {View} view @param {number} seat */
  holding({ sheets }, seat) {
    const { misses, minus } = sheets[seat];
    return t("qwantum-misses", { misses, minus });
  }

  /** @param {string} move */
  suggest(move) {
    const view = /** @type {View | undefined} */ (this.model?.view);
    const choice = view?.choices.find((one) => one.move === move);
    if (view && choice?.kind === "again") {
      this.#setPick({ ...this.#pick, taken: new Set(choice.dice) });
      this.#redraw();
    }
    if (choice?.kind === "write") this.#sheets.suggest(move);
  }

  /** @param {import("./model").Choice} choice @param {import("../../lib/move-words.js").Table} table */
  nameChoice(choice, table) {
    if (choice.kind !== "again") return super.nameChoice(choice, table);
    const faces = /** @type {View} */ (table.view).dice
      .filter(({ die }) => choice.dice.includes(die))
      .flatMap(({ shows }) => (shows ? [faceName(shows)] : []));
    return t("qwantum-choice-again", { dice: list(faces) });
  }

  /** @param {string} _verb @param {string} kind @param {string} shows @returns {HTMLElement} */
  piece(_verb, kind, shows) {
    const face = shows ? faceOf(shows) : null;
    return !face && kind === WHITE ? super.piece("", kind, "") : faceElement(face);
  }

  /** @param {string} _verb @param {string} _kind @param {string} shows */
  pieceName(_verb, _kind, shows) {
    return dieName(faceOf(shows));
  }

  /** @param {string} shows */
  pieceKeys(shows) {
    const face = faceOf(shows);
    return face.colour !== WHITE ? `${t(`qwantum-letter-${face.colour}`).toLowerCase()}${face.number}` : shows;
  }

  /** @param {string} kind */
  kindName(kind) {
    return t(`qwantum-kind-${kind}`);
  }

  get topic() {
    const { phase } = /** @type {View | undefined} */ (this.model?.view) ?? {};
    if (phase === "write" || phase === "choose") return "writing";
    return phase === "throw" ? "turn" : "";
  }

  /** @param {Frame} frame @param {Playing} playing */
  async play(frame, playing) {
    const before = /** @type {View | undefined} */ (this.model?.view);
    const again = told(frame, "again");
    if (playing.linger && again) this.#showPick(again.dice);
    // A first roll is seen when the dice fall.
    if (playing.linger && frame.events.length) await pause(playing.linger, playing.signal);
    if (told(frame, "thrown")) await this.#dice.fall(lying(frame.view), playing);
    else if (before) await this.#sheets.enter(before.sheets, frame.view.sheets, playing);
  }

  /** Shows which dice a bot picks. @param {string[]} dice */
  #showPick(dice) {
    if (this.model)
      this.#dice.show(lying(this.model.view), {
        takeable: (die) => dice.includes(die),
        taken: new Set(dice),
        looked: null,
      });
  }
}

customElements.define("qwantum-table", QwantumView);
