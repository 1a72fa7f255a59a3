/** What several tests in Node share: seats, models of a table, and questions about them. */
import { readFileSync } from "node:fs";

/** Seats called A, B, C and so on. @param {string[]} kinds */
export const seated = (...kinds) => kinds.map((kind, at) => ({ kind, name: "ABCDEFGHIJ"[at] }));

export const BOTS = [
  { kind: "random", name: "Otto" },
  { kind: "random", name: "Mia" },
];

/** A table at which a person decides; every choice is legal. @param {any} view @param {object} more @returns {any} */
export const liveModel = (view, more = {}) => ({
  mode: "live",
  step: 5,
  legal: view.choices.map((/** @type {any} */ { move }) => move),
  view,
  outcome: null,
  actions: [],
  ...more,
});

/** @param {URL} file @returns {any[]} views that the engine really gave */
export const readGoldens = (file) => JSON.parse(readFileSync(file, "utf8")).map((/** @type {any} */ { view }) => view);

/**
 * Makes models of such views.
 * @param {any[]} views @param {object} common what all models share
 * @returns {(wanted: (view: any) => boolean, more?: object) => any} a model of the first view that passes the test
 */
export const goldenModels =
  (views, common) =>
  (wanted, more = {}) =>
    liveModel(views.find(wanted), { ...common, ...more });

/** Whether a view offers all these kinds of choices. @param {any} view @param {string[]} kinds */
export const has = (view, ...kinds) =>
  kinds.every((kind) => view.choices.some((/** @type {any} */ one) => one.kind === kind));

/** @param {any[]} options */
export const ids = (options) => options.map(({ id }) => id);

/** A short game. @param {any} Session @param {any} engine @param {string} seed @param {any[]} [seats] */
export const beginShort = (Session, engine, seed, seats = BOTS) =>
  Session.begin(engine, { game: "tutto", seats, options: { target: 1000, start: "1" }, seed });
