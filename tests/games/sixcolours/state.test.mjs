/** What is picked at a table of Six Colours, what it shows and offers because of it, and what its dice did. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { arrange, EMPTY, findDice, heldAt, lettersAt, lyingAt } from "../../../web/games/sixcolours/places.js";
import * as state from "../../../web/games/sixcolours/state.js";
import { goldenModels, has, ids, readGoldens, seated } from "../../js/helpers.mjs";
import { Engine } from "../../js/page.mjs";

const { Session } = await import("../../../web/lib/session.js");

const engine = new Engine();
after(() => engine.stop());

const SEATS = seated("person", "sensible", "sensible");
const PEOPLE = SEATS.map(({ name }) => ({ kind: "person", name }));
const views = readGoldens(new URL("../../goldens/sixcolours/views.json", import.meta.url));
const model = goldenModels(views, { seats: SEATS });
const dice = (/** @type {string} */ letters, aside = "") => [
  ...[...aside].map((die) => ({ die, aside: true })),
  ...[...letters].map((die) => ({ die, aside: false })),
];

test("dice keep their places, and new dice fall into the others", () => {
  const rolled = arrange(EMPTY, dice("bgopUY"));
  const kept = arrange(rolled, dice("", "gp"));
  assert.deepEqual(lyingAt(kept), [1, 3]);
  const again = arrange(kept, dice("yyBB", "gp"));
  assert.deepEqual([again[1].letter, again[3].letter], ["g", "p"]);
  assert.deepEqual([...heldAt(again)], [1, 3]);
  assert.deepEqual([again[4].letter, again[5].letter], ["B", "B"], "black dice fall where black dice were");
});

test("dice are found by what they show, those held first", () => {
  const places = arrange(arrange(EMPTY, dice("bbgopu")), dice("bgopu", "b"));
  const [first] = findDice(places, "b");
  assert.ok(places[first].held);
  assert.equal(lettersAt(places, findDice(places, "gbb")), "bbg");
});

test("a pick lasts for one decision; a card that is looked at while others play stays", () => {
  const live = model((view) => has(view, "throw", "take"));
  const picks = state.follow(state.NOTHING, live, new Set([2]));
  assert.deepEqual([...picks.kept], [2]);
  const more = state.tapDie(picks, 4);
  assert.deepEqual([...more.kept], [2, 4]);
  assert.equal(state.follow(more, live, new Set()), more);
  assert.deepEqual([...state.follow(more, { ...live, step: 6 }, new Set()).kept], []);
  const waiting = { ...live, mode: "wait" };
  const looking = state.tapPile(state.follow(more, waiting, new Set()), 1);
  assert.equal(state.follow(looking, waiting, new Set()).looked, 1);
  assert.equal(state.follow(looking, live, new Set()).looked, null);
});

test("the button rolls only with dice that a choice names", () => {
  const live = model((view) => has(view, "throw", "take") && !has(view, "turn"));
  const choice = live.view.choices.find((/** @type {any} */ one) => one.kind === "throw" && one.dice.length);
  const named = state.options(live, state.NOTHING, choice.dice.join(""));
  assert.equal(named.find(({ id }) => id === "throw")?.choice, choice);
  const none = state.options(live, state.NOTHING, "none such");
  assert.equal(none.find(({ id }) => id === "throw")?.disabled, true);
  assert.equal(none.at(-1)?.id, "take");
});

test("what is not legal is not offered", () => {
  for (const view of views)
    assert.deepEqual(
      state.options({ ...model(() => true), view, legal: [] }, state.NOTHING, "").filter(({ choice }) => choice),
      [],
    );
});

test("'take' takes the card that is looked at, else the best", () => {
  const live = model((view) => has(view, "take"));
  const card = live.view.choices.find((/** @type {any} */ one) => one.kind === "take");
  live.view = { ...live.view, choices: [card, { ...card, pile: 7, move: "other", points: card.points + 1 }] };
  live.legal = [card.move, "other"];
  assert.equal(state.takeOf(live, state.NOTHING).move, "other");
  assert.equal(state.takeOf(live, { ...state.NOTHING, looked: card.pile }).move, card.move);
});

test("dice left by the turn before can be taken over or rolled afresh", () => {
  const live = model((view) => view.phase === "start" && view.inherit);
  const choice = live.view.choices.find((/** @type {any} */ one) => one.dice.length);
  assert.deepEqual(ids(state.options(live, state.NOTHING, "")), ["over", "throw"]);
  const [over, afresh] = state.options(live, state.NOTHING, choice.dice.join(""));
  assert.deepEqual([over.choice, over.main, afresh.main], [choice, true, false]);
});

