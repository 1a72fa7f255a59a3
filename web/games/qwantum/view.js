/** The Qwantum table. */
import { ActionBar } from "../../components/action-bar.js";
import { GameView } from "../../components/game-view.js";
import { announce } from "../../components/notice.js";
import { h, pause, setText } from "../../lib/dom.js";
import { list, t } from "../../lib/messages.js";
import { Dice } from "./dice.js";
import { dieName, faceElement, faceName } from "./faces.js";
import { Sheets } from "./sheets.js";
import { Tabs } from "./tabs.js";

/**
 * @typedef {{ move: string, kind: "throw" | "again", dice: string[] }} ThrowChoice
 * @typedef {import("./sheets.js").Write & { kind: "write", total: number, ends: boolean }} WriteChoice
 * @typedef {{ move: "pass", kind: "pass", miss: number, ends: boolean }} PassChoice
 * @typedef {{ seat: number, seen: boolean, colour: string | null, number: number | null }} Chosen
 * @typedef {object} View
 * @property {"lot" | "start" | "roll" | "throw" | "write" | "choose" | "reveal" | "over"} phase
 * @property {"A" | "B" | "C" | null} action
 * @property {number | null} active
 * @property {number | null} player
 * @property {number} throws
 * @property {import("./dice.js").Die[]} dice
 * @property {Record<string, number> | null} sums
 * @property {string | null} out
 * @property {import("./sheets.js").Sheet[]} sheets
 * @property {number[]} scores
 * @property {number[]} leaders
 * @property {number[]} boxes what each miss costs
 * @property {Chosen[]} chosen
 * @property {boolean} secret
 * @property {boolean} practice
 * @property {(ThrowChoice | WriteChoice | PassChoice)[]} choices
 * @property {{ seat: number, wrote: Chosen, chosen: Chosen[], missed: boolean } | null} last
 */
/** @typedef {import("../../types").Model<View>} Model */
/** @typedef {import("../../types").Frame<View>} Frame */
/** @typedef {import("../../components/game-view.js").Playing} Playing */

const PERSON = "person";
const ACTIONS = ["A", "B", "C"];

/** @param {View} view */
const lying = ({ dice, sums, out, sheets }) => ({
  dice,
  sums,
  out,
  colours: sheets[0].rows.map(({ colour }) => colour),
});

/** Whose turn it is, also while dice fall. @param {View} view */
const current = ({ phase, player, active }) => (phase === "over" ? null : (player ?? active));

