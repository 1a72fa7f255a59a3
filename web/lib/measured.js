/**
 * Tells the styles below an element how large it is, as --w and --h. Container queries could, but on these tables they made every
 * layout ten times as long, since a container's inside is laid out anew whatever has changed. Where nothing can be observed, in
 * positions drawn by the build, styles fall back on them: `var(--w, 100cqw)`.
 * @param {HTMLElement} element without padding
 * @param {(width: number) => void} [then]
 * @returns {() => void} measures; to be called when the element is first drawn, since a size that comes from the observer counts as a jump
 */
export function measured(element, then = () => {}) {
  const measure = () => {
    const { clientWidth: width, clientHeight: height } = element;
    if (!width) return; // not on a page
    element.style.setProperty("--w", `${width}px`);
    element.style.setProperty("--h", `${height}px`);
    then(width);
  };
  new ResizeObserver(measure).observe(element);
  return measure;
}
