// Constants that the build writes into embed.js.

/** By game: the examples, each with the steps that have a page of their own. */
declare const EXAMPLES: Record<string, Record<string, number[]>>;

/** For the builder: the script under the name that says what is in it, and its hash as browsers want it. */
declare const PINNED: { file: string; integrity: string };
