/**
 * What a person has picked at the table, what the table shows of it and what can be done now: plain data and pure
 * functions, without DOM and without words. Nothing is offered that the engine does not name.
 */
import { decisionOf, ofKind, toggled } from "../../lib/choices.js";
import { countPeople, isBot, isPerson } from "../../lib/seats.js";
import { findDice } from "./places.js";

/** @typedef {import("./model").Model} Model */
/** @typedef {import("./model").View} View */
/** @typedef {import("./model").Card} Card */
/** @typedef {import("./model").Choice} Choice */
/** @typedef {import("./places.js").Place} Place */

/**
 * @typedef {object} Fields
 * @property {string} of the decision that everything else belongs to
 * @property {ReadonlySet<number>} kept places of the dice to keep
 * @property {number | null} looked the pile whose card is looked at more closely
 * @property {boolean} turning whether a tap on a die turns it
 * @property {number | null} turned the place of the die to turn
 * @property {number | null} gift the card to give, by its place in the hand
 * @property {boolean} open whether the player's cards are face up although others share the device
 * @property {number} sure when "end the game" was first tapped; 0: it was not
 */
/** @typedef {Readonly<Fields>} Picks */

/**
 * @typedef {object} Option something that can be done now, or could be if more was picked
 * @property {"leave" | "end" | "turn" | "pass" | "over" | "throw" | "take" | "show" | "hide" | "give"} id
 * @property {boolean} [main]
 * @property {boolean} [disabled]
 * @property {Choice} [choice] what it stands for; without one it changes only what is picked
 */

/** The second tap on "end the game" must not be the other half of a double tap; after that it may take its time. */
const GRACE = 400;
/** As many buttons as fit side by side. */
const MOST_OPTIONS = 3;
/** Phases in which cards replace the dice. */
const STAGED = ["choose", "draw", "give", "over"];

/** @type {Picks} */
export const NOTHING = {
  of: "",
  kept: new Set(),
  looked: null,
  turning: false,
  turned: null,
  gift: null,
  open: false,
  sure: 0,
};

// What is picked

/** A pick lasts for one decision. @param {Picks} picks @param {Model} model @param {ReadonlySet<number>} held @returns {Picks} */
export function follow(picks, model, held) {
  const of = decisionOf(model);
  if (of && of === picks.of) return picks;
  // A card can be selected even if there is nothing to decide.
  return { ...NOTHING, of, kept: held, looked: of === picks.of ? picks.looked : null };
}

/** Drops what was picked, except what is named. @param {Picks} picks @param {{ turning?: boolean, sure?: number, open?: boolean }} what @returns {Picks} */
export const begin = (picks, { turning = false, sure = 0, open = picks.open }) => ({
  ...picks,
  turning,
  turned: null,
  looked: null,
  sure,
  open,
  gift: open ? picks.gift : null,
});

/** A die is tapped. @param {Picks} picks @param {number} place @returns {Picks} */
export function tapDie(picks, place) {
  const calm = { ...picks, looked: null, sure: 0 };
  if (picks.turning) return { ...calm, turned: picks.turned === place ? null : place };
  return { ...calm, kept: toggled(picks.kept, place) };
}

/** A card on a pile is tapped. @param {Picks} picks @param {number} pile @returns {Picks} */
export const tapPile = (picks, pile) => ({ ...picks, looked: picks.looked === pile ? null : pile, sure: 0 });

/** The next card is looked at, after the last one the first. @param {Picks} picks @param {View} view @returns {Picks} */
export function lookOn(picks, { piles }) {
  const cards = [...piles.keys()].filter((pile) => piles[pile].card);
  const next = cards.find((pile) => pile > (picks.looked ?? -1)) ?? cards[0];
  return next === undefined ? picks : { ...picks, looked: next, sure: 0 };
}

