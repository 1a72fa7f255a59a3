/**
 * What a file may do to the games that are here: add to them, and nothing else. And what is listed, whatever is stored.
 */
import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import { beginShort } from "./helpers.mjs";
import { Engine, storage } from "./page.mjs";

const { Session } = await import("../../web/lib/session.js");
const saves = await import("../../web/lib/saves.js");
const { importGames, gamesIn, undoImport } = await import("../../web/lib/import.js");
const { compareRecords } = await import("../../web/lib/record.js");
const { openSent } = await import("../../web/lib/open-sent.js");

const engine = new Engine();
after(() => engine.stop());

/** @param {string} seed @param {number} steps */
async function play(seed, steps) {
  const session = await beginShort(Session, engine, seed);
  for (let step = 0; step < steps && !session.position.outcome; step += 1) await session.bot();
  return session.id;
}

const bring = (/** @type {any[]} */ games) => importGames(engine, gamesIn(JSON.stringify({ rollbook: 1, games })));
const told = (/** @type {any} */ { added, longer, here, skipped }) => ({
  added,
  longer,
  here,
  skipped: skipped.map(({ at, why }) => [at, why]),
});
const records = () =>
  saves
    .library()
    .map(({ save, text }) => save?.record ?? text)
    .sort();
const none = { added: 0, longer: 0, here: 0, skipped: [] };

beforeEach(() => {
  storage.reset([]);
  saves.deleteAll();
});

test("the longer record of a game counts, whichever side has it", async () => {
  const id = await play("two", 3);
  const short = saves.loadSave(id);
  const session = await Session.resume(engine, short);
  await session.bot();
  assert.equal(session.position.outcome, null);
  const long = saves.loadSave(id);
  assert.deepEqual(told(await bring([short])), { ...none, here: 1 });
  assert.equal(saves.loadSave(id).record, long.record);
  storage.setItem(`rollbook.game.${id}`, JSON.stringify(short));
  assert.deepEqual(told(await bring([long, short, long])), { ...none, longer: 1, here: 2 });
  assert.equal(saves.loadSave(id).record, long.record);
  assert.equal(saves.library().length, 1);
});

test("a game is known by what it says, however its record is written", async () => {
  const save = saves.loadSave(await play("two", 6));
  const lines = save.record.split("\n").slice(0, -3);
  const terse = lines.filter((line) => !line.startsWith("option:") || /target|start/.test(line)).join("\r\n");
  assert.notEqual(lines.join("\r\n"), terse);
  assert.deepEqual(told(await bring([{ ...save, record: `# a copy\r\n${terse}` }])), { ...none, here: 1 });
  assert.deepEqual(records(), [save.record]);
});

test("another game under the same id gets a new one, once", async () => {
  const [id, other] = [await play("one", 3), await play("two", 4)];
  const [mine, theirs] = [saves.loadSave(id), { ...saves.loadSave(other), id }];
  saves.deleteSave(other);
  assert.deepEqual(told(await bring([theirs])), { ...none, added: 1 });
  assert.equal(saves.loadSave(id).record, mine.record);
  assert.deepEqual(records(), [mine.record, theirs.record].sort());
  assert.deepEqual(told(await bring([theirs])), { ...none, here: 1 }, "read again, it is known by what it says");
});

test("a game that parted ways stays, and so does the other", async () => {
  const people = [
    { kind: "person", name: "Anna" },
    { kind: "person", name: "Ben" },
  ];
  const session = await Session.begin(engine, {
    game: "tutto",
    seats: people,
    options: { start: "1" },
    seed: "readme",
  });
  await session.play("draw");
  await session.play("stop");
  const stopped = saves.loadSave(session.id);
  await session.undo();
  await session.play("keep 5");
  const kept = saves.loadSave(session.id);
  assert.deepEqual(told(await bring([stopped])), { ...none, added: 1 });
  assert.deepEqual(records(), [stopped.record, kept.record].sort());
});

