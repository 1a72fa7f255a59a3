/** Whether things may move, and how long a bot's step is left to be seen. */
import { settings } from "./store.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

export function motionAllowed() {
  const { motion } = settings();
  return motion === "full" || (motion === "system" && !still.matches);
}

/** Milliseconds between the steps of a bot. */
export const paceTime = () => ({ slow: 1900, normal: 1000, fast: 350 })[settings().pace];