/** An option is pressed: something else is picked, or a move is made. @param {Picks} picks @param {Option} option @param {number} now @returns {{ picks: Picks, move?: string }} */
export function press(picks, { id, choice }, now) {
  if (id === "leave" || id === "turn") return { picks: begin(picks, { turning: id === "turn" }) };
  if (id === "show" || id === "hide") return { picks: begin(picks, { open: id === "show" }) };
  if (id === "end" && !picks.sure) return { picks: begin(picks, { sure: now }) };
  if (id === "end" && now <= picks.sure + GRACE) return { picks };
  return { picks, move: choice?.move };
}

/** Picks what a choice needs, so that one more tap makes it. @param {Picks} picks @param {Choice} choice @param {View} view @param {Place[]} places @returns {Picks} */
export function prepare(picks, choice, view, places) {
  const fresh = begin(picks, {});
  if (choice.kind === "take") return { ...fresh, looked: choice.pile };
  if (choice.kind === "throw") return { ...fresh, kept: findDice(places, choice.dice) };
  if (choice.kind === "turn")
    return { ...fresh, turning: true, turned: [...findDice(places, [choice.die])][0] ?? null };
  if (choice.kind === "give")
    return {
      ...fresh,
      gift: view.hands[view.player ?? 0].cards?.findIndex(({ card }) => card === choice.card) ?? null,
    };
  return fresh;
}

// What can be done

/** The card that "take" takes: the one that is looked at, else the best. @param {Model} model @param {Picks} picks */
export function takeOf(model, { looked }) {
  const takes = ofKind(model, "take");
  return takes.find(({ pile }) => pile === looked) ?? takes.sort((a, b) => b.points - a.points)[0];
}

/** The faces that the tapped die can be turned to. @param {Model} model @param {Picks} picks @param {Place[]} places */
export function turnsOf(model, { turning, turned }, places) {
  const letter = turned === null ? "" : places[turned].letter;
  return turning ? ofKind(model, "turn").filter(({ die }) => die === letter) : [];
}

/** The dice that can be tapped. @param {Model} model @param {Picks} picks @returns {Set<string>} */
export const openDice = (model, { turning }) =>
  new Set(turning ? ofKind(model, "turn").map(({ die }) => die) : ofKind(model, "throw").flatMap(({ dice }) => dice));

/** At most three, the main one last. @param {Model} model @param {Picks} picks @param {string} kept the dice to keep @returns {Option[]} */
export function options(model, picks, kept) {
  if (picks.turning) return [{ id: "leave" }];
  if (model.view.phase === "give") return giveOptions(model, picks);
  const take = takeOf(model, picks);
  /** @type {Option[]} */
  const found = ofKind(model, "end").map((choice) => ({ id: "end", choice }));
  if (ofKind(model, "turn").length) found.push({ id: "turn" });
  for (const choice of ofKind(model, "pass")) found.push({ id: "pass", main: true, choice });
  found.push(...throwOptions(model, kept, { main: !take, room: MOST_OPTIONS - found.length - (take ? 1 : 0) }));
  if (take) found.push({ id: "take", main: true, choice: take });
  return found;
}

/** @param {Model} model @param {string} kept @param {{ main: boolean, room: number }} how @returns {Option[]} */
function throwOptions(model, kept, { main, room }) {
  const throws = ofKind(model, "throw");
  if (!throws.length) return [];
  const picked = throws.find(({ dice }) => dice.join("") === kept);
  const afresh = throws.find(({ dice }) => !dice.length);
  if (!(takesOver(model.view) && afresh && room > 1))
    return [picked ? { id: "throw", main, choice: picked } : { id: "throw", main, disabled: true }];
  if (!picked?.dice.length)
    return [
      { id: "over", main: false, disabled: true },
      { id: "throw", main, choice: afresh },
    ];
  return [
    { id: "over", main, choice: picked },
    { id: "throw", main: false, choice: afresh },
  ];
}

/** @param {Model} model @param {Picks} picks @returns {Option[]} */
function giveOptions(model, picks) {
  if (!liesOpen(model, picks)) return [{ id: "show", main: true }];
  const { hands, player } = model.view;
  const card = picks.gift === null ? null : hands[player ?? 0].cards?.[picks.gift];
  const choice = card ? ofKind(model, "give").find((gift) => gift.card === card.card) : undefined;
  /** @type {Option} */
  const give = { id: "give", main: true, disabled: !choice, choice };
  return isShared(model) ? [{ id: "hide" }, give] : [give];
}

