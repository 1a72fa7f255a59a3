/** What the build writes into the service worker. */
declare const WORKER: {
  /** The mark of this build, which all of its pages bear. */
  build: string;
  /** A regular expression for addresses that are named by what is in them. */
  named: string;
  /** The memory snapshot of this version, relative to sw.js, and the browser's cache that keeps it. */
  snapshot: { path: string; cache: string };
};
