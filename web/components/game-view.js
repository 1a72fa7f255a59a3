/**
 * What every game's view is: an element that is told a model and draws it, plays one frame at a time, and asks for moves by an event.
 * A view never knows a rule: what can be done stands in `model.legal` and in what the engine says about it.
 */
import { h, setText } from "../lib/dom.js";

/** @typedef {import("../types").Model} Model */
/** @typedef {import("../types").Frame} Frame */
/** @typedef {{ motion: boolean, signal: AbortSignal, linger: number }} Playing `linger`: time to let a bot's choice be seen before it is carried out */

export class GameView extends HTMLElement {
  /** @type {Model | null} */
  #model = null;
  caption = h("p", { class: "caption" });

  /** @param {Model | null} model */
  set model(model) {
    this.#model = model;
    if (!model) return;
    this.dataset.mode = model.mode;
    this.render(model);
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

  /**
   * Shows what happens in a frame, starting from the model that is drawn now. The caller then hands in the frame's own view.
   * @param {Frame} _frame @param {Playing} _playing
   * @returns {Promise<void>}
   */
  async play(_frame, _playing) {}

  /** Prepares a move without making it, for a hint. @param {string} _move @returns {string} the move in words */
  suggest(_move) {
    return "";
  }

  /** A key that the shell has no use for. @param {string} _key @returns {boolean} whether it meant something */
  key(_key) {
    return false;
  }

  /** The words under the table. @param {string} text */
  say(text) {
    setText(this.caption, text);
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
