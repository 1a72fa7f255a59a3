/** What every table does with choices and picks. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { decisionOf, ofDice, ofKind, pickFor, toggled } from "../../web/lib/choices.js";

const choices = [
  { move: "a", kind: "keep", dice: ["x", "y"] },
  { move: "b", kind: "stop", dice: [] },
  { move: "c", kind: "keep", dice: ["x"] },
];

test("only what is legal is on offer", () => {
  const model = { view: { choices }, legal: ["b", "c"] };
  assert.deepEqual(
    ofKind(model, "keep").map(({ move }) => move),
    ["c"],
  );
  assert.deepEqual(
    ofKind(model, "keep", "stop").map(({ move }) => move),
    ["b", "c"],
  );
});

test("a choice is found by exactly its dice, in any order", () => {
  assert.equal(ofDice(choices, new Set(["y", "x"]))?.move, "a");
  assert.equal(ofDice(choices, new Set(["y"])), undefined);
});

test("a pick lasts for one decision", () => {
  const begin = () => ({ dice: ["new"] });
  const pick = { of: decisionOf({ mode: "live", step: 7 }), dice: ["x"] };
  assert.equal(pickFor(pick, "7", begin), pick);
  assert.deepEqual(pickFor(pick, "8", begin), { of: "8", dice: ["new"] });
  assert.deepEqual(pickFor(pick, decisionOf({ mode: "wait", step: 7 }), begin), { of: "", dice: ["new"] });
});

test("toggling leaves the old set as it was", () => {
  const old = new Set([1, 2]);
  assert.deepEqual([...toggled(old, 2)], [1]);
  assert.deepEqual([...toggled(old, 3)], [1, 2, 3]);
  assert.deepEqual([...old], [1, 2]);
});
