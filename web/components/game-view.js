/**
 * The base of every game's view: an element that draws a model, plays one frame at a time, and asks for moves with an
 * event. A view never knows a rule: the engine says what can be done, in `model.legal` and the view's choices.
 */
import { h } from "../lib/dom.js";
import { foreign } from "../lib/messages.js";
import { choiceText } from "../lib/move-words.js";
import { dieElement } from "./die.js";
import { announce } from "./notice.js";

// What only some views use comes with what all of them use: each small file of its own would cost every table a request.
import "../lib/choices.js";
import "../lib/describe.js";
import "../lib/element-size.js";
import "../lib/events.js";
import "./action-bar.js";
import "./card.js";
import "./dialog.js";
import "./dice-tray.js";
import "./flight.js";
import "./seat-bar.js";

/** @typedef {import("../types").Model} Model */
/** @typedef {import("../types").Frame} Frame */
/**
 * @typedef {{ motion: boolean, signal: AbortSignal, linger: number }} Playing `linger`: for how long a
 * bot's choice is shown before it is carried out
 */

export class GameView extends HTMLElement {
  /** @type {Model | null} */
  #model = null;
  /** Nothing is on the screen yet: nobody sees a jump if something changes its size now. */
  #unseen = true;
  caption = h("p", { class: "caption" });

  /** @param {Model | null} model */
  set model(model) {
    this.#model = model;
    if (!model) return;
    this.dataset.mode = model.mode;
    const lang = foreign(model.game);
    if (lang) this.lang = lang;
    this.render(model);
    if (this.#unseen) this.measure();
    this.dispatchEvent(new Event("drawn"));
    globalThis.requestAnimationFrame?.(() => {
      this.#unseen = false;
    });
  }

  get model() {
    return this.#model;
  }

  connectedCallback() {
    this.classList.add("game-view");
  }

  /** A move is on its way: shows at once that nothing is on offer any more. */
  rest() {
    this.dataset.mode = "wait";
  }

  /** Draws a model as it is, without motion. @param {Model} _model */
  render(_model) {}

  /** Measures the room, if the view's styles need it. */
  measure() {}

  /**
   * Animates what happens in a frame, starting from the model that is drawn now. The caller then sets the model after
   * it.
   * @param {Frame} _frame
   * @param {Playing} _playing
   * @returns {Promise<void>}
   */
  async play(_frame, _playing) {}

  /** Prepares a move without making it, for a hint. @param {string} _move @returns {void} */
  suggest(_move) {}

  /**
   * One of a table's choices in a few words.
   * @param {any} choice
   * @param {import("../lib/move-words.js").Table} table
   * @returns {string}
   */
  nameChoice(choice, { game, seats }) {
    return choiceText(game, choice, seats);
  }

  /** The id of the section of the rules about the current position, if there is one. @returns {string} */
  get topic() {
    return "";
  }

  /** What is at stake now, for the score sheet: a line each. @param {any} _view @returns {string[]} */
  stakes(_view) {
    return [];
  }

  /** What a seat has besides its points, for the score sheet. @param {any} _view @param {number} _seat @returns {string} */
  holding(_view, _seat) {
    return "";
  }

  /**
   * A die or a card as this table shows it, for entering real dice.
   * @param {string} _verb of the roll or draw
   * @param {string} _kind of die
   * @param {string} shows "": nothing yet
   * @returns {HTMLElement}
   */
  piece(_verb, _kind, shows) {
    return dieElement({ face: shows });
  }

  /** The same in words. @param {string} _verb @param {string} _kind @param {string} shows */
  pieceName(_verb, _kind, shows) {
    return shows;
  }

  /** What is typed for it. @param {string} shows */
  pieceKeys(shows) {
    return shows.toLowerCase();
  }

  /** What dice of a kind are called. @param {string} _kind */
  kindName(_kind) {
    return "";
  }

  /** Handles a key that the shell does not use. @param {string} _key @returns {boolean} whether it did something */
  key(_key) {
    return false;
  }

  /**
   * Sets the caption. New words get a new element, so that they do not count as a layout shift.
   * @param {string} text
   */
  say(text) {
    if (this.caption.textContent !== text) this.caption.replaceChildren(h("span", {}, text));
  }

  /** @type {{ step: number, text: string } | null} */
  #advised = null;

  /**
   * Sets the caption to what to do now. Announces it when it changes during a decision, because it then says what the
   * current pick would do; at the start of a decision only if it is news.
   * @param {string} text
   * @param {{ news?: boolean }} [how]
   */
  advise(text, { news = false } = {}) {
    const step = this.#model?.step ?? 0;
    const begins = this.#advised?.step !== step;
    if (begins ? news : this.#advised?.text !== text) announce(text);
    this.#advised = { step, text };
    this.say(text);
  }

  /**
   * Where the focus goes when its element is gone: to the next thing to do, or else to something that can be picked,
   * which does no harm if it is pressed by mistake.
   * @returns {HTMLElement | null}
   */
  get foothold() {
    const first = (/** @type {string} */ selector) =>
      /** @type {HTMLElement[]} */ ([...this.querySelectorAll(selector)]).find((one) => one.checkVisibility());
    return (
      first(".actions .main:enabled") ??
      first(".stage button:enabled") ??
      first(".tray [aria-pressed]:enabled") ??
      first("[aria-pressed]:enabled") ??
      first(".actions button:enabled") ??
      null
    );
  }

  /** @param {string} move */
  ask(move) {
    this.dispatchEvent(new CustomEvent("move", { detail: { move }, bubbles: true }));
  }

  /** Asks to skip the animation that is running. */
  hurry() {
    this.dispatchEvent(new CustomEvent("hurry", { bubbles: true }));
  }
}
