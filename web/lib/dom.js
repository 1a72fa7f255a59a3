/**
 * Making elements. Text always goes in as text: no function here turns a string with unknown content into markup.
 */

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, unknown> & { on?: Record<string, (event: any) => void>, vars?: Record<string, string | number> }} Props */

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
      for (const [type, listener] of Object.entries(/** @type {Record<string, EventListener>} */ (value))) element.addEventListener(type, listener);
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
 * An SVG from our own source text. Only ever called with constants of this project.
 * @param {string} source
 * @returns {SVGSVGElement}
 */
export function art(source) {
  const template = document.createElement("template");
  template.innerHTML = source;
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
    signal?.addEventListener("abort", () => { clearTimeout(timer); resolve(); }, { once: true });
  });
}
