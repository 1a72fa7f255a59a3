/** What this device has already, and what its line costs. */

/** Whether the files come from this device, by our service worker. */
export function isHere() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false; // in a sandbox one may not even ask
  }
}

/** Whether whoever pays for this line would rather not be surprised, or it is too slow for more than is needed now. */
export function metered() {
  const { saveData, effectiveType } = /** @type {any} */ (navigator).connection ?? {};
  return Boolean(saveData) || /2g$/.test(effectiveType);
}
