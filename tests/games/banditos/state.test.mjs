/** What is picked at a table of Los Banditos, what it offers because of it, and what happened between two positions. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import * as state from "../../../web/games/banditos/state.js";
import { goldenModels, has, ids, readGoldens, seated } from "../../js/helpers.mjs";
import { Engine } from "../../js/page.mjs";

const { Session } = await import("../../../web/lib/session.js");

const engine = new Engine();
after(() => engine.stop());

const SEATS = seated("person", "sensible");
const PEOPLE = SEATS.map(({ name }) => ({ kind: "person", name }));
const views = readGoldens(new URL("../../goldens/banditos/views.json", import.meta.url));
const model = goldenModels(views, { seats: SEATS });
const hand = (/** @type {any} */ view) => view.hand.map((/** @type {any} */ { id }) => id);

test("a picked die is forgotten with its hand, a tile that is looked at with its decision", () => {
  const live = model((view) => view.hand.length === 2 && has(view, "place", "give"));
  const picks = state.pickDie(state.follow(state.NOTHING, live), 1);
  assert.equal(state.follow(picks, live).die, 1);
  const looking = state.look(picks, 2);
  assert.equal(state.follow(looking, live).looking, 2);
  const later = state.follow(looking, { ...live, step: 6 });
  assert.deepEqual([later.die, later.looking], [1, null]);
  assert.equal(state.follow(picks, { ...live, mode: "wait" }).die, 0);
});

test("looking at a tile a second time looks at none", () => {
  const once = state.look(state.NOTHING, 3);
  assert.equal(once.looking, 3);
  assert.equal(state.look(once, 3).looking, null);
});

test("looking on goes through all tiles and ends with none", () => {
  const { view } = model((one) => one.row.every(Boolean));
  let picks = state.NOTHING;
  const seen = view.row.map(() => {
    picks = state.lookOn(picks, view);
    return picks.looking;
  });
  assert.deepEqual(seen, [1, 2, 3, 4]);
  assert.equal(state.lookOn(picks, view).looking, null);
});

test("only the picked die is offered places", () => {
  const live = model((view) => view.hand.length === 2 && hand(view)[0] !== hand(view)[1] && has(view, "place"));
  for (const [at, id] of hand(live.view).entries()) {
    const picks = { ...state.NOTHING, die: at };
    assert.ok(state.placings(live, picks).every(({ die }) => die.id === id));
  }
  assert.deepEqual(state.placings({ ...live, legal: [] }, state.NOTHING), []);
});

test("what is not legal is not offered", () => {
  for (const view of views)
    for (const looking of [null, 1, 2, 3, 4])
      assert.deepEqual(state.options({ ...model(() => true), view, legal: [] }, { ...state.NOTHING, looking }), []);
});

test("a tile is given up only while it is looked at, and with a second tap", () => {
  const live = model((view) => has(view, "give", "draw"));
  const give = live.view.choices.find((/** @type {any} */ one) => one.kind === "give");
  assert.ok(!ids(state.options(live, state.NOTHING)).includes("give"));
  const looking = state.look(state.NOTHING, give.place);
  assert.equal(state.options(live, looking)[0].choice, give);
  const giving = state.options(live, { ...looking, giving: true });
  assert.deepEqual(ids(giving), ["keep", "sure"]);
  assert.equal(giving[1].choice, give);
});

test("a claim is offered at once, but not while another tile is looked at", () => {
  const live = model((view) => has(view, "claim"));
  const claim = live.view.choices.find((/** @type {any} */ one) => one.kind === "claim");
  assert.ok(ids(state.options(live, state.NOTHING)).includes("claim"));
  const other = [1, 2, 3, 4].find((place) => place !== claim.place) ?? 0;
  assert.ok(!ids(state.options(live, state.look(state.NOTHING, other))).includes("claim"));
});

test("the near side is the one person's, or that of the person whose turn it is", () => {
  const { view } = model((one) => one.player !== null);
  const near = (/** @type {any[]} */ seats, /** @type {number | null} */ player) =>
    state.nearSeat({ seats, view: { ...view, player } });
  assert.deepEqual([near(SEATS, 0), near(SEATS, 1)], [0, 0]);
  assert.deepEqual([near([...SEATS].reverse(), 0), near(PEOPLE, 1), near(PEOPLE, null)], [1, 1, 0]);
});

test("a hint picks what its move needs", () => {
  for (const view of views) {
    const live = { ...model(() => true), view, legal: view.choices.map((/** @type {any} */ { move }) => move) };
    for (const choice of view.choices) {
      const picks = state.prepare(state.NOTHING, choice, view);
      const offered = [...state.placings(live, picks), ...state.options(live, picks).map((option) => option.choice)];
      assert.ok(offered.includes(choice), choice.move);
    }
  }
});

test("what happened follows from two positions, whatever the move was called", async () => {
  const seen = new Set();
  for (const seed of ["one", "two", "three", "four"]) {
    const seats = SEATS.map(({ name }, at) => ({ kind: seed === "four" || at ? "random" : "sensible", name }));
    const session = await Session.begin(engine, { game: "banditos", seats, options: {}, seed });
    let { view } = session.position;
    while (!session.position.outcome) {
      await session.bot();
      for (const frame of session.position.frames) {
        const [verb, ...rest] = frame.move.split(" ");
        const event = (/** @type {string} */ code) => frame.events.find((one) => one.code === code)?.params;
        const { shown, drawn, fell, placed, won, passed } = state.changes(view, frame.view);
        const tile = event("tile_shown");
        assert.deepEqual(shown, tile ? { place: tile.place, value: tile.value } : null, frame.move);
        assert.deepEqual(drawn, verb === "dice" ? rest : [], frame.move);
        assert.equal(fell, verb === "roll", frame.move);
        assert.deepEqual(placed && [placed.die.id, `${placed.place}`], verb === "place" ? rest : null, frame.move);
        const taken = event("tile_won");
        assert.deepEqual(won, taken ? { place: taken.place, seat: taken.seat } : null, frame.move);
        assert.equal(passed, verb === "pass", frame.move);
        seen.add(verb);
        view = frame.view;
      }
    }
  }
  for (const verb of ["tile", "dice", "roll", "place", "pass", "give"]) assert.ok(seen.has(verb), verb);
});
