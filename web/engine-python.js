/**
 * The interpreter PyScript is told to use, in the worker: stock Pyodide, started from what the frame has already fetched.
 * The frame fetches because it can count bytes, reach the cache and compile WebAssembly while PyScript is still loading.
 */

import { loadPyodide as loadStock, version } from "pyodide";

export { version };

/**
 * @typedef {object} Parts what the frame hands over
 * @property {string} pyodide where Pyodide's own files are
 * @property {WebAssembly.Module} wasm
 * @property {ArrayBuffer} stdlib
 * @property {ArrayBuffer} wheel
 * @property {ArrayBuffer | null} snapshot Python's memory as it was after importing the engine, up to its last used byte
 * @property {number} memoryLength
 */

// Under way at once, rather than when Pyodide gets to it.
const createModule = import(new URL(PYTHON.module, import.meta.url).href);

// By a port of our own: PyScript takes every message to the worker itself for one to Python.
const { port1: port, port2: portOfFrame } = new MessageChannel();

/** @type {Promise<Parts>} */
const handedOver = new Promise((resolve) => {
  port.onmessage = ({ data }) => resolve(data);
});

// The frame learns of this worker's end by getting a lock that is held here for life. (Only secure contexts have locks;
// elsewhere a dead worker is noticed when a call takes too long.)
const lock = navigator.locks ? `rollbook engine ${Math.random()}` : null;
if (lock) navigator.locks.request(lock, () => new Promise(() => announce()));
else announce();

function announce() {
  postMessage({ engine: "waiting", lock }, { transfer: [portOfFrame] });
}

/** @type {typeof loadStock} */
export async function loadPyodide(options) {
  const { pyodide, wasm, stdlib, wheel, snapshot, memoryLength } = await handedOver;
  const stdLibURL = `${pyodide}stdlib.zip`;
  const stopAnswering = answerFetches(stdLibURL, stdlib, wasm);
  try {
    const python = await loadStock({
      ...options,
      indexURL: pyodide,
      stdLibURL,
      lockFileContents: PYTHON.lock,
      env: { ...PYTHON.environment },
      createPyodideModule: (await createModule).default,
      async fsInit(FS) {
        FS.writeFile("/engine.whl", new Uint8Array(wheel));
      },
      ...(snapshot && { _loadSnapshot: padded(snapshot, memoryLength) }),
    });
    // PyScript will write its Python package as source into the working directory; without that directory on the path
    // the compiled copy in our archive is found instead.
    python.runPython("import sys; sys.path[:] = [entry for entry in sys.path if entry]");
    return python;
  } finally {
    stopAnswering();
  }
}

/** The zeros at the end of the memory are not shipped. @param {ArrayBuffer} bytes @param {number} length */
function padded(bytes, length) {
  const memory = new Uint8Array(length);
  memory.set(new Uint8Array(bytes));
  return memory;
}

/**
 * Pyodide has no option for "here are the bytes", so while it loads, the calls by which it gets them are answered here.
 * @param {string} stdLibURL
 * @param {ArrayBuffer} stdlib
 * @param {WebAssembly.Module} wasm
 */
function answerFetches(stdLibURL, stdlib, wasm) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (request, init) => {
    const url = request instanceof Request ? request.url : String(request);
    if (url === stdLibURL) return new Response(stdlib);
    if (url.endsWith(".wasm")) return new Response(); // instantiateStreaming, below, does not read it
    return fetch(request, init);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    return { module: wasm, instance: await WebAssembly.instantiate(wasm, imports) };
  };
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}
