/**
 * A score sheet over the table, to be read from across it: everybody's points, whose turn it is and what is at stake.
 * It follows the game's view, whatever changes there: moves, bots, dice that are typed in, a look back.
 */
import { h, setText, setVars } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { number, t } from "../lib/messages.js";

/** @param {import("../components/game-view.js").GameView} view */
export function toggleSheet(view) {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const open = view.parentElement?.querySelector(":scope > .scoreboard");
  if (open) {
    open.dispatchEvent(new Event("close"));
    return;
  }
  const list = h("ol", { class: "sheet-seats" });
  const stakes = h("p", { class: "sheet-stakes" });
  const told = h("p", { class: "sheet-told" });
  const left = new AbortController();
  const close = () => {
    left.abort();
    sheet.remove();
    if (before?.isConnected && before.checkVisibility()) before.focus({ preventScroll: true });
    else view.foothold?.focus({ preventScroll: true });
  };
  const back = h(
    "button",
    { class: "round", type: "button", "aria-label": t("sheet-back"), on: { click: close } },
    icon("close"),
  );
  const sheet = h(
    "section",
    { class: "scoreboard", "aria-label": t("menu-sheet"), on: { close } },
    list,
    h("div", { class: "sheet-now" }, h("div", {}, stakes, told), back),
  );
  const draw = () => {
    const { model } = view;
    if (!model) return;
    const { seats, view: now, outcome } = model;
    const scores = now.scores ?? outcome?.scores;
    drawSeats(
      list,
      seats.map(({ name }, seat) => ({
        name,
        score: scores ? number(scores[seat]) : "",
        holding: view.holding(now, seat),
        current: !outcome && now.player === seat,
      })),
    );
    setText(stakes, outcome ? "" : view.stakes(now).join(" · "));
  };
  view.addEventListener("drawn", draw, { signal: left.signal });
  const tell = () => setText(told, view.caption.textContent ?? "");
  const listener = new MutationObserver(tell);
  listener.observe(view.caption, { childList: true, subtree: true });
  left.signal.addEventListener("abort", () => listener.disconnect());
  addEventListener(
    "keydown",
    (event) => {
      if (!sheet.isConnected) left.abort();
      else if (event.key === "Escape" && !document.querySelector("dialog[open]")) close();
    },
    { signal: left.signal },
  );
  draw();
  tell();
  view.before(sheet);
  back.focus({ preventScroll: true });
}

/**
 * @param {HTMLElement} list
 * @param {{ name: string, score: string, holding: string, current: boolean }[]} seats
 */
function drawSeats(list, seats) {
  const across = seats.length < 5 ? seats.length : Math.ceil(seats.length / 2);
  setVars(list, { across, down: seats.length < 5 ? 1 : 2 });
  list.replaceChildren(
    ...seats.map(({ name, score, holding, current }) =>
      h(
        "li",
        { "aria-current": current && "true" },
        h("span", { class: "name" }, name),
        h("b", {}, score),
        h("small", {}, holding),
        current && h("span", { class: "sr" }, t("seat-current")),
      ),
    ),
  );
}