/** What was written in this turn, or in the last one while its dice still lie there. @param {View} view @returns {Chosen[]} */
function notes({ phase, out, sums, active, chosen, last }) {
  if (last) return [...(last.wrote.colour ? [last.wrote] : []), ...last.chosen];
  if (phase !== "choose" && phase !== "reveal") return [];
  const written =
    out && active !== null ? [{ seat: active, seen: true, colour: out, number: sums?.[out] ?? null }] : [];
  return [...written, ...chosen];
}

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
  /** @type {Set<string>} the dice for a second throw */
  #taken = new Set();
  /** The throw that `#taken` belongs to. */
  #throwOf = "";
  /** @type {string | null} the die whose faces are shown */
  #looked = null;
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
    this.#keepOrForgetPick(model);
    this.#tabs.show(seats.map((_, at) => this.#tab(model, at)));
    this.#drawDice(model);
    this.#sheets.show(view.sheets, {
      names: seats.map(({ name }) => name),
      writer: live ? view.player : null,
      writes: this.#writes(model),
      current: current(view),
      boxes: view.boxes,
    });
    this.#follow(model);
    this.#drawSteps(view);
    if (live)
      this.advise(this.#advice(model), {
        news: view.phase === "start" || view.phase === "choose" || !this.#writes(model).length,
      });
    if (live || model.actions.length) this.#bar.show(live ? this.#actions(model) : model.actions);
    this.dataset.phase = view.phase;
  }

  /** @param {Model} model */
  #keepOrForgetPick({ view, step, mode }) {
    const of = mode === "live" && view.phase === "throw" ? `${step}` : "";
    if (of === this.#throwOf) return;
    this.#throwOf = of;
    this.#taken = new Set();
    this.#lookAt(null);
  }

  /** @param {Model} model @param {number} seat @returns {import("./tabs.js").Tab} */
  #tab({ view, seats }, seat) {
    const missed = view.last?.missed === true && view.last.seat === seat;
    return {
      name: seats[seat].name,
      bot: seats[seat].kind !== PERSON,
      score: view.scores[seat],
      current: current(view) === seat,
      leads: view.leaders.includes(seat),
      missed,
      notes: missed ? [] : notes(view).filter((note) => note.seat === seat),
    };
  }

  /** The ways to throw again that are on offer. @param {Model} model @returns {ThrowChoice[]} */
  #again({ view, legal }) {
    return /** @type {ThrowChoice[]} */ (
      view.choices.filter((choice) => choice.kind === "again" && legal.includes(choice.move))
    );
  }

  /** @param {Model} model @returns {WriteChoice[]} */
  #writes({ view, legal }) {
    return /** @type {WriteChoice[]} */ (
      view.choices.filter((choice) => choice.kind === "write" && legal.includes(choice.move))
    );
  }

  /** The second throw that the dice in hand make. @param {Model} model */
  #picked(model) {
    return this.#again(model).find(
      ({ dice }) => dice.length === this.#taken.size && dice.every((die) => this.#taken.has(die)),
    );
  }

  /** @param {Model} model */
  #drawDice(model) {
    const takeable = new Set(this.#again(model).flatMap(({ dice }) => dice));
    this.#dice.show(lying(model.view), {
      takeable: (die) => takeable.has(die),
      taken: this.#taken,
      looked: this.#looked,
    });
  }

  /** The sheet of whoever decides comes to the front; a bot leaves the person's sheet where it is. @param {Model} model */
  #follow({ view: { player }, seats, mode }) {
    const person = seats.findIndex(({ kind }) => kind === PERSON);
    const follows = player !== null && (seats[player].kind === PERSON || person < 0);
    const target = follows ? player : (this.#followed ?? Math.max(person, 0));
    if (target !== this.#followed || mode === "live") this.#turnTo(target);
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

  /** What to do now. @param {Model} model */
  #advice(model) {
    const { view, seats } = model;
    const name = view.player === null ? "" : seats[view.player].name;
    const open = this.#writes(model).length > 0;
    if (view.phase === "start") return t("qwantum-advice-start", { name });
    if (view.phase === "throw") return t(open ? "qwantum-advice-throw" : "qwantum-advice-throw-none");
    if (!open) return t("qwantum-advice-none", { name });
    if (view.phase === "write") return t("qwantum-advice-write");
    return t(view.secret ? "qwantum-advice-unseen" : "qwantum-advice-choose", { name });
  }

  /** @param {Model} model @returns {import("../../components/action-bar.js").Action[]} */
  #actions(model) {
    const { legal, view, seats } = model;
    const actions = [];
    const pass = /** @type {PassChoice | undefined} */ (
      view.choices.find((choice) => choice.kind === "pass" && legal.includes(choice.move))
    );
    if (pass) {
      const note = pass.ends
        ? t("qwantum-move-pass-ends")
        : pass.miss
          ? t("qwantum-move-pass-miss", { points: pass.miss })
          : t("qwantum-move-pass-note");
      // Where there is nothing else to do it is the thing to do.
      const main = view.choices.every(({ move }) => move === pass.move);
      actions.push({
        id: "pass",
        main,
        move: pass.move,
        label: t("qwantum-move-pass"),
        note,
        run: () => this.ask(pass.move),
      });
    }
    if (this.#again(model).length) {
      const picked = this.#picked(model);
      const note = picked ? t("qwantum-move-again-note", { count: picked.dice.length }) : t("qwantum-move-again-none");
      actions.push({
        id: "again",
        main: true,
        move: picked?.move,
        disabled: !picked,
        label: t("qwantum-move-again"),
        note,
        run: () => picked && this.ask(picked.move),
      });
    }
    if (legal.includes("throw")) {
      const name = view.player === null ? "" : seats[view.player].name;
      actions.push({
        id: "throw",
        main: true,
        move: "throw",
        label: t("qwantum-move-throw"),
        note: t(view.practice ? "qwantum-move-throw-practice" : "qwantum-move-throw-note", { name }),
        run: () => this.ask("throw"),
      });
    }
    return actions;
  }

  /** A tap shows a die's faces; where it may be thrown again it is also taken, or put back. @param {string} die */
  #tap(die) {
    const { model } = this;
    if (!model) return;
    const takeable = this.#again(model).some(({ dice }) => dice.includes(die));
    if (takeable) {
      if (!this.#taken.delete(die)) this.#taken.add(die);
      this.#lookAt(this.#taken.has(die) ? die : null);
    } else {
      this.#lookAt(this.#looked === die ? null : die);
    }
    this.#redraw();
  }

  #redraw() {
    const { model } = this;
    if (!model) return;
    this.#drawDice(model);
    if (model.mode === "live") this.#bar.show(this.#actions(model));
  }

  /** @param {string | null} name */
  #lookAt(name) {
    const die = /** @type {View | undefined} */ (this.model?.view)?.dice.find((one) => one.die === name);
    this.#looked = die ? name : null;
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
    if (text) this.#lookAt(null);
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
    const write = this.#writes(model).find(({ colour }) => t(`qwantum-letter-${colour}`).toLowerCase() === key);
    const move = write?.move ?? (key === t("qwantum-key-pass") && model.legal.includes("pass") ? "pass" : undefined);
    if (move) this.ask(move);
    return move !== undefined;
  }

  /** @param {string} move */
  suggest(move) {
    const view = /** @type {View | undefined} */ (this.model?.view);
    const choice = view?.choices.find((one) => one.move === move);
    if (view && choice?.kind === "again") {
      this.#taken = new Set(choice.dice);
      this.#redraw();
      const faces = view.dice
        .filter(({ die }) => choice.dice.includes(die))
        .flatMap(({ shows }) => (shows ? [faceName(shows)] : []));
      return t("qwantum-hint-again", { dice: list(faces) });
    }
    if (choice?.kind === "write") {
      this.#sheets.suggest(move);
      return t("qwantum-hint-write", { number: choice.number, colour: t(`qwantum-colour-${choice.colour}`) });
    }
    return t(choice?.kind === "pass" ? "qwantum-hint-pass" : "qwantum-hint-throw");
  }

  /** @param {string} _verb @param {string} kind @param {string} shows @returns {HTMLElement} */
  piece(_verb, kind, shows) {
    const face = this.#face(shows);
    return !face && kind === WHITE ? super.piece("", kind, "") : faceElement(face);
  }

  /** @param {string} _verb @param {string} _kind @param {string} shows */
  pieceName(_verb, _kind, shows) {
    const face = this.#face(shows);
    return face ? dieName(face) : shows;
  }

  /** @param {string} shows */
  pieceKeys(shows) {
    const face = this.#face(shows);
    return face && face.colour !== WHITE ? `${t(`qwantum-letter-${face.colour}`).toLowerCase()}${face.number}` : shows;
  }

  /** @param {string} kind */
  kindName(kind) {
    return t(`qwantum-kind-${kind}`);
  }

  /** What the engine's word for a face means: every die tells its own. @param {string} shows */
  #face(shows) {
    return (
      /** @type {View | undefined} */ (this.model?.view)?.dice
        .flatMap(({ faces }) => faces)
        .find(({ face }) => face === shows) ?? null
    );
  }

  get topic() {
    const { phase } = /** @type {View | undefined} */ (this.model?.view) ?? {};
    if (phase === "write" || phase === "choose") return "writing";
    return phase === "throw" ? "turn" : "";
  }

  /** @param {Frame} frame @param {Playing} playing */
  async play(frame, playing) {
    const before = /** @type {View | undefined} */ (this.model?.view);
    const verb = frame.move?.split(" ")[0];
    if (playing.linger && verb === "again") this.#showPick(frame);
    if (playing.linger && verb !== "throw") await pause(playing.linger, playing.signal);
    if (verb === "roll") await this.#dice.fall(lying(frame.view), playing);
    else if (before) await this.#sheets.enter(before.sheets, frame.view.sheets, playing);
  }

  /** The dice a bot picks are seen to be picked. @param {Frame} frame */
  #showPick(frame) {
    const [dice] = frame.events.flatMap(({ params }) => (Array.isArray(params.dice) ? [params.dice] : []));
    if (dice && this.model)
      this.#dice.show(lying(this.model.view), {
        takeable: (die) => dice.includes(die),
        taken: new Set(dice),
        looked: null,
      });
  }
}

customElements.define("qwantum-table", QwantumView);
