/**
 * What looks wrong on the page as it stands: words that are cut off, broken, lie outside or on top of each other;
 * things to press that are outside, covered or too small. Where a dialog is open it alone counts.
 *
 * `scrolls`: the page may be taller than the window, so that only its sides count; `small`: smallest target in pixels.
 */
({ scrolls, small }) => {
  const wrong = [];
  const root = document.querySelector("dialog[open]") ?? document.body;
  const name = (/** @type {Element} */ one) =>
    `<${one.tagName.toLowerCase()} ${one.className?.baseVal ?? one.className}> ${(one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40)}`;
  const hidden = "[inert], .sr, .skip, .toast, .loading, svg, option, script, style, .score-sheet:not([data-shown])";
  /** Asked of an element again and again, found out once: nothing moves before the words have been looked at. */
  const once = (find) => {
    const known = new Map();
    return (one) => {
      if (!known.has(one)) known.set(one, find(one));
      return known.get(one);
    };
  };
  const shown = once(
    (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(hidden),
  );
  const slack = 1;
  const beyond = (box, { left, top, right, bottom }) => [
    box.left < left - slack || box.right > right + slack,
    box.top < top - slack || box.bottom > bottom + slack,
  ];

  const scrolling = (overflow) => overflow === "auto" || overflow === "scroll";

  /**
   * Everything around an element that cuts off what is beyond it, the nearest first, and whether the element stays
   * where it is.
   */
  const around = once((one) => {
    if (!one || one === document.body) return { frames: [], fixed: false };
    const { frames, fixed } = around(one.parentElement);
    const { overflowX, overflowY, borderTopWidth, borderLeftWidth, position } = getComputedStyle(one);
    const stays = fixed || position === "fixed";
    if (overflowX === "visible") return { frames, fixed: stays };
    const edge = one.getBoundingClientRect();
    const [x, y] = [edge.left + parseFloat(borderLeftWidth), edge.top + parseFloat(borderTopWidth)];
    const inside = { left: x, top: y, right: x + one.clientWidth, bottom: y + one.clientHeight };
    return {
      frames: [{ inside, across: scrolling(overflowX), down: scrolling(overflowY), who: () => name(one) }, ...frames],
      fixed: stays,
    };
  });

  /**
   * What is left of a box when everything around it has cut off its part, and who did so; what can be scrolled to is
   * not cut off.
   */
  const visible = (one, box) => {
    const left = { ...box };
    let [acrossCounts, downCounts, by] = [true, true, ""];
    const within = (inside, who) => {
      const [across, down] = beyond(box, inside);
      if ((across && acrossCounts) || (down && downCounts)) by ||= who();
      Object.assign(left, {
        left: Math.max(left.left, inside.left),
        right: Math.min(left.right, inside.right),
        top: Math.max(left.top, inside.top),
        bottom: Math.min(left.bottom, inside.bottom),
      });
    };
    const { frames, fixed } = around(one);
    for (const { inside, across, down, who } of frames) {
      acrossCounts &&= !across;
      downCounts &&= !down;
      within(inside, who);
    }
    const tall = scrolls && !fixed;
    within(
      { left: 0, top: tall ? -scrollY : 0, right: innerWidth, bottom: tall ? Infinity : innerHeight },
      () => "the window",
    );
    return { left, by };
  };

  // Words
  const words = [];
  const range = document.createRange();
  const lines = (rects) => new Set(rects.map(({ top }) => Math.round(top))).size;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const one = node.parentElement;
    if (!node.textContent?.trim() || !one || !shown(one)) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()];
    // In a single line no word is broken.
    if (lines(rects) > 1 && !one.closest(".name, kbd")) {
      for (const { index, 0: word } of node.textContent.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (lines([...range.getClientRects()]) > 1) wrong.push(`broken word ${word}: ${name(one)}`);
      }
    }
    for (const { left, top, right, bottom, width, height } of rects) {
      if (width < 1) continue;
      // The letters themselves: a line's box has room above and below that may well be shared.
      const box = { left, right, top: top + height * 0.2, bottom: bottom - height * 0.2 };
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
  const apart = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) < 2 ||
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) < 2;
  // From the top down each meets only those that begin before it ends.
  const pile = [...words.map((word) => ({ ...word, word: true })), ...pieces].sort((a, b) => a.box.top - b.box.top);
  pile.forEach((a, at) => {
    for (let next = at + 1; next < pile.length && pile[next].box.top <= a.box.bottom; next += 1) {
      const b = pile[next];
      if (!(a.word || b.word) || apart(a.box, b.box) || a.one.contains(b.one) || b.one.contains(a.one)) continue;
      if (afloat(a.one) !== afloat(b.one)) continue;
      wrong.push(`${name(a.one)} lies on ${name(b.one)}`);
    }
  });

  // Things to press; of a long list the ends and the middle
  const log = [...root.querySelectorAll(".log button")];
  const ends = new Set([log.at(0), log.at(log.length >> 1), log.at(-1)]);
  const targets = [...root.querySelectorAll("button, a[href], select, summary, input, label:has(input)")]
    .filter((one) => !one.matches(".log button") || ends.has(one))
    .filter(
      (one) =>
        shown(one) &&
        !one.disabled &&
        getComputedStyle(one).pointerEvents !== "none" &&
        !(one.matches("input") && one.closest("label")),
    );
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
    if (!hit(0, 0) && (scrolls || one.closest(".sheet > div, .log-panel > div")))
      one.scrollIntoView({ block: "center" });
    const box = one.getBoundingClientRect();
    const [across, down] = beyond(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    if (across || (down && !scrolls)) wrong.push(`outside: ${name(one)}`);
    if (!hit(0, 0))
      wrong.push(`covered by ${name(document.elementFromPoint(...middle()) ?? document.body)}: ${name(one)}`);
    const reach = small / 2 - 0.1;
    const wide = box.width >= small - 0.1 || (hit(-reach, 0) && hit(reach, 0));
    const high = box.height >= small - 0.1 || (hit(0, -reach) && hit(0, reach));
    if (!wide || !high) wrong.push(`small, ${Math.round(box.width)} by ${Math.round(box.height)}: ${name(one)}`);
  }
  scrollTo(...before);

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) wrong.push(`the page is ${scrollWidth} wide`);
  if (!scrolls && scrollHeight > innerHeight) wrong.push(`the page is ${scrollHeight} high`);
  return [...new Set(wrong)];
};
