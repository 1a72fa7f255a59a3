/** Telling people things: one polite live region for what is heard, short notes for what is seen. */
import { focusLost, h, must } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { t } from "../lib/messages.js";

const NOTE_TIME = 6000;
/** What comes within this time is one utterance. */
const BURST = 120;
/** A screen reader may be late: what was said stays in the page for so long at least. */
const HEARD = 3000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {string[]} */
let waiting = [];

/** Where a screen reader listens. Nothing outside an open dialog is heard, so each dialog has a place of its own. */
export const listening = () =>
  h("div", { class: "sr live", role: "status", "aria-live": "polite", "aria-atomic": "false" });

/**
 * Speaks to a screen reader. What comes in one burst is said in one go, so that a throw and its consequence are not cut
 * off by each other; each utterance is a paragraph of its own, so that the next one neither repeats nor swallows it.
 * @param {string} text
 */
export function announce(text) {
  if (!text) return;
  waiting.push(text);
  clearTimeout(timer);
  timer = setTimeout(utter, BURST);
}

function utter() {
  const said = waiting.map(sentence).join(" ");
  waiting = [];
  const region = document.querySelector("dialog[open] .live") ?? document.querySelector(".live");
  // A page of still pictures has nobody who listens.
  if (!region) return;
  const now = performance.now();
  for (const old of [...region.children])
    if (now - Number(/** @type {HTMLElement} */ (old).dataset.at) > HEARD) old.remove();
  region.append(h("p", { "data-at": Math.round(now) }, said));
}

/** What ends without a stop would run into the next. @param {string} text */
const sentence = (text) => (/[.!?…:]$/.test(text) ? text : `${text}.`);

/** A short note that leaves by itself, or at a tap, if it lies where somebody wants to go on. @param {string} text */
export function toast(text) {
  const note = put(h("div", { class: "toast", on: { click: () => note.remove() } }, text));
  announce(text);
  setTimeout(() => note.remove(), NOTE_TIME);
}

/**
 * A note that one may read in peace: it stays until it is closed or no longer true.
 * @param {string} text @param {string[]} lines what belongs to it, a line each
 * @param {{ text: string, run(): void }} [action] what can be done about it
 * @returns {() => boolean} takes it away; whether it was still there
 */
export function pin(text, lines, action) {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const away = () => {
    const there = note.isConnected;
    note.remove();
    if (there && focusLost() && before?.isConnected) before.focus({ preventScroll: true });
    return there;
  };
  const close = h(
    "button",
    { class: "round", type: "button", "aria-label": t("close"), on: { click: away } },
    icon("close"),
  );
  const note = put(
    h(
      "div",
      { class: "toast pinned" },
      h("p", {}, text),
      close,
      lines.length ? h("ul", {}, ...lines.map((line) => h("li", {}, line))) : null,
      action ? h("button", { class: "button", type: "button", on: { click: action.run } }, action.text) : null,
    ),
  );
  for (const line of [text, ...lines]) announce(line);
  return away;
}

/** @param {HTMLElement} note */
function put(note) {
  must(document.querySelector("#toasts")).replaceChildren(note);
  return note;
}
