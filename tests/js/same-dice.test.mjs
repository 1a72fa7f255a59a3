/** Games with the same dice: which belong together, who was better, and who was ahead when. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.mjs";

const { ahead, dealOf, entrants, lead, leads, ranked } = await import("../../web/lib/same-dice.js");

let made = 0;

/**
 * @param {string} name @param {{ kinds?: string[], head?: string, seed?: string, scores?: number[] | null, option?: string }} [how]
 * @returns {any}
 */
function save(
  name,
  { kinds = ["person", "expert"], head = "dice: turns", seed = "same", option = "6000", scores = [9, 4] } = {},
) {
  made += 1;
  const names = kinds.map((kind, at) => (kind === "person" ? name : `Bot ${at} of ${name}`));
  const seats = kinds.map((kind, at) => `seat: ${kind} ${names[at]}`);
  const record = [
    "rollbook 1",
    "game: tutto 1",
    `option: target ${option}`,
    ...seats,
    `seed: ${seed}`,
    head,
    "",
    "stop",
  ].join("\n");
  const ranks = scores?.map((score) => 1 + scores.filter((other) => other > score).length);
  return {
    id: `id${made}`,
    game: "tutto",
    record,
    updated: made,
    summary: { names, kinds },
    outcome: scores && { scores, ranks },
  };
}

test("names do not matter; house rules, opponents, seed and dice do", () => {
  const deal = dealOf(save("Anna"));
  assert.ok(deal);
  assert.equal(dealOf(save("Ben Hur")), deal);
  for (const other of [
    { seed: "other" },
    { option: "3000" },
    { kinds: ["person", "casual"] },
    { kinds: ["expert", "person"] },
  ])
    assert.ok(![null, deal].includes(dealOf(save("Ben", other))), JSON.stringify(other));
  for (const none of [{ head: "" }, { kinds: ["person", "person"] }, { head: "dice: turns\ntable: roll" }])
    assert.equal(dealOf(save("Ben", none)), null, JSON.stringify(none));
});

test("the first finished game of each person counts, before one that is running", () => {
  const saves = [
    save("Anna", { scores: null }),
    save("Anna"),
    save("ANNA "),
    save("Ben", { scores: null }),
    save("Cleo", { seed: "x" }),
  ];
  const found = entrants(saves, /** @type {string} */ (dealOf(saves[0])));
  assert.deepEqual(
    found.map(({ save: { id } }) => id),
    [saves[1].id, saves[3].id],
  );
});

test("a win counts first, then the lead; equal ones share a place", () => {
  const saves = [
    [5, 9],
    [9, 8],
    [7, 3],
    [5, 9],
    [9, 5],
  ].map((scores, at) => save(`P${at}`, { scores }));
  const found = ranked(entrants(saves, /** @type {string} */ (dealOf(saves[0]))));
  assert.deepEqual(
    found.map(({ name, place, lead }) => [name, place, lead]),
    [
      ["P2", 1, 4],
      ["P4", 1, 4],
      ["P1", 3, 1],
      ["P0", 4, -4],
      ["P3", 4, -4],
    ],
  );
  assert.equal(lead([7], 0), 7);
});

test("leads after each own turn end with the final one, and the last one stays", () => {
  const turn = (/** @type {number} */ seat, /** @type {number[] | null} */ scores) => ({ seat, scores });
  const anna = {
    seat: 0,
    turns: [turn(1, [0, 2]), turn(0, [3, 2]), turn(1, [3, 2]), turn(0, [5, 2]), turn(1, [5, 9])],
  };
  const ben = { seat: 0, turns: [turn(0, [1, 0]), turn(1, [1, 4]), turn(0, [4, 4]), turn(1, [4, 4]), turn(0, [8, 4])] };
  assert.deepEqual(leads([anna, ben]), [
    [1, -4, -4],
    [1, 0, 4],
  ]);
  assert.deepEqual(
    ahead([
      [1, -4, -4],
      [1, 0, 4],
    ]),
    [0, 2],
  );
  assert.equal(leads([anna, { seat: 0, turns: [turn(0, null), turn(0, [1, 2])] }]), null);
  assert.equal(leads([anna, { seat: 0, turns: [] }]), null);
});
