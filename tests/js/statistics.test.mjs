/** Statistics: which games count, for whom, and as what. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { storage } from "./page.mjs";

const statistics = await import("../../web/lib/statistics.js");

const GAMES = ["tutto", "other"].map((id) => ({
  id,
  options: [
    { id: "start", kind: "seat", default: "draw" },
    { id: "target", kind: "number", default: 6000 },
  ],
}));
let made = 0;

/** @param {[string, number, string?][]} placed names, points and kinds @param {any} [more] */
function save(placed, { game = "tutto", head = `seed: s${made}`, updated = made, ...more } = {}) {
  made += 1;
  const scores = placed.map(([, score]) => score);
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const summary = { names: placed.map(([name]) => name), kinds: placed.map(([, , kind = "person"]) => kind), scores };
  const record = `rollbook 1\ngame: ${game} 1\n${head}\n\nstop\n`;
  return {
    id: `id${made}`,
    game,
    record,
    rev: 1,
    updated,
    summary,
    outcome: { reason: "", winners, ranks, scores, facts: {} },
    ...more,
  };
}

const resultsOf = (/** @type {any[]} */ ...saves) => statistics.resultsOf(saves, /** @type {any} */ (GAMES), 0);
const playedBy = (/** @type {any[]} */ saves, /** @type {string} */ name) =>
  statistics.playedBy(resultsOf(...saves), name);

test("finished games with a person and a winner count, and nothing else", () => {
  const won = save([
    ["Anna", 9],
    ["Ben", 4],
  ]);
  const others = [
    { ...won, outcome: null },
    save([
      ["Otto", 9, "expert"],
      ["Mia", 4, "casual"],
    ]),
    { ...save([["Anna", 30]]), outcome: { winners: [], ranks: [0], scores: [30] } },
    save(
      [
        ["Anna", 9],
        ["Ben", 4],
      ],
      { game: "unknown" },
    ),
    { ...won, outcome: { winners: [0] } },
    { ...won, outcome: { winners: [0], ranks: [1], scores: [1] } },
  ];
  assert.equal(resultsOf(won, ...others).length, 1);
  assert.equal(statistics.resultsOf([/** @type {any} */ (won)], /** @type {any} */ (GAMES), won.updated + 1).length, 0);
});

test("a person is the same in any spelling of case and width, and the latest spelling is shown", () => {
  const saves = [
    save([
      ["anna ", 9],
      ["Ben", 4],
    ]),
    save([
      ["Anna", 9],
      ["Ben", 4],
    ]),
    save([
      ["Cleo", 9],
      ["Ben", 4],
    ]),
  ];
  assert.deepEqual(statistics.peopleIn(resultsOf(...saves)), ["Ben", "Anna", "Cleo"]);
  assert.equal(playedBy(saves, "ANNA").length, 2);
});

test("the same dice count once for each person, real dice and unknown seeds always", () => {
  const again = { head: "seed: same" };
  const saves = [
    save(
      [
        ["Anna", 1],
        ["Otto", 9, "expert"],
      ],
      again,
    ),
    save(
      [
        ["Ben", 9],
        ["Otto", 1, "expert"],
      ],
      again,
    ),
    save(
      [
        ["Anna", 9],
        ["Otto", 1, "expert"],
      ],
      again,
    ),
    save(
      [
        ["Anna", 9],
        ["Otto", 1, "expert"],
      ],
      { ...again, game: "other" },
    ),
    ...[1, 2].map(() =>
      save(
        [
          ["Anna", 9],
          ["Ben", 1],
        ],
        { head: "seed: same\ntable: roll" },
      ),
    ),
    ...[1, 2].map(() =>
      save(
        [
          ["Anna", 9],
          ["Ben", 1],
        ],
        { head: "option: start 1" },
      ),
    ),
  ];
  const anna = playedBy(saves, "Anna");
  assert.equal(anna.length, 6);
  assert.equal(anna[0].own.rank, 2, "the first time counts");
  assert.equal(playedBy(saves, "Ben").length, 5);
});

