/**
 * Gives the styles below an element its size, as --w and --h. Container queries made every layout on these tables ten
 * times as slow, since a container's content is laid out again whatever has changed. Where nothing can be observed, in
 * positions drawn by the build, styles fall back on them: `var(--w, 100cqw)`.
 * @param {HTMLElement} element without padding
 * @param {(width: number) => void} [then]
 * @returns {() => void} measures; call it when the element is first drawn, since a size that the observer brings counts
 * as a layout shift
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
