/** Announcements for screen readers in one polite live region, and short notes on the screen. */
import { focusLost, h, must } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { t } from "../lib/messages.js";

const NOTE_TIME = 6000;
/** What is announced within this time is one utterance. */
const BURST = 120;
/** A screen reader may be late: an utterance stays in the page for at least this long. */
const HEARD = 3000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {string[]} */
let waiting = [];

/** Where a screen reader listens. Nothing outside an open dialog is heard, so each dialog has its own region. */
export const listening = () =>
  h("div", { class: "sr live", role: "status", "aria-live": "polite", "aria-atomic": "false" });

/**
 * Speaks to a screen reader. What comes in one burst is said together, so that a roll and its consequence do not cut
 * each other off; each utterance is a separate paragraph, so that the next one neither repeats nor swallows it.
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
  // On a page of still pictures nobody listens.
  if (!region) return;
  const now = performance.now();
  for (const old of [...region.children])
    if (now - Number(/** @type {HTMLElement} */ (old).dataset.at) > HEARD) old.remove();
  region.append(h("p", { "data-at": Math.round(now) }, said));
}

/** Ends a text with a full stop, or it would run into the next one. @param {string} text */
const sentence = (text) => (/[.!?…:]$/.test(text) ? text : `${text}.`);

/** A short note that goes away by itself, or at a tap if it is in the way. @param {string} text */
export function toast(text) {
  const note = put(h("div", { class: "toast", on: { click: () => note.remove() } }, text));
  announce(text);
  setTimeout(() => note.remove(), NOTE_TIME);
}

/**
 * A note that stays until somebody closes it or it is no longer true.
 * @param {string} text
 * @param {{ text: string, run(): void }} [action] what can be done about it
 * @returns {() => boolean} takes it away; whether it was still there
 */
export function pin(text, action) {
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
      action ? h("button", { class: "button", type: "button", on: { click: action.run } }, action.text) : null,
    ),
  );
  announce(text);
  return away;
}

/** @param {HTMLElement} note */
function put(note) {
  const place = bringNotes(document.querySelector("dialog[open]") ?? document.body);
  place.replaceChildren(note);
  return note;
}

/** An open dialog covers everything that is not in it, and nothing else can be used. @param {HTMLElement} where */
export function bringNotes(where) {
  const place = must(document.querySelector("#toasts"));
  if (place.parentElement !== where) where.append(place);
  return place;
}
