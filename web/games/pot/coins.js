/** Coins in flight: the events say which coins move, the page says from where to where. */
import { h, pause } from "../../lib/dom.js";
import { animate, facing } from "../../lib/motion.js";

/** @typedef {"bank" | "pot" | number} Place the number is a seat */
/** @typedef {{ from: Place, to: Place, coins: number }} Hop */

const FLIGHT = 340;
const BEAT = 130;
/** The longest that a flight may take, however many hops it has. */
const LIMIT = 600;
/** Between one coin of a hop and the next. */
const GAP = 36;
const SPREAD = 7;
/** More coins than these look the same in the air. */
const SEEN = 6;

/** @type {Record<string, (params: any) => Hop>} */
const hops = {
  paid_pot: ({ seat, coins }) => ({ from: seat, to: "pot", coins }),
  bank_paid: ({ seat, coins }) => ({ from: "bank", to: seat, coins }),
  paid_bank: ({ seat, coins }) => ({ from: seat, to: "bank", coins }),
  paid_player: ({ seat, to, coins }) => ({ from: seat, to, coins }),
  round_won: ({ seat, coins }) => ({ from: "pot", to: seat, coins }),
  round_begins: ({ coins }) => ({ from: "bank", to: "pot", coins }),
};

/** @param {import("../../types").GameEvent[]} events @returns {Hop[]} in the order in which they happened */
export const hopsOf = (events) =>
  events
    .filter(({ code }) => code in hops)
    .map(({ code, params }) => hops[code](params))
    .filter(({ coins }) => coins > 0);

/** Where something is on the table, also if the table is turned. @param {Element} thing @param {HTMLElement} table */
function centre(thing, table) {
  const ground = table.getBoundingClientRect();
  const { x, y, width, height } = thing.getBoundingClientRect();
  const [across, down] = [x + width / 2, y + height / 2];
  return facing(table) > 0
    ? { x: across - ground.x, y: down - ground.y }
    : { x: ground.right - across, y: ground.bottom - down };
}

/**
 * @param {HTMLElement} table what the coins fly over
 * @param {Hop[]} route
 * @param {(place: Place) => Element} at
 * @param {{ signal: AbortSignal, leaves: (hop: Hop) => void }} how `leaves`: the coins of this hop are in the air
 */
export async function fly(table, route, at, { signal, leaves }) {
  const beat = Math.min(BEAT, (LIMIT - FLIGHT) / Math.max(1, route.length - 1));
  await Promise.all(
    route.map(async (hop, index) => {
      await pause(index * beat, signal);
      if (signal.aborted) return;
      leaves(hop);
      const count = Math.min(hop.coins, SEEN);
      const gap = Math.min(GAP, Math.max(0, LIMIT - FLIGHT - index * beat) / count);
      const [from, to] = [centre(at(hop.from), table), centre(at(hop.to), table)];
      await Promise.all(
        Array.from({ length: count }, (_, nth) =>
          toss(table, from, to, { delay: nth * gap, aside: (nth - (count - 1) / 2) * SPREAD, signal }),
        ),
      );
    }),
  );
}

/**
 * One coin, in an arc.
 * @param {HTMLElement} table
 * @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to
 * @param {{ delay: number, aside: number, signal: AbortSignal }} how
 */
async function toss(table, from, to, { delay, aside, signal }) {
  const coin = table.appendChild(h("span", { class: "coin flying", "aria-hidden": "true" }));
  const top = Math.min(from.y, to.y) - 14 + Math.abs(from.y - to.y) * 0.3;
  await animate(
    coin,
    [
      { translate: `${from.x}px ${from.y}px`, scale: 0.7, opacity: 0 },
      { opacity: 1, offset: 0.12 },
      { translate: `${(from.x + to.x) / 2 + aside}px ${top}px`, scale: 1.25, offset: 0.5 },
      { translate: `${to.x + aside}px ${to.y}px`, scale: 1, opacity: 1 },
    ],
    { signal, duration: FLIGHT, delay, easing: "cubic-bezier(.35,.1,.3,1)", fill: "backwards" },
  );
  coin.remove();
}
