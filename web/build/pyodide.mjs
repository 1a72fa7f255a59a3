// Pyodide under Node, the way every build step wants it: reproducible, with folders of this machine mounted.

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** @typedef {import("pyodide").PyodideAPI} PyodideAPI */
/** @typedef {NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>} PyodideOptions */

const packages = path.join(import.meta.dirname, "..", "node_modules");

export const PYODIDE = path.join(packages, "pyodide");
export const PYSCRIPT = path.join(packages, "@pyscript", "core");

/** The variables Python sees, in the build as in the browser: same hashes, same order, same bytes every time. */
export const ENVIRONMENT = { PYTHONHASHSEED: "0", PYTHONPATH: "/engine.whl" };

/**
 * @param {PyodideOptions} options
 * @param {{folders?: Record<string, string>, files?: Record<string, Uint8Array>}} [given] by their path in Python:
 *   folders of this machine, and single files
 * @returns {Promise<PyodideAPI>}
 */
export async function startPython(options, { folders = {}, files = {} } = {}) {
  const { loadPyodide } = await import(pathToFileURL(path.join(PYODIDE, "pyodide.mjs")).href);
  return loadPyodide({
    indexURL: PYODIDE,
    lockFileContents: emptyLock(),
    ...options,
    env: { ...ENVIRONMENT, ...options.env },
    /** Before Python starts, since it looks only once whether a folder on its path exists. @param {any} FS */
    async fsInit(FS) {
      for (const [name, bytes] of Object.entries(files)) FS.writeFile(name, bytes);
      for (const [name, folder] of Object.entries(folders)) {
        FS.mkdirTree(name);
        FS.mount(FS.filesystems.NODEFS, { root: path.resolve(folder) }, name);
      }
    },
  });
}

/** A lock file that knows no packages: the engine needs none, and stock's is 119 kB. */
export function emptyLock() {
  const { info } = JSON.parse(fs.readFileSync(path.join(PYODIDE, "pyodide-lock.json"), "utf8"));
  return JSON.stringify({ info, packages: {} });
}

/** Run a build step; what goes wrong in Python is told in Python's words, not as a megabyte of minified JavaScript. */
export async function main(/** @type {() => Promise<void>} */ step) {
  try {
    await step();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
