/** The result: who won and why, the ranking, and a rematch that the next player starts. */
import { openDialog } from "../components/dialog.js";
import { announce } from "../components/notice.js";
import { headline } from "../lib/describe.js";
import { art, h } from "../lib/dom.js";
import { foreign, has, number, t } from "../lib/messages.js";
import { go } from "../lib/router.js";
import { Session } from "../lib/session.js";

/** @typedef {import("../types").Position} Position */

const leafPath = "M0 0c6-2 13 0 15 8-8 2-14-1-15-8z";
const branch = [
  [16, 66, -60],
  [8, 54, -35],
  [5, 41, -10],
  [7, 28, 15],
  [13, 17, 40],
]
  .map(([x, y, turn]) => `<path transform="translate(${x + 16} ${y}) rotate(${turn})" d="${leafPath}"/>`)
  .join("");
const LAUREL = `<svg class="laurel" viewBox="0 0 148 84"><g fill="currentColor"><g>${branch}</g><g transform="translate(148 0) scale(-1 1)">${branch}</g></g><g transform="translate(74 40)"><rect x="-23" y="-21" width="46" height="46" rx="11" fill="#000" fill-opacity=".18"/><rect x="-23" y="-24" width="46" height="46" rx="11" fill="#fffaf0"/><g fill="#22262e"><circle cx="-11" cy="-12" r="4"/><circle cx="11" cy="-12" r="4"/><circle cx="0" cy="-1" r="4"/><circle cx="-11" cy="10" r="4"/><circle cx="11" cy="10" r="4"/></g></g></svg>`;

/**
 * @typedef {object} Way what else can be done
 * @property {string} text the id of its message
 * @property {() => unknown} run
 * @property {boolean} [stays] the result stays open
 */

/**
 * @param {import("./table.js").TableScreen} table
 * @param {{ main?: { label: string, run: () => unknown } | null, buttons?: Way[], below?: Node | string }} [more] what only the app has; `main`: what is
 * offered instead of a rematch
 * @returns {HTMLDialogElement | null}
 */
export function openResult(table, { main: instead, buttons = [], below = "" } = {}) {
  const { position, game } = table;
  const { seats, outcome } = position;
  if (!outcome) return null;
  const order = [...seats.keys()].sort((a, b) => outcome.ranks[a] - outcome.ranks[b]);
  const losers = Array.isArray(outcome.facts.losers) ? outcome.facts.losers : [];
  const first = outcome.winners[0];
  const won = headline(game, outcome, seats);
  const reason = `${game}-outcome-${outcome.reason}`;
  const why = has(reason) ? t(reason, { name: seats[first]?.name ?? "", score: outcome.scores[first] ?? 0 }) : "";
  const next = seats[nextStarter(table.starter, seats.length)].name;
  const note = seats.length > 1 ? ` · ${t("result-rematch-note", { name: next })}` : "";
  const rematch = { label: t("result-rematch") + note, run: () => table.rematch() };
  const main = instead === undefined ? rematch : instead;
  const button = (/** @type {string} */ text, /** @type {Way["run"]} */ run, name = "button", stays = false) => {
    const click = () => {
      if (!stays) dialog.close();
      run();
    };
    return h("button", { class: name, type: "button", on: { click } }, text);
  };
  const dialog = openDialog(
    t("result-title"),
    [
      h(
        "div",
        { class: "result-hero" },
        art(LAUREL),
        h("h2", { class: "name" }, won),
        why ? h("p", { class: "name", lang: foreign(game) }, why) : null,
      ),
      h(
        "ol",
        { class: "result-list", hidden: !outcome.winners.length },
        ...order.map((seat) =>
          h(
            "li",
            { class: outcome.ranks[seat] === 1 ? "won" : null },
            h(
              "span",
              { class: "rank" },
              h("span", { class: "sr" }, t("result-place", { rank: outcome.ranks[seat] })),
              h("span", { "aria-hidden": "true" }, outcome.ranks[seat]),
            ),
            h(
              "span",
              {},
              h("b", { class: "name" }, seats[seat].name),
              losers.includes(seat) && has(`${game}-loser`) ? h("small", {}, t(`${game}-loser`)) : null,
            ),
            h("span", { class: "score" }, number(outcome.scores[seat])),
          ),
        ),
      ),
      h(
        "div",
        { class: "row" },
        main && button(main.label, main.run, "button main"),
        button(t("result-look"), () => table.step(-1)),
        ...buttons.map(({ text, run, stays }) => button(t(text), run, "button", stays)),
      ),
      below,
    ],
    { class: "result", game, headless: true },
  );
  announce(won);
  announce(why);
  return dialog;
}

/** @param {number} starter @param {number} seats */
const nextStarter = (starter, seats) => (starter + 1) % seats;

/**
 * The same people and house rules, new dice, and the next player starts.
 * @param {import("../app.js").App} app @param {Session} before @param {number} began who began this time
 */
export async function rematch(app, { position, coached }, began) {
  const { game, seats, options, table } = position;
  const starter = nextStarter(began, seats.length);
  const option = app.info(game)?.options.find(({ kind }) => kind === "seat");
  const rotated = option ? { ...options, [option.id]: String(starter + 1) } : options;
  const session = await Session.begin(app.engine, { game, seats, options: rotated, table, coached });
  app.hand(session);
  go(`play/${session.id}`);
}
