/**
 * Runs before the first paint, so that nothing flashes or jumps later: the chosen theme, the language, and how much room
 * the list of games in progress will take. Everything else waits for app.js.
 */
(() => {
  const root = document.documentElement;
  /** @type {Record<string, unknown>} */
  let settings = {};
  let saves = 0;
  try {
    settings = JSON.parse(localStorage.getItem("rollbook.settings") ?? "{}") ?? {};
    saves = Number(localStorage.getItem("rollbook.open")) || 0;
  } catch {
    // Storage is blocked or damaged: the defaults stand, app.js says so.
  }
  if (settings.theme === "light" || settings.theme === "dark") root.dataset.theme = settings.theme;
  if (settings.motion === "none" || settings.motion === "full") root.dataset.motion = settings.motion;
  const chosen = settings.lang && settings.lang !== "auto" ? [settings.lang] : navigator.languages;
  const language = [new URLSearchParams(location.search).get("lang"), ...chosen].map((tag) => String(tag).slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  if (language && language !== "en") root.dataset.text = "coming";
  root.dataset.open = String(Math.min(Math.max(saves, 0), 3));
  root.dataset.screen = /^#\/(\w+)/.exec(location.hash)?.[1] ?? "home";
})();
