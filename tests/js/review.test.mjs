/** What a page makes of a review: the chart's lines, accounts that add up as they are shown, and the steps worth a look. */
import "../node_modules/fake-indexeddb/auto/index.mjs";
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { beginShort } from "./helpers.mjs";
import { Engine } from "./page.mjs";

const { account, choice, course, isContest, luckOf, moments, neighbour, points } = await import(
  "../../web/lib/review.js"
);
const { forgetReview, forgetReviews, keepReview, keptReview, MOST } = await import("../../web/lib/kept-reviews.js");
const { playOn } = await import("../../web/lib/play-on.js");
const { Session } = await import("../../web/lib/session.js");
const { readRecord } = await import("../../web/lib/record.js");

const engine = new Engine();
after(() => engine.stop());

const SEATS = [
  { kind: "person", name: "Anna" },
  { kind: "casual", name: "Otto" },
];

/** A whole game and its review, by the engine. @param {string} seed */
async function reviewed(seed) {
  const session = await beginShort(Session, engine, seed, [
    { kind: "random", name: "Anna" },
    { kind: "expert", name: "Otto" },
  ]);
  while (!session.position.outcome) await session.bot();
  let reply = await session.review();
  while (!reply.review) reply = await session.review();
  return { session, review: reply.review };
}

test("the chart has a point for the start and one for every step", async () => {
  const { session, review } = await reviewed("chart");
  const lines = course(review);
  assert.equal(lines.length, 2);
  for (const [seat, line] of lines.entries()) {
    assert.equal(line.length, session.position.steps + 1);
    assert.equal(line[0], review.totals[seat].start);
    assert.equal(line.at(-1), review.totals[seat].result);
    for (const { step, after: wins } of review.steps) assert.equal(line[step], wins[seat]);
  }
  assert.ok(isContest(review));
});

test("an account adds up as it is shown, whatever was rounded", async () => {
  const { review } = await reviewed("account");
  for (const total of review.totals) {
    const { start, luck, lost, others, rest, result } = account(total);
    assert.equal(start + luck - lost + others + rest, result);
    assert.ok(Math.abs(rest - total.rest * 100) <= 3);
  }
  const thirds = { start: 1 / 3, result: 1, luck: 1 / 3, skill: 1 / 3, rest: 0, lost: 0.005, decisions: 3 };
  const told = account(thirds);
  assert.deepEqual([told.start, told.luck, told.lost, told.others, told.rest], [33, 33, 1, 34, 1]);
});

test("the steps worth a look are those that decided the game, in its order; for one player their own", async () => {
  const { review } = await reviewed("moments");
  assert.deepEqual(
    moments(review, null),
    [...review.turning_points].sort((a, b) => a - b),
  );
  const own = moments(review, 0);
  assert.ok(own.length > 0 && own.length <= 5);
  assert.deepEqual(
    own,
    [...own].sort((a, b) => a - b),
  );
  const step = (/** @type {number} */ at) => review.steps[at - 1];
  const weight = (/** @type {number} */ at) => (step(at).seat === 0 ? step(at).loss : Math.abs(step(at).luck[0]));
  const least = Math.min(...own.map(weight));
  for (const { step: at } of review.steps) if (!own.includes(at)) assert.ok(weight(at) <= least);
});

test("from one step worth a look to the next", () => {
  assert.equal(neighbour([3, 8, 20], 8, 1), 20);
  assert.equal(neighbour([3, 8, 20], 8, -1), 3);
  assert.equal(neighbour([3, 8, 20], 0, -1), null);
  assert.equal(neighbour([3, 8, 20], 20, 1), null);
});

const decision = {
  step: 1,
  seat: 0,
  move: "a",
  before: [],
  after: [],
  best: "b",
  options: 3,
  loss: 0.045,
  luck: [0, 0],
};

test("a decision is judged as surely as the values are", () => {
  assert.deepEqual(choice(decision, 0.01), { kind: "cost", best: "b", cost: 4.5 });
  assert.deepEqual(choice(decision, 0.05), { kind: "equal", best: "b", cost: 4.5 });
  assert.deepEqual(choice({ ...decision, loss: 0.0001 }, 0), { kind: "best" });
  assert.deepEqual(choice({ ...decision, options: 1, loss: 0 }, 0), { kind: "only" });
  assert.equal(choice({ ...decision, seat: null, best: null }, 0), null);
});

test("luck is told for everybody it touched, or for one player", () => {
  const roll = { ...decision, seat: null, best: null, luck: [-0.2, 0.17, 0.03, 0] };
  assert.deepEqual(luckOf(roll, null), [
    { seat: 1, points: 17 },
    { seat: 2, points: 3 },
    { seat: 0, points: -20 },
  ]);
  assert.deepEqual(luckOf(roll, 0), [{ seat: 0, points: -20 }]);
  assert.deepEqual(luckOf(roll, 3), []);
  assert.equal(points(0.0996), 10);
  assert.equal(Object.is(points(-0.0001), 0), true);
});

test("playing on has the same past and new dice, one person, and touches nothing", async () => {
  const { session } = await reviewed("onward");
  const { record, steps } = session.position;
  for (let step = 0; step < steps; step += 1) {
    const given = playOn(record, step, 1);
    const reply = await engine.call("load", { match: "on", record: given, seed: "other" });
    assert.equal(reply.ok, true, JSON.stringify(reply));
    assert.deepEqual(
      reply.seats.map(({ kind, name }) => `${kind} ${name}`),
      ["random Anna", "person Otto"],
    );
    const plain = (/** @type {string} */ text) => readRecord(text).moves.map((move) => move.replace(/^!/, ""));
    assert.deepEqual(plain(reply.record).slice(0, step), plain(record).slice(0, step));
    assert.ok(reply.steps >= step);
    assert.equal(reply.outcome, null);
  }
  await engine.call("drop", { match: "on" });
  const people = await Session.begin(engine, {
    game: "tutto",
    seats: [SEATS[0], { kind: "person", name: "Ben" }],
    options: {},
    seed: "two",
  });
  assert.match(playOn(people.position.record, 0, 0), /seat: person Anna\nseat: casual Ben\n/);
});

test("the latest reviews are kept, for the game and the build they are of", async () => {
  const { session, review } = await reviewed("kept");
  const { record } = session.position;
  const keep = (/** @type {string} */ id, /** @type {number} */ now) => keepReview(id, review, now, "this");
  const kept = (/** @type {string} */ id, text = record, build = "this") => keptReview(id, text, build);
  for (let at = 0; at < MOST + 2; at += 1) await keep(`game${at}`, at);
  assert.deepEqual(await kept("game5"), review);
  assert.equal(await kept("game1"), null);
  assert.deepEqual(await kept("game2"), review);
  assert.equal(await kept("game5", record, "another"), null);
  assert.equal(await kept("game5", record.trimEnd().split("\n").slice(0, -1).join("\n")), null);
  assert.equal(await kept("game5", `${record}stop\n`), null);
  await forgetReview("game5");
  assert.equal(await kept("game5"), null);
  await forgetReviews();
  assert.equal(await kept("game6"), null);
});
