/** Which build this page is of: the stamp that web/build/seal.mjs put on it. "": none, as in tests without a page. */
export const BUILD =
  /** @type {HTMLMetaElement | null | undefined} */ (globalThis.document?.querySelector?.("meta[name=build]"))
    ?.content ?? "";
