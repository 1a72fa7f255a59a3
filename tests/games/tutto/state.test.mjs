/** What is picked at a table of Tutto, and what it shows and offers because of it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  happened,
  keyed,
  NOTHING,
  offers,
  pickAt,
  picked,
  pickedDice,
  tapped,
  tray,
} from "../../../web/games/tutto/state.js";
import { liveModel } from "../../js/helpers.mjs";

const keep = (/** @type {number[]} */ dice, /** @type {number} */ points) => ({
  move: `keep ${dice.join()}`,
  kind: "keep",
  dice,
  points,
});
const CHOICES = [
  keep([1], 100),
  keep([5], 50),
  keep([1, 5], 150),
  keep([2, 2, 2], 200),
  keep([1, 2, 2, 2], 300),
  keep([2, 2, 2, 5], 250),
  keep([1, 2, 2, 2, 5], 350),
  { move: "stop", kind: "stop", dice: [], total: 350 },
];

const VIEW = { phase: "throw", tray: [2, 1, 2, 5, 4, 2], choices: CHOICES, last: null };
const model = (more = {}, view = {}) => liveModel({ ...VIEW, ...view }, { step: 3, ...more });

const faces = (/** @type {any} */ pick, /** @type {any} */ { view } = model()) =>
  [...pick.taken].map((place) => view.tray[place]).sort();

test("the largest set is picked in advance, once for each roll", () => {
  const first = pickAt(NOTHING, model());
  assert.deepEqual(faces(first), [1, 2, 2, 2, 5]);
  const less = tapped(first, model(), 3);
  assert.deepEqual(faces(less), [1, 2, 2, 2]);
  assert.equal(pickAt(less, model()), less);
  assert.deepEqual(faces(pickAt(less, model({ step: 5 }))), [1, 2, 2, 2, 5]);
});

test("nothing is picked while others play or the past is shown", () => {
  for (const mode of ["wait", "past", "over"])
    assert.equal(pickAt(pickAt(NOTHING, model()), model({ mode })).taken.size, 0);
  assert.equal(pickAt(NOTHING, model({}, { phase: "start" })).taken.size, 0);
});

test("a tap always leads to an allowed set or to none", () => {
  const now = model();
  const seen = new Set();
  const look = (/** @type {any} */ pick) => {
    const key = [...pick.taken].sort().join();
    if (seen.has(key)) return;
    seen.add(key);
    if (pick.taken.size) assert.ok(picked(pick, now), key);
    for (const place of now.view.tray.keys()) look(tapped(pick, now, place));
  };
  look({ of: "3", taken: new Set() });
  assert.ok(seen.size > 3);
});

test("three 2s go together, and a 4 does nothing", () => {
  const none = { of: "3", taken: new Set() };
  assert.deepEqual(faces(tapped(none, model(), 0)), [2, 2, 2]);
  assert.deepEqual(faces(tapped(none, model(), 4)), []);
});

test("a number's key picks its dice, then drops them", () => {
  const one = keyed({ of: "3", taken: new Set() }, model(), 5);
  assert.deepEqual(faces(one), [5]);
  assert.deepEqual(faces(keyed(/** @type {any} */ (one), model(), 5)), []);
  assert.equal(keyed(NOTHING, model(), 4), null);
  assert.equal(keyed(NOTHING, model(), Number("x")), null);
});

test("what may be done follows the legal moves and the pick", () => {
  const all = offers(pickAt(NOTHING, model()), model());
  assert.equal(all.picked?.move, "keep 1,2,2,2,5");
  assert.equal(all.stop?.move, "stop");
  assert.equal(all.draw, undefined);
  const some = model({ legal: ["keep 1"] });
  assert.equal(offers(pickAt(NOTHING, some), some).stop, undefined);
  assert.equal(offers(pickedDice(NOTHING, model(), [1, 5]), model()).picked?.points, 150);
  assert.equal(offers(NOTHING, model({ legal: [] })).go, false);
});

test("dice that cannot score are faded, and all of a turn that lost its points", () => {
  const shown = tray(pickAt(NOTHING, model()), model());
  assert.deepEqual(
    shown.filter(({ faded }) => faded).map(({ face }) => face),
    [4],
  );
  assert.ok(shown.every(({ open, taken, faded }) => open === taken && open !== faded));
  const ended = (/** @type {boolean} */ written) => model({ mode: "wait" }, { phase: "start", last: { written } });
  assert.ok(tray(NOTHING, ended(false)).every(({ faded }) => faded));
  assert.ok(tray(NOTHING, ended(true)).every(({ faded, open }) => !faded && !open));
});

test("a frame says what it has to show", () => {
  const frame = (/** @type {any[]} */ ...events) => /** @type {any} */ ({ events });
  const nothing = { card: undefined, rolled: undefined, kept: undefined, tutto: false };
  assert.deepEqual(happened(frame()), nothing);
  assert.deepEqual(happened(frame({ code: "card", params: { card: "stop" } }, { code: "stop_card", params: {} })), {
    ...nothing,
    card: "stop",
  });
  assert.deepEqual(happened(frame({ code: "thrown", params: { dice: [2, 2, 3] } })), { ...nothing, rolled: [2, 2, 3] });
  assert.deepEqual(happened(frame({ code: "kept", params: { dice: [1] } }, { code: "tutto", params: {} })), {
    ...nothing,
    kept: [1],
    tutto: true,
  });
});
