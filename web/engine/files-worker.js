/**
 * The engine's files, in a worker of their own: fetched, counted, checked, compiled and unpacked while the frame is
 * still being loaded and PyScript started, and sent to where Python will ask for them. Lives as long as Python does,
 * though idle: a browser keeps compiled code beside the file for the next visit, but only while the script that asked
 * for the file is there.
 *
 * Its name says how to start: "" as usual; "here" if a service worker answers from this device; "metered" if nothing may
 * be fetched that can be done without; "#again" after a start that went wrong; "#plain" if that was one from the
 * snapshot.
 *
 * To the page: {kind: "here"} {kind: "progress", loaded, total} {kind: "starting", restored} {kind: "whole"}
 * {kind: "failed", why} {kind: "later", loaded, total}.
 * From the page: {to: port} that leads to Python, then {keep}, once Python runs: whether more may be fetched for the
 * next visit.
 * To Python: {snapshot}, what it may begin with at once, then {wasm}, {archives} and, if there is a snapshot, {memory}
 * as they come.
 */

import { isWhole } from "./integrity.js";

/** @typedef {{path: string, bytes: number, sha256: string}} Noted as the build noted it */
/** @typedef {{stdlib: ArrayBuffer, wheel: ArrayBuffer}} Archives what Python imports from */
/**
 * @typedef {{head: number, runs: [number, number][]}} Snapshot kept are Pyodide's notes of this length, then these runs
 * of Python's memory
 */

const worker = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/**
 * After a start that went wrong nothing is taken from the browser's own cache: it may have kept what was damaged on its
 * way.
 */
const cache = worker.name.startsWith("#") ? "reload" : "default";
const isHere = worker.name === "here";

/**
 * In milliseconds. The snapshot is hardly larger than the interpreter. If that comes within this time, the connection is
 * so fast that starting from the snapshot takes less time than starting without it, even on a first visit. If it takes
 * longer after all, Python starts without it.
 */
const FAST = 700;

/** @param {object} message */
const tell = (message) => worker.postMessage(message);

/** @param {unknown} error */
const fail = (error) => tell({ kind: "failed", why: String(error instanceof Error ? error.message : error) });

/** @param {string} path relative to this script, as the build noted it */
const urlOf = (path) => new URL(path, import.meta.url).href;

/** @param {Noted} file */
async function fetchFile({ path }) {
  const response = await fetch(urlOf(path), { cache });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

let [loaded, told] = [0, 0];
const total = ENGINE.wasm.bytes + ENGINE.stdlib.bytes + ENGINE.wheel.bytes;

/**
 * Reports every hundredth: chunks may come in hundreds at once, and every message costs the page time.
 * @param {number} bytes
 */
function count(bytes) {
  loaded = Math.min(loaded + bytes, total);
  if (loaded - told < total / 100 && loaded < total) return;
  told = loaded;
  tell({ kind: "progress", loaded, total });
}

/**
 * All of a file, counted as it comes in, or at once if it is here.
 * @param {Response} response
 * @param {Noted} file
 * @returns {Promise<ArrayBuffer>}
 */
async function read(response, file) {
  const bytes = isHere ? await response.arrayBuffer() : await readPieces(response, file.bytes);
  if (isHere) count(bytes.byteLength);
  if (bytes.byteLength !== file.bytes) await refuse(file, `${bytes.byteLength} bytes instead of ${file.bytes}`);
  return bytes;
}

/** @param {Response} response @param {number} expected how long it should be */
async function readPieces(response, expected) {
  const bytes = new Uint8Array(expected);
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  let length = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    const piece = value ?? new Uint8Array();
    if (length + piece.byteLength <= expected) bytes.set(piece, length);
    length += piece.byteLength;
    count(piece.byteLength);
  }
  return length === expected ? bytes.buffer : new ArrayBuffer(length);
}

/**
 * Python would not report a damaged file: it would stop, or wait for ever.
 * @param {ArrayBuffer} bytes
 * @param {Noted} file
 */
async function check(bytes, file) {
  if (!(await isWhole(bytes, file.sha256))) await refuse(file, "damaged");
  return bytes;
}

/**
 * Otherwise the damaged copy on this device would be used again and again.
 * @param {Noted} file
 * @param {string} why
 * @returns {Promise<never>}
 */
