/**
 * No operation ever shortens or hides a game: every write to the storage fails once, in every way, in every operation
 * that writes; then a fresh page reads what is left. With IndexedDB (library.test.mjs) and without it (saves.test.mjs).
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { beginShort } from "./helpers.mjs";
import { Engine, FAULTS, storage } from "./page.mjs";

const { Session } = await import("../../web/lib/session.js");
const saves = await import("../../web/lib/saves.js");
/** The same code with nothing in its memory: a page that is opened later. Only read with it. */
const later = await import("../../web/lib/saves.js?later");
const library = await import("../../web/lib/library.js");
const { importGames, gamesIn, undoImport } = await import("../../web/lib/import.js");
const { History } = await import("../../web/lib/history.js");
const { keepTable } = await import("../../web/lib/last-table.js");
const { newId } = await import("../../web/lib/ids.js");
const { changeSettings, rememberSetUp, noteInstall } = await import("../../web/lib/settings.js");
const { countSince } = await import("../../web/lib/statistics.js");
const { notePar, noteResult } = await import("../../web/lib/daily.js");
const { compareRecords } = await import("../../web/lib/record.js");
const { rematch } = await import("../../web/screens/result.js");
const { keepStorage } = await import("../../web/offline/persist.js");

/** In place of IndexedDB, where there is none. */
const NOWHERE = { copy: async () => /** @type {[string, string][]} */ ([]), reset: async () => {} };
let kept = NOWHERE;

const engine = new Engine();
after(() => engine.stop());

const PEOPLE = [
  { kind: "person", name: "Anna" },
  { kind: "person", name: "Ben" },
];

/** @typedef {{ items: [string, string][], kept: [string, string][] }} Stored */
/** @type {Stored} what is stored before each trial */
let stored = { items: [], kept: [] };
/** @type {Record<string, string>} ids by what they are */
const ids = {};
/** @type {string} of games played elsewhere */
let file = "";

/** How many moves of the last whole game came before its last. */
let lastMove = 0;

/** @param {string} seed @param {number} [steps] */
async function byBots(seed, steps = Infinity) {
  const session = await beginShort(Session, engine, seed);
  let step = 0;
  for (; step < steps && !session.position.outcome; step += 1) await session.bot();
  if (steps === Infinity) lastMove = step - 1;
  return session;
}

/** The table as it is on the screen. @param {InstanceType<typeof Session>} session */
const keepLast = async (session) => keepTable(session.position, new History(session), "this build");

const resume = async (/** @type {string} */ id) => Session.resume(engine, (await library.findGame(id))?.save);

/** @param {string} name @param {(save: any) => any} change */
function stash(name, change) {
  const save = change(JSON.parse(storage.getItem(`rollbook.game.${ids.running}`)));
  ids[name] = newId();
  return typeof save === "string" ? save : JSON.stringify({ ...save, id: ids[name] });
}

async function prepare() {
  for (let number = 0; number < 4; number += 1) ids[`finished ${number}`] = (await byBots(`finished${number}`)).id;
  const people = await beginShort(Session, engine, "people", PEOPLE);
  while (!people.position.outcome) await people.play((await engine.call("hint", { match: people.id })).move);
  ids.over = people.id;
  const running = await Session.begin(engine, {
    game: "tutto",
    seats: PEOPLE,
    options: { start: "1" },
    seed: "readme",
  });
  ids.running = running.id;
  await running.play("draw");
  await keepLast(running);
  // What another device has: the same game further on, another game under the same id, a new one, and rubbish.
  await byBots("last");
  saves.deleteSave(saves.library()[0].id);
  ids.last = (await byBots("last", lastMove)).id;
  const base = storage.copy();
  const ahead = await resume(ids.running);
  await ahead.play(ahead.position.legal.at(-1));
  const [longer, other] = [saves.loadSave(ids.running), saves.loadSave((await byBots("elsewhere", 3)).id)];
  file = JSON.stringify({
    rollbook: 1,
    games: [
      { ...longer, updated: 8.64e15 },
      { ...other, id: ids.running },
      other,
      { ...other, record: `${other.record}nonsense\n` },
      null,
      { id: 7 },
    ],
  });
  storage.reset(base);
  const set = (/** @type {string} */ key, /** @type {string} */ text) => storage.setItem(`rollbook.${key}`, text);
  const damaged = stash("damaged", () => "{not json");
  set(`game.${ids.damaged}`, damaged);
  const shapeless = stash("shapeless", () => '{"version":2}');
  set(`game.${ids.shapeless}`, shapeless);
  const newer = stash("newer", (save) => ({ ...save, record: save.record.replace("tutto 1", "tutto 99") }));
  set(`game.${ids.newer}`, newer);
  const aside = stash("aside", (save) => ({ ...save, record: save.record.replace("seed: readme", "seed: aside") }));
  set(`aside.game.${ids.aside}`, aside);
  // Of the same id as one that is there, but another game.
  set(
    `aside.game.${ids.running}`,
    JSON.stringify({
      ...JSON.parse(aside),
      id: ids.running,
      record: JSON.parse(aside).record.replace("seed: aside", "seed: clash"),
    }),
  );
  await library.settle();
  stored = { items: storage.copy(), kept: await kept.copy() };
}

