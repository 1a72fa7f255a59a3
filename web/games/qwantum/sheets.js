/**
 * Everybody's sheets: four rows, the thick line, the columns' points, the misses. On a small screen one at a time, with
 * swiping; on a large one all of them. A field is a button only if the engine allows writing there.
 */
import { h, setText } from "../../lib/dom.js";
import { number, t } from "../../lib/messages.js";
import { animate, motionAllowed } from "../../lib/motion.js";
import { markArt } from "./faces.js";

/** @typedef {import("./model").Row} Row */
/** @typedef {import("./model").Sheet} Sheet */
/** @typedef {import("./model").Write} Write */
/** @typedef {import("./model").Playing} Playing */

const POP = 320;
/** A swipe has ended when nothing has moved for this long. */
const REST = 120;

export class Sheets {
  element = h("div", { class: "sheets", role: "group", tabindex: "0", on: { scroll: () => this.#scrolled() } });
  /** @type {SheetCard[]} */
  #cards = [];
  /** @type {(move: string) => void} */
  #write;
  /** @type {(seat: number) => void} */
  #turned;
  #shown = 0;

  /** @param {(move: string) => void} write @param {(seat: number) => void} turned a person has swiped to this sheet */
  constructor(write, turned) {
    this.#write = write;
    this.#turned = turned;
    // A phone that is turned keeps its sheet.
    new ResizeObserver(() => this.#cards.length && this.turnTo(this.#shown)).observe(this.element);
  }

  /** @param {Sheet[]} sheets @param {{ names: string[], writer: number | null, writes: Write[], current: number | null, boxes: number[] }} how */
  show(sheets, { names, writer, writes, current, boxes }) {
    this.element.setAttribute("aria-label", t("qwantum-sheets"));
    this.element.dataset.count = String(sheets.length);
    sheets.forEach((sheet, seat) => {
      if (!this.#cards[seat]) {
        this.#cards[seat] = new SheetCard(seat, boxes, (move) => this.#write(move));
        this.element.append(this.#cards[seat].element);
      }
      this.#cards[seat].show(sheet, {
        name: names[seat],
        writes: seat === writer ? writes : [],
        current: seat === current,
      });
    });
  }

  get shown() {
    return this.#shown;
  }

  /** @param {number} seat */
  turnTo(seat) {
    const moved = seat !== this.#shown;
    this.#shown = seat;
    for (const [at, card] of this.#cards.entries()) card.element.toggleAttribute("data-shown", at === seat);
    const { element } = this.#cards[seat];
    const left = element.offsetLeft - (this.element.clientWidth - element.clientWidth) / 2;
    this.element.scrollTo({ left, behavior: moved && motionAllowed() ? "smooth" : "instant" });
  }

  /** A swipe has come to rest on another sheet. */
  #scrolled() {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      const middle = this.element.scrollLeft + this.element.clientWidth / 2;
      const at = this.#cards.findIndex(
        ({ element }) => element.offsetLeft <= middle && middle < element.offsetLeft + element.clientWidth,
      );
      if (at < 0 || at === this.#shown || this.element.scrollWidth <= this.element.clientWidth) return;
      this.#shown = at;
      this.#turned(at);
    }, REST);
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #rest;

  /** Highlights a field. @param {string} move */
  suggest(move) {
    const field = /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-move="${CSS.escape(move)}"]`));
    field?.setAttribute("data-hinted", "");
    field?.focus({ preventScroll: true });
  }

  /** New numbers appear with a small jump. @param {Sheet[]} before @param {Sheet[]} after @param {Playing} playing */
  async enter(before, after, { motion, signal }) {
    if (!motion || signal.aborted) return;
    const fresh = after.flatMap((sheet, seat) => this.#cards[seat].fresh(before[seat], sheet));
    await Promise.all(
      fresh.map((element) =>
        animate(element, [{ scale: 0.4, opacity: 0 }, { scale: 1.16, opacity: 1, offset: 0.6 }, { scale: 1 }], {
          signal,
          duration: POP,
          easing: "ease-out",
        }),
      ),
    );
  }
}

class SheetCard {
  element;
  #write;
  #name = h("h2", { class: "name" });
  #total = h("b", { class: "total num", "aria-hidden": "true" });
  #spoken = h("span", { class: "sr" });
  #boxes;
  #misses = h("p", { class: "misses", role: "img" }, h("span", {}));
  #caption = h("caption", { class: "sr" });
  #head = h("tr", { role: "row" });
  #rows = h("tbody", { role: "rowgroup" });
  #foot = h("tr", { role: "row" });

  /** @param {number} seat @param {number[]} boxes @param {(move: string) => void} write */
  constructor(seat, boxes, write) {
    this.#write = write;
    this.#boxes = boxes.map((points) => h("i", {}, number(points)));
    this.#misses.append(...this.#boxes);
    // The roles repeat what the elements are: some browsers do not expose a table that is laid out as a grid.
    this.element = h(
      "section",
      { class: "score-sheet", "data-seat": seat },
      h("header", {}, this.#name, this.#misses, this.#total, this.#spoken),
      h(
        "table",
        { role: "table" },
        this.#caption,
        h("thead", { class: "sr", role: "rowgroup" }, this.#head),
        this.#rows,
        h("tfoot", { role: "rowgroup" }, this.#foot),
      ),
    );
  }

  /** @param {Sheet} sheet @param {{ name: string, writes: Write[], current: boolean }} how */
  show(sheet, { name, writes, current }) {
    setText(this.#name, name);
    setText(this.#caption, t("qwantum-sheet-of", { name }));
    setText(this.#total, number(sheet.total));
    setText(this.#spoken, t("qwantum-practice", { score: sheet.total }));
    this.element.toggleAttribute("data-current", current);
    this.#drawMisses(sheet);
    if (!this.#head.childElementCount) this.#frame(sheet);
    for (const [at, row] of sheet.rows.entries())
      this.#drawRow(
        row,
        /** @type {HTMLElement} */ (this.#rows.children[at]),
        writes.find(({ colour }) => colour === row.colour),
      );
    sheet.columns.forEach((points, at) => {
      const cell = /** @type {HTMLElement} */ (this.#foot.children[at + 1]);
      setText(cell, points === null ? "" : number(points));
      cell.toggleAttribute("data-done", points !== null);
    });
  }

  /** The cells, once: rows and columns are the same for the whole game. @param {Sheet} sheet */
  #frame({ rows, columns }) {
    const cells = () => columns.map(() => h("td", { role: "cell" }));
    this.#head.append(
      h("th", { role: "columnheader", scope: "col" }, t("qwantum-row")),
      ...columns.map((_, at) =>
        h("th", { role: "columnheader", scope: "col" }, t("qwantum-column", { column: at + 1 })),
      ),
    );
    this.#rows.append(
      ...rows.map(({ colour }) =>
        h(
          "tr",
          { role: "row", "data-colour": colour },
          h(
            "th",
            { role: "rowheader", scope: "row" },
            markArt(colour),
            h("span", { "aria-hidden": "true" }, t(`qwantum-letter-${colour}`)),
            h("span", { class: "sr" }, t(`qwantum-colour-${colour}`)),
          ),
          ...cells(),
        ),
      ),
    );
    this.#foot.append(
      h(
        "th",
        { role: "rowheader", scope: "row" },
        h("span", { "aria-hidden": "true" }, "Σ"),
        h("span", { class: "sr" }, t("qwantum-points")),
      ),
      ...cells(),
    );
  }

  /** @param {Sheet} sheet */
  #drawMisses({ misses, minus }) {
    this.#misses.setAttribute("aria-label", t("qwantum-misses", { misses, minus }));
    setText(/** @type {HTMLElement} */ (this.#misses.firstElementChild), t("qwantum-misses-short"));
    for (const [at, box] of this.#boxes.entries()) box.toggleAttribute("data-missed", at < misses);
  }

  /** @param {Row} row @param {HTMLElement} line @param {Write | undefined} write */
  #drawRow(row, line, write) {
    [...line.children].slice(1).forEach((cell, at) => {
      const column = at + 1;
      if (column <= row.numbers.length) this.#fill(cell, "written", number(row.numbers[at]));
      else if (write?.column === column) this.#offer(cell, row, write);
      else if (column !== row.next) this.#fill(cell, "empty", "");
      else if (row.low === null || row.high === null) this.#fill(cell, "closed", "×", t("qwantum-closed"));
      else this.#fill(cell, "next", `${row.low}–${row.high}`, t("qwantum-takes", { low: row.low, high: row.high }));
    });
  }

  /** @param {Element} cell @param {string} kind @param {string} text @param {string} [spoken] */
  #fill(cell, kind, text, spoken) {
    const key = `${kind} ${text}`;
    if (/** @type {HTMLElement} */ (cell).dataset.cell === key) return;
    /** @type {HTMLElement} */ (cell).dataset.cell = key;
    cell.className = kind;
    cell.replaceChildren(
      spoken ? h("span", { "aria-hidden": "true" }, text) : text,
      spoken ? h("span", { class: "sr" }, spoken) : "",
    );
  }

  /** @param {Element} cell @param {Row} row @param {Write} write */
  #offer(cell, row, write) {
    const key = `lit ${write.move}`;
    if (/** @type {HTMLElement} */ (cell).dataset.cell === key) return;
    /** @type {HTMLElement} */ (cell).dataset.cell = key;
    cell.className = "lit";
    const label = t("qwantum-write", {
      number: write.number,
      colour: t(`qwantum-colour-${row.colour}`),
      column: write.column,
    });
    const points = write.points === null ? "" : t("qwantum-write-column", { points: write.points });
    cell.replaceChildren(
      h(
        "button",
        {
          type: "button",
          "data-move": write.move,
          "data-scores": write.points === null ? null : `+${write.points}`,
          "aria-label": [label, points].join(" ").trim(),
          on: { click: () => this.#write(write.move) },
        },
        number(write.number),
      ),
    );
  }

  /** The elements that hold something `before` did not. @param {Sheet} before @param {Sheet} after @returns {HTMLElement[]} */
  fresh(before, after) {
    const found = after.rows.flatMap((row, at) =>
      row.numbers.slice(before.rows[at].numbers.length).map((value, more) => {
        const cell = this.#rows.children[at].children[before.rows[at].numbers.length + more + 1];
        this.#fill(cell, "written", number(value));
        return cell;
      }),
    );
    after.columns.forEach((points, at) => {
      if (points === null || before.columns[at] !== null) return;
      const cell = this.#foot.children[at + 1];
      setText(cell, number(points));
      cell.toggleAttribute("data-done", true);
      found.push(cell);
    });
    for (const box of this.#boxes.slice(before.misses, after.misses)) {
      box.toggleAttribute("data-missed", true);
      found.push(box);
    }
    return /** @type {HTMLElement[]} */ (found);
  }
}