test("a date, an id or a summary from a file is not believed", async () => {
  const save = saves.loadSave(await play("one", 3));
  const finished = saves.loadSave(await play("two", Infinity));
  saves.deleteAll();
  const start = Date.now();
  const odd = {
    ...save,
    id: "../../evil",
    updated: 8.64e15,
    rev: "x",
    game: "chess",
    summary: { names: ["Mallory"] },
    outcome: { winners: [0] },
  };
  assert.deepEqual(told(await bring([odd, { ...finished, updated: -5 }])), { ...none, added: 2 });
  for (const { id, save: made } of saves.library()) {
    assert.match(id, /^[a-z2-7]{10}$/);
    assert.ok(made.updated >= 0 && made.updated <= Date.now());
    assert.deepEqual(made.summary.names, ["Otto", "Mia"]);
  }
  assert.equal(saves.library()[0].save.outcome, null);
  assert.ok(saves.library()[0].save.updated >= start);
});

test("what cannot be read is named and left out, the rest is not", async () => {
  const save = saves.loadSave(await play("one", 3));
  saves.deleteAll();
  const broken = { ...save, record: `${save.record}nonsense\n` };
  const newer = { ...save, record: save.record.replace("tutto 1", "tutto 99") };
  const strange = { ...save, record: save.record.replace("rollbook 1", "rollbook 2") };
  const report = await bring([null, 7, {}, broken, newer, strange, { ...save, record: "" }, save]);
  assert.deepEqual(told(report), {
    ...none,
    added: 1,
    skipped: [
      [1, "damaged"],
      [2, "damaged"],
      [3, "damaged"],
      [4, "damaged"],
      [5, "newer"],
      [6, "unknown"],
      [7, "unknown"],
    ],
  });
  assert.deepEqual(report.skipped[3].names, ["Otto", "Mia"]);
  assert.deepEqual(records(), [save.record]);
  assert.equal(gamesIn("<html>"), null);
  assert.equal(gamesIn('{"games":[]}'), null);
});

test("a full storage leaves out what has no room, and loses nothing", async () => {
  const first = saves.loadSave(await play("one", 3));
  const second = saves.loadSave(await play("two", 3));
  saves.deleteSave(second.id);
  storage.writes = 0;
  storage.fault = { at: 1, how: "full" };
  assert.deepEqual(told(await bring([second])), { ...none, skipped: [[1, "full"]] });
  assert.deepEqual(records(), [first.record]);
});

test("an import that is undone leaves everything as it was", async () => {
  const [id, grown, gone] = [await play("one", 3), await play("two", 3), await play("three", Infinity)];
  const before = saves.loadSave(grown);
  const session = await Session.resume(engine, before);
  await session.bot();
  const games = [saves.loadSave(grown), { ...saves.loadSave(gone), id }, saves.loadSave(id)];
  saves.deleteSave(gone);
  storage.setItem(`rollbook.game.${grown}`, JSON.stringify(before));
  storage.setItem("rollbook.game.damaged", "{");
  saves.tidy();
  const state = storage.copy().sort();
  const report = await bring(games);
  assert.deepEqual(told(report), { ...none, added: 1, longer: 1, here: 1 });
  assert.notDeepEqual(storage.copy().sort(), state);
  assert.equal(await undoImport(report.changes), 0);
  assert.deepEqual(storage.copy().sort(), state);
});

test("a game that was played on since stays when the import is undone", async () => {
  const save = saves.loadSave(await play("one", 3));
  saves.deleteAll();
  const report = await bring([save]);
  const session = await Session.resume(engine, saves.loadSave(save.id));
  await session.bot();
  assert.equal(await undoImport(report.changes), 1);
  assert.equal(compareRecords(save.record, saves.loadSave(save.id).record), "longer");
});

test("what is saved to a file can be read from it, damaged games included", async () => {
  await play("one", 3);
  await play("two", Infinity);
  storage.setItem("rollbook.game.damaged", "{not json");
  storage.setItem("rollbook.aside.game.hidden", "{hidden");
  const before = records();
  const file = saves.exportText();
  for (const text of ["{not json", "{hidden"])
    assert.ok(JSON.parse(file).damaged.some((/** @type {any} */ one) => one.text === text));
  saves.deleteAll();
  const report = await importGames(engine, gamesIn(file));
  assert.deepEqual(told(report), {
    ...none,
    added: 2,
    skipped: [
      [3, "damaged"],
      [4, "damaged"],
    ],
  });
  assert.deepEqual(
    records(),
    before.filter((one) => !one.startsWith("{")),
  );
});

