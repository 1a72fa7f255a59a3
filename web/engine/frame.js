/**
 * The engine's hidden frame: lets PyScript start Python in a worker, from what files-worker.js fetches meanwhile in
 * another, and passes calls and replies between that worker and the page's message port. Knows nothing of games, and
 * shows nothing.
 *
 * To the page: {kind: "here"} {kind: "ready"} {kind: "reply", reply} {kind: "failed", why}; in a sandbox also what the
 * files say. From the page: two ports, its own and, but for a sandbox, that of the files; then {method, params}, one
 * call at a time. params and reply are JSON text.
 */
import { Files } from "./files.js";
import { Parts } from "./parts.js";
import { sandboxed } from "./shims.js";

/**
 * @typedef {Worker & {ready: Promise<unknown>, sync: {call(method: string, params: string): Promise<string>}}} PyWorker
 */

const ports = getPorts();
document.documentElement.dataset.engine = "here"; // the page looks for it before it sends its ports

/** @param {object} message */
const tell = async (message) => (await ports).page.postMessage(message);

tell({ kind: "here" });

/** @param {unknown} error */
const fail = (error) => tell({ kind: "failed", why: String(error instanceof Error ? error.message : error) });

/** @param {string} path relative to this page, as the build noted it */
const urlOf = (path) => new URL(path, location.href).href;

async function start() {
  if (location.hash) await renewScripts(); // the page starts it a second time
  const own = sandboxed ? fetchFiles() : null;
  const worker = await startPyScript();
  worker.onerror = ({ error }) => fail(error); // how PyScript reports errors; otherwise it only logs them
  const { lock, workerPort } = await waiting(worker);
  if (lock) navigator.locks.request(lock, () => fail("the engine's worker has died"));
  const { page, files } = await ports;
  const toPython = own?.port ?? /** @type {MessagePort} */ (files);
  workerPort.postMessage(null, [toPython]);
  await worker.ready;
  await own?.files.whole;
  const parts = new Parts(workerPort, () => tell({ kind: "here" }));
  page.onmessage = ({ data }) => forward(worker, parts, data);
  tell({ kind: "ready" });
}

/**
 * @param {PyWorker} worker
 * @param {Parts} parts
 * @param {{method: string, params: string}} call
 */
async function forward(worker, parts, { method, params }) {
  try {
    let reply = await worker.sync.call(method, params);
    if (await parts.bringMissing(reply)) reply = await worker.sync.call(method, params);
    tell({ kind: "reply", reply });
  } catch (error) {
    fail(error); // the bridge never raises, so Python itself is broken
  }
}

/** @returns {Promise<{page: MessagePort, files?: MessagePort}>} */
function getPorts() {
  return new Promise((resolve) => {
    addEventListener("message", ({ source, origin, ports: [page, files] }) => {
      // Not location.origin: in a sandbox both are of no origin, and only there is that the same.
      if (source === parent && origin === self.origin && page) resolve({ page, files });
    });
  });
}

/** The page cannot send messages through this port. */
function fetchFiles() {
  const { port1, port2: port } = new MessageChannel();
  return { port, files: new Files(new URL("engine-files.js", location.href), location.hash, port1, tell) };
}

/** Of these nobody can say whether they are whole; the browser imports what it has in its own cache. */
async function renewScripts() {
  const renew = async (/** @type {string} */ path) => (await fetch(urlOf(path), { cache: "reload" })).arrayBuffer();
  await Promise.allSettled(ENGINE.scripts.map(renew));
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
    const script = Object.assign(document.createElement("script"), { type: "py", textContent: ENGINE.worker });
    script.setAttribute("worker", "");
    document.body.append(script);
  });
}

/**
 * Until the worker has loaded python.js and asks for its parts.
 * @param {PyWorker} worker
 * @returns {Promise<{lock: string | null, workerPort: MessagePort}>}
 */
function waiting(worker) {
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data, ports: [workerPort] }) => {
      if (data?.engine === "waiting" && workerPort) resolve({ ...data, workerPort });
    });
    worker.addEventListener("error", (event) => reject(new Error(event.message)));
  });
}

start().catch(fail);
