/** Opens a position of a game as a new game against bots. Nothing that is stored changes. */
import { toast } from "../components/notice.js";
import { ask } from "../lib/engine-call.js";
import { newId, newSeed } from "../lib/ids.js";
import { bringRecord } from "../lib/import.js";
import { t } from "../lib/messages.js";
import { playOn } from "../lib/play-on.js";
import { go } from "../lib/router.js";
import { isPerson } from "../lib/seats.js";

/**
 * Who goes on: the only person of the game; else the one whose turn it is, or who decided last.
 * @param {import("../lib/session.js").Session} session @param {number} step
 */
async function whoGoesOn(session, step) {
  const { seats } = session.position;
  const people = seats.flatMap((seat, at) => (isPerson(seat) ? [at] : []));
  if (people.length === 1) return people[0];
  const { turn } = await session.look(step);
  const at = turn.kind === "over" ? null : turn.seat;
  return at ?? people[0] ?? 0;
}

/**
 * @param {import("../lib/engine-call.js").Engine} engine @param {import("../lib/session.js").Session} session
 * @param {number} step after which it goes on
 */
export async function playFrom(engine, session, step) {
  const match = newId();
  try {
    const given = playOn(session.position.record, step, await whoGoesOn(session, step));
    const { record } = await ask(engine, "load", { match, record: given, seed: newSeed() });
    const id = await bringRecord(engine, record);
    if (!id) return toast(t("trouble-full"));
    go(`play/${id}`);
    toast(t("review-played-on"));
  } catch {
    toast(t("engine-failed"));
  } finally {
    engine.call("drop", { match }).catch(() => {});
  }
}