/**
 * @typedef {{ run(): Promise<unknown>, deletes?: string | "all", undoes?: string, check?(trial: string): unknown }} Operation
 * `check`: what else must be so, whatever failed
 */
/**
 * Each is made ready before the fault, and done with it.
 * @type {Record<string, () => Promise<Operation> | Operation>}
 */
const OPERATIONS = {
  "a move": async () => {
    const session = await resume(ids.running);
    return { run: () => session.play(session.position.legal.at(-1)) };
  },
  "a new game": () => ({ run: () => Session.begin(engine, { game: "tutto", seats: PEOPLE, options: {} }) }),
  "keeping the table": async () => {
    const session = await resume(ids.running);
    await session.play(session.position.legal.at(-1));
    return { run: () => keepLast(session) };
  },
  "the last move": async () => {
    const session = await resume(ids.last);
    return { run: () => session.bot() };
  },
  "taking back": async () => {
    const session = await resume(ids.running);
    await session.play("stop");
    assert.ok(session.position.can_undo);
    return { run: () => session.undo(), undoes: session.id };
  },
  "taking the last move back": async () => {
    const session = await resume(ids.over);
    assert.ok(session.position.outcome && session.position.can_undo);
    return { run: () => session.undo(), undoes: session.id };
  },
  "a rematch": async () => {
    const before = await resume(ids["finished 1"]);
    return { run: () => rematch({ engine, info: () => null, hand: () => {} }, before, []) };
  },
  "an import": () => ({ run: () => importGames(engine, gamesIn(file)) }),
  "taking an import back": async () => {
    const { changes } = await importGames(engine, gamesIn(file));
    return { run: () => undoImport(changes), undoes: "import" };
  },
  "deleting a running game": () => ({ run: () => library.deleteGame(ids.running), deletes: ids.running }),
  "deleting a finished game": () => ({
    run: () => library.deleteGame(ids["finished 0"]),
    deletes: ids["finished 0"],
  }),
  "deleting a damaged game": () => ({ run: () => library.deleteGame(ids.damaged), deletes: ids.damaged }),
  "bringing back a deleted game": async () => {
    const deleted = await library.deleteGame(ids["finished 0"]);
    return { run: () => library.bringBackGame(deleted) };
  },
  "giving a game a title": () => ({ run: async () => saves.rename(ids.running, "The long one") }),
  "deleting everything": () => ({ run: () => library.deleteEverything(), deletes: "all" }),
  "bringing back what 0.1.0 hid": () => ({ run: async () => saves.bringBack() }),
  "the first start after 0.1.0": async () => {
    await allWhere("game.");
    return { run: async () => saves.bringBack() };
  },
  "the first start with IndexedDB": async () => {
    await allWhere("done.");
    return { run: async () => saves.bringBack() };
  },
  "a finished game here that is another one there": async () => {
    const [one, other] = [ids["finished 0"], ids["finished 1"]];
    const { save } = await library.findGame(other);
    const there = await kept.copy();
    storage.setItem(`rollbook.game.${one}`, JSON.stringify({ ...save, id: one }));
    await kept.reset(there);
    return { run: async () => saves.bringBack() };
  },
  "a game that cannot be opened": () => ({ run: async () => saves.noteTrouble(ids.newer, "newer") }),
  "a game damaged while it is open": async () => {
    const session = await resume(ids.running);
    storage.setItem(`rollbook.game.${ids.running}`, "{damaged");
    return { run: () => session.play(session.position.legal.at(-1)) };
  },
  "a game that a newer version has played on": async () => {
    const session = await resume(ids.running);
    const save = saves.loadSave(ids.running);
    storage.setItem(
      `rollbook.game.${ids.running}`,
      JSON.stringify({ ...save, record: `${save.record.replace("tutto 1", "tutto 99")}unheard-of\n` }),
    );
    return { run: () => session.play(session.position.legal.at(-1)).catch(() => {}) };
  },
  "a setting": () => ({ run: async () => changeSettings({ theme: "dark" }) }),
  "a set-up": () => ({ run: async () => rememberSetUp("tutto", { seats: PEOPLE, options: {}, real: [] }) }),
  "a challenge's result and par": () => {
    const reached = { ranks: [1, 2], scores: [6000, 50] };
    const outcome = { reason: "target", winners: [0], facts: {}, ...reached };
    return {
      run: async () => {
        noteResult({ game: "tutto", daily: "2026-11-18", match: ids["finished 0"], outcome });
        notePar("tutto", "2026-11-18", reached);
      },
    };
  },
  "statistics that start over": () => ({ run: async () => countSince(1) }),
  "statistics that count all games again": () => {
    countSince(1);
    return { run: async () => countSince(0) };
  },
  "notes about installing": () => ({ run: async () => noteInstall({ visits: 1, last: 0, declined: 0 }) }),
  "asking for lasting storage": () => ({ run: () => keepStorage() }),
};

