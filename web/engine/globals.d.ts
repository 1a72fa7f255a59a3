// Constants that the build writes into the engine's scripts (see web/build/bundle.py). Paths are relative to
// engine.html.

declare const ENGINE: {
  pyscript: string;
  /** The module that starts Pyodide in the worker. */
  python: string;
  /** The text of the Python script that PyScript runs there. */
  worker: string;
  /** All scripts of these, and those they import. */
  scripts: string[];
  wasm: { path: string; bytes: number; sha256: string };
  stdlib: { path: string; bytes: number; sha256: string };
  wheel: { path: string; bytes: number; sha256: string };
  /** What is fetched when it is first needed. */
  parts: Record<string, { path: string; bytes: number; sha256: string }>;
  /**
   * `cache`: the name of the browser's cache that keeps it; `head`: how long Pyodide's own notes are, which come first;
   * `runs`: the parts of Python's memory that follow, those that differ from the fresh interpreter's; `kept`: the hash of
   * all this.
   */
  snapshot: {
    path: string;
    bytes: number;
    sha256: string;
    cache: string;
    head: number;
    runs: [start: number, end: number][];
    kept: string;
  };
};

/** Paths here are relative to the bundled python.js. */
declare const PYTHON: {
  /** Where Pyodide's files are. */
  pyodide: string;
  lock: string;
  environment: Record<string, string>;
};