test("ending the game takes two taps that are no double tap", () => {
  const live = model((view) => has(view, "end"));
  const end = /** @type {state.Option} */ (state.options(live, state.NOTHING, "").find(({ id }) => id === "end"));
  const once = state.press(state.NOTHING, end, 1000);
  assert.deepEqual([once.move, once.picks.sure], [undefined, 1000]);
  assert.deepEqual(state.press(once.picks, end, 1200), { picks: once.picks });
  assert.equal(state.press(once.picks, end, 1500).move, "end");
});

test("a die is turned in two taps, and tapping it again leaves it", () => {
  const live = model((view) => has(view, "turn"));
  const { die } = live.view.choices.find((/** @type {any} */ one) => one.kind === "turn");
  const places = arrange(EMPTY, state.lyingDice(live.view));
  const { picks } = state.press(state.NOTHING, { id: "turn" }, 0);
  assert.deepEqual(ids(state.options(live, picks, "")), ["leave"]);
  assert.ok(state.openDice(live, picks).has(die));
  const [at] = findDice(places, [die]);
  assert.ok(state.turnsOf(live, state.tapDie(picks, at), places).every((turn) => turn.die === die));
  assert.deepEqual(state.turnsOf(live, state.tapDie(state.tapDie(picks, at), at), places), []);
});

test("among several people a hand lies open only after a tap", () => {
  const live = model((view) => has(view, "give"), { seats: PEOPLE });
  assert.deepEqual(ids(state.options(live, state.NOTHING, "")), ["show"]);
  const { picks } = state.press(state.NOTHING, { id: "show" }, 0);
  assert.deepEqual(ids(state.options(live, picks, "")), ["hide", "give"]);
  assert.equal(state.stageOf(live)?.shows, "hand");
  assert.equal(state.stageOf({ ...live, mode: "past" })?.shows, "spread");
  const choice = live.view.choices[0];
  const prepared = state.prepare(picks, choice, live.view, EMPTY);
  assert.equal(state.options(live, prepared, "").at(-1)?.choice?.move, choice.move);
  assert.equal(state.press(prepared, { id: "hide" }, 0).picks.gift, null);
});

test("cards that are not the player's own cannot be looked at", () => {
  const live = model((view) => has(view, "throw", "take"), { seats: PEOPLE });
  const hand = { count: 1, cards: [live.view.piles[0].card], points: 3 };
  live.view = { ...live.view, hands: PEOPLE.map(() => hand) };
  const own = (/** @type {any} */ more) =>
    state.people({ ...live, ...more }).flatMap((one, at) => (one.own ? [at] : []));
  assert.deepEqual(own({}), [live.view.player]);
  assert.deepEqual(own({ mode: "wait" }), []);
  assert.deepEqual(own({ mode: "wait", seats: SEATS }), [0]);
  assert.ok(state.people(live).every(({ points }) => points === null));
});

test("a hint picks what its move needs", () => {
  const live = model((view) => has(view, "throw", "turn", "take"));
  const places = arrange(EMPTY, state.lyingDice(live.view));
  for (const choice of live.view.choices) {
    const picks = state.prepare(state.NOTHING, choice, live.view, places);
    if (choice.kind === "turn") assert.ok(state.turnsOf(live, picks, places).includes(choice));
    else {
      const options = state.options(live, picks, lettersAt(places, picks.kept));
      assert.ok(
        options.some((option) => option.choice === choice),
        choice.move,
      );
    }
  }
});

test("what the dice did follows from two positions, whatever the move was called", async () => {
  const verbs = { throw: "lift", keep: "lift", roll: "fall", turn: "turn" };
  const seen = new Set();
  for (const seed of ["one", "two", "three"]) {
    const seats = SEATS.map(({ name }) => ({ kind: "sensible", name }));
    const session = await Session.begin(engine, { game: "sixcolours", seats, options: {}, seed });
    let { view } = session.position;
    while (!session.position.outcome) {
      await session.bot();
      for (const frame of session.position.frames) {
        const [verb, rest = ""] = (frame.move ?? "").split(" ");
        const change = state.diceChange(view, frame.view);
        assert.equal(change?.did, /** @type {any} */ (verbs)[verb], frame.move);
        if (change?.did === "lift") assert.equal(change.kept.join(""), rest);
        if (change?.did === "turn") assert.equal(`${change.from}>${change.to}`, `${rest[0]}>${rest[2]}`);
        seen.add(change?.did);
        view = frame.view;
      }
    }
  }
  assert.ok(seen.has("turn"));
});
