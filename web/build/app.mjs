// Bundles app.js, what it fetches later, and style sheets: node app.mjs <folder>, with {styles, define} as its input.
//
// esbuild makes one file of the modules that the same scripts import. As they are, it would cut what app.js imports into
// seven: what nobody else imports, what the tables import as well, and so on. So the scripts that are fetched later
// import all of it. It is there by then, and as one file it is smaller.

import fs from "node:fs";
import path from "node:path";
import esbuild from "esbuild";

const FETCHED_LATER = /[\\/](all-games|more|screens[\\/]review|games[\\/]\w+[\\/]view)\.js$/;

const web = path.join(import.meta.dirname, "..");
const app = path.join(web, "app.js");
const [folder = ""] = process.argv.slice(2);
const { styles, define } = JSON.parse(fs.readFileSync(0, "utf8"));
const imported = [...fs.readFileSync(app, "utf8").matchAll(/ from "(\.\/.+)";/g)].map(([, file = ""]) => file);

/** @type {import("esbuild").Plugin} */
const together = {
  name: "together",
  setup(build) {
    build.onLoad({ filter: FETCHED_LATER }, ({ path: file }) => {
      const from = (/** @type {string} */ other) => path.relative(path.dirname(file), path.join(web, other));
      const imports = imported.map((other) => `import "./${from(other).split(path.sep).join("/")}";`);
      return { contents: imports.join("") + fs.readFileSync(file, "utf8") };
    });
  },
};

await esbuild.build({
  entryPoints: [app, ...styles],
  outdir: folder,
  outbase: web,
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  define,
  plugins: [together],
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  logLevel: "warning",
  legalComments: "none",
});
