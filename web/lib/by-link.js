/** Games by link, each person on a device of their own: what such a game waits for, and how it is said in a line. */
import { t } from "./messages.js";
import { tidyName } from "./names.js";
import { ELSEWHERE } from "./seats.js";

/** @typedef {import("../types").ByLink} ByLink */
/**
 * What is to be done next. `own`: this device's person decides. `invite`, `reply`, `send`, `send-all`: a link has to be
 * handed over. `replies`, `wait`: others have to. `watch`: somebody looks on. `over`: nothing.
 * @typedef {{ id: "own" | "invite" | "reply" | "send" | "send-all" | "replies" | "wait" | "watch" | "over", name: string }}
 * Task `name`: who gets the link, or is waited for
 */

/** Begins the code of every link of such a game. */
const MARK = ",";

/** @param {string} code */
export const isByLink = (code) => code.startsWith(MARK);

/** @param {ByLink} game @returns {Task} */
export function taskOf({ stage, seat, waiting, send, sent, to, players }) {
  const nameOf = (/** @type {number | null} */ at) => tidyName(String(players[at ?? -1]?.name ?? ""));
  const unsent = send && !sent;
  if (stage === "inviting") return { id: sent ? "replies" : "invite", name: "" };
  if (stage === "joining") return { id: sent ? "wait" : "reply", name: nameOf(to ?? 0) };
  if (stage === "playing" && seat !== null && waiting === seat && !unsent) return { id: "own", name: nameOf(seat) };
  const next = to ?? (players.length === 2 && seat !== null ? 1 - seat : null);
  if (unsent) return next === null ? { id: "send-all", name: "" } : { id: "send", name: nameOf(next) };
  if (stage === "over") return { id: "over", name: "" };
  return { id: seat === null ? "watch" : "wait", name: nameOf(waiting) };
}

/** The same in a few words. @param {Task} task */
export const taskText = ({ id, name }) => t(`link-${id}`, { name });

/** Whether the next thing to do is to hand a link over. @param {Task} task */
export const isToSend = ({ id }) => ["invite", "reply", "send", "send-all"].includes(id);

/** Whether people are still missing. @param {ByLink | null | undefined} game */
export const isGathering = (game) => game?.stage === "inviting" || game?.stage === "joining";

/**
 * A position in which only the person of this device is one: the tables know that others are elsewhere.
 * @template {{ by_link: ByLink | null, seats: import("../types").Seat[] }} P
 * @param {P} position @returns {P}
 */
export function seenHere(position) {
  const own = position.by_link?.seat;
  if (own === undefined) return position;
  const seats = position.seats.map((seat, at) => (at === own ? seat : { ...seat, kind: ELSEWHERE }));
  return { ...position, seats };
}
