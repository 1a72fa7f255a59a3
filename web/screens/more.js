/**
 * What most visits do not need, in one file that is loaded when somebody asks for some of it. As files of their own, each
 * would be cut into still smaller ones, for whatever it has in common with others, and the home page would need all of
 * those.
 */
export * from "../lib/retry.js";
export * from "./arrive.js";
export * from "./audit.js";
export * from "./by-link.js";
export { Coach } from "./coach.js";
export * from "./daily.js";
export * from "./library.js";
export * from "./open-game.js";
export * from "./result-picture.js";
export * from "./same-dice.js";
export * from "./score-sheet.js";
export * from "./statistics.js";
