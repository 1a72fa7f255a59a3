// node judging.mjs <folder of the compiled engine> <seconds> [game…]: bench/judging.py in Pyodide, on the files that
// are shipped. After `python build.py` the folder is .cache/engine.

import fs from "node:fs";
import path from "node:path";
import { main, startPython } from "../web/build/pyodide.mjs";

const [engine = "", seconds = "5", ...games] = process.argv.slice(2);

await main(async () => {
  const wheel = fs.readdirSync(engine).find((name) => name.endsWith(".whl")) ?? "";
  const python = await startPython(
    { stdLibURL: path.resolve(engine, "stdlib.zip") },
    {
      files: { "/engine.whl": fs.readFileSync(path.join(engine, wheel)) },
      folders: { "/parts": path.join(engine, "parts") },
    },
  );
  python.runPython("from pyapp.api import expect_parts; expect_parts(lambda part: f'/parts/{part}.zip')");
  python.runPython(fs.readFileSync(path.join(import.meta.dirname, "judging.py"), "utf8"));
  console.log(python.globals.get("measure")(Number(seconds), games.length ? python.toPy(games) : null));
});
