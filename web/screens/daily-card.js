/** The home screen's card of the daily challenge. The page keeps its place; this fills it. */
import { resultOf, today } from "../lib/daily.js";
import { art, h, must } from "../lib/dom.js";
import { t } from "../lib/messages.js";

/** A calendar's leaf that shows a die. */
const LEAF =
  '<svg viewBox="0 0 120 100" aria-hidden="true"><rect x="29" y="15" width="62" height="72" rx="9" fill="#000" fill-opacity=".2"/><rect x="29" y="12" width="62" height="72" rx="9" fill="#fffaf0"/><path d="M29 32V21a9 9 0 0 1 9-9h44a9 9 0 0 1 9 9v11z" fill="#b3402e"/><g fill="#fffaf0"><circle cx="45" cy="22" r="4"/><circle cx="60" cy="22" r="4"/><circle cx="75" cy="22" r="4"/></g><g fill="#22262e"><circle cx="47" cy="45" r="5"/><circle cx="73" cy="45" r="5"/><circle cx="60" cy="58" r="5"/><circle cx="47" cy="71" r="5"/><circle cx="73" cy="71" r="5"/></g></svg>';

/** @param {string[]} games */
export function drawDailyCard(games) {
  const day = today();
  const count = games.filter((game) => resultOf(game, day)).length;
  must(document.querySelector("#daily")).replaceChildren(
    h("span", { class: "picture" }, art(LEAF)),
    h(
      "span",
      { class: "words" },
      h("b", {}, t("daily-title")),
      h("small", {}, t("daily-line")),
      h("small", { class: "people" }, t("daily-played", { count, total: games.length })),
    ),
  );
}