// What is shown

/** Whether the dice that the last turn left can be taken over. @param {View} view */
export const takesOver = ({ phase, inherit }) => phase === "start" && inherit;

/** Whether several people share the device, so that secrets stay face down. @param {Pick<Model, "seats">} model */
export const isShared = ({ seats }) => countPeople(seats) > 1;

/** Whether the player's cards are face up. @param {Model} model @param {Picks} picks */
export const liesOpen = (model, { open }) => open || !isShared(model);

/** Before the first roll nothing is kept: dice that the last turn set aside are like the others. @param {View} view */
export const lyingDice = ({ phase, dice }) =>
  phase === "start" ? dice.map(({ die }) => ({ die, aside: false })) : dice;

/** How many rolls of this turn are done. @param {View} view */
export const rollsDone = ({ phase, thrown }) => (phase === "start" ? 0 : thrown);

/** The players at the table; `own`: who may look at their cards. @param {Model} model */
export function people(model) {
  const { view, seats, mode } = model;
  const [shared, over] = [isShared(model), view.phase === "over"];
  return seats.map((seat, at) => {
    const { count, cards, points } = view.hands[at];
    const allowed = shared ? mode === "live" && at === view.player : mode !== "past";
    return {
      name: seat.name,
      count,
      bot: isBot(seat),
      points: shared && !over ? null : points,
      current: view.player === at && !over,
      own: cards !== null && isPerson(seat) && !over && allowed && count > 0,
    };
  });
}

/**
 * What replaces the dice, if anything: people to draw from, cards face down, a hand, or all hands.
 * @param {Model} model
 * @returns {{ shows: "victims", victims: { seat: number, count: number, move: string, legal: boolean }[] } | { shows: "spread", count: number } | { shows: "hand", cards: Card[] } | { shows: "final" } | null}
 */
export function stageOf({ view, legal, mode }) {
  const { phase, player, victim, hands, action, choices } = view;
  if (!STAGED.includes(phase) || player === null) return null;
  if (phase === "over") return { shows: "final" };
  if (phase === "choose")
    return {
      shows: "victims",
      victims: choices.flatMap((choice) =>
        (choice.kind === "steal" || choice.kind === "swap") && choice.kind === action
          ? [{ seat: choice.victim, count: choice.cards, move: choice.move, legal: legal.includes(choice.move) }]
          : [],
      ),
    };
  if (phase === "draw") return { shows: "spread", count: hands[victim ?? player].count };
  const { cards, count } = hands[player];
  return cards && mode !== "past" ? { shows: "hand", cards } : { shows: "spread", count };
}

/** The id of the section of the rules about a position. @param {View} view */
export function topicOf(view) {
  if (STAGED.includes(view.phase) && view.phase !== "over") return "actions";
  if (view.turnable) return "black";
  return view.phase === "throw" ? "turn" : takesOver(view) ? "inherit" : "";
}

/**
 * What the dice did between two positions: some were kept and the others picked up, some fell, one was turned.
 * @param {View} before @param {View} after
 * @returns {{ did: "lift", kept: string[] } | { did: "fall" } | { did: "turn", from: string, to: string } | null}
 */
export function diceChange(before, after) {
  const [was, is] = [before, after].map(({ dice }) => dice.map(({ die }) => die));
  if (after.phase === "roll") return { did: "lift", kept: is };
  if (before.phase === "roll") return { did: "fall" };
  const [gone, come] = [without(was, is), without(is, was)];
  return gone.length === 1 && come.length === 1 ? { did: "turn", from: gone[0], to: come[0] } : null;
}

/** @param {string[]} all @param {string[]} some */
function without(all, some) {
  const rest = [...all];
  for (const one of some) if (rest.includes(one)) rest.splice(rest.indexOf(one), 1);
  return rest;
}
