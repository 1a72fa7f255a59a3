/** Shortcuts of one key, wherever there is a table: when they count, and which screen gets them. */
import { settings } from "./settings.js";

/** @param {KeyboardEvent} event @param {{ key?(key: string): boolean } | null} screen */
export function onShortcut(event, screen) {
  if (
    !settings().keys ||
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector("dialog[open]")
  )
    return;
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest("input, select, textarea, summary")) return;
  // On a button or a link Enter and Space do what that button does.
  if ((event.key === "Enter" || event.key === " ") && target.closest("button, a")) return;
  if (screen?.key?.(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault();
}
