/**
 * Lines over the course of something: games played, or the steps of one game. A mark can be moved along them, by
 * pointer or keyboard, which reads the values out; below, the same as a table.
 */
import { art, h, setText, setVars } from "../lib/dom.js";
import { t } from "../lib/messages.js";

/** @typedef {{ name: string, values: number[] }} Line */
/**
 * @typedef {object} Drawing
 * @property {string} title
 * @property {Line[]} lines all of the same length, of at least two values
 * @property {[number, number]} range what lies at the bottom and at the top
 * @property {(value: number) => string} format
 * @property {(at: number) => string} place what a point is called, such as "Game 12"
 * @property {number[]} [marks] points that stand out
 * @property {boolean} [legible] the values at the mark are in the legend, not in a line of their own
 * @property {(at: number) => void} [chosen] the mark was moved to this point
 */

/** One after the other, so that lines differ without colours. Styles have as many colours. */
const DASHES = ["", "7 4", "2 3", "10 3 2 3"];
/** The picture's own units; it is stretched to its room. */
const [WIDTH, HEIGHT] = [1000, 100];

export class Chart {
  #drawing;
  #last;
  #at;
  #reading = h("p", { class: "chart-reading", "aria-hidden": "true" });
  #plot;
  /** @type {HTMLElement[]} */
  #legend;
  /** The same as a table. */
  table;
  element;

  /** @param {Drawing} drawing @param {number} [at] where the mark is at first; the end, if nothing is said */
  constructor(drawing, at) {
    this.#drawing = drawing;
    this.#last = drawing.lines[0].values.length - 1;
    this.#at = at ?? this.#last;
    const { title, lines, format, range } = drawing;
    this.#plot = h(
      "div",
      {
        class: "chart-plot",
        role: "slider",
        tabindex: "0",
        "aria-label": title,
        "aria-valuemin": 0,
        "aria-valuemax": this.#last,
        on: {
          keydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
          pointerdown: (/** @type {PointerEvent} */ event) => this.#point(event),
          pointermove: (/** @type {PointerEvent} */ event) => event.buttons && this.#point(event),
        },
      },
      art(this.#picture()),
      h("span", { class: "chart-mark" }),
    );
    this.#legend = lines.map(({ name }, at) =>
      h(
        "li",
        {},
        art(`<svg viewBox="0 0 24 4">${stroke("M0 2H24", at)}</svg>`),
        h("span", { class: "name" }, name),
        h("b"),
      ),
    );
    this.table = this.#table();
    this.element = h(
      "figure",
      { class: "chart" },
      h("figcaption", { class: drawing.legible && "sr" }, title),
      lines.length > 1 && h("ul", { class: "chart-lines" }, ...this.#legend),
      h(
        "div",
        { class: "chart-field" },
        h(
          "span",
          { class: "chart-scale", "aria-hidden": "true" },
          ...[range[1], range[0]].map((one) => h("span", {}, format(one))),
        ),
        this.#plot,
      ),
      !drawing.legible && this.#reading,
      this.table,
    );
    this.show(this.#at);
  }

  /** Lets a line stand out; null: all are equal. @param {number | null} line */
  stress(line) {
    const all = [...this.#legend, ...this.#plot.querySelectorAll("path[data-line]")];
    const perSet = this.#legend.length;
    all.forEach((one, at) => {
      one.classList.toggle("faint", line !== null && at % perSet !== line);
    });
  }

  /** Moves the mark. @param {number} at */
  show(at) {
    const { lines, range, format, place } = this.#drawing;
    this.#at = Math.max(0, Math.min(at, this.#last));
    const values = lines.map(({ name, values }) => `${lines.length > 1 ? `${name} ` : ""}${format(values[this.#at])}`);
    const text = `${place(this.#at)}: ${values.join(" · ")}`;
    setVars(this.#plot, {
      at: this.#at / this.#last,
      value: lines.length > 1 ? 0 : share(lines[0].values[this.#at], range),
    });
    this.#plot.setAttribute("aria-valuenow", String(this.#at));
    this.#plot.setAttribute("aria-valuetext", text);
    setText(this.#reading, text);
    if (this.#drawing.legible)
      this.#legend.forEach((one, line) => {
        setText(/** @type {Element} */ (one.lastElementChild), format(lines[line].values[this.#at]));
      });
  }

  /** @param {number} at */
  #choose(at) {
    this.show(at);
    this.#drawing.chosen?.(this.#at);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const far = Math.max(1, Math.round(this.#last / 10));
    /** @type {Record<string, number>} */
    const to = {
      ArrowLeft: this.#at - 1,
      ArrowDown: this.#at - 1,
      ArrowRight: this.#at + 1,
      ArrowUp: this.#at + 1,
      PageDown: this.#at - far,
      PageUp: this.#at + far,
      Home: 0,
      End: this.#last,
    };
    if (!(event.key in to)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#choose(to[event.key]);
  }

  /** @param {PointerEvent} event */
  #point(event) {
    const { left, width } = this.#plot.getBoundingClientRect();
    this.#choose(Math.round(((event.clientX - left) / width) * this.#last));
  }

  #picture() {
    const { lines, range, marks = [] } = this.#drawing;
    const x = (/** @type {number} */ at) => Math.round((at / this.#last) * WIDTH * 10) / 10;
    const y = (/** @type {number} */ value) => Math.round((1 - share(value, range)) * HEIGHT * 10) / 10;
    const along = lines.map(({ values }) => `M${values.map((value, at) => `${x(at)} ${y(value)}`).join("L")}`);
    const upright = marks.map((at) => `M${x(at)} 0V${HEIGHT}`).join("");
    return (
      `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">` +
      `<path class="grid" vector-effect="non-scaling-stroke" d="M0 ${HEIGHT / 2}H${WIDTH}${upright}"/>` +
      `${along.map((path, at) => stroke(path, at)).join("")}</svg>`
    );
  }

  /** Filled when it is opened: it may be long. */
  #table() {
    const { title, lines, format, place } = this.#drawing;
    const row = (/** @type {number} */ at) =>
      h(
        "tr",
        {},
        h("th", { scope: "row" }, place(at)),
        ...lines.map(({ values }) => h("td", {}, h(leads(values[at], at) ? "b" : "span", {}, format(values[at])))),
      );
    const leads = (/** @type {number} */ value, /** @type {number} */ at) =>
      lines.length > 1 && lines.every(({ values }) => values[at] <= value);
    const details = h("details", { class: "chart-values" }, h("summary", {}, t("chart-table")));
    details.addEventListener(
      "toggle",
      () =>
        details.append(
          h(
            "div",
            { class: "chart-table", tabindex: "0", role: "region", "aria-label": title },
            h(
              "table",
              {},
              h("caption", { class: "sr" }, title),
              lines.length > 1 &&
                h(
                  "thead",
                  {},
                  h("tr", {}, h("td"), ...lines.map(({ name }) => h("th", { scope: "col", class: "name" }, name))),
                ),
              h("tbody", {}, ...lines[0].values.map((_, at) => row(at))),
            ),
          ),
        ),
      { once: true },
    );
    return details;
  }
}

/** Many lines go through the colours and begin again with other dashes. @param {string} path @param {number} line */
function stroke(path, line) {
  const colour = line % DASHES.length;
  const dashes = DASHES[(line + Math.floor(line / DASHES.length)) % DASHES.length];
  return `<path data-line="${colour}" vector-effect="non-scaling-stroke" fill="none" stroke-dasharray="${dashes}" d="${path}"/>`;
}

/** @param {number} value @param {[number, number]} range */
const share = (value, [low, high]) => (value - low) / (high - low || 1);
