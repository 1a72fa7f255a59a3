/**
 * The messages of the Fluent catalogues, and numbers, lists and times in the same language. Every sentence a person
 * reads comes from here. There is one folder per language, with one file for the app and one per game.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @typedef {import("./language.js").Language} Language */
/** @typedef {Record<string, string | number>} Args */

/** @type {Language} */
let current = "en";
/** Of this language only: tests check that each language has all messages. @type {FluentBundle} */
let bundle = new FluentBundle(current);
/** @type {Map<string, Promise<FluentResource>>} */
const fetched = new Map();
/** @type {string[]} */
let files = ["app"];

/** @param {Language} language @param {string} file */
function resource(language, file) {
  const key = `${language}/${file}`;
  let found = fetched.get(key);
  if (!found) {
    found = fetch(new URL(`web/text/${key}.ftl`, document.baseURI)).then(async (reply) => {
      if (!reply.ok) throw new Error(`text ${key}: ${reply.status}`);
      return new FluentResource(await reply.text());
    });
    found.catch(() => fetched.delete(key));
    fetched.set(key, found);
  }
  return found;
}

/** @param {Language} language */
async function load(language) {
  // Elements isolate the names in them, so the invisible marks that Fluent would add are not needed.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const loaded of await Promise.all(files.map((file) => resource(language, file)))) made.addResource(loaded);
  return made;
}

/**
 * Loads a language; nothing changes until all of it is there.
 * @param {Language} language
 * @param {string[]} [games]
 */
export async function speak(language, games) {
  if (games) files = ["app", ...games];
  bundle = await load(language);
  current = language;
  document.documentElement.lang = language;
}

export const language = () => current;

/** A language chosen on the page replaces the one in the address. */
export function forgetAddress() {
  const here = new URL(location.href);
  here.searchParams.delete("lang");
  history.replaceState(null, "", here);
}

/** @param {string} id */
export const has = (id) => bundle.hasMessage(id);

/**
 * The text of a message. A missing one shows its id: visible in a test, harmless to a player.
 * @param {string} id
 * @param {Args} [args]
 */
export function t(id, args) {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, args ?? null, []) : id;
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

/** @param {number} time */
export function ago(time) {
  const minutes = Math.round((time - Date.now()) / 60_000);
  const format = new Intl.RelativeTimeFormat(current, { numeric: "auto" });
  if (minutes > -1) return t("just-now");
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 60 / 24), "day");
}
