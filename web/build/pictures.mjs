// Draws what the rule pages show, as the tables draw it: [[game, kind, which], …] on stdin, as many pieces of markup on
// stdout.

import fs from "node:fs";

// The catalogues are not asked for anything here; their module only wants to know which there are.
Object.assign(globalThis, { LANGUAGES: {} });

/** @type {[game: string, kind: string, which: string][]} */
const wanted = JSON.parse(fs.readFileSync(0, "utf8"));

const drawn = [];
for (const [game, kind, which] of wanted) {
  /** @type {Record<string, (which: string) => string>} */
  const pictures = await import(`../games/${game}/pictures.js`);
  if (!(kind in pictures)) throw new Error(`web/games/${game}/pictures.js draws no ${kind}`);
  drawn.push(pictures[kind](which));
}
console.log(JSON.stringify(drawn));
