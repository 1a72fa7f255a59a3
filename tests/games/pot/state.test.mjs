/** What is picked at a table of Pass the Pot, and what it shows and offers because of it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  keyed,
  NOTHING,
  named,
  naming,
  offers,
  pickAt,
  picked,
  pickedFor,
  tapped,
  tray,
} from "../../../web/games/pot/state.js";
import { liveModel } from "../../js/helpers.mjs";

const LETTERS = ["P", "O", "T"];
const again = (/** @type {string} */ dice) => ({
  move: `again ${dice}`,
  kind: "again",
  dice: [...dice],
  kept: LETTERS.filter((letter) => !dice.includes(letter)),
  cost: 0,
});
const ROLLS = [
  ...["P", "O", "T", "PO", "PT", "OT", "POT"].map(again),
  { move: "stop", kind: "stop", verdict: "lower" },
];
const share = (/** @type {number[]} */ ...people) => ({ move: `take ${people.join()}`, kind: "take", people });

const VIEW = { phase: "throw", dice: ["3", "O", "3"], thrown: [], player: 0, roll_off: null, last: null };
const model = (/** @type {any[]} */ choices = ROLLS, view = {}, more = {}) =>
  liveModel({ ...VIEW, choices, ...view }, { step: 4, ...more });
const rolling = pickAt(NOTHING, model());

test("dice are picked for a roll, for one decision", () => {
  const pick = tapped(tapped(rolling, "T"), "P");
  assert.equal(picked(pick, model())?.move, "again PT");
  assert.equal(pickAt(pick, model()), pick);
  assert.equal(pickAt(pick, model(ROLLS, {}, { step: 5 })).dice.size, 0);
  assert.equal(picked(tapped(tapped(pick, "T"), "P"), model()), undefined);
});

test("a letter is its die, a number the dice that show it, A all of them", () => {
  const dice = (/** @type {any} */ pick) => [...pick.dice].sort().join("");
  assert.equal(dice(keyed(rolling, model(), "o")), "O");
  const threes = /** @type {any} */ (keyed(rolling, model(), "3"));
  assert.equal(dice(threes), "PT");
  assert.equal(dice(keyed(threes, model(), "3")), "");
  assert.equal(dice(keyed(threes, model(), "a")), "OPT");
  assert.equal(keyed(rolling, model(), "x"), null);
  assert.equal(keyed(rolling, model([]), "a"), null);
});

test("people are named, one tap for each coin", () => {
  const now = model([share(), share(1, 1), share(1, 2), share(2, 2)]);
  const start = pickAt(NOTHING, now);
  assert.deepEqual(start.named, []);
  assert.deepEqual([...(naming(start, now)?.open ?? [])], [1, 2]);
  const one = named(start, now, 1);
  assert.equal(offers(one, now).share, undefined);
  assert.equal(offers(named(one, now, 2), now).share?.move, "take 1,2");
  assert.deepEqual(keyed(one, now, "3")?.named, [1, 2]);
  assert.equal(offers(start, now).bank?.move, "take ");
  assert.equal(offers(start, now).naming, "take");
  assert.equal(naming(rolling, model()), null);
});

test("where only one choice names people, they are named in advance", () => {
  const now = model([share(), share(2, 3)]);
  assert.deepEqual(pickAt(NOTHING, now).named, [2, 3]);
  assert.deepEqual(pickAt(NOTHING, { ...now, mode: "wait" }).named, []);
});

test("a hint picks what its move needs", () => {
  assert.equal(picked(pickedFor(rolling, /** @type {any} */ (again("OT"))), model())?.move, "again OT");
  assert.deepEqual(pickedFor(rolling, /** @type {any} */ (share(1))).named, [1]);
  assert.equal(pickedFor(rolling, /** @type {any} */ (ROLLS.at(-1))), rolling);
});

test("only what is legal is offered", () => {
  const now = { ...model(), legal: ["stop"] };
  const { stop, again: more, throw: first } = offers(rolling, now);
  assert.deepEqual([stop?.move, more, first], ["stop", undefined, undefined]);
  assert.equal(tray(rolling, now).open.size, 0);
});

test("the tray shows the roll, then how the turn ended", () => {
  assert.equal(tray(rolling, model()).verdict, "lower");
  const last = { code: "equal", seat: 1, dice: ["1", "2", "3"], result: 6 };
  const ended = tray(NOTHING, model([], { phase: "start", dice: null, last, result: null }));
  assert.deepEqual(
    [ended.dice, ended.owner, ended.result, ended.verdict, ended.faded, ended.lots],
    [last.dice, 1, 6, "equal", true, null],
  );
});

test("before the first turn everybody has one die in hand", () => {
  const off = { seats: [0, 1], throws: [], best: [] };
  assert.deepEqual(tray(NOTHING, model([], { phase: "start_off", roll_off: off })).lots, [
    { seat: 0, face: null, best: false },
    { seat: 1, face: null, best: false },
  ]);
});
