/** With IndexedDB: what is finished moves there, and each step of the way may be the last. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { everyWriteFails } from "./every-write.mjs";
import { newFolder } from "./folder.mjs";
import { kept } from "./indexed-db.mjs";
import { storage } from "./page.mjs";

const saves = await import("../../web/lib/saves.js");
const library = await import("../../web/lib/library.js");

const { backUp, backUpTo, backup, stopBackup } = await import("../../web/lib/backup.js");
const { backupTrouble } = await import("../../web/lib/backup-state.js");
const { exportDue, noteExport, postponeExport } = await import("../../web/lib/export-due.js");

/** The ids in each file; a file that is not whole is no JSON. @returns {Promise<Record<string, string[]>>} */
async function gamesIn(folder) {
  const read = [...folder.files].map(async ([name, file]) => {
    const { games } = JSON.parse(await file.text());
    return [name, games.map(({ id }) => id).sort()];
  });
  return Object.fromEntries(await Promise.all(read));
}

const FILE = "rollbook-backup.json";

/** There is a backup, and a game has got a title since. */
async function backedUp() {
  const folder = newFolder("Documents");
  assert.equal(await backUpTo(folder), null);
  const before = await gamesIn(folder);
  saves.rename((await library.everyGame()).entries[0].id, "Since");
  return { folder, before };
}

/** @param {Awaited<ReturnType<typeof backedUp>>} state @param {string} trial */
async function stillThere({ folder, before }, trial) {
  assert.deepEqual((await gamesIn(folder))[FILE], before[FILE], trial);
}

await everyWriteFails(kept, {
  "a backup": async () => {
    const state = await backedUp();
    return { run: backUp, check: (trial) => stillThere(state, trial) };
  },
  "another folder for the backup": async () => {
    const state = await backedUp();
    const other = newFolder("Elsewhere");
    return {
      run: () => backUpTo(other),
      async check(trial) {
        await stillThere(state, trial);
        const whole = [...other.files.values()].filter(({ size }) => size);
        for (const file of whole) JSON.parse(await file.text());
      },
    };
  },
  "the end of the backups": async () => {
    const state = await backedUp();
    return { run: stopBackup, check: (trial) => stillThere(state, trial) };
  },
});

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

test("a backup is written when something has changed, and begins a new file if most games are gone", async () => {
  const games = Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`game.id${at}`, game(`id${at}`, 10 + at)]));
  await start(games);
  const folder = newFolder("Documents");
  folder.files.set(FILE, new Blob(["something of somebody else"]));
  assert.equal(await backUpTo(folder), null);
  const name = "rollbook-backup-2.json";
  assert.equal((await backup())?.name, name);
  storage.writes = 0;
  await backUp();
  assert.equal(storage.writes, 0);
  await library.deleteGame("id1");
  await Promise.all([backUp(), backUp(), backUp()]);
  folder.files.delete(FILE);
  assert.deepEqual(await gamesIn(folder), { [name]: ["id2", "id3", "id4", "id5"] });
  for (const id of ["id2", "id3", "id4"]) await library.deleteGame(id);
  await backUp();
  assert.deepEqual(await gamesIn(folder), { [name]: ["id2", "id3", "id4", "id5"], [FILE]: ["id5"] });
  // Chosen once more, the same folder goes on with its file.
  assert.equal(await backUpTo(folder), null);
  assert.equal(folder.files.size, 2);
});

test("a backup that fails leaves a note, which the next one takes away", async () => {
  await start({ "game.id1": game("id1", 10) });
  const folder = newFolder("Documents");
  await backUpTo(folder);
  const text = await folder.files.get(FILE).text();
  const able = { ...folder };
  saves.rename("id1", "Since");
  const faults = {
    permission: { queryPermission: async () => "prompt" },
    folder: { getFileHandle: () => Promise.reject(new DOMException("gone", "NotFoundError")) },
    full: { getFileHandle: () => Promise.reject(new DOMException("full", "QuotaExceededError")) },
    failed: { queryPermission: () => Promise.reject(new Error("?")) },
  };
  for (const [why, fault] of Object.entries(faults)) {
    Object.assign(folder, fault);
    await backUp();
    assert.equal(backupTrouble(), why);
    assert.equal(await folder.files.get(FILE).text(), text);
    Object.assign(folder, able);
  }
  // Where games are missing, the last backup stays.
  kept.broken = true;
  await backUp();
  kept.broken = false;
  assert.equal(await folder.files.get(FILE).text(), text);
  await backUp();
  assert.equal(backupTrouble(), null);
  assert.match(await folder.files.get(FILE).text(), /Since/);
  await stopBackup();
  assert.equal(await backup(), null);
});

test("a reminder comes when many games have had no file for weeks, and seldom", () => {
  storage.reset([]);
  const [day, now] = [86_400_000, 1e12];
  const games = (/** @type {number} */ count, /** @type {number} */ days) =>
    Array.from({ length: count }, () => ({ save: { outcome: {}, updated: now - days * day } }));
  const due = (/** @type {any[]} */ entries, at = now) => exportDue(entries, at);
  assert.equal(due([]), 0);
  assert.equal(due(games(9, 30)), 0);
  assert.equal(due(games(40, 20)), 0);
  assert.equal(due([...games(1, 21), ...games(9, 0), { save: null }, { save: { outcome: null, updated: 0 } }]), 10);
  postponeExport(now);
  assert.equal(due(games(40, 90)), 0);
  assert.equal(due(games(40, 90), now + 90 * day), 40);
  assert.equal(due(games(40, 90), now - day), 40, "a clock that was wrong silences nothing for ever");
  noteExport(now - 25 * day);
  storage.removeItem("rollbook.exported");
  noteExport(now - 25 * day);
  assert.equal(due([...games(40, 30), ...games(9, 22)]), 0);
  assert.equal(due([...games(40, 30), ...games(10, 22)]), 10);
});
