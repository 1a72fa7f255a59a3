// Makes what Python starts from in the browser:
//   node engine.mjs <wheel> <folder of pyodide-build> <folder of parts> <folder of libraries> <folder to write to>
//   <name>.whl     the engine as bytecode          stdlib.zip   the part of the standard library it needs, as bytecode
//   snapshot.gz    Python's memory with both loaded, for the second visit       snapshot.json   facts about it
//   parts/*.zip    what is fetched when it is first needed, as bytecode
// Most changes of the engine need the same part of the standard library: it is kept in <folder of libraries>.

import nodeCrypto, { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { main, PYODIDE, PYSCRIPT, startPython } from "./pyodide.mjs";

const [wheel = "", tools = "", parts = "", libraries = "", out = ""] = process.argv.slice(2);
const here = import.meta.dirname;
const COMPILE = fs.readFileSync(path.join(here, "compile.py"), "utf8");
/** Without docstrings and assertions, as `python -OO` has it. @type {Parameters<typeof startPython>} */
const COMPILER = [
  { env: { PYTHONPATH: "/tools", PYTHONOPTIMIZE: "2" } },
  { folders: { "/tools": tools, "/out": out } },
];
const EXERCISE = fs.readFileSync(path.join(here, "exercise.py"), "utf8");

/** PyScript's own Python package, as the text its build put into the npm package. @type {Record<string, string>} */
const pyscriptSources = (await import(pathToFileURL(path.join(PYSCRIPT, "src", "stdlib", "pyscript.js")).href)).default
  .pyscript;

/** @param {string} folder @param {string} suffix */
const theOne = (folder, suffix) => {
  const [name, ...more] = fs.readdirSync(folder).filter((name) => name.endsWith(suffix));
  if (!name || more.length) throw new Error(`${folder} must hold exactly one *${suffix}`);
  return path.join(folder, name);
};

/** @param {string} source */
async function compileEngine(source) {
  fs.copyFileSync(source, path.join(out, path.basename(source)));
  const python = await startPython(...COMPILER);
  python.runPython(COMPILE);
  python.globals.set("name", path.basename(source));
  python.runPython("compile_archive(Path('/out') / name)");
  fs.rmSync(path.join(out, path.basename(source)));
  fs.cpSync(parts, path.join(out, "parts"), { recursive: true });
  python.runPython("for part in sorted(Path('/out/parts').iterdir()): compile_zip(part)");
}

/** The names of the modules that are loaded once everything has been used. @returns {Promise<string[]>} */
async function traceModules() {
  const python = await startPython({}, { ...engineWheel(), folders: { "/parts": path.join(out, "parts") } });
  python.runPython(EXERCISE);
  python.runPython("run()");
  // PyScript reaches Python through the asynchronous door, which loads a few modules of its own.
  await python.runPythonAsync("import asyncio; await asyncio.sleep(0)");
  python.runPython(COMPILE);
  const loaded = python.globals.get("trace")(python.toPy(Object.values(pyscriptSources)));
  return loaded.toJs();
}

/** The library with these modules, compiled unless it was compiled before. @param {string[]} loaded */
async function provideStdlib(loaded) {
  const locks = ["../package-lock.json", "requirements.lock"].map((lock) =>
    fs.readFileSync(path.join(here, lock), "utf8"),
  );
  const key = createHash("sha256")
    .update(JSON.stringify([loaded, pyscriptSources, COMPILE, locks]))
    .digest("hex");
  const kept = path.join(libraries, `${key}.zip`);
  if (!fs.existsSync(kept)) {
    await buildStdlib(loaded);
    fs.rmSync(libraries, { recursive: true, force: true });
    fs.mkdirSync(libraries, { recursive: true });
    fs.copyFileSync(path.join(out, "stdlib.zip"), `${kept}.part`);
    fs.renameSync(`${kept}.part`, kept);
  }
  fs.copyFileSync(kept, path.join(out, "stdlib.zip"));
}

/** @param {string[]} loaded */
async function buildStdlib(loaded) {
  const python = await startPython(...COMPILER);
  python.runPython(COMPILE);
  python.globals.set("loaded", python.toPy(loaded));
  python.globals.set("pyscript", python.toPy(pyscriptSources));
  python.runPython(`
    target = Path("/out/stdlib.zip")
    trim(loaded, target)
    # PyScript writes its package as source into the working directory; a compiled copy spares compiling it at start.
    add_to_archive(target, "pyscript", pyscript)
    compile_zip(target)
  `);
}

async function makeSnapshot() {
  const restore = withoutChance();
  // Marked internal, hence the pinned version of Pyodide and a plain start to fall back to.
  const options = { stdLibURL: path.join(out, "stdlib.zip"), _makeSnapshot: true, _sysExecutable: "/engine" };
  const python = await startPython(options, engineWheel());
  python.runPython(EXERCISE);
  // Only imports: a snapshot of more than about 30 MB cannot be restored, and playing fills the bots' memories.
  python.runPython("import_all(); import base64, html, inspect; import gc; gc.collect()");
  const snapshot = python.makeMemorySnapshot();
  restore();
  // Written by Pyodide: a magic number, the length of its own notes, and after these the memory itself.
  const head = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2)[1] ?? 0;
  const memory = snapshot.subarray(head);
  const runs = usedRuns(memory, await freshMemory());
  const shipped = Buffer.concat([
    snapshot.subarray(0, head),
    ...runs.map(([start, end]) => memory.subarray(start, end)),
  ]);
  const packed = gzipSync(shipped, { level: 9 });
  fs.writeFileSync(path.join(out, "snapshot.gz"), packed);
  const facts = { head, runs, kept: createHash("sha256").update(shipped).digest("hex") };
  fs.writeFileSync(path.join(out, "snapshot.json"), JSON.stringify(facts));
  return packed.length;
}

