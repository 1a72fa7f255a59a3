/** What is read of a pasted text or a file, and that mistakes in it change nothing that is stored. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { beginShort } from "./helpers.mjs";
import { Engine, storage } from "./page.mjs";

const { Session } = await import("../../web/lib/session.js");
const saves = await import("../../web/lib/saves.js");
const { importGames } = await import("../../web/lib/import.js");
const { openSent } = await import("../../web/lib/open-sent.js");
const { readSent } = await import("../../web/lib/read-sent.js");
const { Refused } = await import("../../web/lib/engine-call.js");

const engine = new Engine();
after(() => engine.stop());
/** More if asked for: ROLLBOOK_MUTATIONS=10000. */
const COUNT = Number(process.env.ROLLBOOK_MUTATIONS ?? 200);

test("a link is found in a message, a code stands alone, and a record may begin with comments", () => {
  assert.deepEqual(readSent("Look: https://example.org/dice/?lang=de#/open/~Ab-_9. Yours, Anna"), { code: "~Ab-_9" });
  assert.deepEqual(readSent("https://example.org/#/open/%7EAb9"), { code: "~Ab9" });
  assert.deepEqual(readSent(" ~Ab9\n"), { code: "~Ab9" });
  assert.deepEqual(readSent("eJxLAA=="), { code: "eJxLAA==" });
  assert.deepEqual(readSent("\uFEFF# ours\r\n\r\nrollbook 1\r\ngame: x 1"), {
    record: "# ours\r\n\r\nrollbook 1\r\ngame: x 1\n",
  });
  assert.deepEqual(readSent('{"rollbook":1,"games":[]}'), { games: [] });
  assert.deepEqual(readSent('{"rollbook":2}'), { newer: true });
  for (const nothing of ["", "two words", "{", "[]", "https://example.org/", "#/play/abc", "# rollbook 1"])
    assert.equal(readSent(nothing), null, nothing);
});

test("a long text of hashes is read at once", () => {
  const begun = performance.now();
  assert.equal(readSent("# ".repeat(500_000)), null);
  assert.equal(readSent("#\n ".repeat(300_000)), null);
  assert.ok(performance.now() - begun < 2000);
});

test("mistakes in a file, a record or a link change nothing that is stored", async () => {
  saves.deleteAll();
  const session = await beginShort(Session, engine, "kept");
  while (!session.position.outcome) await session.bot();
  const sent = await beginShort(Session, engine, "sent");
  for (let step = 0; step < 8; step += 1) await sent.bot();
  const { code } = await session.share();
  const texts = [saves.exportText(), sent.position.record, `https://example.org/#/open/${code}`];
  saves.deleteSave(sent.id);
  const kept = storage.copy();
  const random = randomFrom(1);
  for (let number = 0; number < COUNT; number += 1) {
    const text = mutated(texts[number % texts.length], random);
    const read = readSent(text);
    if (!read || "newer" in read) continue;
    try {
      if ("games" in read) await importGames(engine, read.games);
      else await openSent(engine, read);
    } catch (error) {
      assert.ok(error instanceof Refused, text);
      assert.equal(error.code, "bad_record", text);
    }
    const now = new Map(storage.copy());
    for (const [key, value] of kept) if (/game|done/.test(key)) assert.equal(now.get(key), value, text);
    storage.reset(kept);
  }
});

/** Numbers that look random, the same ones each time. @param {number} seed */
function randomFrom(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** @param {string} text @param {(below: number) => number} random */
function mutated(text, random) {
  const [at, to] = [random(text.length + 1), random(text.length + 1)].sort((a, b) => a - b);
  const letter = 'aZ09-_~!"{}[],:\\\n #'[random(19)];
  return [
    text.slice(0, at) + letter + text.slice(at + 1),
    text.slice(0, at) + letter + text.slice(at),
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at),
    text.slice(0, to) + text.slice(at),
  ][random(5)];
}
