/** With IndexedDB: what is finished moves there, and each step of the way may be the last. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { everyWriteFails } from "./every-write.mjs";
import { kept } from "./indexed-db.mjs";
import { storage } from "./page.mjs";

const saves = await import("../../web/lib/saves.js");
const library = await import("../../web/lib/library.js");

await everyWriteFails(kept);

/** @param {string} id @param {number} moves @param {object} [more] */
function game(id, moves, more = {}) {
  const record = `rollbook 1\ngame: tutto 1\nseed: ${id[0]}\n\n${"stop\n".repeat(moves)}`;
  const outcome = moves > 2 ? { winners: [0] } : null;
  const summary = { names: ["Anna"], kinds: ["person"], scores: null, turn: null };
  return JSON.stringify({ id, game: "tutto", record, rev: 0, updated: moves, summary, outcome, ...more });
}

/** @param {Record<string, string>} here @param {[string, string][]} there */
async function start(here, there = []) {
  storage.reset([]);
  saves.deleteAll();
  storage.reset(Object.entries(here).map(([key, text]) => [`rollbook.${key}`, text]));
  await kept.reset(there);
  await library.settle();
  return (await library.everyGame()).entries;
}

test("the latest three stay where 0.1.0 looks, and all are in IndexedDB", async () => {
  const here = Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`game.id${at}`, game(`id${at}`, 10 + at)]));
  const found = await start(here);
  assert.deepEqual(
    found.map(({ id }) => id),
    ["id5", "id4", "id3", "id2", "id1"],
  );
  assert.deepEqual(
    storage
      .copy()
      .map(([key]) => key)
      .filter((key) => /game|done/.test(key))
      .sort(),
    ["rollbook.game.id3", "rollbook.game.id4", "rollbook.game.id5"],
  );
  assert.deepEqual(
    await kept.copy(),
    [1, 2, 3, 4, 5].map((at) => [`id${at}`, here[`game.id${at}`]]),
  );
  // 0.1.0 deletes one of them: it is not lost.
  storage.removeItem("rollbook.game.id3");
  assert.equal((await library.everyGame()).entries.length, 5);
});

test("0.1.0 in between, which deletes what is finished beyond the twelfth, loses nothing", async () => {
  const many = Array.from({ length: 20 }, (_, at) => [`id${at}`, game(`id${at}`, 5, { updated: at })]);
  await start(Object.fromEntries(many.map(([id, text]) => [`game.${id}`, text])));
  for (let at = 0; at < 15; at += 1)
    storage.setItem(`rollbook.game.old${at}`, game(`old${at}`, 5, { updated: 100 + at }));
  const here = saves.finishedHere();
  for (const { id } of here.slice(12)) storage.removeItem(`rollbook.game.${id}`);
  await library.settle();
  const found = new Map((await library.everyGame()).entries.map(({ id, text }) => [id, text]));
  for (const [id, text] of many) assert.equal(found.get(id), text);
  for (const { id, text } of here.slice(0, 12)) assert.equal(found.get(id), text);
  assert.equal(found.size, 20 + 12);
});

test("of a game in two places the longer record counts", async () => {
  const [short, long] = [game("aa", 2), game("aa", 5)];
  assert.deepEqual(
    (await start({ "game.aa": short }, [["aa", long]])).map(({ text }) => text),
    [long],
  );
  assert.deepEqual(
    (await start({ "game.aa": long }, [["aa", short]])).map(({ text }) => text),
    [long],
  );
  assert.deepEqual(await kept.copy(), [["aa", long]]);
});

test("a game that was taken back after its end stays so, whenever the page was closed", async () => {
  const back = game("aa", 2, { undone: true });
  assert.deepEqual(
    (await start({ "game.aa": back }, [["aa", game("aa", 5)]])).map(({ text }) => text),
    [back],
  );
  assert.deepEqual(await kept.copy(), []);
});

test("two games of one id are two games, and so is what cannot be read", async () => {
  const other = game("aa", 5, { record: "rollbook 1\ngame: tutto 1\nseed: other\n\nstop\n" });
  const found = await start({ "game.aa": game("aa", 4) }, [["aa", other]]);
  assert.equal(found.length, 2);
  assert.equal(new Set(found.map(({ save }) => save?.record)).size, 2);
  const newer = '{"shape":"of a newer version"}';
  const texts = (await start({ "game.aa": game("aa", 4) }, [["aa", newer]])).map(({ text }) => text);
  assert.deepEqual(texts.sort(), [game("aa", 4), newer].sort());
});

test("a deleted game comes back word for word, with its title", async () => {
  for (const moves of [2, 5]) {
    const text = game("aa", moves);
    await start({ "game.aa": text });
    saves.rename("aa", "The best one");
    const deleted = await library.deleteGame("aa");
    assert.deepEqual((await library.everyGame()).entries, []);
    assert.equal(saves.titleOf("aa"), "");
    assert.ok(await library.bringBackGame(deleted));
    assert.deepEqual(
      (await library.everyGame()).entries.map((one) => one.text),
      [text],
    );
    assert.equal(saves.titleOf("aa"), "The best one");
  }
});

test("if IndexedDB has games and does not answer, that is said and nothing is deleted", async () => {
  await start({ "game.aa": game("aa", 5) });
  kept.broken = true;
  const { entries, missing } = await library.everyGame();
  assert.ok(missing);
  assert.deepEqual(
    entries.map(({ id }) => id),
    ["aa"],
  );
  assert.equal(await library.deleteGame("aa"), null);
  assert.equal(await library.deleteEverything(), false);
  kept.broken = false;
  assert.equal((await library.everyGame()).entries.length, 1);
});
