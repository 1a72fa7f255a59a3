/**
 * The messages of the Fluent catalogues, and numbers, lists and times in the same language. Every sentence a person
 * reads comes from here. There is one folder per language, with one file for the app, one per game and some for screens
 * that few people look at. What is said of games that are not on the table is in "shelf", which the build makes.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { textFile } from "./language.js";

/** @typedef {import("./language.js").Language} Language */
/** @typedef {Record<string, string | number>} Args */

/** @type {Language} */
let current = "en";
/**
 * Of the current language, then of English for the games that are not translated. Tests check that every other file has
 * all messages.
 * @type {FluentBundle[]}
 */
let bundles = [];
/**
 * To read all catalogues takes longer than to draw a table, so each is read when somebody asks for one of its messages.
 * Those of a game begin with its id.
 * @type {Map<string, () => void>}
 */
let unread = new Map();
/** What reads each catalogue, once. @type {Map<string, Promise<() => FluentResource>>} */
const fetched = new Map();
/** @type {string[]} */
let files = ["app"];
/** @type {Promise<void>} */
let loading = Promise.resolve();
/** @type {() => void} */
let heard = () => {};
/** Resolves when there is a language: texts that are asked for earlier wait for it. @type {Promise<void>} */
const spoken = new Promise((resolve) => {
  heard = resolve;
});

/** @param {string} path */
function resource(path) {
  let found = fetched.get(path);
  if (!found) {
    found = fetch(new URL(path, document.baseURI)).then(async (reply) => {
      if (!reply.ok) throw new Error(`text ${path}: ${reply.status}`);
      const text = await reply.text();
      /** @type {FluentResource | undefined} */
      let read;
      return () => {
        read ??= new FluentResource(text);
        return read;
      };
    });
    found.catch(() => fetched.delete(path));
    fetched.set(path, found);
  }
  return found;
}

/** From here on texts are in this language. @param {Language} language */
async function load(language) {
  // Elements isolate the names in them, so the invisible marks that Fluent would add are not needed.
  const made = [language, "en"].map((tag) => new FluentBundle(tag, { useIsolating: false }));
  const resources = await Promise.all(files.map((file) => resource(textFile(language, file))));
  /** @type {typeof unread} */
  const later = new Map();
  for (const [at, file] of files.entries()) {
    const read = () => made[ENGLISH.includes(file) ? 1 : 0].addResource(resources[at]());
    later.set(file, read);
  }
  bundles = made;
  unread = later;
  readFile("app");
}

/**
 * Loads a language; nothing changes until all of it is there.
 * @param {Language} language
 * @param {string[]} [wanted] the files besides the app's
 */
export async function speak(language, wanted) {
  if (wanted) files = ["app", ...wanted];
  loading = load(language);
  await loading;
  current = language;
  heard();
  document.documentElement.lang = language;
}

/** The texts of a game, or of a screen that few people look at. @param {string} file */
export async function learn(file) {
  await spoken;
  if (files.includes(file)) return loading;
  await resource(textFile(current, file));
  if (!files.includes(file)) files = [...files, file];
  loading = load(current);
  return loading;
}

export const language = () => current;

/** What a game's own texts are marked with where they are not in the language of the page. @param {string} game */
export const foreign = (game) => (current !== "en" && ENGLISH.includes(game) ? "en" : null);

/** A language chosen on the page replaces the one in the address. */
export function forgetAddress() {
  const here = new URL(location.href);
  here.searchParams.delete("lang");
  history.replaceState(null, "", here);
}

/** @param {string} id */
function bundleOf(id) {
  const find = () => bundles.find((bundle) => bundle.hasMessage(id));
  const [file] = id.split("-", 1);
  readFile(file);
  const found = find();
  if (found || files.includes(file)) return found;
  for (const other of unread.keys()) readFile(other);
  return find();
}

/** @param {string} file */
function readFile(file) {
  unread.get(file)?.();
  unread.delete(file);
}

/** @param {string} id */
export const has = (id) => bundleOf(id) !== undefined;

/**
 * The text of a message. A missing one shows its id: visible in a test, harmless to a player.
 * @param {string} id
 * @param {Args} [args]
 */
export function t(id, args) {
  const bundle = bundleOf(id);
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args ?? null, []) : id;
}

/** @param {number} value */
export const number = (value) => new Intl.NumberFormat(current).format(value);

/** A chance in percent: whole, unless it would round to never or always. @param {number} value from 0 to 1 */
export function percent(value) {
  const format = new Intl.NumberFormat(current, {
    style: "percent",
    maximumFractionDigits: (value > 0 && value < 0.1) || (value > 0.99 && value < 1) ? 1 : 0,
  });
  if (value > 0 && value < 0.001) return `< ${format.format(0.001)}`;
  return value > 0.999 && value < 1 ? `> ${format.format(0.999)}` : format.format(value);
}

/** The English is British: no comma before the "and" of a list. @param {string[]} parts */
export const list = (parts) =>
  new Intl.ListFormat(current === "en" ? "en-GB" : current, { type: "conjunction" }).format(parts);

/** Day and month, as one would say them. @param {number} time */
export const day = (time) =>
  new Intl.DateTimeFormat(current === "en" ? "en-GB" : current, { day: "numeric", month: "long" }).format(time);

/** @param {number} time */
export function ago(time) {
  const minutes = Math.round((time - Date.now()) / 60_000);
  const format = new Intl.RelativeTimeFormat(current, { numeric: "auto" });
  if (minutes > -1) return t("just-now");
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 60 / 24), "day");
}
