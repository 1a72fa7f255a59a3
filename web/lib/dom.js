/**
 * Making elements. Text always goes in as text: no function here turns a string with unknown content into markup.
 */
import { pictureMarkup } from "./trusted-types.js";

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {{ on?: Record<string, (event: any) => void>, vars?: Record<string, string | number> }} SpecialProps */
/** @typedef {Record<string, unknown> & SpecialProps} Props */

/**
 * `h("button", { class: "act", "aria-pressed": "true", on: { click } }, "Go on")`
 * `vars` sets CSS custom properties; a property that is null, undefined or false is left out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") {
      for (const [type, listener] of Object.entries(/** @type {Record<string, EventListener>} */ (value)))
        element.addEventListener(type, listener);
    } else if (name === "vars") {
      setVars(element, /** @type {Record<string, string | number>} */ (value));
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  append(element, children);
  return element;
}

/** @param {Element} parent @param {Child[]} children */
export function append(parent, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    parent.append(child instanceof Node ? child : String(child));
  }
}

/** @param {HTMLElement} element @param {Record<string, string | number>} vars */
export function setVars(element, vars) {
  for (const [name, value] of Object.entries(vars)) element.style.setProperty(`--${name}`, String(value));
}

/**
 * An SVG from our own source text. Anything else in it is refused.
 * @param {string} source
 * @returns {SVGSVGElement}
 */
export function art(source) {
  const template = document.createElement("template");
  template.innerHTML = pictureMarkup(source);
  const svg = /** @type {SVGSVGElement} */ (template.content.firstElementChild);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  return svg;
}

/**
 * Sets text only where it differs, so that a screen reader and the selection are left in peace.
 * @param {Element} element @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Whether the focus is nowhere, or on something that can no longer be used. */
export function focusLost() {
  const at = document.activeElement;
  return (
    !at ||
    at === document.body ||
    at.matches(":disabled") ||
    Boolean(at.closest("[inert]")) ||
    !at.checkVisibility({ visibilityProperty: true })
  );
}

/** What a control is called, however often it is redrawn. @param {Element} control */
const calledBy = (control) =>
  control.id ||
  control.getAttribute("aria-label") ||
  `${control.getAttribute("name")}=${control.getAttribute("value")}`;

/**
 * Redraws something without taking the control away that somebody is using, nor the place of the caret in
 * it.
 * @param {() => void} draw
 */
export function keepFocus(draw) {
  const at = document.activeElement;
  const caret = at instanceof HTMLInputElement ? [at.selectionStart, at.selectionEnd] : [];
  draw();
  if (!at || at.isConnected) return;
  const again = [...document.querySelectorAll(at.tagName)].find((one) => calledBy(one) === calledBy(at));
  if (!(again instanceof HTMLElement)) return;
  again.focus({ preventScroll: true });
  const [start = null, end = null] = caret;
  if (again instanceof HTMLInputElement && start !== null) again.setSelectionRange(start, end);
}

/** @template {Element} T @param {T | null} found @returns {T} */
export function must(found) {
  if (!found) throw new Error("an element the page cannot do without is missing");
  return found;
}

/** @param {number} ms @param {AbortSignal} [signal] resolves early when it fires @returns {Promise<void>} */
export function pause(ms, signal) {
  return new Promise((resolve) => {
    if (signal?.aborted || ms <= 0) return resolve();
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
