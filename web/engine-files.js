/**
 * The engine's files, in a worker of their own: fetched, counted, checked, compiled and unpacked while the frame is still
 * being loaded and PyScript started, and sent to where Python will ask for them. Ends when nothing is left to be kept.
 *
 * Its name says how to start: "" as usual; "#again" after a start that went wrong; "#plain" if that was one from the snapshot.
 * To the page: {kind: "here"} {kind: "progress", loaded, total} {kind: "starting", restored} {kind: "whole"}
 * {kind: "failed", why} {kind: "later", loaded, total}. From the page: {to: port} that leads to Python, then {keep}, once
 * that runs: whether more may be fetched for the next visit. To Python: {snapshot}, what it may begin with at once, then
 * {parts} and, if there is a snapshot, {memory} as they come.
 */

/** @typedef {{path: string, bytes: number, sha256: string}} Noted as the build noted it */
/** @typedef {{wasm: WebAssembly.Module, stdlib: ArrayBuffer, wheel: ArrayBuffer}} Parts what Python starts from */
/** @typedef {{head: number, runs: [number, number][]}} Snapshot kept are Pyodide's notes of this length, then these runs of Python's memory */

const worker = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** After a start that went wrong nothing is taken from the browser's own cache: it may have kept what was damaged on its way. */
const cache = worker.name ? "reload" : "default";

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

/** All of a file, counted as it comes in. @param {Response} response @param {Noted} file @returns {Promise<ArrayBuffer>} */
async function read(response, file) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  const bytes = new Uint8Array(file.bytes);
  let length = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    const piece = value ?? new Uint8Array();
    if (length + piece.byteLength <= file.bytes) bytes.set(piece, length);
    length += piece.byteLength;
    loaded = Math.min(loaded + piece.byteLength, total);
    // By the hundredth: what the device has kept comes in hundreds of pieces at once, and every word takes the page's time.
    if (loaded - told < total / 100 && loaded < total) continue;
    told = loaded;
    tell({ kind: "progress", loaded, total });
  }
  if (length !== file.bytes) await refuse(file, `${length} bytes instead of ${file.bytes}`);
  return bytes.buffer;
}

/** Python would not say what is wrong with it: it stops, or waits for ever. @param {ArrayBuffer} bytes @param {Noted} file */
async function check(bytes, file) {
  if (!(await isWhole(bytes, file.sha256))) await refuse(file, "damaged");
  return bytes;
}

/** @param {ArrayBuffer} bytes @param {string} sha256 */
async function isWhole(bytes, sha256) {
  const digest = await crypto.subtle?.digest("SHA-256", bytes); // only secure contexts can
  return !digest || Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}

/** What this device keeps of it would come again and again. @param {Noted} file @param {string} why @returns {Promise<never>} */
async function refuse({ path }, why) {
  try {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(urlOf(path));
  } catch {
    // Nothing can be kept here, or nothing forgotten.
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

/** Python's memory as it was after importing the engine, if an earlier visit kept it. @returns {Promise<Response | undefined>} */
async function findSnapshot() {
  try {
    if (worker.name === "#plain") await forgetSnapshot();
    return await (await caches.open(ENGINE.snapshot.cache)).match(urlOf(ENGINE.snapshot.path));
  } catch {
    return undefined; // No cache here: an insecure origin, or storage is switched off.
  }
}

/** @param {ArrayBuffer | undefined} memory */
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

// Everything at once, and whatever goes wrong first is told at once.
const snapshot = findSnapshot();
const memory = snapshot.then((kept) => kept?.arrayBuffer());
const memoryIsWhole = memory.then(checkMemory); // a copy is checked, while Python may have the original already
const wasm = fetchFile(ENGINE.wasm);
// A clone is counted and the original compiled, since browsers keep compiled code only for a response as it came.
const wasmIsWhole = wasm.then((response) => read(response.clone(), ENGINE.wasm)).then((bytes) => check(bytes, ENGINE.wasm));
const archive = async (/** @type {Noted} */ file) => check(await read(await fetchFile(file), file), file);
/** @type {Promise<Parts>} */
const parts = Promise.all([wasm.then(compile), archive(ENGINE.stdlib), archive(ENGINE.wheel)]).then(([wasm, stdlib, wheel]) => ({ wasm, stdlib, wheel }));
Promise.all([parts, wasmIsWhole, memoryIsWhole]).then(() => tell({ kind: "whole" }), fail);

/** @param {MessagePort} python */
async function handOver(python) {
  restored = Boolean(await snapshot);
  tell({ kind: "starting", restored });
  const { head, runs } = ENGINE.snapshot;
  python.postMessage({ snapshot: restored ? { head, runs } : null });
  await Promise.all([
    parts.then((parts) => python.postMessage({ parts }, [parts.stdlib, parts.wheel])),
    memory.then((memory) => memory && python.postMessage({ memory }, [memory])),
  ]);
}

let restored = true;
worker.onmessage = async ({ data: { to, keep } }) => {
  if (to) return handOver(to).catch(() => {}); // told already
  if (keep && !restored) await keepSnapshot();
  worker.close();
};
tell({ kind: "here" });
