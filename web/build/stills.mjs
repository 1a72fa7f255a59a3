/**
 * Draws positions as still pictures in HTML, with the very views the app uses, in a small DOM under Node.
 *
 * Reads {languages, english, positions: [{id, lang, position}]} from the file named first and writes {stills: {id: html}, css}
 * to the one named second. A position is what the engine says of a match (see pyapp/api.py). What a view sets as a
 * style of one element, which strict pages do not allow in HTML, becomes a class; `css` holds the rules of all these
 * classes.
 */

import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseHTML } from "linkedom";

/** @typedef {import("../types.js").Position} Position */
/** @typedef {{ id: string, lang: string, position: Position }} Asked */

const web = path.join(import.meta.dirname, "..");
const [source, target] = process.argv.slice(2);
/** @type {{ languages: Record<string, string>, english: string[], positions: Asked[] }} */
const { languages, english, positions } = JSON.parse(fs.readFileSync(source, "utf8"));

/** @type {any} */
const window = parseHTML("<!doctype html><html><body></body></html>");
const { document } = window;
pretendToBeABrowser();

const { speak } = await load("lib/messages.js");
const { stillModel } = await load("lib/still-model.js");
const { describe } = await load("lib/describe.js");
const { reservedKeys } = await load("screens/table-keys.js");

/** Declarations of custom properties, each with its class. @type {Map<string, string>} */
const rules = new Map();

/** What the views ask of a browser beyond a document. Nothing here measures or moves. */
function pretendToBeABrowser() {
  const { HTMLElement, Element, Node, Event, CustomEvent, customElements } = window;
  for (const lacking of ["scrollTo", "focus"]) HTMLElement.prototype[lacking] = () => {};
  const define = (/** @type {Record<string, unknown>} */ globals) => {
    for (const [name, value] of Object.entries(globals))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  };
  define({
    document,
    HTMLElement,
    Element,
    Node,
    Event,
    CustomEvent,
    customElements,
    LANGUAGES: languages,
    ENGLISH: english,
    navigator: { languages: [] },
    matchMedia: () => ({ matches: true, addEventListener() {} }),
    addEventListener() {},
    ResizeObserver: class {
      observe() {}
    },
    fetch: async (/** @type {URL} */ url) => new Response(fs.readFileSync(path.join(web, "..", url.pathname))),
  });
  Object.defineProperty(document, "baseURI", { value: "http://build/" });
}

/** @param {string} file in web/ */
function load(file) {
  return import(pathToFileURL(path.join(web, file)).href);
}

/** @param {Position} position */
function draw(position) {
  const view = document.createElement(`${position.game}-table`);
  document.body.replaceChildren(view);
  const model = stillModel(position);
  view.model = model;
  const last = position.frames.at(-1);
  if (model.mode !== "live" && last) view.say(describe(position.game, last, position.seats));
  for (const element of [view, ...view.querySelectorAll("[style]")]) classify(element);
  const drawn = view.toString();
  refuseReservedKeys(view, position.game);
  return drawn;
}

/** @param {any} view @param {string} game */
function refuseReservedKeys(view, game) {
  const taken = reservedKeys.find((/** @type {string} */ key) => view.key(key));
  if (taken === undefined) return;
  console.error(`web/games/${game} answers to “${taken}”, a key of all tables (web/screens/table-keys.js).`);
  process.exit(1);
}

/** @param {any} element */
function classify(element) {
  const style = element.getAttribute("style");
  element.removeAttribute("style");
  for (const declaration of (style ?? "")
    .split(";")
    .map((/** @type {string} */ one) => one.trim())
    .filter(Boolean)) {
    const [property, value] = declaration.split(/:(.*)/s);
    if (!value.trim()) continue; // taken back
    if (!property.startsWith("--")) throw new Error(`a still picture cannot set “${declaration}”`);
    const name = `v${createHash("sha256").update(declaration).digest("hex").slice(0, 6)}`;
    rules.set(name, `.${name}{${property.trim()}:${value.trim()}!important}`);
    element.classList.add(name);
  }
}

/** @type {Record<string, string>} */
const stills = {};
for (const lang of Object.keys(languages)) {
  const asked = positions.filter((one) => one.lang === lang);
  const games = [...new Set(asked.map(({ position }) => position.game))].sort();
  await Promise.all(games.map((game) => load(`games/${game}/view.js`)));
  await speak(lang, games);
  for (const { id, position } of asked) stills[id] = draw(position);
}
const css = [...rules.keys()]
  .sort()
  .map((name) => rules.get(name))
  .join("\n");
fs.writeFileSync(target, JSON.stringify({ stills, css: `${css}\n` }));