test("wins, shared ones included, streaks and shares", () => {
  const points = [1, 9, 9, 5, 1, 9];
  const played = playedBy(
    points.map((own) =>
      save([
        ["Anna", own],
        ["Ben", 5],
      ]),
    ),
    "Anna",
  );
  assert.deepEqual(statistics.overall(played), { games: 6, wins: 4, now: 1, longest: 3 });
  assert.deepEqual(statistics.shares(played), [
    { number: 5, share: 3 / 5 },
    { number: 6, share: 4 / 6 },
  ]);
  const many = playedBy(
    Array.from({ length: 3000 }, (_, at) =>
      save([
        ["Anna", at < 2990 ? 9 : 1],
        ["Ben", 5],
      ]),
    ),
    "Anna",
  );
  const line = statistics.shares(many);
  assert.ok(line.length <= 100);
  assert.deepEqual(line.at(-1), { number: 3000, share: 10 / 20 });
});

test("points are compared only within a game and its usual rules", () => {
  const short = { head: "option: start 2\noption: target 3000" };
  const usual = { head: "option: start 2\noption: target 6000" };
  const saves = [
    save(
      [
        ["Anna", 6000],
        ["Ben", 5],
      ],
      usual,
    ),
    save(
      [
        ["Anna", 4000],
        ["Ben", 5],
      ],
      usual,
    ),
    save(
      [
        ["Anna", 3000],
        ["Ben", 5],
      ],
      short,
    ),
    save(
      [
        ["Anna", 12],
        ["Ben", 5],
      ],
      { game: "other" },
    ),
  ];
  assert.deepEqual(statistics.scoresOf(playedBy(saves, "Anna")), [
    { game: "tutto", house: false, count: 2, average: 5000, best: 6000 },
    { game: "tutto", house: true, count: 1, average: 3000, best: 3000 },
    { game: "other", house: false, count: 1, average: 12, best: 12 },
  ]);
  assert.deepEqual(
    statistics.byGame(playedBy(saves, "Anna")).map(({ game, games }) => [game, games]),
    [
      ["tutto", 3],
      ["other", 1],
    ],
  );
});

test("opponents: people by name, bots by level, and of several of one level all must be behind", () => {
  const saves = [
    save([
      ["Anna", 5],
      ["Ben", 9],
      ["Otto", 1, "expert"],
      ["Mia", 7, "expert"],
    ]),
    save([
      ["Anna", 9],
      ["ben", 5],
      ["Nino", 1, "expert"],
    ]),
    save([
      ["Anna", 5],
      ["Ben", 5],
    ]),
  ];
  assert.deepEqual(statistics.byOpponent(playedBy(saves, "Anna")), [
    { kind: "person", name: "Ben", games: 3, wins: 1, now: 0, longest: 1 },
    { kind: "expert", name: "", games: 2, wins: 1, now: 1, longest: 1 },
  ]);
});

test("the table for other programs has a line for each seat, and runs nothing there", () => {
  const text = statistics.csvOf(
    resultsOf(
      save(
        [
          ['=1+1, "x"', 9],
          ["Ben", 4, "skilled"],
        ],
        { updated: 0, daily: "2026-11-18" },
      ),
    ),
  );
  assert.equal(
    text,
    '"date","game","house_rules","real_dice","daily","name","kind","score","rank"\r\n' +
      '"1970-01-01T00:00:00.000Z","tutto","no","no","2026-11-18","\'=1+1, ""x""","person",9,1\r\n' +
      '"1970-01-01T00:00:00.000Z","tutto","no","no","2026-11-18","Ben","skilled",4,2\r\n',
  );
});

test("starting over is a note that can be taken back", () => {
  storage.reset([]);
  assert.equal(statistics.countedSince(), 0);
  assert.ok(statistics.countSince(1234));
  assert.equal(statistics.countedSince(), 1234);
  storage.setItem("rollbook.statistics", "{damaged");
  assert.equal(statistics.countedSince(), 0);
  assert.ok(statistics.countSince(0));
  assert.deepEqual(storage.copy(), []);
});
