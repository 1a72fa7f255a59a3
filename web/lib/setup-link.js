/** A link that fills in the set-up of a new game: `#/new/<game>?seats=3&bots=1&target=30&seed=abc`. */

/** @typedef {import("../types").GameInfo} GameInfo */
/** @typedef {import("../types").OptionInfo} OptionInfo */
/**
 * @typedef {object} Wishes
 * @property {number | null} seats
 * @property {number | null} bots how many of the seats
 * @property {string} seed
 * @property {Record<string, string | number>} options
 * @property {string | null} refused the first parameter that does not fit this game; then the whole link is refused
 */

/** The engine's own limit: a link is read before the engine has started. A test compares the two. */
const SEED_LENGTH = 64;

/** @param {URLSearchParams} query @param {Pick<GameInfo, "seats" | "options">} info @returns {Wishes} */
export function readSetupLink(query, info) {
  /** @type {Wishes} */
  const wishes = { seats: null, bots: null, seed: "", options: {}, refused: null };
  const [fewest, most] = info.seats;
  for (const [id, value] of query) {
    const option = info.options.find((one) => one.id === id);
    if (id === "seats" && between(value, fewest, most)) wishes.seats = Number(value);
    else if (id === "bots" && between(value, 0, most)) wishes.bots = Number(value);
    else if (id === "seed" && value && value.length <= SEED_LENGTH) wishes.seed = value;
    else if (option && allows(option, value)) wishes.options[id] = option.kind === "number" ? Number(value) : value;
    else wishes.refused ??= `${id}=${value}`;
  }
  if (wishes.bots !== null && wishes.seats === null) wishes.seats = Math.max(fewest, Math.min(wishes.bots + 1, most));
  if (wishes.bots !== null && wishes.seats !== null && wishes.bots > wishes.seats)
    wishes.refused ??= `bots=${wishes.bots}`;
  return wishes;
}

/** @param {string} value @param {number} min @param {number} max */
const between = (value, min, max) => /^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max;

/** @param {OptionInfo} option @param {string} value */
export function allows({ kind, values = [], min = 0, max = 0, step = 1 }, value) {
  if (kind === "number") return between(value, min, max) && (Number(value) - min) % step === 0;
  return values.map(String).includes(value);
}
