/**
 * The interpreter that PyScript uses, in the worker: stock Pyodide, started from what files-worker.js has fetched
 * and unpacked while PyScript was still loading, and from the memory snapshot of an earlier visit if there is one.
 */

import "./shims.js"; // before Pyodide looks around
import { loadPyodide as loadStock, version } from "pyodide";

export { version };

/** @typedef {import("./files-worker.js").Archives} Archives */
/** @typedef {import("./files-worker.js").Snapshot} Snapshot */

/** No such file: it has been fetched already. */
const STDLIB = urlOf("stdlib");
/** Where Pyodide puts it. */
const STDLIB_AT = "/lib/python314.zip";
/** Where pyapp/worker.py looks for what is fetched later. */
const PARTS_AT = "/parts";
/** The file is made of these very bytes, not of a copy. */
const AS_IS = { canOwn: true };

/**
 * How PyScript begins what it runs first: with its own package, file by file, to be written where nobody will read it.
 */
const WRITES_ITSELF = /^import os as _os\n[\s\S]*?\nimport pyscript as _pyscript\n(?:del \w+\n)+/;

// Under way at once, rather than when Pyodide gets to it.
const createModule = import(urlOf(`${PYTHON.pyodide}pyodide.asm.js`));
createModule.catch(() => {}); // reported when it is needed

// Through a separate port: PyScript takes every message to the worker for one to Python.
const { port1: port, port2: portOfFrame } = new MessageChannel();

/** To files-worker.js. @type {Promise<MessagePort>} */
const files = new Promise((resolve) => {
  port.onmessage = ({ ports: [files] }) => resolve(/** @type {MessagePort} */ (files));
});
/** @type {Promise<Snapshot | null>} */
const snapshot = handedOver("snapshot");
/** @type {Promise<WebAssembly.Module>} */
const wasm = handedOver("wasm");
/** @type {Promise<Archives>} */
const archives = handedOver("archives");
/** All that is kept of the snapshot. @type {Promise<ArrayBuffer>} */
const memory = handedOver("memory");
files.then((port) => port.start());

/** @param {string} what @returns {Promise<any>} */
async function handedOver(what) {
  const port = await files;
  return new Promise((resolve) => {
    port.addEventListener("message", ({ data }) => what in data && resolve(data[what]));
  });
}

// The frame learns of this worker's end by getting a lock that is held here for life. (There are none in insecure
// contexts and where nothing may be stored: there a dead worker is noticed when a call takes too long.)
const lock = `rollbook engine ${Math.random()}`;
if (navigator.locks) navigator.locks.request(lock, () => new Promise(() => announce(lock))).catch(() => announce(null));
else announce(null);

function announce(/** @type {string | null} */ lock) {
  postMessage({ engine: "waiting", lock }, { transfer: [portOfFrame] });
}

// PyScript asks for Python only after it has opened its storage; by then much of the work can be done.
const started = start();
started.catch(() => {}); // reported when PyScript asks
started.then(takeParts, () => {});

/** @type {typeof loadStock} */
export async function loadPyodide(options) {
  const python = await started;
  python.setStdout({ batched: options?.stdout });
  python.setStderr({ batched: options?.stderr });
  return python;
}

async function start() {
  const kept = await snapshot;
  const notes = kept && new Uint8Array(kept.head);
  const [stopAnswering, stopSparing] = [answerFetches(), compileAlikeOnce()];
  try {
    const python = await loadStock({
      indexURL: urlOf(PYTHON.pyodide),
      stdLibURL: STDLIB,
      lockFileContents: PYTHON.lock,
      env: { ...PYTHON.environment },
      // A damaged interpreter may get far enough to log errors; they are reported in other ways.
      stderr: (text) => console.warn(text),
      async createPyodideModule(/** @type {unknown} */ settings) {
        const module = await (await createModule).default(settings);
        if (kept && notes) restore(kept, await memory, notes, module.HEAPU8);
        return module;
      },
      async fsInit(FS) {
        if (!kept) FS.writeFile("/engine.whl", new Uint8Array((await archives).wheel), AS_IS);
      },
      ...(notes && { _loadSnapshot: notes }),
    });
    if (kept) {
      // Not waited for before: what the snapshot holds has been imported.
      const { stdlib, wheel } = await archives;
      python.FS.writeFile(STDLIB_AT, new Uint8Array(stdlib), AS_IS);
      python.FS.writeFile("/engine.whl", new Uint8Array(wheel), AS_IS);
    }
    // PyScript would write its Python package as source into the working directory; without that directory on the path
    // the compiled copy in our archive is found instead.
    python.runPython("import sys; sys.path[:] = [entry for entry in sys.path if entry]");
    const run = python.runPythonAsync.bind(python);
    python.runPythonAsync = (code, options) => run(code.replace(WRITES_ITSELF, "import pyscript\n"), options);
    return python;
  } finally {
    stopAnswering();
    stopSparing();
  }
}

/** What the frame fetches later; the answer says that it is there. @param {import("pyodide").PyodideAPI} python */
function takeParts(python) {
  python.FS.mkdirTree(PARTS_AT);
  port.onmessage = ({ data: { file, bytes } }) => {
    python.FS.writeFile(`${PARTS_AT}/${file}`, new Uint8Array(bytes));
    port.postMessage({ file });
  };
}

/**
 * Pyodide would copy a snapshot of all the memory there is into the memory it has just made. What differs from that goes
 * there directly, and to Pyodide only its own notes, which it looks into when the module is there.
 * @param {Snapshot} snapshot
 * @param {ArrayBuffer} kept
 * @param {Uint8Array} notes
 * @param {Uint8Array} memory
 */
function restore({ head, runs }, kept, notes, memory) {
  notes.set(new Uint8Array(kept, 0, head));
  let from = head;
  for (const [start, end] of runs) {
    memory.set(new Uint8Array(kept, from, end - start), start);
    from += end - start;
  }
}

/** @param {string} path as the build noted it, relative to this script */
function urlOf(path) {
  return new URL(path, import.meta.url).href;
}

/**
 * Pyodide has no option for "here are the bytes", so while it loads, the calls by which it gets them are answered here.
 */
function answerFetches() {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (request, init) => {
    const url = request instanceof Request ? request.url : String(request);
    if (url === STDLIB) return new Response((await snapshot) ? null : (await archives).stdlib);
    if (url.endsWith(".wasm")) return new Response(); // instantiateStreaming, below, does not read it
    return fetch(request, init);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const module = await wasm;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/**
 * While Pyodide loads, hundreds of its functions get a module each, though there are only some thirty kinds of them.
 */
function compileAlikeOnce() {
  const { Module } = WebAssembly;
  /** @type {Map<string, WebAssembly.Module>} */
  const modules = new Map();
  WebAssembly.Module = new Proxy(Module, {
    construct(_, [bytes]) {
      const kind = String(new Uint8Array(bytes));
      const module = modules.get(kind) ?? new Module(bytes);
      modules.set(kind, module);
      return module;
    },
  });
  return () => {
    WebAssembly.Module = Module;
  };
}
