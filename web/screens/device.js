/**
 * What belongs to this device rather than to a table: settings, all games, the ways in and out for them, and the audit.
 * One file that is fetched when somebody asks for any of it: as files of their own, all would be cut into still smaller
 * ones for what they have in common.
 */
export { backUp } from "../lib/backup.js";
export * from "./audit.js";
export * from "./backup.js";
export * from "./library.js";
export * from "./open-game.js";
export * from "./settings.js";
export * from "./share.js";
