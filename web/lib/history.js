/**
 * What happened at a table. The latest steps are kept here; older ones are fetched from the engine page by page, so a
 * long game is never here as a whole.
 */

/** @typedef {import("../types").Step} Step */
/** @typedef {import("../types").First} First */

/** How many steps are fetched at a time. */
export const PAGE = 400;

export class History {
  #session;
  /** The frames of the latest steps, between one and two pages of them. @type {Step[]} */
  #latest = [];
  /** @type {First | null} */
  #first = null;
  /** How many steps there are. */
  steps = 0;

  /** @param {Pick<import("./session.js").Session, "log" | "lately">} session */
  constructor(session) {
    this.#session = session;
  }

  /** Starts over with the last page before and including this step. @param {number} steps */
  async load(steps) {
    const { frames, first } =
      this.#session.lately(steps) ?? (await this.#session.log(Math.max(0, steps - PAGE), steps));
    this.steps = steps;
    this.#latest = frames;
    this.#first = first && first.step <= steps ? first : null;
  }

  get latest() {
    return this.#latest;
  }

  /** The last so many steps. @param {number} count @returns {import("../types").Log} */
  tail(count) {
    return { ok: true, frames: this.#latest.slice(-count), first: this.#first };
  }

  /** Who made the first decision. */
  get starter() {
    return this.#first?.seat ?? 0;
  }

  /** @param {Step} frame */
  add(frame) {
    this.steps = frame.step;
    this.#latest.push(frame);
    if (this.#latest.length > 2 * PAGE) this.#latest.splice(0, PAGE);
    if (frame.seat !== null) this.#first ??= { step: frame.step, seat: frame.seat };
  }

  /**
   * Forgets what came after this step.
   * @param {number} steps
   * @returns {Promise<Step | undefined>} the first frame that is gone
   */
  async cut(steps) {
    const kept = Math.max(0, this.#latest.length - (this.steps - steps));
    const [undone] = this.#latest.splice(kept);
    this.steps = steps;
    if (this.#first && this.#first.step > steps) this.#first = null;
    if (!kept && steps) await this.load(steps);
    return undone;
  }

  /**
   * The frames after step `from`, up to step `to`.
   * @param {number} from
   * @param {number} to
   * @returns {Promise<Step[]>}
   */
  async between(from, to) {
    const start = this.steps - this.#latest.length;
    if (from >= start) return this.#latest.slice(from - start, to - start);
    return (await this.#session.log(from, to)).frames;
  }
}
