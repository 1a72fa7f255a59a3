/**
 * One match: its position, its calls to the engine, and its place in the browser's storage. Every reply that changes
 * the match is saved.
 */

import { seenHere } from "./by-link.js";
import { noteResult } from "./daily.js";
import { ask, Refused } from "./engine-call.js";
import { newId, newSecret, newSeed } from "./ids.js";
import { alone } from "./locks.js";
import { findEntry, keepApart, saveOf, writeSave } from "./saves.js";

/** @typedef {import("./engine-call.js").Engine} Engine */
/** @typedef {import("../types").Position} Position */
/** @typedef {import("../types").EngineFailure} EngineFailure */
/** @typedef {import("../types").Save} Save */
/** @typedef {import("../types").Seat} Seat */
/** @typedef {import("./last-table.js").LastTable} LastTable */

/** What the engine says of a record that a newer version made, and what it says when that may be so. */
const NEWER = ["version", "unknown_game"];
const UNKNOWN = ["head", "header", "bad_option", "bad_seat"];

/**
 * Why the engine refuses a stored game.
 * @param {Pick<EngineFailure, "code" | "params">} failure
 * @returns {import("./saves.js").Why}
 */
export function whyRefused({ code, params }) {
  if (code === "internal") return "internal";
  const why = code === "bad_record" ? String(params.why) : "";
  return NEWER.includes(why) ? "newer" : UNKNOWN.includes(why) ? "unknown" : "damaged";
}

/** @param {Engine} engine @param {Save} save @returns {Promise<Position>} */
const load = (engine, { id: match, record, rev }) => ask(engine, "load", { match, record, rev });

/** Another window has played on: the position is now that window's, and what was wanted here has not been done. */
export class Overtaken extends Error {}

export class Session {
  /** @type {Position} */
  #position;
  #engine;
  #keep;
  /** Whether the coach advises everybody at this table, if there are several people. */
  coached;
  /**
   * What this window last knew to be stored; another window may have stored something else since.
   * @type {string | null}
   */
  #stored = null;
  /** Resolves when the engine has the match; until then every change waits. @type {Promise<unknown>} */
  loaded = Promise.resolve();
  /** What happened lately, as it was kept; null: the engine can be asked. @type {import("../types").Log | null} */
  #lately = null;
  /** The engine's position is not the one that was kept, and nobody has been told yet. */
  #surprise = false;

  /**
   * @param {Engine} engine
   * @param {Position} position
   * @param {{ keep?: boolean, coached?: boolean }} [how] keep: in the browser's storage
   */
  constructor(engine, position, { keep = true, coached = false } = {}) {
    this.coached = coached;
    this.#engine = engine;
    this.#keep = keep;
    this.#position = seenHere(position);
  }

  get position() {
    return this.#position;
  }

  set position(position) {
    this.#position = seenHere(position);
  }

  /**
   * @param {Engine} engine
   * @param {{ game: string, seats: Seat[], options: Record<string, string | number>, seed?: string, table?: string[],
   * dice?: string, coached?: boolean }} wanted
   */
  static async begin(engine, { game, seats, options, seed, table = [], dice, coached }) {
    const position = await ask(engine, "new", {
      match: newId(),
      game,
      seats,
      options,
      seed: seed || newSeed(),
      table,
      ...(dice ? { dice } : {}),
    });
    const session = new Session(engine, position, { coached });
    session.#save();
    return session;
  }

  /**
   * A game in which each person has a device of their own: this one invites to it, or accepts.
   * @param {Engine} engine @param {"link_invite" | "link_join"} method @param {object} params
   */
  static async gather(engine, method, params) {
    const session = new Session(engine, await ask(engine, method, { match: newId(), secret: newSecret(), ...params }));
    session.#save();
    return session;
  }

