/**
 * Is inline in the home page and runs before the first paint, so that nothing flashes or jumps later: the chosen
 * theme, the words in the reader's language, and how much room the list of games in progress will take. Then it loads
 * app.js, which does everything else, and says so if that is unavailable.
 *
 * Also the last resort: `?fresh` clears everything except saved games and settings, and downloads it all again.
 */

import { fill, findLanguage, textFile } from "./lib/language.js";
import { isHere } from "./lib/network.js";

const root = document.documentElement;
/** How long a page that is not painted, for whatever reason, is waited for. */
const PATIENCE = 500;

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
const language = findLanguage(String(settings.lang ?? "auto"));
if (language !== "en") root.dataset.text = "coming";
document.querySelector("link[rel=manifest]")?.setAttribute("href", `web/manifest/${language}.webmanifest`);
root.dataset.open = String(Math.min(Math.max(saves, 0), 3));
root.dataset.screen = /^#\/(\w+)/.exec(location.hash)?.[1] ?? "home";

const address = new URL(location.href);
if (address.searchParams.has("fresh"))
  startAfresh(address)
    .catch(() => {})
    .then(() => location.replace(address));
else addEventListener("DOMContentLoaded", start);

// It is told once, perhaps before anybody else listens: see web/offline/install.js.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  globalThis.installQuestion = event;
});

function start() {
  // Python takes longest, and PyScript would wait while the scripts draw the screen. The home page comes before both.
  if (root.dataset.screen !== "home")
    document.body.append(make("iframe", { id: "engine", hidden: true, src: "web/engine.html" }));
  greet();
  // The address after the # is the screen, so the skip link may not use it.
  document.querySelector(".skip")?.addEventListener("click", (event) => {
    event.preventDefault();
    document.querySelector("main")?.focus();
  });
  painted()
    .then(bring)
    .catch((error) => {
      console.warn(error); // a person is told in other words
      tellCutOff();
    });
}

/** The page is in English until somebody reads another language. */
function greet() {
  if (language === "en") return;
  root.lang = language;
  fill(document, say);
  const chip = /** @type {HTMLSelectElement | null} */ (document.querySelector("#language"));
  if (chip) chip.value = language;
  delete root.dataset.text;
}

/** @param {string} id */
function say(id) {
  return HOME.words[language]?.[HOME.ids.indexOf(id)] ?? id;
}

/**
 * On a first visit the line and the device are for the home page, which can be read before any script runs. At once if
 * nobody looks, if everything is on this device anyway, or on another screen: that one is drawn by the scripts.
 * @returns {Promise<unknown>}
 */
function painted() {
  return new Promise((resolve) => {
    if (document.hidden || isHere() || root.dataset.screen !== "home") return resolve(null);
    setTimeout(resolve, PATIENCE);
    // The very first paint may have been the empty page's, before the rest of it had come.
    const look = (/** @type {PerformanceObserverEntryList} */ list) =>
      list.getEntriesByName("first-contentful-paint").length && resolve(null);
    new PerformanceObserver(look).observe({ type: "paint", buffered: true });
  });
}

/** All that app.js will ask for is asked for with it, rather than one after the other. */
async function bring() {
  const texts = HOME.texts.map((file) =>
    make("link", { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: textFile(language, file) }),
  );
  document.head.append(...HOME.scripts.map((href) => make("link", { rel: "modulepreload", href })), ...texts);
  const { started } = await import(new URL("web/app.js", document.baseURI).href);
  await started;
}

/** The home page can be read without any script, so that is what is shown. */
function tellCutOff() {
  root.dataset.screen = "home";
  const strip = make("div", { className: "loading foot", role: "alert" });
  strip.append(
    make("p", { textContent: say("home-cut-off") }),
    make("button", { className: "button", textContent: say("retry"), onclick: () => location.reload() }),
  );
  document.body.append(strip);
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Partial<HTMLElementTagNameMap[K]>} facts
 */
const make = (tag, facts) => Object.assign(document.createElement(tag), facts);

/** @param {URL} address where to go on */
async function startAfresh(address) {
  address.searchParams.delete("fresh");
  // First of all, whether it can be downloaded again: build.json is never kept.
  const reply = navigator.onLine ? await fetch("build.json", { cache: "no-store" }).catch(() => null) : null;
  if (!reply?.ok) return sessionStorage.setItem("rollbook.fresh", "offline");
  const scope = new URL(".", document.baseURI).href;
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.filter((one) => one.scope === scope).map((one) => one.unregister()));
  const names = (await globalThis.caches?.keys()) ?? [];
  const ours = names.filter(
    (name) => name === SNAPSHOT_CACHE || (name.startsWith("rollbook-") && name.endsWith(scope)),
  );
  await Promise.all(ours.map((name) => caches.delete(name)));
  // What the browser's own cache holds of the page itself and of its first files may be the trouble.
  const files = [...document.querySelectorAll("link[href]")].map((one) => one.getAttribute("href") ?? "");
  await Promise.all(
    ["./", ...HOME.scripts, ...files].map((file) => fetch(file, { cache: "reload" }).catch(() => null)),
  );
}
