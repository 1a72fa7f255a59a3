/**
 * The engine's hidden frame: fetches what Python needs, lets PyScript start it in a worker, and passes calls and replies
 * between that worker and the page's message port. Knows nothing of games, and shows nothing.
 *
 * To the page: {kind: "here"} {kind: "progress", loaded, total} {kind: "starting", restored} {kind: "ready"} {kind: "reply", reply}
 * {kind: "failed", why} {kind: "later", loaded, total}, of what is kept for the next visit. From the page: {method, params}, one call at a time. params and reply are JSON text.
 */
import "./engine-sandbox.js";

/** @typedef {import("./engine-python.js").Parts} Parts */
/** @typedef {{path: string, bytes: number, sha256: string}} Noted as the build noted it */
/** @typedef {Worker & {ready: Promise<unknown>, sync: {call(method: string, params: string): Promise<string>}}} PyWorker */

/** The page asks for this after a start from the snapshot went wrong. */
const plain = location.hash === "#plain";

/** After a start that went wrong nothing is taken from the browser's own cache: it may have kept what was damaged on its way. */
const cache = location.hash ? "reload" : "default";

const port = getPort();
document.documentElement.dataset.engine = "here"; // the page looks for it before it sends its port

/** @param {object} message */
const tell = async (message) => (await port).postMessage(message);

tell({ kind: "here" });

/** @param {unknown} error */
const fail = (error) => tell({ kind: "failed", why: String(error instanceof Error ? error.message : error) });

/** @param {string} path relative to this page, as the build noted it */
const urlOf = (path) => new URL(path, location.href).href;

async function start() {
  const progress = new Progress(ENGINE.wasm.bytes + ENGINE.stdlib.bytes + ENGINE.wheel.bytes);
  // Everything at once: the big files are on their way, and WebAssembly is being compiled, while PyScript still loads.
  const wasm = fetchFile(ENGINE.wasm);
  // A clone is counted and the original compiled, since browsers keep compiled code only for a response as it came.
  const wasmIsWhole = wasm.then((response) => progress.follow(response.clone(), ENGINE.wasm)).then(async (bytes) => void (await check(bytes, ENGINE.wasm)));
  const parts = fetchParts(wasm.then(compile), progress);
  for (const coming of [wasmIsWhole, parts]) coming.catch(fail); // at once, whatever else is still under way
  if (plain) await forgetSnapshot();
  if (cache === "reload") await renewScripts();
  const worker = await startPyScript();
  worker.onerror = ({ error }) => fail(error); // PyScript's way to tell; it would only log otherwise
  const { lock, restored, workerPort } = await waiting(worker);
  if (lock) navigator.locks.request(lock, () => fail("the engine's worker has died"));
  tell({ kind: "starting", restored });
  const given = await parts;
  workerPort.postMessage(given, [given.stdlib, given.wheel]);
  await worker.ready;
  await wasmIsWhole; // checked meanwhile: damaged code may run, and do anything
  (await port).onmessage = ({ data }) => forward(worker, data);
  tell({ kind: "ready" });
  if (!restored) await keepSnapshot();
}

/**
 * @param {PyWorker} worker
 * @param {{method: string, params: string}} call
 */
async function forward(worker, { method, params }) {
  try {
    tell({ kind: "reply", reply: await worker.sync.call(method, params) });
  } catch (error) {
    fail(error); // the bridge never raises, so Python itself is broken
  }
}

/** @returns {Promise<MessagePort>} */
function getPort() {
  return new Promise((resolve) => {
    addEventListener("message", ({ source, origin, ports: [port] }) => {
      // Not location.origin: in a sandbox both are of no origin, and only there is that the same.
      if (source === parent && origin === self.origin && port) resolve(port);
    });
  });
}

/** Bytes as they arrive, over all files. */
class Progress {
  #loaded = 0;

  /** @param {number} total */
  constructor(total) {
    this.total = total;
  }

