/** The places at the table: who sits there, and the fields to change it. */
import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { t } from "../lib/messages.js";
import { NAME_LENGTH, tidyName } from "../lib/names.js";
import { isPerson, PERSON, USUAL_LEVEL } from "../lib/seats.js";

/** @typedef {import("../types").Seat} Seat */

/** A name for a bot that nobody at the table has. @param {Seat[]} seats */
export const botName = (seats) =>
  t("setup-bot-names")
    .split(", ")
    .find((name) => !seats.some((seat) => seat.name === name)) ?? "Bot";

/** The seats with the names that they will have at the table. @param {Seat[]} seats @returns {Seat[]} */
export const namedSeats = (seats) =>
  seats.map(({ kind, name }, index) => ({ kind, name: tidyName(name) || t("setup-guest", { number: index + 1 }) }));

/** So many of the seats, with more people if there are too few. @param {Seat[]} seats @param {number} places */
export const resize = (seats, places) => [
  ...seats.slice(0, places),
  ...Array.from({ length: Math.max(0, places - seats.length) }, () => ({ kind: PERSON, name: "" })),
];

/** Gives the last places to bots. @param {Seat[]} seats @param {number} bots */
export function seatBots(seats, bots) {
  const people = seats.length - bots;
  seats.forEach((seat, index) => {
    if (index < people === isPerson(seat)) return;
    seat.name = index < people ? "" : botName(seats);
    seat.kind = index < people ? PERSON : USUAL_LEVEL;
  });
}

/**
 * The fields of one place; they change the seat itself.
 * @param {Seat[]} seats
 * @param {number} index
 * @param {object} how
 * @param {string[]} how.levels of the game's bots
 * @param {(() => void) | null} how.remove null: there are as few as there may be
 * @param {() => void} how.changed
 */
export function placeElement(seats, index, { levels, remove, changed }) {
  const seat = seats[index];
  const number = index + 1;
  const name = h("input", {
    class: "input name",
    maxlength: NAME_LENGTH,
    value: seat.name,
    placeholder: t("setup-guest", { number }),
    "aria-label": t("setup-name", { number }),
    autocomplete: "off",
    spellcheck: "false",
    enterkeyhint: "done",
  });
  name.addEventListener("input", () => {
    seat.name = name.value;
    changed();
  });
  name.addEventListener("focus", () => name.select());
  const kinds = [PERSON, ...levels];
  // An earlier version had other bots.
  if (!kinds.includes(seat.kind)) seat.kind = USUAL_LEVEL;
  const kind = h(
    "select",
    { class: "input", "aria-label": t("setup-kind", { number }) },
    ...kinds.map((id) =>
      h("option", { value: id, selected: id === seat.kind }, t(id === PERSON ? "setup-person" : `setup-bot-${id}`)),
    ),
  );
  kind.addEventListener("change", () => {
    seat.kind = kind.value;
    if (kind.value !== PERSON && !seat.name.trim()) name.value = seat.name = botName(seats);
    changed();
  });
  const away = h(
    "button",
    {
      class: "round",
      type: "button",
      "aria-label": t("setup-remove", { number }),
      disabled: !remove,
      on: { click: () => remove?.() },
    },
    icon("close"),
  );
  return h("li", { class: "place" }, name, kind, away);
}

/**
 * @param {"person" | "bot"} who
 * @param {boolean} full
 * @param {() => void} add
 */
export const addButton = (who, full, add) =>
  h(
    "button",
    { class: "button", type: "button", disabled: full, on: { click: add } },
    icon(who),
    t(`setup-add-${who}`),
  );
