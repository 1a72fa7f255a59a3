/** Files and texts that are dropped anywhere on the page. What is dragged within the page is none of them. */

/** @param {(given: { files?: File[], text?: string }) => unknown} take */
export function onDrop(take) {
  let ours = false;
  addEventListener("dragstart", () => {
    ours = true;
  });
  addEventListener("dragend", () => {
    ours = false;
  });
  addEventListener("dragover", (event) => {
    if (!ours && isWanted(event)) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    if (ours || !isWanted(event)) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    take(files.length ? { files } : { text: event.dataTransfer?.getData("text/plain") ?? "" });
  });
}

/** A text that is dropped into a field belongs there. @param {DragEvent} event */
const isWanted = ({ dataTransfer, target }) =>
  Boolean(
    dataTransfer?.types.includes("Files") ||
      (dataTransfer?.types.includes("text/plain") && !(target instanceof Element && target.closest("input, textarea"))),
  );
