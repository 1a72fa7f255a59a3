// Makes one version of a folder of finished files: node seal.mjs <folder> <name of the snapshot's cache>
//   a page        that is kept for offline gets a stamp that says of which build it is
//   sw.js         the service worker, with the list of all files it keeps, each with its revision and its hash

import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import esbuild from "esbuild";

const [folder = "", snapshotCache = ""] = process.argv.slice(2);
const STAMP = /\n?<meta name="build" content="\w*">/;

/** Never kept: what is wanted once, or elsewhere. */
const LEFT_OUT = /^embed\.[0-9a-f]+\.js$|^web\/(screenshots|rules\/og)\/|\.oembed\.json$|\/snapshot\.bin$/;
/**
 * Pages for other people's sites are hundreds; those that our own rules show, lessons and examples, are wanted with
 * them.
 */
const EMBEDS = /^embed\/(?!\w+\/\w+\/lesson\.html$)/;
/** Folders and files whose names say what is in them: see place_engine and bundle_pages in bundle.py. */
const NAMED = String.raw`/web/(?:(?:embed/)?chunks/|engine/(?:[0-9a-f]{12}|\w+-[\d.]+)/)`;
const isNamed = new RegExp(NAMED);

/** @param {string} file */
const bytesOf = (file) => fs.readFileSync(path.join(folder, file));
const hash = (/** @type {import("node:crypto").BinaryLike} */ bytes) => createHash("sha256").update(bytes);

const files = fs
  .readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => fs.statSync(path.join(folder, file)).isFile() && !["sw.js", "build.json"].includes(file))
  .sort();

/** @param {string} file */
const unstamped = (file) =>
  file.endsWith(".html") ? bytesOf(file).toString("utf8").replace(STAMP, "") : bytesOf(file);
const build = hash(files.map((file) => `${file} ${hash(unstamped(file)).digest("hex")}\n`).join(""))
  .digest("hex")
  .slice(0, 16);

const shown = new Set(files.filter((file) => file.startsWith("rules/") && file.endsWith(".html")).flatMap(embedsIn));
const isKept = (/** @type {string} */ file) => !EMBEDS.test(file) || shown.has(file);

/** The examples of a rule page, by the pages that let them be played. @param {string} page */
function embedsIn(page) {
  return [
    ...bytesOf(page)
      .toString("utf8")
      .matchAll(/<rollbook-game game="(\w+)" example="([\w-]+)" step="(\d+)" lang="(\w+)">/g),
  ]
    .map(([, game = "", example = "", step = "", language = ""]) =>
      stationOf(`embed/${language}/${game}/${example}-`, Number(step)),
    )
    .filter((file) => file !== undefined);
}

/**
 * As web/embed/embed.js has it: the first position from the wanted step on that has a page, or the last one.
 * @param {string} start
 * @param {number} step
 */
function stationOf(start, step) {
  const steps = files
    .filter((file) => file.startsWith(start))
    .map((file) => Number(path.parse(file.slice(start.length)).name));
  const station = steps.sort((a, b) => a - b).find((one) => one >= step) ?? steps.at(-1);
  return station === undefined ? undefined : `${start}${station}.html`;
}

for (const page of files.filter((file) => file.endsWith(".html") && isKept(file))) {
  const html = String(unstamped(page));
  const stamped = html.replace(
    /<meta charset="utf-8"[^>]*>/i,
    (charset) => `${charset}\n<meta name="build" content="${build}">`,
  );
  if (stamped === html) throw new Error(`${page} does not say its charset, which is where its stamp belongs`);
  fs.writeFileSync(path.join(folder, page), stamped);
}

/** As Workbox wants it; a file whose name says what is in it needs no revision. @param {string} file */
function entryOf(file) {
  const bytes = bytesOf(file);
  return {
    url: file,
    revision: isNamed.test(`/${file}`) ? null : hash(bytes).digest("hex"),
    ...(!file.endsWith(".html") && { integrity: `sha256-${hash(bytes).digest("base64")}` }),
    bytes: bytes.length,
  };
}

const entries = files.filter((file) => !LEFT_OUT.test(file) && isKept(file)).map(entryOf);

const snapshot = { path: files.find((file) => file.endsWith("/snapshot.bin")) ?? "", cache: snapshotCache };
await esbuild.build({
  entryPoints: [path.join(import.meta.dirname, "..", "sw.js")],
  outfile: path.join(folder, "sw.js"),
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  legalComments: "none",
  logLevel: "warning",
  define: {
    "process.env.NODE_ENV": '"production"',
    "self.__WB_MANIFEST": JSON.stringify(entries),
    WORKER: JSON.stringify({ build, named: NAMED, snapshot }),
  },
});
console.log(`version ${build}: ${entries.length} files for offline`);
