/**
 * What looks wrong on the page as it stands: words that are cut off, broken, lie outside or on top of each other; things to press
 * that are outside, covered or too small. Where a dialog is open it alone counts.
 *
 * `scrolls`: the page may be taller than the window, so that only its sides count; `small`: smallest target in pixels.
 */
({ scrolls, small }) => {
  const wrong = [];
  const root = document.querySelector("dialog[open]") ?? document.body;
  const name = (/** @type {Element} */ one) => `<${one.tagName.toLowerCase()} ${one.className?.baseVal ?? one.className}> ${(one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40)}`;
  const hidden = "[inert], .sr, .skip, .toast, .loading, svg, option, script, style, .score-sheet:not([data-shown])";
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(hidden);
  const slack = 1;
  const beyond = (box, { left, top, right, bottom }) => [
    box.left < left - slack || box.right > right + slack, box.top < top - slack || box.bottom > bottom + slack];

  const scrolling = (overflow) => overflow === "auto" || overflow === "scroll";

  /** What is left of a box when everything around it has cut off its part, and who did so; what can be scrolled to is not cut off. */
  const visible = (one, box) => {
    const left = { ...box };
    let [acrossCounts, downCounts, fixed, by] = [true, true, false, ""];
    const within = (inside, who) => {
      const [across, down] = beyond(box, inside);
      if ((across && acrossCounts) || (down && downCounts)) by ||= who();
      Object.assign(left, { left: Math.max(left.left, inside.left), right: Math.min(left.right, inside.right), top: Math.max(left.top, inside.top), bottom: Math.min(left.bottom, inside.bottom) });
    };
    for (let above = one; above && above !== document.body; above = above.parentElement) {
      const { overflowX, overflowY, borderTopWidth, borderLeftWidth, position } = getComputedStyle(above);
      if (overflowX !== "visible") {
        acrossCounts &&= !scrolling(overflowX);
        downCounts &&= !scrolling(overflowY);
        const edge = above.getBoundingClientRect();
        const [x, y] = [edge.left + parseFloat(borderLeftWidth), edge.top + parseFloat(borderTopWidth)];
        within({ left: x, top: y, right: x + above.clientWidth, bottom: y + above.clientHeight }, () => name(above));
      }
      fixed ||= position === "fixed";
    }
    const tall = scrolls && !fixed;
    within({ left: 0, top: tall ? -scrollY : 0, right: innerWidth, bottom: tall ? Infinity : innerHeight }, () => "the window");
    return { left, by };
  };

  // Words
  const words = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const one = node.parentElement;
    if (!node.textContent?.trim() || !one || !shown(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!one.closest(".name, kbd")) {
      for (const { index, 0: word } of node.textContent.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) wrong.push(`broken word ${word}: ${name(one)}`);
      }
      range.selectNodeContents(node);
    }
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      if (width < 1) continue;
      // The letters themselves: a line's box has room above and below that may well be shared.
      const box = { left, right, top: top + height * .2, bottom: bottom - height * .2 };
      const { left: rest, by } = visible(one, box);
      // A person's name may end in dots.
      if (by && !one.closest(".name")) wrong.push(`cut off by ${by}: ${name(one)}`);
      words.push({ one, box: rest });
    }
  }
  const afloat = (one) => one.closest(".start-bar, .lookback, .entry, .result .row");
  const pieces = [...root.querySelectorAll(".die")].filter(shown).map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { one, box: visible(one, { left, top, right, bottom }).left };
  });
  const apart = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) < 2 || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) < 2;
  words.forEach((a, at) => {
    for (const b of [...words.slice(at + 1), ...pieces]) {
      if (a.one === b.one || a.one.contains(b.one) || b.one.contains(a.one) || apart(a.box, b.box)) continue;
      if (afloat(a.one) !== afloat(b.one)) continue;
      wrong.push(`${name(a.one)} lies on ${name(b.one)}`);
    }
  });

  // Things to press; of a long list the ends and the middle
  const lines = [...root.querySelectorAll(".log button")];
  const targets = [...root.querySelectorAll("button, a[href], select, summary, input, label:has(input)")]
    .filter((one) => !lines.includes(one) || [0, lines.length >> 1, lines.length - 1].includes(lines.indexOf(one)))
    .filter((one) => shown(one) && !one.disabled && getComputedStyle(one).pointerEvents !== "none" && !(one.matches("input") && one.closest("label")));
  const before = [scrollX, scrollY];
  /** A link within a sentence is as high as the sentence: WCAG 2.5.8 lets it be. */
  const inSentence = (one) => one.matches("a") && getComputedStyle(one).display === "inline";
  for (const one of targets.filter((one) => !inSentence(one))) {
    const middle = () => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const hit = (dx, dy) => {
      const [x, y] = middle();
      const there = document.elementFromPoint(x + dx, y + dy);
      return there !== null && one.contains(there);
    };
    if (!hit(0, 0) && (scrolls || one.closest(".sheet > div, .log-panel > div"))) one.scrollIntoView({ block: "center" });
    const box = one.getBoundingClientRect();
    const [across, down] = beyond(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    if (across || (down && !scrolls)) wrong.push(`outside: ${name(one)}`);
    if (!hit(0, 0)) wrong.push(`covered by ${name(document.elementFromPoint(...middle()) ?? document.body)}: ${name(one)}`);
    const reach = small / 2 - .1;
    const wide = box.width >= small - .1 || (hit(-reach, 0) && hit(reach, 0));
    const high = box.height >= small - .1 || (hit(0, -reach) && hit(0, reach));
    if (!wide || !high) wrong.push(`small, ${Math.round(box.width)} by ${Math.round(box.height)}: ${name(one)}`);
  }
  scrollTo(...before);

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) wrong.push(`the page is ${scrollWidth} wide`);
  if (!scrolls && scrollHeight > innerHeight) wrong.push(`the page is ${scrollHeight} high`);
  return [...new Set(wrong)];
}
