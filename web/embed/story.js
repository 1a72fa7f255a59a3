/**
 * What an embed was given to show: a record that can be walked through, and from each decision in it a game that can be
 * played on.
 */

import { ask, Refused } from "../lib/engine-call.js";
import { newId, newSeed } from "../lib/ids.js";
import { t } from "../lib/messages.js";
import { commonMoves, readRecord, writeRecord } from "../lib/record.js";
import { isPerson, PERSON, USUAL_LEVEL } from "../lib/seats.js";
import { Session } from "../lib/session.js";
import { readSetupLink } from "../lib/setup-link.js";
import { typedVerbs } from "../screens/setup-dice.js";

/** @typedef {import("../types").Position} Position */
/** @typedef {import("../types").Frame} Frame */
/** @typedef {import("../lib/engine-call.js").Engine} Engine */

/** A match that is not stored; listeners hear of every change. */
export class EmbedSession extends Session {
  /** @param {Engine} engine @param {Position} position @param {(position: Position) => void} report */
  constructor(engine, position, report) {
    super(engine, position, { keep: false });
    this.report = report;
  }

  /** @param {string} move */
  async play(move) {
    const position = await super.play(move);
    this.report(position);
    return position;
  }

  async bot() {
    const position = await super.bot();
    this.report(position);
    return position;
  }

  async undo() {
    const position = await super.undo();
    this.report(position);
    return position;
  }
}

export class Story {
  #engine;
  #id;
  #head;
  /** @type {string[]} */
  #moves;
  /** The steps at which somebody decides, and the last. @type {number[]} */
  stops;
  /** The steps at which a person decides. @type {number[]} */
  tasks;

  /**
   * @param {Engine} engine
   * @param {Position} position
   * @param {(number | null)[]} deciders who decided each step
   * @param {number} start
   */
  constructor(engine, position, deciders, start) {
    const { head, moves } = readRecord(position.record);
    this.#engine = engine;
    this.#id = position.match;
    this.#head = head;
    this.#moves = moves;
    this.seed = position.seed;
    this.stops = [...deciders.keys()].filter((step) => deciders[step] !== null);
    if (this.stops.at(-1) !== deciders.length) this.stops.push(deciders.length);
    this.tasks = this.stops.filter((step) => isPerson(position.seats[deciders[step] ?? -1]));
    this.start = this.stopAt(start);
  }

  /**
   * @param {Engine} engine
   * @param {URLSearchParams} said what the address asks for
   * @param {DOMStringMap} page what the page was made for
   */
  static async open(engine, said, page) {
    const match = newId();
    const given = said.get("record");
    const record = given ?? page.record ?? "";
    const source = /\s/.test(record.trim()) ? { record: record.replace(/\r/g, "") } : { code: record };
    const position =
      !given && said.get("options")
        ? await begin(engine, match, said)
        : await ask(engine, "load", { match, ...source });
    const { seats } = await ask(engine, "deciders", { match });
    const asked = said.get("step") ?? (given ? null : page.step);
    const step = asked && /^\d+$/.test(asked) ? Number(asked) : seats.length;
    return new Story(engine, position, seats, step);
  }

  get steps() {
    return this.#moves.length;
  }

  /** How many moves of this record are those of the story. @param {string} record */
  shared(record) {
    return commonMoves(this.#moves, readRecord(record).moves);
  }

  /** How far a game went that never left the story; null: it did. @param {string} record @returns {number | null} */
  stepOf(record) {
    const { length } = readRecord(record).moves;
    return this.shared(record) === length && this.stopAt(length) === length ? length : null;
  }

  /** What is done there. @param {number} step */
  moveAt(step) {
    return this.#moves[step];
  }

  /** Before a roll there is nothing to see yet. @param {number} step */
  stopAt(step) {
    return this.stops.find((stop) => stop >= step) ?? this.steps;
  }

  /**
   * A match at this stop, with its own dice from there on. If it is just one stop on, it reports what happened in
   * between.
   * @param {number} step
   * @param {number | null} from
   * @param {(position: Position) => void} report
   */
  async session(step, from, report) {
    const record = writeRecord(this.#head, this.#moves.slice(0, step));
    const position = await ask(this.#engine, "load", {
      match: newId(),
      record,
      ...(this.seed === null ? { seed: newSeed() } : {}),
    });
    if (from !== null && this.#next(from) === step && position.step === step)
      position.frames = await this.#between(from, step);
    return new EmbedSession(this.#engine, position, report);
  }

  /**
   * Another game, with its own dice if it has no seed.
   * @param {string} record
   * @param {(position: Position) => void} report
   */
  async resume(record, report) {
    return new EmbedSession(
      this.#engine,
      await ask(this.#engine, "load", { match: newId(), record, seed: newSeed() }),
      report,
    );
  }

  /** @param {number} step */
  #next(step) {
    return this.stops.find((stop) => stop > step);
  }

  /** @param {number} from @param {number} to @returns {Promise<Frame[]>} */
  async #between(from, to) {
    return (await ask(this.#engine, "look", { match: this.#id, from, step: to })).frames;
  }
}

/** A new game as the page asks for it. @param {Engine} engine @param {string} match @param {URLSearchParams} said */
async function begin(engine, match, said) {
  const game = document.documentElement.dataset.game ?? "";
  const info = GAMES.find(({ id }) => id === game);
  if (!info) throw new Refused({ code: "unknown_game", params: { game } });
  const wishes = readSetupLink(new URLSearchParams(said.get("options") ?? ""), info);
  if (wishes.refused) throw new Refused({ code: "bad_option", params: { option: wishes.refused } });
  const count = wishes.seats ?? Math.max(2, info.seats[0]);
  const people = count - (wishes.bots ?? count - 1);
  const bots = t("setup-bot-names").split(", ");
  const seats = Array.from({ length: count }, (_, at) =>
    at < people
      ? { kind: PERSON, name: people > 1 ? t("setup-guest", { number: at + 1 }) : t("setup-you") }
      : { kind: USUAL_LEVEL, name: bots[at - people] ?? t("setup-guest", { number: at + 1 }) },
  );
  const table = typedVerbs(info.real, wishes.real ?? []);
  return ask(engine, "new", { match, game, seats, options: wishes.options, seed: wishes.seed || newSeed(), table });
}