/** The memory that the interpreter brings along, before it has run: the snapshot will be written over this. */
async function freshMemory() {
  /** @type {Uint8Array | undefined} */
  let fresh;
  const { default: create } = await import(pathToFileURL(path.join(PYODIDE, "pyodide.asm.mjs")).href);
  const createPyodideModule = async (/** @type {object} */ settings) => {
    fresh = (await create({ ...settings, noInitialRun: true })).HEAPU8.slice();
    throw new Error("that is all");
  };
  await startPython({ createPyodideModule }).catch(() => {});
  if (!fresh) throw new Error("Pyodide does not start");
  return fresh;
}

/**
 * Where the memory must be written: wherever it differs from what it is written over, in steps of 4 kB. Most of the
 * stack and the end have never been used, and much of what the interpreter brings along never changes; neither need be
 * read, checked and copied at every start.
 * @param {Uint8Array} memory
 * @param {Uint8Array} fresh longer, zeros at the end
 */
function usedRuns(memory, fresh) {
  const step = 1 << 12;
  /** @type {[start: number, end: number][]} */
  const runs = [];
  for (let start = 0; start < memory.length; start += step) {
    const end = Math.min(start + step, memory.length);
    if (Buffer.compare(memory.subarray(start, end), fresh.subarray(start, end)) === 0) continue;
    const last = runs.at(-1);
    if (last?.[1] === start) last[1] = end;
    else runs.push([start, end]);
  }
  return runs;
}

/** Python takes randomness and the time into its memory when it starts; a reproducible snapshot must not hold them. */
function withoutChance() {
  const { randomFillSync } = nodeCrypto;
  const dateNow = Date.now;
  const performanceNow = performance.now;
  nodeCrypto.randomFillSync = (array) => array;
  Date.now = performance.now = () => 0;
  return () => {
    nodeCrypto.randomFillSync = randomFillSync;
    Date.now = dateNow;
    performance.now = performanceNow;
  };
}

function engineWheel() {
  return { files: { "/engine.whl": fs.readFileSync(theOne(out, ".whl")) } };
}

await main(async () => {
  fs.rmSync(out, { recursive: true, force: true });
  fs.mkdirSync(out, { recursive: true });
  await compileEngine(wheel);
  const loaded = await traceModules();
  await provideStdlib(loaded);
  const bytes = await makeSnapshot();
  console.log(`${loaded.length} modules; snapshot: ${(bytes / 1e6).toFixed(1)} MB gzip`);
});
