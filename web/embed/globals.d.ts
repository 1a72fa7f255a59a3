// Constants that the build writes into embed.js.

/** By game: the examples, each with the steps that have a page of their own. */
declare const EXAMPLES: Record<string, Record<string, number[]>>;
