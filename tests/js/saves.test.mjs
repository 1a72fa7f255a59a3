/**
 * No operation ever shortens or hides a game: every write to the storage fails once, in every way, in every operation
 * that writes; then a fresh page reads what is left.
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { beginShort } from "./helpers.mjs";
import { Engine, FAULTS, storage } from "./page.mjs";

const { Session } = await import("../../web/lib/session.js");
const saves = await import("../../web/lib/saves.js");
/** The same code with nothing in its memory: a page that is opened later. Only read with it. */
const later = await import("../../web/lib/saves.js?later");
const { importGames, gamesIn, undoImport } = await import("../../web/lib/import.js");
const { newId } = await import("../../web/lib/ids.js");
const { changeSettings, rememberSetUp, noteInstall } = await import("../../web/lib/settings.js");
const { notePar, noteResult } = await import("../../web/lib/daily.js");
const { compareRecords } = await import("../../web/lib/record.js");
const { rematch } = await import("../../web/screens/result.js");
const { keepStorage } = await import("../../web/offline/persist.js");

const engine = new Engine();
after(() => engine.stop());

const PEOPLE = [
  { kind: "person", name: "Anna" },
  { kind: "person", name: "Ben" },
];

/** @type {[string, string][]} what is stored before each trial */
let stored = [];
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

const resume = async (/** @type {string} */ id) => Session.resume(engine, saves.loadSave(id));

/** @param {string} name @param {(save: any) => any} change */
function stash(name, change) {
  const save = change(JSON.parse(storage.getItem(`rollbook.game.${ids.running}`)));
  ids[name] = newId();
  return typeof save === "string" ? save : JSON.stringify({ ...save, id: ids[name] });
}

before(async () => {
  for (let number = 0; number < 4; number += 1) ids[`finished ${number}`] = (await byBots(`finished${number}`)).id;
  const people = await beginShort(Session, engine, "people", PEOPLE);
  while (!people.position.outcome) await people.play((await people.hint()).move);
  ids.over = people.id;
  const running = await Session.begin(engine, {
    game: "tutto",
    seats: PEOPLE,
    options: { start: "1" },
    seed: "readme",
  });
  ids.running = running.id;
  await running.play("draw");
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
  stored = storage.copy();
});

/** @typedef {{ run(): Promise<unknown>, deletes?: string | "all", undoes?: string }} Operation */
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
    const { position } = await resume(ids["finished 1"]);
    return { run: () => rematch({ engine, info: () => null, hand: () => {} }, position, []) };
  },
  "an import": () => ({ run: () => importGames(engine, gamesIn(file)) }),
  "taking an import back": async () => {
    const { changes } = await importGames(engine, gamesIn(file));
    return { run: () => undoImport(changes), undoes: "import" };
  },
  "deleting a running game": () => ({ run: async () => saves.deleteSave(ids.running), deletes: ids.running }),
  "deleting a finished game": () => ({
    run: async () => saves.deleteSave(ids["finished 0"]),
    deletes: ids["finished 0"],
  }),
  "deleting a damaged game": () => ({ run: async () => saves.deleteSave(ids.damaged), deletes: ids.damaged }),
  "deleting everything": () => ({ run: async () => saves.deleteAll(), deletes: "all" }),
  "bringing back what 0.1.0 hid": () => ({ run: async () => saves.bringBack() }),
  "the first start after 0.1.0": () => {
    for (const [key, text] of storage.copy()) {
      if (!key.startsWith("rollbook.done.")) continue;
      storage.setItem(key.replace("done.", "game."), text);
      storage.removeItem(key);
    }
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
  "notes about installing": () => ({ run: async () => noteInstall({ visits: 1, last: 0, declined: 0 }) }),
  "asking for lasting storage": () => ({ run: () => keepStorage() }),
};

/** @param {[string, string][]} items */
function openPage(items) {
  storage.reset([]);
  saves.deleteAll();
  storage.reset(items);
}

/** What a page that is opened now lists. */
function listed() {
  storage.reset(storage.copy());
  later.noteTrouble("", null);
  return later.library();
}

/**
 * @param {ReturnType<typeof listed>} was
 * @param {ReturnType<typeof listed>} is
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

for (const [name, ready] of Object.entries(OPERATIONS)) {
  test(name, async () => {
    openPage(stored);
    const operation = await ready();
    const items = storage.copy();
    storage.writes = 0;
    await operation.run();
    const count = storage.writes;
    assert.ok(count > 0, "it writes nothing");
    const whole = listed();
    for (let at = 1; at <= count; at += 1) {
      for (const how of FAULTS) {
        const trial = `write ${at} of ${count}, ${how}`;
        openPage(stored);
        const again = await ready();
        const was = listed();
        storage.writes = 0;
        storage.fault = { at, how };
        await again.run();
        const is = listed();
        nothingIsLost(was, is, again, trial);
        if (again.undoes === "import") nothingIsLost(listedIn(stored), is, {}, trial);
        if (again.undoes && again.undoes !== "import") {
          const records = [was, whole].map((list) => list.find(({ id }) => id === again.undoes)?.save?.record);
          assert.ok(
            records.includes(is.find(({ id }) => id === again.undoes)?.save?.record),
            `${trial}: neither before nor after`,
          );
        }
      }
    }
    openPage(items);
  });
}

/** @param {[string, string][]} items */
function listedIn(items) {
  const now = storage.copy();
  storage.reset(items);
  const found = later.library();
  storage.reset(now);
  return found;
}
