/**
 * The interpreter PyScript is told to use, in the worker: stock Pyodide, started from what the frame has already fetched,
 * and from the memory snapshot of an earlier visit if there is one. The frame fetches because it can count bytes and
 * compile WebAssembly while PyScript is still loading.
 */

import { loadPyodide as loadStock, version } from "pyodide";
import { sandboxed } from "./engine-sandbox.js";

export { version };

/**
 * @typedef {object} Parts what the frame hands over
 * @property {WebAssembly.Module} wasm
 * @property {ArrayBuffer} stdlib
 * @property {ArrayBuffer} wheel
 */

/** No such file: the frame has fetched it. */
const STDLIB = urlOf("stdlib");

// All of this is under way at once, rather than when Pyodide gets to it.
const createModule = import(urlOf(`${PYTHON.pyodide}pyodide.asm.js`));
createModule.catch(() => {}); // told when it is needed
const snapshot = readSnapshot();

// By a port of our own: PyScript takes every message to the worker itself for one to Python.
const { port1: port, port2: portOfFrame } = new MessageChannel();

/** @type {Promise<Parts>} */
const handedOver = new Promise((resolve) => {
  port.onmessage = ({ data }) => resolve(data);
});

// The frame learns of this worker's end by getting a lock that is held here for life. (Only secure contexts that may store
// something have locks; elsewhere a dead worker is noticed when a call takes too long.)
const lock = navigator.locks && !sandboxed ? `rollbook engine ${Math.random()}` : null;
if (lock) navigator.locks.request(lock, () => new Promise(() => announce()));
else announce();

async function announce() {
  postMessage({ engine: "waiting", lock, restored: (await snapshot) !== null }, { transfer: [portOfFrame] });
}

// PyScript asks for Python only after it has opened its storage; by then much of the work can be done.
const started = start();
started.catch(() => {}); // told to PyScript when it asks

/** @type {typeof loadStock} */
export async function loadPyodide(options) {
  const python = await started;
  python.setStdout({ batched: options?.stdout });
  python.setStderr({ batched: options?.stderr });
  return python;
}

async function start() {
  const kept = await snapshot;
  const whole = kept && isWhole(kept);
  const stopAnswering = answerFetches();
  try {
    const python = await loadStock({
      indexURL: urlOf(PYTHON.pyodide),
      stdLibURL: STDLIB,
      lockFileContents: PYTHON.lock,
      env: { ...PYTHON.environment },
      createPyodideModule: (await createModule).default,
      async fsInit(FS) {
        FS.writeFile("/engine.whl", new Uint8Array((await handedOver).wheel));
      },
      ...(kept && { _loadSnapshot: spread(kept) }),
    });
    // PyScript will write its Python package as source into the working directory; without that directory on the path
    // the compiled copy in our archive is found instead.
    python.runPython("import sys; sys.path[:] = [entry for entry in sys.path if entry]");
    if ((await whole) === false) throw new Error("the snapshot is damaged");
    return python;
  } finally {
    stopAnswering();
  }
}

/** @param {string} path as the build noted it, relative to this script */
function urlOf(path) {
  return new URL(path, import.meta.url).href;
}

/** What is not zeros of Python's memory as it was after importing the engine. @returns {Promise<ArrayBuffer | null>} */
async function readSnapshot() {
  try {
    const cache = await caches.open(PYTHON.snapshot.cache);
    const kept = await cache.match(urlOf(PYTHON.snapshot.path));
    return kept ? await kept.arrayBuffer() : null;
  } catch {
    return null; // no cache here: an insecure origin, or storage is switched off
  }
}

/** Found out while Python starts; whatever it has done with a damaged snapshot is thrown away. */
async function isWhole(/** @type {ArrayBuffer} */ kept) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", kept));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === PYTHON.snapshot.sha256;
}

/** The whole memory again. */
function spread(/** @type {ArrayBuffer} */ kept) {
  const memory = new Uint8Array(PYTHON.snapshot.length);
  let from = 0;
  for (const [start, end] of PYTHON.snapshot.runs) {
    memory.set(new Uint8Array(kept).subarray(from, from + end - start), start);
    from += end - start;
  }
  return memory;
}

/** Pyodide has no option for "here are the bytes", so while it loads, the calls by which it gets them are answered here. */
function answerFetches() {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (request, init) => {
    const url = request instanceof Request ? request.url : String(request);
    if (url === STDLIB) return new Response((await handedOver).stdlib);
    if (url.endsWith(".wasm")) return new Response(); // instantiateStreaming, below, does not read it
    return fetch(request, init);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const { wasm } = await handedOver;
    return { module: wasm, instance: await WebAssembly.instantiate(wasm, imports) };
  };
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}
