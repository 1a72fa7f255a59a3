/**
 * A record step by step on the real table: to any step, or on and on at a pace. Knows nothing of what moves are worth.
 */
import { describe } from "../lib/describe.js";
import { pause } from "../lib/dom.js";
import { paceTime } from "../lib/motion.js";
import { stillModel } from "../lib/still-model.js";
import { Playback } from "./playback.js";

/** @typedef {import("../types").Position} Position */
/** @typedef {import("../types").Frame} Frame */
/**
 * @typedef {object} Audience
 * @property {(at: number, words: string) => void} shown the table is as it was after this step
 * @property {(playing: boolean) => void} playing it plays on by itself, or no longer
 * @property {() => void} unanswered the engine does not answer
 */

export class Replay {
  #session;
  #view;
  #audience;
  #playback;
  /** The step that is wanted, while another is on its way. @type {number | null} */
  #wanted = null;
  #moving = false;
  /** Fires when it is no longer to play on. @type {AbortController | null} */
  #playing = null;
  #gone = false;
  at = 0;

  /**
   * @param {import("../lib/session.js").Session} session
   * @param {import("../components/game-view.js").GameView} view
   * @param {Audience} audience
   */
  constructor(session, view, audience) {
    this.#session = session;
    this.#view = view;
    this.#audience = audience;
    this.#playback = new Playback(view, (frame, words) => this.#shown(frame, words));
  }

  get steps() {
    return this.#session.position.steps;
  }

  get playing() {
    return this.#playing !== null;
  }

  /** Shows the table after a step; of several in a row only the last. @param {number} step */
  async to(step) {
    this.stop();
    this.#wanted = Math.max(0, Math.min(step, this.steps));
    if (this.#moving) return;
    this.#moving = true;
    try {
      while (this.#wanted !== null && !this.#gone) {
        /** @type {number} */
        const at = this.#wanted;
        const then = await this.#look(at);
        if (this.#gone) return;
        if (this.#wanted === at) this.#wanted = null;
        else continue;
        this.#draw(then);
        const frame = then.frames.at(-1);
        this.#tell(at, frame ? this.#words(frame) : "");
      }
    } catch {
      this.#wanted = null;
      if (!this.#gone) this.#audience.unanswered();
    } finally {
      this.#moving = false;
    }
  }

  /** @param {number} steps */
  by(steps) {
    return this.to((this.#wanted ?? this.at) + steps);
  }

  /** Plays on from here, or from the start if this is the end; or stops. */
  toggle() {
    if (this.playing) this.stop();
    else this.#play();
  }

  async #play() {
    const playing = new AbortController();
    if (this.at === this.steps) await this.to(0);
    if (this.#gone || this.playing) return;
    this.#playing = playing;
    this.#audience.playing(true);
    const goesOn = () => this.#playing === playing && this.at < this.steps;
    try {
      while (goesOn()) {
        const then = await this.#look(this.at + 1);
        if (!goesOn()) return;
        await this.#playback.show(then);
        await pause(paceTime(), playing.signal);
      }
    } catch {
      if (!this.#gone) this.#audience.unanswered();
    } finally {
      if (this.#playing === playing) this.stop();
    }
  }

  /** No longer plays on by itself; what is in motion ends at once. */
  stop() {
    if (!this.#playing) return;
    this.#playing.abort();
    this.#playing = null;
    this.#playback.skip();
    if (!this.#gone) this.#audience.playing(false);
  }

  /** The table is gone. */
  leave() {
    this.#gone = true;
    this.stop();
    this.#playback.stop();
  }

  /** With the step's own frame, also at the end. @param {number} step @returns {Promise<Position>} */
  #look(step) {
    return this.#session.look(step, { from: Math.max(0, step - 1) });
  }

  /** @param {Frame} frame @param {string} words */
  #shown(frame, words) {
    const { position } = this.#session;
    this.#draw({ ...position, view: frame.view, step: frame.step });
    this.#tell(frame.step, words);
  }

  /** @param {Position} then */
  #draw(then) {
    this.#view.model = { ...stillModel({ ...then, legal: [], outcome: null }), mode: "past" };
  }

  /** @param {number} at @param {string} words */
  #tell(at, words) {
    this.at = at;
    this.#audience.shown(at, words);
  }

  /** @param {Frame} frame */
  #words(frame) {
    const { game, seats } = this.#session.position;
    return describe(game, frame, seats);
  }
}
