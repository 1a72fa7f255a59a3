/**
 * Things that cross the table: a copy flies above everything else while the thing itself is hidden.
 * `landed` shows the things again; call it when the table is redrawn.
 */

import { animate, facing } from "../lib/motion.js";

const EASE = "cubic-bezier(.3,.7,.3,1)";

/** @type {Set<HTMLElement>} */
const unseen = new Set();

/**
 * @typedef {{ signal: AbortSignal, duration: number, delay?: number, fade?: boolean, size?: number }} Flying `size`:
 * how large it lands, if not as large as its goal
 */

/** @param {Element} element */
function centre(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * @param {HTMLElement} thing
 * @param {HTMLElement} goal
 * @param {Flying} how
 */
export async function fly(thing, goal, { signal, duration, delay = 0, fade = false, size }) {
  if (signal.aborted || !thing.offsetWidth) return;
  const [from, to] = [centre(thing), centre(goal)];
  const copy = /** @type {HTMLElement} */ (thing.cloneNode(true));
  const { offsetWidth: width, offsetHeight: height } = thing;
  Object.assign(copy.style, {
    position: "fixed",
    inset: "auto",
    left: `${from.x - width / 2}px`,
    top: `${from.y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    translate: "none",
    pointerEvents: "none",
    zIndex: "10",
    transition: "none",
  });
  copy.style.setProperty("--size", `${width}px`);
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("id");
  const table = thing.closest(".game-view");
  const side = facing(thing);
  if (table && side < 0) turnCopy(copy, table, from);
  (table ?? document.body).append(copy);
  thing.style.visibility = "hidden";
  unseen.add(thing);
  const end = {
    translate: `${side * (to.x - from.x)}px ${side * (to.y - from.y)}px`,
    rotate: "0deg",
    scale: size ?? goal.offsetWidth / width,
    opacity: fade ? 0 : 1,
  };
  await animate(copy, [{}, end], { signal, duration, delay, easing: EASE, fill: "forwards" });
  copy.remove();
}

/**
 * On a turned table the position of a copy is counted from the table's far corner.
 * @param {HTMLElement} copy
 * @param {Element} table
 * @param {{ x: number, y: number }} from
 */
function turnCopy(copy, table, from) {
  const { right, bottom } = table.getBoundingClientRect();
  copy.style.left = `calc(${right - from.x}px - ${copy.style.width} / 2)`;
  copy.style.top = `calc(${bottom - from.y}px - ${copy.style.height} / 2)`;
}

/** Shows everything that has flown: the table now has it in its new place. */
export function landed() {
  for (const thing of unseen) thing.style.visibility = "";
  unseen.clear();
}

/**
 * Moves things from where they were before a change to where they are after it.
 * @param {HTMLElement[]} things
 * @param {() => void} change
 * @param {{ signal: AbortSignal, duration: number }} how
 */
export async function glide(things, change, { signal, duration }) {
  const before = things.map(centre);
  change();
  await Promise.all(
    things.map(async (thing, index) => {
      const now = centre(thing);
      const side = facing(thing);
      const [dx, dy] = [side * (before[index].x - now.x), side * (before[index].y - now.y)];
      if (!dx && !dy) return;
      const start = { transform: `translate(${dx}px, ${dy}px)` };
      await animate(thing, [start, { transform: "none" }], { signal, duration, easing: EASE });
    }),
  );
}
