// Constants that the build writes into the engine's scripts (see build/bundle.mjs). Paths are relative to engine.html.

declare const ENGINE: {
  pyscript: string;
  /** The module that starts Pyodide in the worker. */
  python: string;
  /** The Python script that PyScript runs there. */
  worker: string;
  wasm: { path: string; bytes: number };
  stdlib: { path: string; bytes: number };
  wheel: { path: string; bytes: number };
  /** `cache`: the name of the browser's cache that keeps it. */
  snapshot: { path: string; bytes: number; cache: string };
};

/** Paths here are relative to the bundled engine-python.js. */
declare const PYTHON: {
  /** Where Pyodide's files are. */
  pyodide: string;
  lock: string;
  environment: Record<string, string>;
  /** `length`: of Python's memory; `runs`: the parts of it that are not zeros and hence kept; `sha256`: of these. */
  snapshot: { path: string; cache: string; length: number; runs: [start: number, end: number][]; sha256: string };
};