/** Every finished game is here, where an earlier version had it. @param {string} place */
async function allWhere(place) {
  const texts = new Map(await kept.copy());
  for (const [key, text] of storage.copy()) {
    const [, where, id = ""] = key.match(/^rollbook\.(game|done)\.(.+)/) ?? [];
    if (where === "done" || (where && text.includes('"outcome":{'))) texts.set(id, text);
    if (texts.has(id)) storage.removeItem(key);
  }
  for (const [id, text] of texts) storage.setItem(`rollbook.${place}${id}`, text);
  await kept.reset([]);
}

/** @param {Stored} now */
async function openPage(now) {
  storage.reset([]);
  saves.deleteAll();
  storage.reset(now.items);
  await kept.reset(now.kept);
}

/** What a page that is opened now lists. */
async function listed() {
  storage.reset(storage.copy());
  later.noteTrouble("", null);
  return library.join(later.library(), new Map(await kept.copy()));
}

/**
 * @param {ReturnType<typeof library.join>} was
 * @param {ReturnType<typeof library.join>} is
 * @param {Operation} operation
 * @param {string} trial
 */
function nothingIsLost(was, is, { deletes, undoes }, trial) {
  for (const { id, text, save } of was) {
    if (deletes === "all" || deletes === id || undoes === "import" || undoes === id) continue;
    const kept = is.some((other) =>
      save && other.save
        ? ["same", "longer"].includes(compareRecords(save.record, other.save.record))
        : other.text === text,
    );
    assert.ok(kept, `${trial}: ${id} is lost: ${text.slice(0, 200)}`);
  }
}

/**
 * @param {typeof NOWHERE} [where] IndexedDB
 * @param {typeof OPERATIONS} [more] what needs it
 */
export async function everyWriteFails(where = NOWHERE, more = {}) {
  kept = where;
  before(prepare);
  for (const [name, ready] of Object.entries({ ...OPERATIONS, ...more })) test(name, () => failing(ready));
}

/** And what follows by itself. @param {Operation} operation */
async function run(operation) {
  await operation.run();
  await library.settle();
}

/** @param {typeof OPERATIONS[string]} ready */
async function failing(ready) {
  await openPage(stored);
  const operation = await ready();
  storage.writes = 0;
  await run(operation);
  const count = storage.writes;
  assert.ok(count > 0, "it writes nothing");
  const whole = await listed();
  for (let at = 1; at <= count; at += 1) {
    for (const how of FAULTS) {
      const trial = `write ${at} of ${count}, ${how}`;
      await openPage(stored);
      const again = await ready();
      const was = await listed();
      storage.writes = 0;
      storage.fault = { at, how };
      await run(again);
      const is = await listed();
      nothingIsLost(was, is, again, trial);
      await again.check?.(trial);
      if (again.undoes === "import") nothingIsLost(await listedIn(stored), is, {}, trial);
      if (again.undoes && again.undoes !== "import") {
        const records = [was, whole].map((list) => list.find(({ id }) => id === again.undoes)?.save?.record);
        assert.ok(
          records.includes(is.find(({ id }) => id === again.undoes)?.save?.record),
          `${trial}: neither before nor after`,
        );
      }
    }
  }
}

/** @param {Stored} now */
async function listedIn(now) {
  const items = storage.copy();
  storage.reset(now.items);
  const found = library.join(later.library(), new Map(now.kept));
  storage.reset(items);
  return found;
}
