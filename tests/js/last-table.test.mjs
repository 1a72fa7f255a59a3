/** The table that was seen last: what the engine says of the record, or it is not used. */
import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import { BOTS, seated } from "./helpers.mjs";
import { Engine, storage } from "./page.mjs";

const { Overtaken, Session } = await import("../../web/lib/session.js");
const { History } = await import("../../web/lib/history.js");
const { keepTable, lastTable } = await import("../../web/lib/last-table.js");
const saves = await import("../../web/lib/saves.js");

const engine = new Engine();
after(() => engine.stop());
beforeEach(() => storage.reset([]));

const BUILD = "this build";
const KEY = "rollbook.last-table";
const { games } = /** @type {any} */ (await engine.call("games"));

/** @param {string} game @param {any[]} seats */
const begin = (game, seats) => Session.begin(engine, { game, seats, options: {}, seed: "seen" });

/** Keeps it as a table does when everything is shown. @param {any} session */
async function keep(session) {
  const history = new History(session);
  await history.load(session.position.step);
  keepTable(session.position, history, BUILD);
  return /** @type {any} */ (saves.loadSave(session.id));
}

/** A table that two people play at, on its way to the next visit. */
async function kept() {
  const session = await begin("tutto", seated("person", "person"));
  await session.play(session.position.legal[0]);
  const save = await keep(session);
  return { session, save, table: /** @type {any} */ (lastTable(save, BUILD)) };
}

for (const { id, seats } of games)
  for (const kinds of [
    ["person", "person", "person"],
    ["person", "sensible", "sensible"],
  ])
    test(`${id} with ${kinds}: after every reply, it is the table that the engine shows of the record`, async () => {
      const session = await begin(id, seated(...kinds.slice(0, Math.min(3, seats[1]))));
      for (let turn = 0; turn < 40 && !session.position.outcome; turn += 1) {
        const { legal, can_undo } = session.position;
        const save = await keep(session);
        const table = lastTable(save, BUILD);
        assert.ok(table);
        const again = await Session.resume(engine, save, table);
        assert.equal(again.position, table.position);
        await again.loaded;
        assert.equal(again.position, table.position, "the engine says something else");
        if (turn % 7 === 6 && can_undo) await session.undo();
        else if (legal.length) await session.play(legal[(turn * 5) % legal.length]);
        else await session.bot();
      }
    });

test("a move made before the engine has the match is played when it has it", async () => {
  const { save, table } = await kept();
  const session = await Session.resume(engine, save, table);
  const { step, legal } = session.position;
  const position = await session.play(legal[0]);
  assert.ok(position.step > step);
  assert.equal(saves.loadSave(session.id)?.record, position.record);
});

test("if the engine says something else, its table counts and the move is not made", async () => {
  const { save, table } = await kept();
  table.position.view.scores = [9999, 0];
  const session = await Session.resume(engine, save, table);
  await assert.rejects(session.play(table.position.legal[0]), Overtaken);
  assert.notDeepEqual(session.position.view.scores, [9999, 0]);
  assert.equal(session.position.record, save.record);
  await session.play(session.position.legal[0]);
});

test("what another window has played meanwhile counts", async () => {
  const { session: other, save, table } = await kept();
  const session = await Session.resume(engine, save, table);
  await other.play(other.position.legal[0]);
  await assert.rejects(session.play(table.position.legal[0]), Overtaken);
  assert.equal(session.position.record, other.position.record);
});

test("another build, another record and another game do not use it", async () => {
  const { session, save } = await kept();
  assert.equal(lastTable(save, "the next build"), null);
  assert.equal(lastTable(save, ""), null);
  assert.equal(lastTable({ ...save, id: "aaaaaaaaaa" }, BUILD), null);
  assert.equal(lastTable({ ...save, rev: save.rev + 1 }, BUILD), null);
  await session.play(session.position.legal[0]);
  assert.equal(lastTable(/** @type {any} */ (saves.loadSave(session.id)), BUILD), null);
});

test("damaged, it is not used", async () => {
  const { save } = await kept();
  for (const text of ["", "{half", "null", "7", '{"build":"this build"}', '{"build":"this build","position":null}']) {
    storage.setItem(KEY, text);
    assert.equal(lastTable(save, BUILD), null);
  }
});

test("it goes with its game: deleted or over", async () => {
  const { session } = await kept();
  saves.deleteSave(session.id);
  assert.equal(storage.getItem(KEY), null);
  const bots = await Session.begin(engine, { game: "tutto", seats: BOTS, options: { target: 1000 }, seed: "over" });
  await keep(bots);
  assert.ok(storage.getItem(KEY));
  while (!bots.position.outcome) await bots.bot();
  await keep(bots);
  assert.equal(storage.getItem(KEY), null);
});

test("where there is no room for a save, it makes room", async () => {
  const { session } = await kept();
  storage.capacity = storage.size;
  const { match, record } = await session.play(session.position.legal[0]);
  assert.equal(storage.getItem(KEY), null);
  assert.equal(JSON.parse(storage.getItem(`rollbook.game.${match}`) ?? "").record, record);
});

test("where there is no room for it, the save stays", async () => {
  const session = await begin("tutto", seated("person", "person"));
  storage.capacity = storage.size;
  const save = await keep(session);
  assert.equal(lastTable(save, BUILD), null);
  assert.equal(save.record, session.position.record);
});
