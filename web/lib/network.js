/** Whether our files come from this device or from the network, and whether the connection is metered. */

/** Whether the files come from this device, by our service worker. */
export function isHere() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false; // a sandbox forbids even the question
  }
}

/** Whether the connection is metered or too slow to fetch more than is needed now. */
export function metered() {
  const { saveData, effectiveType } = /** @type {any} */ (navigator).connection ?? {};
  return Boolean(saveData) || /2g$/.test(effectiveType);
}
