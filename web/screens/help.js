/** The rules of a game and the list of keys. */
import { openDialog } from "../components/dialog.js";
import { h, pause } from "../lib/dom.js";
import { foreign, has, language, t } from "../lib/messages.js";
import { settings } from "../lib/settings.js";
import { readPage } from "../lib/trusted-types.js";

/**
 * What is in reach once it was read: the articles of the rule pages, by their addresses.
 * @type {Map<string, Promise<Element | null>>}
 */
const articles = new Map();

/** The page with a game's rules. @param {string} game */
export const rulesPage = (game) => `rules/${game}.${language()}.html`;

/** Whether there are any rules to show. @param {string} game */
export const hasRules = (game) => RULES.includes(game) || has(`${game}-rules-1`);

/** Where somebody learns a game by playing its first turn. @param {string} game */
export const lessonPage = (game) => `${rulesPage(game)}#lesson`;

/**
 * The rules as their own page has them; null where there is none, or no way to it.
 * @param {string} game
 * @returns {Promise<Element | null>}
 */
function readRules(game) {
  const page = rulesPage(game);
  let article = articles.get(page);
  if (!article) {
    article = RULES.includes(game)
      ? readPage(page)
          .then((found) => found?.querySelector("article") ?? null)
          .catch(() => null)
      : Promise.resolve(null);
    articles.set(page, article);
    article.then((found) => found ?? articles.delete(page));
  }
  return article;
}

/** Rules that are here within so many milliseconds are shown at once; otherwise a line says that they are on their way. */
const AT_ONCE = 250;

/**
 * The game's whole rules, opened where they speak of what is going on; the short ones if the page does not come.
 * @param {string} game @param {string} [topic] the id of that place
 */
export async function showRules(game, topic = "") {
  const reading = readRules(game);
  const place = h("div", { class: "rules-text", "aria-busy": "true" }, h("p", {}, t("rules-loading")));
  await Promise.race([reading, pause(AT_ONCE)]);
  const dialog = openDialog(t("rules-title", { game: t(`${game}-name`) }), [place], { game });
  const article = await reading;
  if (!dialog.isConnected) return;
  place.replaceChildren(
    article ? forTable(game, article) : h("div", { class: "prose", lang: foreign(game) }, ...shortRules(game)),
  );
  place.setAttribute("aria-busy", "false");
  const here = topic && place.querySelector(`#${CSS.escape(topic)}`);
  if (!here) return;
  here.classList.add("at-hand");
  here.scrollIntoView();
}

/**
 * At the table the dialog has the name already, and the game itself is the example.
 * @param {string} game
 * @param {Element} article
 */
function forTable(game, article) {
  const copy = /** @type {HTMLElement} */ (document.importNode(article, true));
  for (const part of copy.querySelectorAll("h1, #lesson, .ask, rollbook-game")) part.remove();
  // The address after the # is the app's screen.
  for (const link of copy.querySelectorAll('a[href^="#"]')) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      copy.querySelector(link.getAttribute("href") ?? "")?.scrollIntoView();
    });
  }
  copy.append(
    h(
      "p",
      {},
      h("a", { class: "button quiet", href: rulesPage(game), target: "_blank" }, t("rules-page")),
      LESSONS.includes(game) &&
        h("a", { class: "button quiet", href: lessonPage(game), target: "_blank" }, t("lesson-link")),
    ),
  );
  return copy;
}

/** @param {string} game */
function shortRules(game) {
  const parts = [];
  for (let part = 1; has(`${game}-rules-${part}`); part++)
    parts.push(h("h3", {}, t(`${game}-rules-${part}`)), h("p", {}, t(`${game}-rules-${part}-text`)));
  return parts;
}

/**
 * A game lists its own keys as `<game>-keys-1`, separated by spaces, and what they do as `<game>-keys-1-text`.
 * @param {string} game
 * @param {boolean} typed whether there are real dice to be typed in
 */
export function showKeys(game, typed) {
  const { keys } = settings();
  /** @type {[string[], string][]} */
  const rows = [];
  for (let row = 1; has(`${game}-keys-${row}`); row++)
    rows.push([t(`${game}-keys-${row}`).split(" "), `${game}-keys-${row}-text`]);
  if (typed)
    rows.push(
      [["1", "…", "6"], has(`${game}-keys-fell`) ? `${game}-keys-fell` : "keys-fell"],
      [["⌫"], "keys-fell-back"],
    );
  rows.push(
    [[t("keys-enter"), t("keys-space")], "keys-go"],
    [["U"], "keys-undo"],
    [["L"], "keys-log"],
    [["H"], "keys-hint"],
    [["M"], "keys-menu"],
    [["?"], "keys-help"],
    [["Esc"], "keys-escape"],
  );
  openDialog(t("keys-title"), [
    ...(keys ? [] : [h("p", {}, t("keys-off"))]),
    h(
      "dl",
      { class: "keys" },
      ...rows.flatMap(([names, text]) => [
        h("dt", {}, ...names.flatMap((name, index) => [index ? " " : "", name === "…" ? "…" : h("kbd", {}, name)])),
        h("dd", { lang: text.startsWith(`${game}-`) && foreign(game) }, t(text)),
      ]),
    ),
  ]);
}
