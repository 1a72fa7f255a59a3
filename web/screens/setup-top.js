/** The head of a set-up: the picture from the game's card at home, its lesson, and how people come together. */
import { h } from "../lib/dom.js";
import { foreign, t } from "../lib/messages.js";
import { lessonPage } from "./help.js";

/** @param {import("../types").GameInfo} info @param {"here" | "link"} way */
export function setUpTop({ id: game, by_link }, way) {
  const picture = document.querySelector(`.game[data-game="${game}"] svg`)?.cloneNode(true);
  const lesson = RULES.includes(game) && LESSONS.includes(game);
  const link = (/** @type {"here" | "link"} */ one, /** @type {string} */ path) =>
    h("a", { href: `#/new/${path}`, "aria-current": one === way ? "page" : null }, t(`setup-way-${one}`));
  return [
    h(
      "div",
      { class: "banner" },
      h("div", { "aria-hidden": "true" }, picture ?? ""),
      lesson ? h("a", { class: "button", href: lessonPage(game) }, t("lesson-link")) : null,
    ),
    foreign(game) && h("p", { class: "meaning" }, t("not-translated")),
    by_link &&
      h(
        "nav",
        { class: "segments ways", "aria-label": t("setup-way") },
        link("here", game),
        link("link", `${game}/link`),
      ),
  ];
}
