/** Facts into words: an event's code names its message, its parameters fill it. The same words serve the log, the caption and the screen reader. */
import { has, list, t } from "./text.js";

/** @typedef {import("../types").GameEvent} GameEvent */
/** @typedef {import("../types").Frame} Frame */
/** @typedef {import("../types").Seat} Seat */

/**
 * A parameter `seat` also gives `$name`, `losers` and other lists of seats stay numbers; a value that has a message of its own
 * (`<game>-card-clover`) also gives `$card-name`; a list of dice is read out.
 * @param {string} game
 * @param {Record<string, unknown>} params
 * @param {Seat[]} seats
 */
export function args(game, params, seats) {
  /** @type {Record<string, string | number>} */
  const found = {};
  for (const [key, value] of Object.entries(params)) {
    if (typeof value === "number") {
      found[key] = value;
      if (key === "seat") found.name = seats[value]?.name ?? "";
    } else if (typeof value === "string") {
      found[key] = value;
      if (has(`${game}-${key}-${value}`)) found[`${key}-name`] = t(`${game}-${key}-${value}`);
    } else if (Array.isArray(value)) {
      found[key] = value.join(", ");
      found[`${key}-count`] = value.length;
    }
  }
  return found;
}

/** @param {string} game @param {GameEvent} event @param {Seat[]} seats */
export function eventText(game, event, seats) {
  const id = `${game}-event-${event.code}`;
  return has(id) ? t(id, args(game, event.params, seats)) : "";
}

/** @param {string} game @param {Frame} frame @param {Seat[]} seats */
export function describe(game, frame, seats) {
  return frame.events.map((event) => eventText(game, event, seats)).filter(Boolean).join(" ");
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
