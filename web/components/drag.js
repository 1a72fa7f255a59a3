/** Dragging, beside tapping and never instead of it: a press that hardly moves stays a tap. */
import { facing } from "../lib/motion.js";

const SLOP = 7;

/**
 * @typedef {object} Drag
 * @property {(thing: HTMLElement) => void} lift it leaves its place
 * @property {(under: Element | null) => void} over what is under the finger
 * @property {(thing: HTMLElement, under: Element | null) => boolean} drop whether it stays where it was dropped
 */

/**
 * @param {HTMLElement} root
 * @param {string} selector which things in it can be dragged
 * @param {Drag} drag
 */
export function letDrag(root, selector, drag) {
  root.addEventListener("pointerdown", (event) => {
    const thing = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(selector));
    if (thing && event.isPrimary && event.button === 0) follow(thing, event, drag);
  });
}

/** @param {HTMLElement} thing @param {PointerEvent} start @param {Drag} drag */
function follow(thing, start, { lift, over, drop }) {
  const released = new AbortController();
  let lifted = false;
  /** @param {PointerEvent} event */
  const under = (event) => document.elementFromPoint(event.clientX, event.clientY);
  /** @param {boolean} stays */
  const end = (stays) => {
    released.abort();
    thing.classList.remove("dragged");
    over(null);
    if (!stays) thing.style.translate = "";
  };
  addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerId !== start.pointerId) return;
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!lifted && Math.hypot(dx, dy) < SLOP) return;
      if (!lifted) {
        lifted = true;
        thing.classList.add("dragged");
        lift(thing);
      }
      thing.style.translate = `${facing(thing) * dx}px ${facing(thing) * dy}px`;
      over(under(event));
    },
    { signal: released.signal },
  );
  addEventListener(
    "pointerup",
    (event) => {
      if (event.pointerId !== start.pointerId) return;
      if (lifted) swallowClick();
      const place = under(event);
      end(lifted && drop(thing, place));
    },
    { signal: released.signal },
  );
  addEventListener("pointercancel", () => end(false), { signal: released.signal });
}

/** The browser may take the end of a drag for a click. */
function swallowClick() {
  const swallowed = new AbortController();
  addEventListener(
    "click",
    (event) => {
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true, signal: swallowed.signal },
  );
  setTimeout(() => swallowed.abort());
}
