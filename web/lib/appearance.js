/** Colours and motion as the settings say. */
import { settings } from "./settings.js";

export function applySettings() {
  const root = document.documentElement;
  const { theme, motion } = settings();
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  if (motion === "system") delete root.dataset.motion;
  else root.dataset.motion = motion;
  // The window's frame follows the page, not only the system.
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
    const own = /** @type {HTMLElement} */ (meta).dataset.theme;
    meta.setAttribute(
      "media",
      theme === "system" ? `(prefers-color-scheme: ${own})` : theme === own ? "all" : "not all",
    );
  }
}
