/** The words under the table: what to do now, what the last turn did, who is ahead at a tile. */
import { t } from "../../lib/messages.js";
import { giveOf, nearSeat, placings } from "./state.js";
import { combinationWords, diceWords, dieWords, placeWords } from "./words.js";

/** @typedef {import("./model").Model} Model */
/** @typedef {import("./model").View} View */
/** @typedef {import("./model").Choice} Choice */
/** @typedef {import("./state.js").Picks} Picks */

/** @param {Model} model @param {Picks} picks */
export function adviceWords(model, picks) {
  const { view, seats } = model;
  if (picks.looking !== null) return tileWords(model, picks, picks.looking);
  const name = seats[view.player ?? 0].name;
  if (view.phase === "end") return t("banditos-done");
  if (view.phase === "place") {
    if (placings(model, picks).length) return t("banditos-pick", { count: view.hand.length, name });
    return t(model.legal.includes("pass") ? "banditos-no-room" : "banditos-make-room", { name });
  }
  return view.last ? lastWords(view.last, seats) : t("banditos-first", { target: view.target });
}

/** Whether the advice is worth saying aloud when a decision begins: the die has nowhere to go. @param {Model} model @param {Picks} picks */
export const isNews = (model, picks) => model.view.phase === "place" && !placings(model, picks).length;

/** What the last turn did. @param {NonNullable<View["last"]>} last @param {Model["seats"]} seats */
function lastWords({ seat, laid, returned }, seats) {
  const name = seats[seat].name;
  const dice = laid.map(({ die, place }) => t("banditos-laid-one", { die: dieWords(die), place })).join(", ");
  return [
    dice && t("banditos-laid", { name, dice }),
    returned.length && t("banditos-returned", { name, dice: diceWords(returned) }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Who is ahead at a tile, and why it can be claimed or not. @param {Model} model @param {Picks} picks @param {number} place */
function tileWords(model, picks, place) {
  const { seats, view } = model;
  const tile = view.row[place - 1];
  if (!tile) return "";
  const near = nearSeat(model);
  const give = giveOf(model, picks);
  if (picks.giving && give)
    return t("banditos-give-sure", { place, name: seats[give.winner].name, points: give.points });
  const owner = tile.sides[near].free ? (tile.sides[1 - near].free ? near : 1 - near) : near;
  const { claim, stands, reach } = tile.sides[owner];
  return t(`banditos-why-${claim.why}`, {
    place: placeWords(place),
    name: seats[owner].name,
    other: seats[1 - owner].name,
    stands: stands ? combinationWords(stands) : "",
    reach: reach ? combinationWords(reach) : t("banditos-nothing"),
    against: claim.against ? combinationWords(claim.against) : t("banditos-nothing"),
  });
}