  /**
   * @param {Engine} engine
   * @param {Save} save
   * @param {LastTable | null} [kept] the table that was seen last: with it, nobody waits for the engine
   */
  static async resume(engine, save, kept = null) {
    const loaded = load(engine, save);
    const coached = save.coached === true;
    const session = new Session(engine, kept?.position ?? (await loaded), { coached });
    session.#stored = save.record;
    if (kept) {
      session.#lately = kept.log;
      session.loaded = loaded.then((found) => session.#compare(found));
      session.loaded.catch(() => {}); // reported to everybody who waits for it
    }
    return session;
  }

  /** @param {Position} found what the engine says of the record */
  #compare(found) {
    this.#lately = null;
    const fields = /** @type {(keyof Position)[]} */ (Object.keys(this.position));
    const seen = seenHere(found);
    this.#surprise = fields.some((name) => JSON.stringify(seen[name]) !== JSON.stringify(this.position[name]));
    if (this.#surprise) this.position = found;
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

  /** In a game by link: the newest link is handed out, so nothing before it can be undone. */
  sent() {
    return this.#change("link_sent", {});
  }

  /** The newest link. @returns {Promise<{ code: string }>} */
  linkCode() {
    return ask(this.#engine, "link_code", { match: this.id });
  }

  /** Reports again what happened after a step. @param {number} step */
  async showFrom(step) {
    await this.loaded;
    this.position = await ask(this.#engine, "look", { match: this.id, from: Math.min(step, this.position.steps) });
  }

  /**
   * The table as it was after a step; the match stays where it is.
   * @param {number} step
   * @param {{ from?: number, seat?: number }} [how] from: with the frames after this step; seat: as this seat sees it
   */
  look(step, how = {}) {
    return ask(this.#engine, "look", { match: this.id, step, ...how });
  }

  /**
   * What happened after step `from`, up to step `to`; and the first decision of all.
   * @param {number} from
   * @param {number} to
   * @returns {Promise<import("../types").Log>}
   */
  log(from, to) {
    return ask(this.#engine, "log", { match: this.id, from, to });
  }

  /** The latest steps up to this one, if they need not be asked for. @param {number} step */
  lately(step) {
    return step === this.position.step ? this.#lately : null;
  }

  /** What the moves of the decision are worth; ask again until they are there. */
  values() {
    return ask(this.#engine, "values", { match: this.id });
  }

  /** What luck and decisions did in the game; ask again until it is there. */
  review() {
    return ask(this.#engine, "review", { match: this.id });
  }

  /** Why a move was made. @param {number} step */
  reason(step) {
    return ask(this.#engine, "reason", { match: this.id, step });
  }

  /**
   * What may leave the device: no dice ahead and, while the game runs, nothing that is hidden at the table.
   * @returns {Promise<import("../types").Shared>}
   */
  share() {
    return ask(this.#engine, "share", { match: this.id });
  }

  /**
   * What the dice show; while the game runs, only the fingerprint of its seed.
   * @returns {Promise<import("../types").Audit>}
   */
  audit() {
    return ask(this.#engine, "audit", { match: this.id });
  }

  /**
   * The position that others see who are given what is shared.
   * @param {import("../types").Shared} shared
   * @returns {Promise<Position>}
   */
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

  /** Another window may have played on. @returns {Promise<boolean>} whether something changed */
  async refresh() {
    await this.loaded;
    return this.#keep && alone(this.id, () => this.#refreshAlone());
  }

  async #refreshAlone() {
    if (this.#surprise) {
      this.#surprise = false;
      return true;
    }
    const entry = this.#keep ? findEntry(this.id) : null;
    const save = entry?.save;
    if (!save || save.record === this.#stored) return false;
    if (save.record !== this.position.record) {
      try {
        this.position = await load(this.#engine, save);
        this.#stored = save.record;
        return true;
      } catch (error) {
        // What is stored is damaged, or of a newer version in another window. It is kept; what is here goes on.
        if (!(error instanceof Refused) || !keepApart(entry.text, whyRefused(error))) throw error;
      }
    }
    this.#stored = save.record;
    return false;
  }

  /** @param {"play" | "bot" | "undo" | "link_sent"} method @param {object} params @returns {Promise<Position>} */
  async #change(method, params) {
    await this.loaded;
    const change = () => this.#changeAlone(method, params);
    return this.#keep ? alone(this.id, change) : change();
  }

  /** @param {"play" | "bot" | "undo" | "link_sent"} method @param {object} params */
  async #changeAlone(method, params) {
    if (await this.#refreshAlone()) throw new Overtaken();
    try {
      const reply = await ask(this.#engine, method, { match: this.id, rev: this.position.rev, ...params });
      this.position = { ...this.position, frames: [], ...reply };
      this.#save();
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "stale") throw error;
      this.position = await ask(this.#engine, "look", { match: this.id });
    }
    return this.position;
  }

  #save() {
    if (!this.#keep) return;
    noteResult(this.position);
    if (writeSave(saveOf(this.position, Date.now(), this.coached), this.#stored)) this.#stored = this.position.record;
  }
}
