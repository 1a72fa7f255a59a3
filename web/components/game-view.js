/**
 * What every game's view is: an element that is told a model and draws it, plays one frame at a time, and asks for
 * moves by an event. A view never knows a rule: what can be done stands in `model.legal` and in what the engine says
 * about it.
 */
import { h } from "../lib/dom.js";
import { foreign } from "../lib/messages.js";
import { dieElement } from "./die.js";
import { announce } from "./notice.js";

/** @typedef {import("../types").Model} Model */
/** @typedef {import("../types").Frame} Frame */
/**
 * @typedef {{ motion: boolean, signal: AbortSignal, linger: number }} Playing `linger`: time to let a bot's choice be
 * seen before it is carried out
 */

export class GameView extends HTMLElement {
  /** @type {Model | null} */
  #model = null;
  /** Nothing is on the screen yet, and what changes size now is not seen to jump. */
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

  /** A move is on its way: what was offered is offered no more, and this shows at once. */
  rest() {
    this.dataset.mode = "wait";
  }

  /** Draws a model as it is, without motion. @param {Model} _model */
  render(_model) {}

  /** Finds out how much room there is, where the view's styles need to know. */
  measure() {}

  /**
   * Shows what happens in a frame, starting from the model that is drawn now. The caller then hands in the frame's own
   * view.
   * @param {Frame} _frame
   * @param {Playing} _playing
   * @returns {Promise<void>}
   */
  async play(_frame, _playing) {}

  /** Prepares a move without making it, for a hint. @param {string} _move @returns {string} the move in words */
  suggest(_move) {
    return "";
  }

  /** The id of the place in the rules that speaks of what lies on the table, if there is one. @returns {string} */
  get topic() {
    return "";
  }

  /**
   * A die or a card as this table shows it, for entering real dice.
   * @param {string} _verb what is awaited
   * @param {string} _kind of which kind it is
   * @param {string} shows nothing: it has not fallen yet
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

  /** A key that the shell has no use for. @param {string} _key @returns {boolean} whether it meant something */
  key(_key) {
    return false;
  }

  /**
   * The words under the table; new words are new on the page, so that none seems to have moved there.
   * @param {string} text
   */
  say(text) {
    if (this.caption.textContent !== text) this.caption.replaceChildren(h("span", {}, text));
  }

  /** @type {{ step: number, text: string } | null} */
  #advised = null;

  /**
   * What to do now. Said aloud when it changes in the midst of a decision, as that is what somebody's pick would bring;
   * when a decision begins, only if it is news.
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
   * Where the focus goes when what it was on is gone: the thing to do next, or else something that can be picked, which
   * does no harm if it is pressed by mistake.
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

  /** Asks for whatever is being shown to be hurried along. */
  hurry() {
    this.dispatchEvent(new CustomEvent("hurry", { bubbles: true }));
  }
}
