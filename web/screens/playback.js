/** Shows what happened, one frame after the other, with sound and at a pace that people can follow. */
import { describe } from "../lib/describe.js";
import { pause } from "../lib/dom.js";
import { firstSound, lastSounds, playSound, vibrate } from "../lib/feedback.js";
import { motionAllowed, paceTime } from "../lib/motion.js";
import { isPerson } from "../lib/seats.js";

/** @typedef {import("../types").Position} Position */
/** @typedef {import("../types").Frame} Frame */

/** The last roll can be seen for this long before the result covers the table, in milliseconds. */
const LAST_LOOK = 1200;

export class Playback {
  #view;
  #shown;
  /** Fires when what is being shown should end at once. */
  #skip = new AbortController();
  /** Until a person has to decide again, nothing is animated. */
  #fast = false;
  #stopped = false;
  /** @type {number | null} whose decision is being shown */
  actor = null;

  /**
   * @param {import("../components/game-view.js").GameView} view
   * @param {(frame: Frame, words: string) => void} shown draws the table as it is after a frame, and says what happened
   */
  constructor(view, shown) {
    this.#view = view;
    this.#shown = shown;
  }

  /** All frames of a reply. @param {Position} position */
  async show(position) {
    for (const frame of position.frames) {
      if (this.#stopped) return;
      await this.#showFrame(frame, position);
    }
  }

  /** @param {Frame} frame @param {Position} position */
  async #showFrame(frame, { game, seats }) {
    if (frame.seat !== null) this.actor = frame.seat;
    const bot = this.actor !== null && !isPerson(seats[this.actor]);
    const words = describe(game, frame, seats);
    // Real dice have fallen already.
    const quiet = this.#fast || frame.typed !== undefined;
    if (!quiet) {
      this.#skip = new AbortController();
      if (frame.seat !== null && words) this.#view.say(words);
      playSound(firstSound(frame));
      await this.#view.play(frame, {
        motion: motionAllowed(),
        signal: this.#skip.signal,
        linger: bot && frame.seat !== null ? paceTime() / 2 : 0,
      });
    }
    if (this.#stopped) return;
    if (!quiet) {
      vibrate(firstSound(frame));
      for (const sound of lastSounds(frame)) playSound(sound);
    }
    this.#shown(frame, words);
    if (bot && frame.seat === null && !this.#fast) await pause(paceTime() / 2, this.#skip.signal);
  }

  /** Time to see the table before a bot moves. */
  async beforeBot() {
    if (this.#fast) return;
    this.#skip = new AbortController();
    await pause(paceTime(), this.#skip.signal);
  }

  /** The end of a game is heard and felt, and the table can be seen a little longer. */
  async celebrate() {
    playSound("win");
    vibrate("win");
    await pause(motionAllowed() ? LAST_LOOK : 0);
  }

  /** Ends what is being shown. */
  skip() {
    this.#skip.abort();
  }

  /** Shows everything at once until a person has to decide. */
  skipAhead() {
    this.#fast = true;
    this.skip();
  }

  /** From now on at the usual pace. */
  atUsualPace() {
    this.#fast = false;
  }

  /** The table is gone. */
  stop() {
    this.#stopped = true;
    this.skip();
  }
}
