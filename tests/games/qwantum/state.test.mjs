/** What is picked at a table of Qwantum, and what it shows and offers because of it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  current,
  inFront,
  NOTHING,
  notes,
  offers,
  pickAt,
  picked,
  tabs,
  takeable,
  tapped,
  writes,
} from "../../../web/games/qwantum/state.js";
import { liveModel } from "../../js/helpers.mjs";

const again = (/** @type {string[]} */ ...dice) => ({ move: `again ${dice.join()}`, kind: "again", dice });
const write = (/** @type {string} */ colour) => ({ move: `write ${colour}`, kind: "write", colour });
const PASS = { move: "pass", kind: "pass", miss: 5, ends: false };
const CHOICES = [again("a"), again("b"), again("a", "b"), write("red"), PASS];
const PEOPLE = [
  { kind: "person", name: "Anna" },
  { kind: "sensible", name: "Otto" },
  { kind: "person", name: "Ben" },
];

const VIEW = { phase: "throw", player: 0, active: 0, scores: [9, 7, 9], leaders: [0, 2], chosen: [], last: null };
const model = (view = {}, more = {}) =>
  liveModel({ ...VIEW, choices: CHOICES, ...view }, { step: 2, seats: PEOPLE, ...more });

test("a tap takes a die for a second roll and shows its faces", () => {
  const one = tapped(pickAt(NOTHING, model()), model(), "b");
  assert.deepEqual([picked(one, model())?.move, one.looked], ["again b", "b"]);
  const both = tapped(one, model(), "a");
  assert.deepEqual([picked(both, model())?.move, both.looked], ["again a,b", "a"]);
  const less = tapped(both, model(), "a");
  assert.deepEqual([picked(less, model())?.move, less.looked], ["again b", null]);
});

test("a die that must stay only shows its faces", () => {
  assert.ok(!takeable(model()).has("white"));
  const looking = tapped(NOTHING, model(), "white");
  assert.deepEqual([looking.taken.size, looking.looked], [0, "white"]);
  assert.equal(tapped(looking, model(), "white").looked, null);
});

test("a pick lasts for one decision", () => {
  const pick = tapped(pickAt(NOTHING, model()), model(), "a");
  assert.equal(pickAt(pick, model()), pick);
  for (const next of [model({}, { step: 3 }), model({}, { mode: "wait" }), model({ phase: "write" })])
    assert.deepEqual([pickAt(pick, next).taken.size, pickAt(pick, next).looked], [0, null]);
});

test("faces stay in sight while there is nothing to pick", () => {
  const waiting = model({}, { mode: "wait", legal: [] });
  const looking = tapped(pickAt(NOTHING, waiting), waiting, "a");
  assert.equal(pickAt(looking, model({}, { mode: "wait", step: 9 })).looked, "a");
});

test("only what is legal is offered", () => {
  const all = offers(NOTHING, model());
  assert.deepEqual([all.again, all.pass?.move, all.onlyPass, all.throw], [true, "pass", false, undefined]);
  const none = model({}, { legal: [] });
  assert.deepEqual([offers(NOTHING, none).again, offers(NOTHING, none).pass, writes(none)], [false, undefined, []]);
  assert.equal(offers(NOTHING, model({ choices: [PASS] })).onlyPass, true);
});

test("the sheet in front is that of the person who decides; a bot leaves it where it is", () => {
  assert.equal(inFront(model({ player: 2 }), 0), 2);
  assert.equal(inFront(model({ player: 1 }), 2), 2);
  assert.equal(inFront(model({ player: null }), null), 0);
  const bots = { seats: PEOPLE.map((seat) => ({ ...seat, kind: "random" })) };
  assert.equal(inFront(model({ player: 1 }, bots), 0), 1);
});

test("a tab says what its player wrote in this turn or the last", () => {
  const wrote = { seat: 0, seen: true, colour: "red", number: 9 };
  const choosing = model({
    phase: "choose",
    player: 2,
    out: "red",
    sums: { red: 9 },
    chosen: [{ seat: 1, seen: false }],
  });
  assert.deepEqual(notes(choosing.view)[0], wrote);
  assert.deepEqual(
    tabs(choosing).map((tab) => [tab.bot, tab.current, tab.leads, tab.notes.length]),
    [
      [false, false, true, 1],
      [true, false, false, 1],
      [false, true, true, 0],
    ],
  );
  const missed = model({
    phase: "start",
    last: { seat: 0, wrote: { seat: 0, colour: null }, chosen: [], missed: true },
  });
  assert.deepEqual([tabs(missed)[0].missed, tabs(missed)[0].notes], [true, []]);
  assert.equal(current(model({ phase: "over" }).view), null);
});
