/**
 * Runs before the first paint, so that nothing flashes or jumps later: the chosen theme, the language, and how much room
 * the list of games in progress will take. Everything else waits for app.js.
 *
 * Also the way out when nothing else helps: `?fresh` clears everything but saved games and settings, and loads it all anew.
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
  const address = new URL(location.href);
  const language = [address.searchParams.get("lang"), ...chosen].map((tag) => String(tag).slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  if (language && language !== "en") root.dataset.text = "coming";
  if (language) document.querySelector("link[rel=manifest]")?.setAttribute("href", `web/manifest/${language}.webmanifest`);
  root.dataset.open = String(Math.min(Math.max(saves, 0), 3));
  root.dataset.screen = /^#\/(\w+)/.exec(location.hash)?.[1] ?? "home";
  if (address.searchParams.has("fresh")) {
    root.dataset.fresh = "coming";
    startAfresh(address).catch(() => {}).then(() => location.replace(address));
  }
})();

/** @param {URL} address where to go on */
async function startAfresh(address) {
  address.searchParams.delete("fresh");
  // First of all, whether there is anything to load it anew from: build.json is never kept.
  const reply = navigator.onLine ? await fetch("build.json", { cache: "no-store" }).catch(() => null) : null;
  if (!reply?.ok) return sessionStorage.setItem("rollbook.fresh", "offline");
  const scope = new URL(".", document.baseURI).href;
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.filter((one) => one.scope === scope).map((one) => one.unregister()));
  const names = (await globalThis.caches?.keys()) ?? [];
  const ours = names.filter((name) => name === SNAPSHOT_CACHE || (name.startsWith("rollbook-") && name.endsWith(scope)));
  await Promise.all(ours.map((name) => caches.delete(name)));
  // What the browser's own cache holds of the page itself and of its first files may be the trouble.
  const files = [...document.querySelectorAll("script[src], link[href]")].map((one) => one.getAttribute("src") ?? one.getAttribute("href") ?? "");
  await Promise.all(["./", "web/app.js", ...files].map((file) => fetch(file, { cache: "reload" }).catch(() => null)));
}
