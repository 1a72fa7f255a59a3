/**
 * What somebody has reached in a day's challenge, next to the par: what the best level reaches with the same dice. The
 * engine works the par out while somebody looks at it here, and never while a game is played.
 */
import { announce, toast } from "../components/notice.js";
import { notePar, resultOf } from "../lib/daily.js";
import { errorText } from "../lib/describe.js";
import { h } from "../lib/dom.js";
import { ask, Refused } from "../lib/engine-call.js";
import { language, number, t } from "../lib/messages.js";

/** @typedef {import("../lib/engine-call.js").Engine} Engine */
/** @typedef {import("../lib/daily.js").Reached} Reached */

/** One par at a time. @type {Promise<unknown>} */
let work = Promise.resolve();

/** @param {string} day @param {"medium" | "full"} [style] */
export const dayText = (day, style = "medium") =>
  new Intl.DateTimeFormat(language(), { dateStyle: style, timeZone: "UTC" }).format(Date.parse(day));

/** The person's lead. @param {Reached} reached */
const lead = ({ scores: [own, ...others] }) => own - Math.max(...others);

/** The person's points first, then the lead, which is what is compared. @param {Reached} reached */
function points(reached) {
  const signed = new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }).format(lead(reached));
  return `${reached.scores.map((score) => number(score)).join("\u00a0:\u00a0")} (${signed})`;
}

/** @param {Reached} reached */
function outcomeText({ ranks, scores }) {
  const shared = ranks.filter((rank) => rank === 1).length > 1;
  const how = ranks[0] !== 1 ? "lost" : shared ? "drawn" : "won";
  return t(`daily-${how}`, { scores: points({ ranks, scores }) });
}

/** A better rank, or with the same rank a greater lead. @param {Reached} reached @param {Reached} par */
function compared(reached, par) {
  const better = par.ranks[0] - reached.ranks[0] || lead(reached) - lead(par);
  return better > 0 ? "better" : better < 0 ? "worse" : "equal";
}

const SIGNS = { better: "▲", worse: "▼", equal: "=" };

/** For a chat: no dice, no moves. @param {string} game @param {string} day @param {Reached} reached @param {Reached} [par] */
function shareText(game, day, reached, par) {
  const result = outcomeText(reached);
  const line = par ? `${SIGNS[compared(reached, par)]} ${result} · ${t("daily-par", { scores: points(par) })}` : result;
  return [`${t("app-name")} · ${t(`${game}-name`)} · ${dayText(day)}`, line, dayLink(game, day)].join("\n");
}

/** @param {string} game @param {string} day */
const dayLink = (game, day) => new URL(`./#/daily/${game}/${day}`, document.baseURI).href;

/**
 * The result that counts, and the ways to pass it on.
 * @param {Engine} engine @param {string} game @param {string} day @param {Reached} reached
 */
export function resultElement(engine, game, day, reached) {
  const line = h("p", { class: "daily-par" });
  let par = resultOf(game, day)?.par;
  const text = () => shareText(game, day, reached, par);
  const draw = () => {
    if (!par) return;
    const sign = compared(reached, par);
    line.dataset.par = sign;
    line.replaceChildren(
      h("b", { "aria-hidden": "true" }, SIGNS[sign]),
      ` ${t("daily-par", { scores: points(par) })} · ${t(`daily-${sign}`)}`,
    );
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      toast(t("daily-copied"));
    } catch {
      toast(text()); // to be copied by hand
    }
  };
  const element = h(
    "div",
    { class: "daily-result" },
    h("p", {}, h("b", {}, outcomeText(reached))),
    line,
    h(
      "div",
      { class: "daily-buttons" },
      h("button", { class: "button", type: "button", on: { click: copy } }, t("daily-copy")),
      "share" in navigator
        ? h(
            "button",
            {
              class: "button",
              type: "button",
              on: { click: () => navigator.share({ text: text() }).catch(() => {}) }, // not sent after all
            },
            t("share-send"),
          )
        : null,
    ),
  );
  if (par) draw();
  else {
    line.textContent = t("daily-par-working", { count: 0 });
    const tell = (/** @type {number} */ count) => {
      line.textContent = t("daily-par-working", { count });
    };
    // First of all the element must be on the page.
    setTimeout(async () => {
      try {
        par = (await parOf(engine, game, day, tell, () => element.isConnected)) ?? undefined;
        draw();
        if (par) announce(line.textContent ?? "");
      } catch (error) {
        line.textContent = error instanceof Refused ? errorText(error) : t("engine-failed");
      }
    });
  }
  return element;
}

/**
 * @param {Engine} engine @param {string} game @param {string} day
 * @param {(steps: number) => void} tell how many steps it has so far
 * @param {() => boolean} wanted whether somebody still waits for it
 * @returns {Promise<Reached | null>} null: nobody does
 */
function parOf(engine, game, day, tell, wanted) {
  const found = work.then(async () => {
    while (wanted()) {
      const { steps, outcome } = await ask(engine, "par", { game, date: day });
      if (outcome) {
        notePar(game, day, outcome);
        return outcome;
      }
      tell(steps);
    }
    return null;
  });
  work = found.catch(() => {});
  return found;
}

/**
 * Adds to the result of a game what it means for the challenge.
 * @param {HTMLDialogElement} dialog @param {Engine} engine @param {import("../types").Position} position
 */
export function addResult(dialog, engine, { game, match, daily, outcome }) {
  if (!daily || !outcome) return;
  const counts = resultOf(game, daily);
  dialog
    .querySelector(".result-hero")
    ?.after(
      h(
        "section",
        { class: "daily-box", "aria-label": t("daily-title") },
        h("h3", {}, `${t("daily-title")} · ${dayText(daily)}`),
        counts && counts.id !== match ? h("p", {}, t("daily-practice")) : null,
        resultElement(engine, game, daily, counts ?? outcome),
      ),
    );
}
