/** Whether things may move, and how long a bot's step is left to be seen. */
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

/** Milliseconds between the steps of a bot. */
export const paceTime = () => ({ slow: 1900, normal: 1000, fast: 350 })[settings().pace];
