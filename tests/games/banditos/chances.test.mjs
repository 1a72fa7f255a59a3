/** What the chances at its spaces tell. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { speak } from "../../js/catalogues.mjs";

const { chanceText, whyText } = await import("../../../web/lib/chances.js");

test("a figure at a space is about that space, or there is none", async () => {
  await speak("en", ["banditos"]);
  const makes = (/** @type {string} */ code) => [{ code, params: { place: 3, chance: 0.31 } }];
  assert.equal(chanceText("banditos", makes("wins")), "31%");
  assert.equal(chanceText("banditos", makes("other_wins")), "");
  assert.match(whyText("banditos", undefined, makes("other_wins"), []), /C, next roll: win 31%/);
});
