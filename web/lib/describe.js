/**
 * Facts into words: an event's code names its message, its parameters fill it. The same words serve the log, the
 * caption and the screen reader.
 */
import { has, list, percent, t } from "./messages.js";
import { countPeople } from "./seats.js";

/** @typedef {import("../types").GameEvent} GameEvent */
/** @typedef {import("../types").Step} Step */
/** @typedef {import("../types").Seat} Seat */

/**
 * What a message can use of these facts. A parameter `seat` also gives `$name`, and any other number `$to-name`: the name
 * at that seat. A `chance` becomes a percentage, `seats` become names, yes and no become "true" and "false", and null
 * becomes "none". A value with its own message (`<game>-card-clover`) also gives `$card-name`. An object, such as a
 * coloured die, is put into words by the message of its key (`<game>-die`). In a list, each object is put into words by
 * `<game>-dice-one` and each word by `<game>-dice-<word>`.
 * @param {string} game
 * @param {Record<string, unknown>} params
 * @param {Seat[]} seats
 */
export function args(game, params, seats) {
  /** @type {Record<string, string | number>} */
  const found = {};
  for (const [key, value] of Object.entries(params)) {
    if (typeof value === "number") {
      found[key] = key === "chance" ? percent(value) : value;
      found[key === "seat" ? "name" : `${key}-name`] = seats[value]?.name ?? "";
    } else if (typeof value === "boolean") {
      found[key] = String(value);
    } else if (typeof value === "string") {
      found[key] = value;
      if (has(`${game}-${key}-${value}`)) found[`${key}-name`] = t(`${game}-${key}-${value}`);
    } else if (Array.isArray(value)) {
      found[key] = key === "seats" ? names(value, seats) : items(game, key, value, seats);
      found[`${key}-count`] = value.length;
    } else if (value === null) {
      found[key] = "none";
    } else if (value && has(`${game}-${key}`)) {
      found[key] = t(`${game}-${key}`, args(game, /** @type {Record<string, unknown>} */ (value), seats));
    }
  }
  return found;
}

/**
 * Things in words, equal ones counted, with an "and" before the last; plain values with commas.
 * @param {string} game
 * @param {string} key
 * @param {unknown[]} values
 * @param {Seat[]} seats
 */
function items(game, key, values, seats) {
  const words = values.map((one) => item(game, key, one, seats));
  if (words.includes(null)) return values.join(", ");
  if (values.some((one) => typeof one !== "string")) return list(/** @type {string[]} */ (words));
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const word of /** @type {string[]} */ (words)) times.set(word, (times.get(word) ?? 0) + 1);
  return list([...times].map(([thing, count]) => (count > 1 ? t("times", { count, thing }) : thing)));
}

/** @param {string} game @param {string} key @param {unknown} value @param {Seat[]} seats */
function item(game, key, value, seats) {
  if (value && typeof value === "object")
    return t(`${game}-${key}-one`, args(game, /** @type {Record<string, unknown>} */ (value), seats));
  return has(`${game}-${key}-${value}`) ? t(`${game}-${key}-${value}`) : null;
}

/** @param {string} game @param {GameEvent} event @param {Seat[]} seats */
export function eventText(game, event, seats) {
  const id = `${game}-event-${event.code}`;
  return has(id) ? t(id, args(game, event.params, seats)) : "";
}

/**
 * The odds beside a hint, a line each.
 * @param {string} game
 * @param {import("../types").Fact[]} odds
 * @param {Seat[]} seats
 */
export const oddsTexts = (game, odds, seats) =>
  odds.map(({ code, params }) => t(`${game}-odds-${code}`, args(game, params, seats)));

/**
 * Where several people share the device, nothing is said that only some of them may know.
 * @param {string} game @param {Step} frame @param {Seat[]} seats
 */
export function describe(game, frame, seats) {
  const shared = countPeople(seats) > 1;
  return frame.events
    .filter(({ secret }) => !(secret && shared))
    .map((event) => eventText(game, event, seats))
    .filter(Boolean)
    .join(" ");
}

/**
 * An error of the engine in plain words.
 * @param {{ code: string, params?: Record<string, unknown> }} error
 */
export function errorText(error) {
  const id = `error-${error.code}`;
  return has(id) ? t(id, args("error", error.params ?? {}, [])) : t("error-internal");
}

/** @param {number[]} seats @param {Seat[]} all */
export const names = (seats, all) => list(seats.map((seat) => all[seat]?.name ?? ""));

/**
 * Who has won; a practice game has a result but no winner.
 * @param {string} game @param {import("../types").Outcome} outcome @param {import("../types").Seat[]} seats
 */
export const headline = (game, { winners, scores }, seats) =>
  winners.length
    ? t("result-won", { count: winners.length, names: names(winners, seats) })
    : t(`${game}-practice`, { score: scores[0] });
