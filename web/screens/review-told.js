/** A review in words: what there is to say about one step, each player's account, and the steps worth a look. */
import { h, setText } from "../lib/dom.js";
import { number, percent, t } from "../lib/messages.js";
import { moveText } from "../lib/move-words.js";
import { account, choice, luckOf, revealed } from "../lib/review.js";

/** @typedef {import("../types").Review} Review */
/** @typedef {import("../types").Seat} Seat */
/** @typedef {import("../lib/session.js").Session} Session */
/** @typedef {import("../components/game-view.js").GameView} GameView */

/** With its sign. @param {number} points */
const signed = (points) => (points < 0 ? `−${number(-points)}` : points > 0 ? `+${number(points)}` : number(0));

/**
 * What a roll or a card did to everybody's chances.
 * @param {Review["steps"][number]} step @param {number | null} seat whose @param {Seat[]} seats
 */
export function luckText(step, seat, seats) {
  const changes = luckOf(step, seat).map(({ seat, points }) => `${seats[seat].name} ${signed(points)}`);
  if (changes.length) return t("review-luck", { changes: changes.join(" · ") });
  return t(revealed(step) ? "review-revealed" : "review-luck-none");
}

/**
 * What was decided, and what would have been best.
 * @param {Session} session @param {GameView} view
 * @param {Review} review @param {number} at @returns {Promise<{ played: string, verdict: string } | null>}
 */
async function choiceText(session, view, review, at) {
  const step = review.steps[at - 1];
  const told = choice(step, review.error);
  if (!told || step.seat === null) return null;
  const before = await session.look(at - 1, { seat: step.seat });
  const named = (/** @type {string} */ move) => moveText(view, before, move);
  const played = t("review-played", { name: before.seats[step.seat].name, move: named(step.move) });
  const more = "best" in told ? { move: named(told.best), points: told.cost } : undefined;
  return { played, verdict: t(`review-choice-${told.kind}`, more) };
}

/**
 * What there is to say about a step, after what happened in it.
 * @param {Session} session @param {GameView} view @param {Review} review
 * @param {number} at @param {number | null} seat the player who is looked at
 * @returns {Promise<{ played: string, verdict: string }>}
 */
export async function verdictOf(session, view, review, at, seat) {
  const step = review.steps[at - 1];
  const nothing = { played: "", verdict: "" };
  if (!step || review.totals.length < 2) return nothing;
  if (step.seat === null) return { ...nothing, verdict: luckText(step, seat, session.position.seats) };
  return (await choiceText(session, view, review, at)) ?? nothing;
}

/** In one or two sentences. @param {ReturnType<typeof account>} told */
function sumText({ luck, lost }) {
  const kind = luck > 0 ? "good" : luck < 0 ? "bad" : "none";
  const choices = lost ? t("review-sum-lost", { points: lost }) : t("review-sum-lost-none");
  return `${t(`review-sum-luck-${kind}`, { points: Math.abs(luck) })} ${choices}`;
}

/** @param {Review["totals"][number]} total @param {string} name @param {boolean} over */
export function accountCard(total, name, over) {
  const told = account(total);
  const rows = /** @type {const} */ ([
    ["start", percent(told.start / 100)],
    ["luck", signed(told.luck)],
    ["lost", signed(-told.lost || 0)],
    ["others", signed(told.others)],
    ["rest", signed(told.rest)],
    [over ? "result" : "now", percent(told.result / 100)],
  ]);
  return h(
    "section",
    { class: "account" },
    h("h3", { class: "name" }, name),
    h("p", {}, sumText(told)),
    h(
      "dl",
      {},
      ...rows.map(([id, value]) =>
        h("div", { "data-part": id }, h("dt", {}, t(`review-account-${id}`)), h("dd", {}, value)),
      ),
    ),
  );
}

/**
 * A line in the list of steps worth a look; what happened is filled in when it is known.
 * @param {Session} session @param {Review} review @param {number} at @param {number | null} seat
 * @param {(step: number) => void} go @param {(frame: import("../types").Step) => string} words
 */
export function momentLine(session, review, at, seat, go, words) {
  const step = review.steps[at - 1];
  const { seats } = session.position;
  const what = h("span", { class: "name" }, "…");
  const change =
    step.seat === null ? luckText(step, seat, seats) : t("review-moment-cost", { points: choiceCost(step) });
  session.log(at - 1, at).then(
    ({ frames }) => setText(what, words(frames[0]) || (step.seat === null ? "…" : seats[step.seat].name)),
    () => {}, // the step can be opened all the same
  );
  return h(
    "li",
    {},
    h(
      "button",
      { type: "button", "data-step": at, on: { click: () => go(at) } },
      h("small", {}, t("review-step", { step: at })),
      what,
      h("small", { class: "name" }, change),
    ),
  );
}

/** @param {Review["steps"][number]} step */
function choiceCost(step) {
  const told = choice(step, 0);
  return told && "cost" in told ? told.cost : 0;
}
