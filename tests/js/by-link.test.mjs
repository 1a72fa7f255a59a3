/** What a game by link waits for, as its device says it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.mjs";

const { isGathering, isToSend, seenHere, taskOf } = await import("../../web/lib/by-link.js");
const { saveOf } = await import("../../web/lib/saves.js");

const PLAYERS = ["Anna", "Ben", "Cleo"].map((name) => ({ name, joined: true }));
const GAME = { stage: "playing", seat: 0, waiting: 0, send: false, to: null, sent: false, players: PLAYERS };

/** @param {object} more */
const task = (more) => taskOf({ ...GAME, ...more });

test("who is to act: the person here, or somebody who is named", () => {
  assert.deepEqual(task({}), { id: "own", name: "Anna" });
  assert.deepEqual(task({ waiting: 1, send: true, to: 1 }), { id: "send", name: "Ben" });
  assert.deepEqual(task({ waiting: 1, send: true, to: 1, sent: true }), { id: "wait", name: "Ben" });
  assert.deepEqual(task({ waiting: 2, send: true, sent: true }), { id: "wait", name: "Cleo" });
});

test("a link that has to be passed on comes before one's own turn, which it may lead to", () => {
  assert.deepEqual(task({ waiting: 0, send: true, to: 1 }), { id: "send", name: "Ben" });
  assert.deepEqual(task({ waiting: 0, send: true, to: 1, sent: true }), { id: "own", name: "Anna" });
});

test("before the game the invitation and the replies are handed over", () => {
  assert.equal(task({ stage: "inviting", send: true }).id, "invite");
  assert.equal(task({ stage: "inviting", send: true, sent: true }).id, "replies");
  assert.deepEqual(task({ stage: "joining", seat: null, send: true, to: 0 }), { id: "reply", name: "Anna" });
  assert.deepEqual(task({ stage: "joining", seat: null, send: true, to: 0, sent: true }), { id: "wait", name: "Anna" });
  assert.ok(isGathering({ ...GAME, stage: "inviting" }));
  assert.ok(!isGathering(GAME) && !isGathering(null));
});

test("after the end the others still get the last link, and somebody who looks on sends none", () => {
  assert.deepEqual(task({ stage: "over", waiting: null, send: true }), { id: "send-all", name: "" });
  assert.equal(task({ stage: "over", waiting: null, send: true, sent: true }).id, "over");
  assert.deepEqual(task({ seat: null, waiting: 2 }), { id: "watch", name: "Cleo" });
});

test("a name is made safe to show, and a record of another kind of device breaks nothing", () => {
  const players = [PLAYERS[0], { name: "B\u202een", joined: true }];
  assert.equal(task({ waiting: 1, players }).name, "B en");
  assert.deepEqual(task({ waiting: 7 }), { id: "wait", name: "" });
});

test("what is to be sent, and nothing else, is handed over", () => {
  const ids = ["own", "invite", "reply", "send", "send-all", "replies", "wait", "watch", "over"];
  assert.deepEqual(
    ids.filter((id) => isToSend(/** @type {any} */ ({ id, name: "" }))),
    ["invite", "reply", "send", "send-all"],
  );
});

test("a table has one person at a device of their own; what is stored knows all of them", () => {
  const seats = PLAYERS.map(({ name }) => ({ kind: "person", name }));
  const position = /** @type {any} */ ({ by_link: { ...GAME, seat: 1 }, seats, turn: { kind: "over" }, view: {} });
  const seen = seenHere(position);
  assert.deepEqual(
    seen.seats.map(({ kind }) => kind),
    ["elsewhere", "person", "elsewhere"],
  );
  assert.deepEqual(seenHere(seen), seen);
  assert.deepEqual(saveOf(seen, 0).summary.kinds, ["person", "person", "person"]);
  const local = /** @type {any} */ ({ by_link: null, seats });
  assert.equal(seenHere(local), local);
});

test("a record on the same device is of the same game however far devices have revealed, others are not", async () => {
  const { compareRecords } = await import("../../web/lib/record.js");
  const game = (/** @type {{ chain?: string, device?: string, sent?: number, moves?: string[] }} */ how) =>
    [
      "rollbook 1\ngame: x 1\nseat: person Anna\nseat: person Ben\ndice: players",
      `chain: ${how.chain ?? "1 aa"}\ndevice: ${how.device ?? "1 secret"}\nsent: ${how.sent ?? 0}`,
      `\n${(how.moves ?? []).join("\n")}`,
    ].join("\n");
  const first = game({ moves: ["a", "? 00ff"] });
  assert.equal(compareRecords(first, game({ chain: "2 bb", sent: 4, moves: ["a", "? 00ff", "b"] })), "longer");
  assert.equal(compareRecords(first, game({ moves: ["a", "open", "b"] })), "longer");
  assert.equal(compareRecords(first, game({ device: "2 secret", moves: ["a", "? 00ff"] })), "same");
  assert.equal(compareRecords(first, game({ device: "1 other", moves: ["a", "? 00ff"] })), "other");
  assert.equal(compareRecords(first, game({ moves: ["b", "open"] })), "other");
});