test("finished games never make room for others, not even to version 0.1.0", async () => {
  const ids = [];
  for (let number = 0; number < 20; number += 1) ids.push(await play(`game${number}`, Infinity));
  assert.deepEqual(
    saves
      .library()
      .map(({ id }) => id)
      .sort(),
    [...ids].sort(),
  );
  // 0.1.0 deletes what is finished and stored under `game.`, but for twelve.
  for (const id of ids) storage.removeItem(`rollbook.game.${id}`);
  assert.deepEqual(
    saves
      .library()
      .map(({ id }) => id)
      .sort(),
    [...ids].sort(),
  );
  // Its import overwrites a game with what an older file says of it.
  const whole = saves.loadSave(ids[5]);
  storage.setItem(
    `rollbook.game.${ids[5]}`,
    JSON.stringify({ ...whole, outcome: null, record: whole.record.split("\n").slice(0, -4).join("\n") }),
  );
  assert.equal(saves.loadSave(ids[5]).record, whole.record);
  assert.ok(saves.deleteSave(ids[3]));
  assert.equal(saves.loadSave(ids[3]), null);
});

test("what 0.1.0 hid comes back, next to a game that took its place", async () => {
  const [one, two] = [await play("one", 3), await play("two", 4)];
  const [first, second] = [saves.loadSave(one), saves.loadSave(two)];
  saves.deleteAll();
  storage.setItem(`rollbook.aside.game.${one}`, JSON.stringify({ ...second, id: one }));
  storage.setItem(`rollbook.aside.game.${two}`, "{");
  storage.setItem(`rollbook.game.${one}`, JSON.stringify(first));
  saves.bringBack();
  assert.deepEqual(records(), [first.record, second.record, "{"].sort());
  assert.equal(saves.loadSave(one).record, first.record);
  assert.equal(storage.copy().filter(([key]) => key.includes("aside")).length, 0);
  // No room to bring it back: it is listed where it is.
  storage.setItem("rollbook.aside.game.third", "{third");
  storage.writes = 0;
  storage.fault = { at: 1, how: "full" };
  saves.bringBack();
  assert.equal(saves.library().find(({ text }) => text === "{third")?.why, "room");
});

test("a game that could not be stored lasts as long as the page, is exported, and is stored when there is room", async () => {
  const [id, other] = [await play("one", 3), await play("two", 3)];
  const stored = saves.loadSave(id).record;
  const session = await Session.resume(engine, saves.loadSave(id));
  storage.writes = 0;
  storage.fault = { at: 1, how: "full" };
  await session.bot();
  assert.equal(JSON.parse(storage.getItem(`rollbook.game.${id}`)).record, stored);
  assert.equal(saves.loadSave(id).record, session.position.record);
  assert.ok(saves.exportText().includes(JSON.stringify(session.position.record)));
  saves.deleteSave(other);
  assert.equal(JSON.parse(storage.getItem(`rollbook.game.${id}`)).record, session.position.record);
});

test("a link brings one game, the same one twice, and without room none", async () => {
  const session = await beginShort(Session, engine, "linked");
  while (!session.position.outcome) await session.bot();
  const { code } = await session.share();
  const before = records();
  assert.deepEqual(await openSent(engine, { code }), {
    id: session.id,
    rolls: session.position.steps - (await decided(session.id)),
  });
  assert.deepEqual(records(), before);
  storage.reset([]);
  saves.deleteAll();
  storage.fault = { at: 1, how: "full" };
  assert.equal((await openSent(engine, { code })).id, "");
  assert.deepEqual(records(), []);
  const { id } = await openSent(engine, { code });
  assert.equal(saves.loadSave(id).record, session.position.record);
});

/** How many steps were decisions. @param {string} match */
async function decided(match) {
  const { seats } = await engine.call("deciders", { match });
  return seats.filter((/** @type {number | null} */ seat) => seat !== null).length;
}
