/** Telling people things: one polite live region for what is heard, short notes for what is seen. */
import { h, must } from "../lib/dom.js";

const NOTE_TIME = 6000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {string[]} */
let waiting = [];

/**
 * Speaks to a screen reader. What comes in one burst is said in one go, so that a throw and its consequence are not cut off by each other.
 * @param {string} text
 */
export function announce(text) {
  if (!text) return;
  waiting.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    must(document.querySelector("#live")).textContent = waiting.join(" ");
    waiting = [];
  }, 120);
}

/** A short note that leaves by itself. @param {string} text */
export function toast(text) {
  const box = must(document.querySelector("#toasts"));
  const note = h("div", { class: "toast" }, text);
  box.replaceChildren(note);
  announce(text);
  setTimeout(() => note.remove(), NOTE_TIME);
}
