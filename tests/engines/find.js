/**
 * Finds elements the way a person would: the body of a function that a driver calls inside the page.
 *
 * arguments: the steps of a Locator (screen.py), the name of a question, what else the question needs. Of the rules for
 * an element's role and name it knows those that Rollbook's pages use.
 */
const [steps, question, detail] = arguments;

const NATIVE = {
  button: "button, input[type=button], input[type=submit]",
  cell: "td",
  columnheader: "thead th, th[scope=col]",
  combobox: "select",
  dialog: "dialog",
  group: "fieldset, details",
  heading: "h1, h2, h3, h4, h5, h6",
  img: "img",
  link: "a[href]",
  row: "tr",
  slider: "input[type=range]",
  textbox: "input:not([type]), input[type=text], textarea",
};

const tidy = (text) => text.replace(/\s+/g, " ").trim();

function visible(element) {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Whether it is there for somebody who does not see it. */
const spoken = (element) => !element.closest("[aria-hidden=true]") && element.checkVisibility({ visibilityProperty: true });

function enabled(element) {
  return !element.matches(":disabled") && !element.closest("[aria-disabled=true]");
}

function content(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE || !spoken(node)) return "";
  const text = node.getAttribute("aria-label") ?? node.getAttribute("alt") ?? [...node.childNodes].map(content).join("");
  return getComputedStyle(node).display.startsWith("inline") ? text : ` ${text} `;
}

function nameOf(element) {
  const by = element.getAttribute("aria-labelledby");
  if (by) return tidy(by.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? "").join(" "));
  const label = element.getAttribute("aria-label");
  if (label) return tidy(label);
  if (element.labels?.length) return tidy([...element.labels].map(content).join(" "));
  return tidy(content(element));
}

/** A string is looked for anywhere, in either case; {pattern} is an expression. */
function says(text, wanted) {
  return typeof wanted === "string" ? text.toLowerCase().includes(wanted.toLowerCase()) : new RegExp(wanted.pattern).test(text);
}

const below = (roots, selector) => [...new Set(roots.flatMap((root) => [...root.querySelectorAll(selector)]))];

const KINDS = {
  css: (found, { css }) => below(found, css),
  role: (found, { role, name }) =>
    below(found, `${NATIVE[role] ?? "none"}, [role=${role}]`).filter((one) =>
      (one.getAttribute("role") ?? role) === role && spoken(one) && (name === null || says(nameOf(one), name))),
  text: (found, { text }) => {
    const matching = below(found, "body *").filter((one) => says(tidy(one.textContent), text));
    return matching.filter((one) => !matching.some((other) => other !== one && one.contains(other)));
  },
  has_text: (found, { text }) => found.filter((one) => says(tidy(one.textContent), text)),
  has: (found, { inner }) => found.filter((one) => find(inner, [one]).length > 0),
  visible: (found) => found.filter(visible),
  and: (found, { inner }) => {
    const others = new Set(find(inner, [document]));
    return found.filter((one) => others.has(one));
  },
  nth: (found, { at }) => found.slice(at, at === -1 ? undefined : at + 1),
};

function find(path, roots = [document]) {
  return path.reduce((found, step) => KINDS[step.kind](found, step), roots);
}

/**
 * Where to press it, and whether nothing lies over that spot. What had to be scrolled to is pressed when it is asked for
 * again: until the next frame, a browser may take the press for one at the place before.
 */
function spot(element) {
  const seen = look(element);
  if (seen.over) element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return { ...seen, free: !seen.over && visible(element) && enabled(element) };
}

function look(element) {
  const box = element.getBoundingClientRect();
  const [x, y] = [Math.floor(box.x + box.width / 2), Math.floor(box.y + box.height / 2)];
  const top = document.elementFromPoint(x, y);
  return { x, y, over: element.contains(top) ? "" : (top?.outerHTML.slice(0, 100) ?? "the edge") };
}

/** Asked of one element. */
const OF_ONE = {
  visible,
  enabled,
  spot,
  inner_text: (element) => element.innerText,
  attribute: (element, name) => element.getAttribute(name),
  select: (element) => {
    element.focus();
    element.select();
  },
  /** For what takes more than keys to be set: a slider, a choice. */
  set: (element, value) => {
    element.value = value;
    for (const type of ["input", "change"]) element.dispatchEvent(new Event(type, { bubbles: true }));
  },
};

const QUESTIONS = {
  elements: (found) => found,
  count: (found) => found.length,
  visible: (found) => found.length > 0 && visible(found[0]),
  inner_texts: (found) => found.map((one) => one.innerText),
  one: (found, [name, value]) => [found.length, found.length === 1 ? OF_ONE[name](found[0], value) : null],
};

return QUESTIONS[question](find(steps), detail);
