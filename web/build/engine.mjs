// Makes what Python starts from in the browser: node engine.mjs <wheel> <folder of pyodide-build> <folder to write to>
//   <name>.whl     the engine as bytecode          stdlib.zip   the part of the standard library it needs, as bytecode
//   snapshot.gz    Python's memory with both loaded, for the second visit       snapshot.json   facts about it

import nodeCrypto, { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { pathToFileURL } from "node:url";
import { PYSCRIPT, main, startPython } from "./pyodide.mjs";

const [wheel = "", tools = "", out = ""] = process.argv.slice(2);
const here = import.meta.dirname;
const COMPILE = fs.readFileSync(path.join(here, "compile.py"), "utf8");
/** Without docstrings and assertions, as `python -OO` has it. @type {Parameters<typeof startPython>} */
const COMPILER = [{ env: { PYTHONPATH: "/tools", PYTHONOPTIMIZE: "2" } }, { folders: { "/tools": tools, "/out": out } }];
const EXERCISE = fs.readFileSync(path.join(here, "exercise.py"), "utf8");

/** PyScript's own Python package, as the text its build put into the npm package. @type {Record<string, string>} */
const pyscriptSources = (
  await import(pathToFileURL(path.join(PYSCRIPT, "src", "stdlib", "pyscript.js")).href)
).default.pyscript;

/** @param {string} folder @param {string} suffix */
const theOne = (folder, suffix) => {
  const [name, ...more] = fs.readdirSync(folder).filter((name) => name.endsWith(suffix));
  if (!name || more.length) throw new Error(`${folder} must hold exactly one *${suffix}`);
  return path.join(folder, name);
};

/** @param {string} source */
async function compileWheel(source) {
  fs.copyFileSync(source, path.join(out, path.basename(source)));
  const python = await startPython(...COMPILER);
  python.runPython(COMPILE);
  python.globals.set("name", path.basename(source));
  python.runPython("compile_archive(Path('/out') / name)");
  fs.rmSync(path.join(out, path.basename(source)));
}

/** The names of the modules that are loaded once everything has been used. @returns {Promise<string[]>} */
async function traceModules() {
  const python = await startPython({}, engineWheel());
  python.runPython(EXERCISE);
  python.runPython("run()");
  // PyScript reaches Python through the asynchronous door, which loads a few modules of its own.
  await python.runPythonAsync("import asyncio; await asyncio.sleep(0)");
  python.runPython(COMPILE);
  const loaded = python.globals.get("trace")(python.toPy(Object.values(pyscriptSources)));
  return loaded.toJs();
}

/** @param {string[]} loaded */
async function buildStdlib(loaded) {
  const python = await startPython(...COMPILER);
  python.runPython(COMPILE);
  python.globals.set("loaded", python.toPy(loaded));
  python.globals.set("pyscript", python.toPy(pyscriptSources));
  return python.runPython(`
    target = Path("/out/stdlib.zip")
    count = trim(loaded, target)
    # PyScript writes its package as source into the working directory; a compiled copy spares compiling it at start.
    add_to_archive(target, "pyscript", pyscript)
    compile_archive(target)
    coarsen_lines(target)
    target.with_suffix(".zip.old").unlink()
    count
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
  const memory = python.makeMemorySnapshot();
  restore();
  const runs = usedRuns(memory);
  const shipped = Buffer.concat(runs.map(([start, end]) => memory.subarray(start, end)));
  const packed = gzipSync(shipped, { level: 9 });
  fs.writeFileSync(path.join(out, "snapshot.gz"), packed);
  const facts = { length: memory.length, runs, kept: createHash("sha256").update(shipped).digest("hex") };
  fs.writeFileSync(path.join(out, "snapshot.json"), JSON.stringify(facts));
  return packed.length;
}

/**
 * Where the memory is not all zeros, in steps of 64 kB. More than half of it (most of the stack, the end) has never been
 * used; it need not be read, checked and copied at every start.
 * @param {Uint8Array} memory
 */
function usedRuns(memory) {
  const step = 1 << 16;
  /** @type {[start: number, end: number][]} */
  const runs = [];
  for (let start = 0; start < memory.length; start += step) {
    const end = Math.min(start + step, memory.length);
    if (memory.subarray(start, end).every((byte) => byte === 0)) continue;
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
  await compileWheel(wheel);
  const kept = await buildStdlib(await traceModules());
  const bytes = await makeSnapshot();
  console.log(`standard library: ${kept} modules; snapshot: ${(bytes / 1e6).toFixed(1)} MB gzip`);
});
