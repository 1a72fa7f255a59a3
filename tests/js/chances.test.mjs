/** What moves are worth, as it is told: ranked, with their costs and bars, and only as sure as the values are. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { speak } from "./catalogues.mjs";

const { briefText, chanceText, isCostly, markText, ranked, whyText, worthText } = await import(
  "../../web/lib/chances.js"
);

/** @param {string} move @param {number} win @param {number} [error] @param {number | null} [points] */
const worth = (move, win, error = 0, points = null) => ({
  move,
  wins: [win, 1 - win],
  points,
  error,
  loss: Number((0.6 - win).toFixed(12)),
  odds: [],
});
/** @param {any[]} moves */
const standings = (moves) => ranked(moves).map(({ judged, standing }) => `${judged.move} ${standing}`.trim());

test("the best comes first, and only it is called so", () => {
  assert.deepEqual(standings([worth("b", 0.55), worth("a", 0.6), worth("c", 0.2)]), ["a best", "b", "c"]);
});

test("a lead within the error is none", () => {
  const moves = [worth("a", 0.6, 0.01), worth("b", 0.595, 0.01), worth("c", 0.58, 0.01)];
  assert.deepEqual(standings(moves), ["a equal", "b equal", "c"]);
  assert.deepEqual(standings([worth("a", 0.6, 0.01), worth("b", 0.58, 0.03)]), ["a equal", "b equal"]);
});

test("moves that are tied are equal, the one with more points first", () => {
  assert.deepEqual(standings([worth("a", 0.6, 0, 10), worth("b", 0.6, 0, 20)]), ["b equal", "a equal"]);
});

test("the only move is the best", () => {
  assert.deepEqual(standings([worth("a", 0.6, 0.05)]), ["a best"]);
});

test("a bar is full for the best, and small differences stay small", () => {
  const [a, b, c] = ranked([worth("a", 0.6), worth("b", 0.59), worth("c", 0.35)]).map(({ bar }) => bar);
  assert.equal(a, 1);
  assert.ok(b > 0.9);
  assert.ok(c > 0 && c < 0.1);
  assert.ok(ranked([worth("a", 0.6), worth("b", 0.59)])[1].bar >= 0.9);
});

test("a move is marked only if it cost much, and more than the values may be wrong by", () => {
  const [best, near, far] = ranked([worth("a", 0.6), worth("b", 0.58), worth("c", 0.5)]);
  assert.deepEqual([best, near, far].map(isCostly), [false, false, true]);
  assert.equal(isCostly(ranked([worth("a", 0.6, 0.2), worth("c", 0.5, 0.2)])[1]), false);
});

test("a practice game goes by points", () => {
  const alone = (/** @type {string} */ move, /** @type {number} */ points) => ({
    ...worth(move, 0.6, 0, points),
    wins: [1],
    loss: (58 - points) / 58,
  });
  const [best, other] = ranked([alone("b", 50.25), alone("a", 58)]);
  assert.equal(best.judged.move, "a");
  assert.equal(best.standing, "best");
  assert.equal(other.cost, 7.75);
  assert.equal(worthText(other.judged, 0), "50");
  assert.equal(worthText({ ...other.judged, points: 7.26 }, 0), "7.3");
});

test("a game for one without points has nothing to rank by, and says so", () => {
  const alone = { ...worth("a", 0.6), wins: [1], loss: 0 };
  assert.deepEqual(standings([alone, { ...alone, move: "b" }]), ["a equal", "b equal"]);
  assert.equal(worthText(alone, 0), "100%");
});

test("without words of the game nothing is said", () => {
  assert.equal(briefText("none", [{ code: "null", params: { chance: 0.5 } }], []), "");
  assert.equal(chanceText("none", [{ code: "null", params: { chance: 0.5 } }]), "");
  assert.equal(whyText("none", undefined, [], []), "");
});

test("one point is not one points, in any language", async () => {
  const alone = (/** @type {number} */ points) => ({
    ...worth("a", 0.5, 0, points),
    wins: [1],
    loss: (50 - points) / 50,
  });
  const mark = (/** @type {number} */ points) => markText(ranked([alone(50), alone(50 - points)])[1], "X");
  const one = {
    en: "That cost 1 point. Better: X.",
    de: "Das hat 1 Punkt gekostet. Besser: X.",
    fr: "Cela a coûté 1 point. Mieux\u00a0: X.",
    it: "È costato 1 punto. Meglio: X.",
    nl: "Dat kostte 1 punt. Beter: X.",
    es: "Eso costó 1 punto. Mejor: X.",
    hu: "Ez 1 pontba került. Jobb: X.",
  };
  for (const [code, words] of Object.entries(one)) {
    await speak(/** @type {any} */ (code), ["coach"]);
    assert.equal(mark(1), words);
    assert.match(mark(12.5), /\b1[23] (points|Punkte|punti|punten|puntos|pontba)\b/);
  }
  await speak("de", ["coach"]);
  assert.match(mark(2.5), /2,5 Punkte/);
  assert.match(
    markText(ranked([worth("a", 0.6), worth("c", 0.55)])[1], "X"),
    /5 Prozentpunkte Gewinnchance.*Besser: X/,
  );
});
