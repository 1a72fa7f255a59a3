/** One match: its position, its calls to the engine, and its place in the browser's storage. Every reply that changes the match is saved. */
import { loadSave, newId, newSeed, writeSave } from "./store.js";

/** @typedef {Pick<import("../engine.js").Engine, "call">} Engine */
/** @typedef {import("../types").Position} Position */
/** @typedef {import("../types").EngineFailure} EngineFailure */
/** @typedef {import("../types").Save} Save */
/** @typedef {import("../types").Seat} Seat */

/** For another window that is changing the same game, in milliseconds. */
const PATIENCE = 30_000;

/** An answer of the engine that says no. */
export class Refused extends Error {
  /** @param {EngineFailure} failure */
  constructor(failure) {
    super(failure.code);
    this.code = failure.code;
    this.params = failure.params;
  }
}

/** Another window has played on: the position is now that window's, and what was wanted here has not been done. */
export class Overtaken extends Error {}

export class Session {
  /** @type {Position} */
  position;
  #engine;
  #keep;
  /** What this window last knew to be stored; another window may have stored something else since. @type {string | null} */
  #stored = null;

  /** @param {Engine} engine @param {Position} position @param {{ keep?: boolean }} [how] keep: in the browser's storage */
  constructor(engine, position, { keep = true } = {}) {
    this.#engine = engine;
    this.#keep = keep;
    this.position = position;
  }

  /**
   * @param {Engine} engine
   * @param {{ game: string, seats: Seat[], options: Record<string, string | number>, seed?: string, table?: string[] }} wanted
   */
  static async begin(engine, { game, seats, options, seed, table = [] }) {
    const position = await ask(engine, "new", { match: newId(), game, seats, options, seed: seed || newSeed(), table });
    const session = new Session(engine, position);
    session.#save();
    return session;
  }

  /** @param {Engine} engine @param {Save} save */
  static async resume(engine, save) {
    const session = new Session(engine, await ask(engine, "load", { match: save.id, record: save.record, rev: save.rev }));
    session.#stored = save.record;
    return session;
  }

  get id() {
    return this.position.match;
  }

  /** @param {string} move */
  play(move) {
    return this.#change("play", { move });
  }

  bot() {
    return this.#change("bot", {});
  }

  undo() {
    return this.#change("undo", {});
  }

  /** The table as it was after a step; the match stays where it is. @param {number} step */
  look(step) {
    return ask(this.#engine, "look", { match: this.id, step });
  }

  /** What happened after step `from`, up to step `to`; and the first decision of all. @param {number} from @param {number} to @returns {Promise<import("../types").Log>} */
  log(from, to) {
    return ask(this.#engine, "log", { match: this.id, from, to });
  }

  /** @returns {Promise<import("../types").Hint>} */
  hint() {
    return ask(this.#engine, "hint", { match: this.id });
  }

  /** What may leave the device: without what is to come and, as long as it is played, without what is hidden at the table. @returns {Promise<import("../types").Shared>} */
  share() {
    return ask(this.#engine, "share", { match: this.id });
  }

  /** The position that others see who are given what is shared. @param {import("../types").Shared} shared @returns {Promise<Position>} */
  async sharedPosition({ code }) {
    const match = newId();
    try {
      return await ask(this.#engine, "load", { match, code });
    } finally {
      this.#engine.call("drop", { match }).catch(() => {});
    }
  }

  /** The engine forgets the match; the save stays. */
  close() {
    this.#engine.call("drop", { match: this.id }).catch(() => {});
  }

  /** Another tab may have played on. @returns {Promise<boolean>} whether something changed */
  async refresh() {
    const save = this.#keep ? loadSave(this.id) : null;
    if (!save || save.record === this.#stored) return false;
    this.#stored = save.record;
    if (save.record === this.position.record) return false;
    try {
      this.position = await ask(this.#engine, "load", { match: save.id, record: save.record, rev: save.rev });
      return true;
    } catch (error) {
      // Damaged while it was being played: what is here is better, and will be stored with the next move.
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  /** From the look at what is stored until it is stored again no other window may do the same. @param {string} method @param {object} params @returns {Promise<Position>} */
  #change(method, params) {
    const change = () => this.#changeAlone(method, params);
    if (!this.#keep || !navigator.locks) return change();
    // A window that hangs must not hold up the others for ever.
    return navigator.locks.request(`rollbook game ${this.id}`, { signal: AbortSignal.timeout(PATIENCE) }, change);
  }

  /** @param {string} method @param {object} params */
  async #changeAlone(method, params) {
    if (await this.refresh()) throw new Overtaken();
    try {
      this.position = await ask(this.#engine, method, { match: this.id, rev: this.position.rev, ...params });
      this.#save();
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "stale") throw error;
      this.position = await ask(this.#engine, "look", { match: this.id });
    }
    return this.position;
  }

  #save() {
    if (!this.#keep) return;
    const { match: id, game, record, rev, seats, turn, view, outcome } = this.position;
    const stored = writeSave({
      id, game, record, rev, outcome, updated: Date.now(),
      summary: { names: seats.map((seat) => seat.name), kinds: seats.map((seat) => seat.kind), scores: Array.isArray(view.scores) ? view.scores : null, turn: turn.kind === "over" ? null : turn.seat },
    });
    if (stored) this.#stored = record;
  }
}

/** @param {Engine} engine @param {string} method @param {object} params @returns {Promise<any>} */
async function ask(engine, method, params) {
  const reply = await engine.call(method, params);
  if (!reply.ok) throw new Refused(/** @type {EngineFailure} */ (reply));
  return reply;
}
