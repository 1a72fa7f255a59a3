/** Keeps the screen on while a game is on the table: a player who thinks about a roll should not have to wake the phone. */
import { settings } from "./settings.js";

/** In an embed the page around it decides whether the screen stays on. */
export const canStayAwake = "wakeLock" in navigator && self === top;

let wanted = false;
/** @type {WakeLockSentinel | null} */
let held = null;

/** @param {boolean} on */
export function stayAwake(on) {
  wanted = on;
  return follow();
}

async function follow() {
  const on = () => wanted && settings().awake && document.visibilityState === "visible";
  if (on() && !held && canStayAwake) {
    try {
      const lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => {
        if (held === lock) held = null;
      });
      if (held) await lock.release();
      else held = lock;
    } catch {
      // The battery is low or the system says no: the screen may sleep, the game goes on.
    }
  }
  if (!on() && held) await held.release().catch(() => {});
}

// The browser releases the lock whenever the page is hidden.
document.addEventListener("visibilitychange", follow);
