// Constants that the build writes into the engine's scripts (see build/bundle.mjs). Paths are relative to engine.html.

declare const ENGINE: {
  pyscript: string;
  pyodide: string;
  /** The module that starts Pyodide in the worker. */
  python: string;
  /** The Python script that PyScript runs there. */
  worker: string;
  wasm: { path: string; bytes: number };
  stdlib: { path: string; bytes: number };
  wheel: { path: string; bytes: number };
  /** `length`: of Python's memory; `sha256`: of it up to the last byte that is not zero, which is all that is shipped. */
  snapshot: { path: string; length: number; sha256: string };
};

declare const PYTHON: {
  /** Pyodide's big script, relative to the bundled engine-python.js. */
  module: string;
  lock: string;
  environment: Record<string, string>;
};
