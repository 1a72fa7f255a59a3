/**
 * The dice audit: whether each roll follows from its seed, and whether the counts are those of fair dice. Fetched when
 * somebody opens it.
 */
import { openDialog } from "../components/dialog.js";
import { announce } from "../components/notice.js";
import { h } from "../lib/dom.js";
import { download } from "../lib/download.js";
import { ask } from "../lib/engine-call.js";
import { has, list, number, percent, t } from "../lib/messages.js";

/** @typedef {import("../types").AuditReport} Report */
/** @typedef {import("../types").AuditPart} Part */
/** @typedef {import("../types").Save} Save */
/** @typedef {import("../components/game-view.js").GameView} GameView */

/** Fair dice are blamed once in so many audits: LEVEL in pyapp/audit.py. */
const AUDITS = 100;

/** One game. While it is running, only what its seed can be recognised by. @param {import("./table.js").TableScreen} table */
export async function auditGame({ session, game }) {
  const { report, fingerprint, seed, program } = await session.audit();
  const content = report ? tell(report, () => t(`${game}-name`), t("link-verified", { count: report.checked })) : [];
  if (fingerprint) content.push(...tellSeed(fingerprint, seed));
  if (program)
    content.push(
      h("p", {}, t("audit-program-text")),
      h(
        "div",
        { class: "row" },
        h(
          "button",
          { class: "button", type: "button", on: { click: () => download("dice.py", program, "text/x-python") } },
          t("audit-program"),
        ),
      ),
    );
  if (!content.length) content.push(h("p", {}, t("audit-none")));
  openDialog(t(report ? "audit-title" : "setup-dice"), content, { class: "audit", game });
}

/**
 * All finished games, one after the other; closing the dialog ends it.
 * @param {import("../app.js").App} app @param {Save[]} saves @param {boolean} [again] whether it may start over
 */
export async function auditAll(app, saves, again = true) {
  const line = h("p");
  const bar = h("progress", { max: saves.length, "aria-label": t("audit-title") });
  const body = h("div", {}, line, bar);
  const dialog = openDialog(t("audit-title"), [body], { class: "audit" });
  try {
    /** @type {Save[]} */
    const counted = [];
    for (const [at, { record }] of saves.entries()) {
      line.textContent = t("settings-import-progress", { number: at + 1, total: saves.length });
      bar.value = at;
      const reply = await app.engine.call("audit_more", { games: counted.length, record });
      if (!dialog.open) return;
      if (reply.ok) counted.push(saves[at]);
      // An engine that has been restarted has forgotten what it had counted.
      else if (again && reply.code === "bad_request") return auditAll(app, saves, false);
    }
    const { report } = await ask(app.engine, "audit_more", { games: counted.length });
    if (!report || !dialog.open) return;
    // The dice of a game look as they do on its table.
    await Promise.all(report.parts.map(({ game }) => game && app.loadView(game).catch(() => {})));
    const title = (/** @type {number} */ at) =>
      `${t(`${counted[at - 1].game}-name`)} (${counted[at - 1].summary.names.join(", ")})`;
    const missing = saves.length - counted.length;
    body.replaceChildren(
      ...tell(report, title, t("audit-checked", { count: report.checked })),
      missing ? h("p", {}, t("audit-unreadable", { count: missing })) : "",
    );
    announce(sentence(report.verdict));
  } catch {
    line.textContent = t("engine-failed");
    bar.remove();
  }
}

/**
 * @param {Report} report @param {(game: number) => string} title of a game by its number @param {string} verified that
 * all rolls follow from the seed
 * @returns {(Node | string)[]}
 */
function tell({ verdict, parts, checked, wrong, wrong_count, typed, repeated, games }, title, verified) {
  const shown = parts.filter(({ tests, sort }) => tests || sort === "dice");
  const few = parts.filter(({ tests }) => !tests);
  const [at, face] = verdict.most ?? [];
  const most = at === undefined ? undefined : parts[at].faces.find((one) => one.face === face);
  const paragraph = (/** @type {string} */ id, /** @type {number} */ count) =>
    count ? [h("p", {}, t(id, { count }))] : [];
  return [
    h("p", { class: "verdict" }, sentence(verdict)),
    ...(most && at !== undefined
      ? [
          h(
            "p",
            {},
            t("audit-most", {
              face: faceName(parts[at], most.face),
              count: most.came,
              expected: number(Math.round(most.expected)),
            }),
          ),
        ]
      : []),
    ...(games > 1 ? [h("p", {}, t("audit-games", { count: games }))] : []),
    ...(wrong_count
      ? [
          h("p", {}, t("audit-wrong-some", { count: wrong_count })),
          h(
            "ul",
            {},
            ...wrong.map(({ number, step, move, expected }) =>
              h("li", {}, t("audit-wrong", { game: title(number), step, move, expected })),
            ),
          ),
        ]
      : checked
        ? [h("p", {}, verified)]
        : []),
    ...paragraph("audit-typed", typed),
    ...paragraph("audit-repeated", repeated),
    ...shown.flatMap((part) => [chart(part), ...(part.tests > 1 ? [apart(part)] : [])]),
    ...(few.length ? [h("p", {}, t("audit-rest", { what: list(few.map(partTitle)) }))] : []),
    ...(few.length < parts.length ? [h("p", {}, t("audit-test", { times: AUDITS }))] : []),
  ];
}

