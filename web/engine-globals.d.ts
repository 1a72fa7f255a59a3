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
  /** `length`: of the memory; `used`: of it up to the last byte that is not zero. */
  snapshot: { path: string; length: number; used: number };
};

declare const PYTHON: { lock: string; environment: Record<string, string> };