async function refuse({ path }, why) {
  try {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(urlOf(path));
  } catch {
    // Nothing can be stored here, or nothing deleted.
  }
  throw new Error(`${path}: ${why}`);
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

/**
 * The snapshot, Python's memory as it was after importing the engine, if an earlier visit kept it.
 * @returns {Promise<Response | undefined>}
 */
async function findKept() {
  try {
    if (worker.name === "#plain") await forgetSnapshot();
    return await (await caches.open(ENGINE.snapshot.cache)).match(urlOf(ENGINE.snapshot.path));
  } catch {
    return undefined; // No cache here: an insecure origin, or storage is switched off.
  }
}

/** The snapshot as it came over the network in this visit. @type {ArrayBuffer | undefined} */
let packed;

/**
 * The snapshot on a first visit, if the connection is fast.
 * @returns {Promise<ArrayBuffer | undefined>}
 */
async function fetchSnapshot() {
  if (worker.name) return undefined;
  try {
    const late = new Promise((resolve) => setTimeout(resolve, FAST, true));
    if (await Promise.race([late, arrived.then(() => false)])) return undefined;
    const { path, sha256 } = ENGINE.snapshot;
    const response = await fetch(urlOf(path), { signal: AbortSignal.timeout(FAST) });
    const bytes = await response.arrayBuffer();
    const memory = new Response(unpacked(new Response(bytes).body)).arrayBuffer();
    const [whole] = await Promise.all([isWhole(bytes, sha256), memory]);
    if (!whole) return undefined;
    packed = bytes;
    return memory;
  } catch {
    return undefined; // too slow, cut off or damaged: it can be done without
  }
}

/** @param {ReadableStream<Uint8Array<ArrayBuffer>> | null | undefined} stream */
const unpacked = (stream) => stream?.pipeThrough(new DecompressionStream("gzip"));

/** Of a snapshot that was kept. @param {ArrayBuffer | undefined} memory */
async function checkMemory(memory) {
  if (!memory || (await isWhole(memory, ENGINE.snapshot.kept))) return;
  await forgetSnapshot();
  throw new Error("the snapshot is damaged");
}

async function forgetSnapshot() {
  await caches.delete(ENGINE.snapshot.cache);
}

/** For the next visit. */
async function keepSnapshot() {
  const url = urlOf(ENGINE.snapshot.path);
  try {
    await forgetSnapshot(); // an older version's
    const response = packed ? new Response(packed) : await fetch(url, { priority: "low" });
    packed = undefined;
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
    const memory = response.ok && unpacked(response.body?.pipeThrough(count));
    if (memory) await (await caches.open(ENGINE.snapshot.cache)).put(url, new Response(memory));
  } catch {
    // No room, no cache or no network: the next start is a plain one again.
    tell({ kind: "later", loaded: 0, total: 0 });
  }
}

/**
 * Compiled while it comes in. A clone is counted and checked, since browsers keep compiled code only for a response as
 * it came. What this device found to be whole when it took it is checked once more, too, but when nobody waits for
 * Python any longer.
 */
async function loadWasm() {
  const response = await fetchFile(ENGINE.wasm);
  const clone = isHere ? null : response.clone();
  const module = compile(response);
  if (!clone)
    module.then(
      () => count(ENGINE.wasm.bytes),
      () => {}, // the error is reported where the module is awaited
    );
  return { module, bytes: clone && read(clone, ENGINE.wasm) };
}

/**
 * Of what is kept here. If it can no longer be read, that is the next start's business: Python runs. If it is damaged,
 * Python is started again before it does anything else, and the service worker fetches the file again.
 * @param {Noted} file
 */
async function checkKept(file) {
  const kept = await caches.match(urlOf(file.path)).catch(() => undefined);
  const bytes = await kept?.arrayBuffer().catch(() => undefined);
  if (!bytes) return;
  await check(bytes, file).catch((error) => {
    fail(error);
    return fetchFile(file);
  });
}

/** @param {Noted} file */
async function load(file) {
  return check(await read(await fetchFile(file), file), file);
}

// Everything in parallel; the first error is reported at once.
const kept = findKept();
const loadingWasm = loadWasm();
const wasm = loadingWasm.then(({ module }) => module);
const arrived = loadingWasm.then(({ bytes }) => bytes);
const wasmIsWhole = arrived.then((bytes) => bytes && check(bytes, ENGINE.wasm));
const fetched = kept.then((kept) => (kept ? undefined : fetchSnapshot()));
const memory = kept.then((kept) => kept?.arrayBuffer() ?? fetched);
// A copy is checked, while Python may have the original already.
const memoryIsWhole = kept.then((kept) => kept && memory.then(checkMemory));
/** @type {Promise<Archives>} */
const archives = Promise.all([load(ENGINE.stdlib), load(ENGINE.wheel)]).then(([stdlib, wheel]) => ({ stdlib, wheel }));
Promise.all([wasm, archives, wasmIsWhole, memoryIsWhole]).then(() => tell({ kind: "whole" }), fail);

/** @param {MessagePort} python */
async function handOver(python) {
  const restored = Boolean((await kept) ?? (await fetched));
  tell({ kind: "starting", restored });
  const { head, runs } = ENGINE.snapshot;
  python.postMessage({ snapshot: restored ? { head, runs } : null });
  await Promise.all([
    wasm.then((wasm) => python.postMessage({ wasm })),
    memory.then((memory) => memory && python.postMessage({ memory }, [memory])),
    archives.then((archives) => python.postMessage({ archives }, [archives.stdlib, archives.wheel])),
  ]);
}

worker.onmessage = async ({ data: { to, keep } }) => {
  if (to) return handOver(to).catch(() => {}); // reported already
  if (isHere) checkKept(ENGINE.wasm).catch(() => {}); // reported already
  if (keep && !(await kept)) await keepSnapshot();
};
tell({ kind: "here" });
