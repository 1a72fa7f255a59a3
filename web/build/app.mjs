// Bundles app.js, what it fetches later, and style sheets: node app.mjs <folder>, with {styles, define} as its input.
//
// What is imported only when it is needed becomes a file of its own. esbuild makes one file of the modules that the same
// scripts import. As they are, it would cut what app.js imports into a dozen: what nobody else imports, what the tables
// import as well, and so on. So the scripts that are fetched later import all of it. It is there by then, and as one file
// it is smaller.

import fs from "node:fs";
import path from "node:path";
import esbuild from "esbuild";

const LATER = "fetched later";
/** Imported by a name that is put together; esbuild finds these by itself. */
const VIEW = /[\\/]games[\\/]\w+[\\/]view\.js$/;

const web = path.join(import.meta.dirname, "..");
const app = path.join(web, "app.js");
const [folder = ""] = process.argv.slice(2);
const { styles, define } = JSON.parse(fs.readFileSync(0, "utf8"));
const imported = [...fs.readFileSync(app, "utf8").matchAll(/ from "(\.\/.+)";/g)].map(([, file = ""]) => file);

/** @type {import("esbuild").Plugin} */
const together = {
  name: "together",
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ kind, path: file, resolveDir }) =>
      kind === "dynamic-import" ? { path: path.join(resolveDir, file), pluginData: LATER } : null,
    );
    build.onLoad({ filter: /\.js$/ }, ({ path: file, pluginData }) => {
      if (pluginData !== LATER && !VIEW.test(file)) return null;
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
