/**
 * Addresses behind the hash, so that every screen works from any folder of any host and the back button does what people expect.
 */

/** @typedef {{ screen: string, args: string[] }} Route */

/** @returns {Route} */
export function route() {
  const [screen = "", ...args] = decode(location.hash.replace(/^#\/?/, "")).split("/");
  return { screen: screen || "home", args };
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** @param {string} path @param {{ replace?: boolean }} [how] */
export function go(path, { replace = false } = {}) {
  if (replace) {
    history.replaceState(null, "", `#/${path}`);
    dispatchEvent(new HashChangeEvent("hashchange"));
  } else {
    location.hash = `#/${path}`;
  }
}