  /** @param {number} bytes */
  add(bytes) {
    this.#loaded = Math.min(this.#loaded + bytes, this.total);
    tell({ kind: "progress", loaded: this.#loaded, total: this.total });
  }

  /** Count what comes through a body, to its end. @param {Response} response @param {Noted} file @returns {Promise<ArrayBuffer>} */
  async follow(response, file) {
    const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
    const bytes = new Uint8Array(file.bytes);
    let length = 0;
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      const piece = value ?? new Uint8Array();
      if (length + piece.byteLength <= file.bytes) bytes.set(piece, length);
      length += piece.byteLength;
      this.add(piece.byteLength);
    }
    if (length !== file.bytes) await refuse(file, `${length} bytes instead of ${file.bytes}`);
    return bytes.buffer;
  }
}

/**
 * @param {Promise<WebAssembly.Module>} compiled
 * @param {Progress} progress
 * @returns {Promise<Parts>}
 */
async function fetchParts(compiled, progress) {
  const whole = async (/** @type {Noted} */ file) => check(await progress.follow(await fetchFile(file), file), file);
  const [wasm, stdlib, wheel] = await Promise.all([compiled, whole(ENGINE.stdlib), whole(ENGINE.wheel)]);
  return { wasm, stdlib, wheel };
}

/** @param {Noted} file */
async function fetchFile({ path }) {
  const response = await fetch(urlOf(path), { cache });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/**
 * Python would not say what is wrong with it: it stops, or waits for ever.
 * @param {ArrayBuffer} bytes
 * @param {Noted} file
 */
async function check(bytes, file) {
  const digest = await globalThis.crypto.subtle?.digest("SHA-256", bytes); // only secure contexts can
  const hash = digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hash && hash !== file.sha256) await refuse(file, "damaged");
  return bytes;
}

/** What this device keeps of it would come again and again. @param {Noted} file @param {string} why @returns {Promise<never>} */
async function refuse({ path }, why) {
  for (const name of (await globalThis.caches?.keys().catch(() => [])) ?? []) {
    await caches.open(name).then((kept) => kept.delete(urlOf(path))).catch(() => {});
  }
  throw new Error(`${path}: ${why}`);
}

/** Of these nobody can say whether they are whole; the browser imports what it has in its own cache. */
async function renewScripts() {
  const renew = async (/** @type {string} */ path) => (await fetch(urlOf(path), { cache })).arrayBuffer();
  await Promise.allSettled(ENGINE.scripts.map(renew));
}

/** Some hosts do not know the type of .wasm files, and browsers compile while loading only if it is right. */
async function compile(/** @type {Response} */ response) {
  const streams = response.headers.get("Content-Type") === "application/wasm";
  try {
    return await (streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) await refuse(ENGINE.wasm, error.message);
    throw error;
  }
}

/** @returns {Promise<PyWorker>} */
async function startPyScript() {
  // PyScript looks for plug-ins of both its languages; none is wanted, and the worker alone gets Python.
  const plugins = ["codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"];
  const config = { interpreter: ENGINE.python, sync_main_only: true, plugins: plugins.map((name) => `!${name}`) };
  for (const tag of ["py-config", "mpy-config"]) {
    document.body.append(Object.assign(document.createElement(tag), { textContent: JSON.stringify(config) }));
  }
  const { hooks } = await import(urlOf(ENGINE.pyscript));
  return new Promise((resolve) => {
    hooks.main.onWorker.add((/** @type {unknown} */ _wrap, /** @type {PyWorker} */ worker) => resolve(worker));
    const script = Object.assign(document.createElement("script"), { type: "py", src: urlOf(ENGINE.worker) });
    script.setAttribute("worker", "");
    document.body.append(script);
  });
}

/**
 * Until the worker has loaded engine-python.js and asks for its parts.
 * @param {PyWorker} worker
 * @returns {Promise<{lock: string | null, restored: boolean, workerPort: MessagePort}>}
 */
function waiting(worker) {
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data, ports: [workerPort] }) => {
      if (data?.engine === "waiting" && workerPort) resolve({ ...data, workerPort });
    });
    worker.addEventListener("error", (event) => reject(new Error(event.message)));
  });
}

async function forgetSnapshot() {
  await globalThis.caches?.delete(ENGINE.snapshot.cache);
}

/** For the next visit. Not over a line that is slow or paid by the byte. */
async function keepSnapshot() {
  const { saveData, effectiveType } = /** @type {any} */ (navigator).connection ?? {};
  if (saveData || /2g$/.test(effectiveType)) return;
  const url = urlOf(ENGINE.snapshot.path);
  try {
    await forgetSnapshot(); // an older version's
    const packed = await fetch(url, { priority: "low" });
    const total = ENGINE.snapshot.bytes;
    let loaded = 0;
    const count = new TransformStream({
      transform(/** @type {Uint8Array} */ piece, stream) {
        stream.enqueue(piece);
        loaded = Math.min(loaded + piece.byteLength, total);
        tell({ kind: "later", loaded, total });
      },
    });
    tell({ kind: "later", loaded, total });
    // Kept unpacked: unpacking takes a tenth of a second or more, which is better spent now than at the next start.
    const memory = packed.ok && packed.body?.pipeThrough(count).pipeThrough(new DecompressionStream("gzip"));
    if (memory) await (await caches.open(ENGINE.snapshot.cache)).put(url, new Response(memory));
  } catch {
    // No room, no cache or no network: the next start is a plain one again.
    tell({ kind: "later", loaded: 0, total: 0 });
  }
}

start().catch(fail);
