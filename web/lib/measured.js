/**
 * Tells the styles below an element how large it is, as --w and --h. Container queries could, but on these tables they made every
 * layout ten times as long, since a container's inside is laid out anew whatever has changed. Where nothing can be observed, in
 * positions drawn by the build, styles fall back on them: `var(--w, 100cqw)`.
 * @param {HTMLElement} element
 * @param {(width: number) => void} [then]
 */
export function measured(element, then = () => {}) {
  if (!globalThis.ResizeObserver) return;
  new ResizeObserver(([{ contentRect: { width, height } }]) => {
    element.style.setProperty("--w", `${width}px`);
    element.style.setProperty("--h", `${height}px`);
    then(width);
  }).observe(element);
}
