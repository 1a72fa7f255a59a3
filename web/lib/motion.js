/** Whether things may move, how they do, and how long a bot's step can be seen. */
import { settings } from "./settings.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

export function motionAllowed() {
  const { motion } = settings();
  return motion === "full" || (motion === "system" && !still.matches);
}

/**
 * The factor for distances measured on the screen: on a table that is turned, things move the other way.
 * @param {Element} element
 */
export const facing = (element) => (element.closest(".turned") ? -1 : 1);

/**
 * Moves an element and waits until it has arrived. `signal` ends the motion at once. Never rejects: an animation that
 * the browser cancels, because its element is gone, has ended too.
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions & { signal: AbortSignal }} options
 */
export async function animate(element, frames, { signal, ...options }) {
  if (signal.aborted) return;
  const animation = element.animate(frames, options);
  signal.addEventListener("abort", () => animation.finish(), { once: true });
  await animation.finished.catch(() => {});
}

/**
 * Turns a card or a die over: `change` runs while only its edge can be seen.
 * @param {Element} element
 * @param {() => void} change
 * @param {{ signal: AbortSignal, duration: number, edge: Keyframe }} how `edge`: how it looks half-way
 */
export async function turnOver(element, change, { signal, duration, edge }) {
  const half = { signal, duration: duration / 2 };
  await animate(element, [{}, { ...edge, rotate: "y 90deg" }], { ...half, easing: "ease-in" });
  change();
  await animate(element, [{ ...edge, rotate: "y -90deg" }, {}], { ...half, easing: "ease-out" });
}

/** Milliseconds between the steps of a bot. */
export const paceTime = () => ({ slow: 1900, normal: 1000, fast: 350 })[settings().pace];