/** @param {Report["verdict"]} verdict */
function sentence({ code, size, rarity }) {
  const { dice = 0, draw = 0, lot = 0 } = size;
  const counts = { "audit-dice": dice, "audit-draws": draw + lot };
  const what = list(Object.entries(counts).flatMap(([id, count]) => (count ? [t(id, { count })] : [])));
  return t(`audit-${code}`, { what, times: rarity ?? 0 });
}

/** What came up as bars, with a mark where fair dice would end. @param {Part} part */
function chart(part) {
  const longest = Math.max(...part.faces.flatMap(({ came, expected }) => [came, expected]));
  return table(
    partTitle(part),
    [t("audit-face"), "", t("audit-came"), t("audit-expected")],
    part.faces.map(({ face, came, expected }) => [
      faceLabel(part, face),
      h("span", { class: "bar", vars: { came: came / longest, expected: expected / longest } }),
      number(came),
      expected < 0.1 ? `< ${number(0.1)}` : number(Math.round(expected * 10) / 10),
    ]),
  );
}

/** @param {Part} part */
const apart = (part) =>
  table(
    `${t("audit-apart")}: ${number(part.people)} / ${number(part.bots)}`,
    [t("audit-face"), t("audit-people"), t("audit-bots"), t("audit-expected")],
    part.faces.map(({ face, people, bots, expected }) => [
      faceLabel(part, face),
      share(people, part.people),
      share(bots, part.bots),
      share(expected, part.size),
    ]),
  );

/** In whole percent. @param {number} part @param {number} all */
const share = (part, all) => percent(Math.round((100 * part) / all) / 100);

/** @param {string} caption @param {string[]} heads @param {(Node | string)[][]} rows */
const table = (caption, heads, rows) =>
  h(
    "table",
    {},
    h("caption", {}, caption),
    h("thead", {}, h("tr", {}, ...heads.map((head) => (head ? h("th", { scope: "col" }, head) : h("td"))))),
    h(
      "tbody",
      {},
      ...rows.map(([first, ...cells]) =>
        h("tr", {}, h("th", { scope: "row" }, first), ...cells.map((cell) => h("td", {}, cell))),
      ),
    ),
  );

/** @param {Part} part */
function partTitle({ sort, game, size }) {
  const id = sort === "lot" ? "lot" : game ? sort : "mixed";
  return `${t(`audit-part-${id}`, { game: game && t(`${game}-name`) })} (${number(size)})`;
}

/** The game's own words for dice and cards; none for what several games have. @param {Part} part @param {string} face */
function faceName({ sort, game, verb, kind }, face) {
  if (!game || !Number.isNaN(Number(face))) return face;
  if (sort === "draw" && has(`${game}-card-${face}`)) return t(`${game}-card-${face}`);
  return viewOf(game)?.pieceName(verb, kind, face) ?? face;
}

/** A die with other than numbers is shown. @param {Part} part @param {string} face */
function faceLabel(part, face) {
  const { sort, game, verb, kind } = part;
  const name = faceName(part, face);
  const view = sort === "dice" && Number.isNaN(Number(face)) ? viewOf(game) : null;
  if (!view) return name;
  const piece = h("span", { "aria-hidden": "true" }, view.piece(verb, kind, face));
  return h("span", {}, piece, h("span", { class: "sr" }, name));
}

/** A table of the game that is not on the page, if its code is here. @param {string} game */
const viewOf = (game) =>
  customElements.get(`${game}-table`) ? /** @type {GameView} */ (document.createElement(`${game}-table`)) : null;

/** @param {string} fingerprint @param {string | null} seed null: the game is running */
const tellSeed = (fingerprint, seed) => [
  h(
    "dl",
    {},
    ...(seed ? [h("dt", {}, t("audit-seed")), h("dd", {}, h("code", {}, seed))] : []),
    h("dt", {}, t("audit-fingerprint")),
    h("dd", {}, h("code", {}, fingerprint)),
  ),
  h("p", {}, t(seed ? "audit-fingerprint-then" : "audit-fingerprint-now")),
];
