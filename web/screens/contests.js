/**
 * What compares several games: the daily challenge, the same dice for several people, and the statistics. One file that is
 * fetched when somebody asks for any of it.
 */
export * from "./daily.js";
export * from "./same-dice.js";
export * from "./statistics.js";
