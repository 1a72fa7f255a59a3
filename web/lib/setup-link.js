/**
 * A link that fills in the set-up of a new game: `#/new/<game>?seats=3&bots=1&target=30&seed=abc`, or with
 * `who=person,expert` instead of seats and bots; `dice=turns` for dice that no choice shifts; `real=dice` for what the
 * players have of their own.
 */

import { PERSON } from "./seats.js";

/** @typedef {import("../types").GameInfo} GameInfo */
/** @typedef {import("../types").OptionInfo} OptionInfo */
/**
 * @typedef {object} Wishes
 * @property {number | null} seats
 * @property {number | null} bots how many of the seats
 * @property {string[] | null} who the kind of every seat
 * @property {string} seed
 * @property {boolean} byTurn
 * @property {string[] | null} real ids of `GameInfo.real`
 * @property {Record<string, string | number>} options
 * @property {string | null} refused the first parameter that does not fit this game; then the whole link is refused
 */

/** The dice that no choice shifts; see docs/dice.md. */
export const BY_TURN = "turns";
/** The engine's own limit: a link is read before the engine has started. A test compares the two. */
const SEED_LENGTH = 64;

/** @param {URLSearchParams} query @param {Pick<GameInfo, "seats" | "options" | "bots" | "real">} info @returns {Wishes} */
export function readSetupLink(query, info) {
  /** @type {Wishes} */
  const wishes = {
    seats: null,
    bots: null,
    who: null,
    seed: "",
    byTurn: false,
    real: null,
    options: {},
    refused: null,
  };
  const [fewest, most] = info.seats;
  for (const [id, value] of query) {
    const option = info.options.find((one) => one.id === id);
    if (id === "seats" && between(value, fewest, most)) wishes.seats = Number(value);
    else if (id === "bots" && between(value, 0, most)) wishes.bots = Number(value);
    else if (id === "seed" && value && value.length <= SEED_LENGTH) wishes.seed = value;
    else if (id === "who" && areKinds(value.split(","), info)) wishes.who = value.split(",");
    else if (id === "dice" && value === BY_TURN) wishes.byTurn = true;
    else if (id === "real" && value.split(",").every((one) => info.real.some((part) => part.id === one)))
      wishes.real = value.split(",");
    else if (option && allows(option, value)) wishes.options[id] = option.kind === "number" ? Number(value) : value;
    else wishes.refused ??= `${id}=${value}`;
  }
  if (wishes.bots !== null && wishes.seats === null) wishes.seats = Math.max(fewest, Math.min(wishes.bots + 1, most));
  if (wishes.bots !== null && wishes.seats !== null && wishes.bots > wishes.seats)
    wishes.refused ??= `bots=${wishes.bots}`;
  return wishes;
}

/**
 * The address that asks for a set-up.
 * @param {GameInfo} info
 * @param {{ kinds: string[], seed: string, options: Record<string, string | number> }} wanted
 */
export function setupLink({ id, options: known }, { kinds, seed, options }) {
  const query = new URLSearchParams({ who: kinds.join(","), seed, dice: BY_TURN });
  for (const { id: option, default: usual } of known)
    if (options[option] !== undefined && options[option] !== usual) query.set(option, String(options[option]));
  return new URL(`./#/new/${id}?${query}`, document.baseURI).href;
}

/** @param {string[]} kinds @param {Pick<GameInfo, "seats" | "bots">} info */
const areKinds = (kinds, { seats: [fewest, most], bots }) =>
  between(String(kinds.length), fewest, most) && kinds.every((kind) => kind === PERSON || bots.includes(kind));

/** @param {string} value @param {number} min @param {number} max */
const between = (value, min, max) => /^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max;

/** @param {OptionInfo} option @param {string} value */
export function allows({ kind, values = [], min = 0, max = 0, step = 1 }, value) {
  if (kind === "number") return between(value, min, max) && (Number(value) - min) % step === 0;
  return values.map(String).includes(value);
}
