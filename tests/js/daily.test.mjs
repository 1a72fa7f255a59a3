/** The days that have a challenge, what counts as their result, and the link that gives friends the same dice. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { storage } from "./page.mjs";

const { isDay, notePar, noteResult, resultOf, shifted, today } = await import("../../web/lib/daily.js");
const { readSetupLink, setupLink } = await import("../../web/lib/setup-link.js");

const DAY = "2026-01-31";
/** @param {string} match @param {number[]} scores */
const finished = (match, scores, daily = DAY) => ({
  game: "tutto",
  daily,
  match,
  outcome: { reason: "target", winners: [0], ranks: [1, 2], scores, facts: {} },
});

beforeEach(() => {
  while (storage.length) storage.removeItem(storage.key(0));
});

test("days are those of the calendar, up to today somewhere", () => {
  assert.equal(shifted("2026-02-28", 1), "2026-03-01");
  assert.equal(shifted("2028-03-01", -1), "2028-02-29");
  for (const day of ["2026-01-01", DAY, today()]) assert.ok(isDay(day), day);
  const wrong = ["2025-12-31", "2026-02-29", "2026-2-1", "", "today", shifted(today(), 3), "2026-13-01"];
  for (const day of wrong) assert.ok(!isDay(day), day);
});

test("the first finished attempt counts", () => {
  noteResult({ ...finished("a", [1, 2]), outcome: null });
  noteResult(finished("a", [1, 2], null));
  assert.equal(resultOf("tutto", DAY), null);
  noteResult(finished("b", [6000, 50]));
  noteResult(finished("c", [9000, 0]));
  noteResult(finished("b", [7000, 0]));
  assert.deepEqual(resultOf("tutto", DAY), { id: "b", ranks: [1, 2], scores: [6000, 50] });
  assert.equal(resultOf("tutto", "2026-01-30"), null);
});

test("a par is kept with the result, and only with one", () => {
  const par = { ranks: [2, 1], scores: [50, 6000] };
  notePar("tutto", DAY, par);
  assert.equal(storage.length, 0);
  noteResult(finished("b", [6000, 50]));
  notePar("tutto", DAY, par);
  assert.deepEqual(resultOf("tutto", DAY)?.par, par);
});

test("what is damaged is no result", () => {
  for (const text of [
    "",
    "{",
    "null",
    "[]",
    '{"id":1,"ranks":[1],"scores":[1]}',
    '{"id":"a","ranks":[],"scores":["x"]}',
  ]) {
    storage.setItem(`rollbook.daily.${DAY}.tutto`, text);
    assert.equal(resultOf("tutto", DAY), null, text);
  }
});

test("a link asks for the very set-up that it was made from", () => {
  /** @type {any} */
  const info = {
    id: "tutto",
    seats: [2, 4],
    bots: ["casual", "expert"],
    real: [{ id: "dice", verbs: ["roll"] }],
    options: [
      { id: "target", kind: "number", default: 6000, min: 1000, max: 20000, step: 500 },
      { id: "start", kind: "seat", default: "lot", values: ["lot", "1", "2"] },
    ],
  };
  const kinds = ["person", "expert", "person"];
  globalThis.document = /** @type {any} */ ({ baseURI: "https://example.org/dice/" });
  const link = new URL(setupLink(info, { kinds, seed: "a&b=c#", options: { target: 1000, start: "lot" } }));
  const [path, query] = link.hash.slice(2).split("?");
  assert.equal(path, "new/tutto");
  const asked = readSetupLink(new URLSearchParams(query), info);
  assert.deepEqual(
    { ...asked },
    {
      seats: null,
      bots: null,
      who: kinds,
      seed: "a&b=c#",
      byTurn: true,
      real: null,
      options: { target: 1000 },
      refused: null,
    },
  );
  assert.deepEqual(readSetupLink(new URLSearchParams("real=dice"), info).real, ["dice"]);
  for (const wrong of [
    "real=cards",
    "who=person",
    "who=person,wizard",
    "who=",
    "dice=loaded",
    "dice=",
    `who=${"person,".repeat(9)}`,
  ])
    assert.notEqual(readSetupLink(new URLSearchParams(wrong), info).refused, null, wrong);
});
