/**
 * Addresses after the hash, so that every screen works from any folder of any host and the back button does what
 * people expect.
 */

/** @typedef {{ screen: string, args: string[], query: URLSearchParams }} Route */

/** @returns {Route} */
export function route() {
  const [path, ...query] = location.hash.replace(/^#\/?/, "").split("?");
  const [screen = "", ...args] = decode(path).split("/");
  return { screen: screen || "home", args, query: new URLSearchParams(query.join("?")) };
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
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
