// node links.mjs <folder of the compiled engine> <games> [game…]: bench/links.py in Pyodide, on the files that are
// shipped. After `python build.py` the folder is .cache/engine.

import fs from "node:fs";
import path from "node:path";
import { main, startPython } from "../web/build/pyodide.mjs";

const [engine = "", games = "20", ...ids] = process.argv.slice(2);

await main(async () => {
  const wheel = fs.readdirSync(engine).find((name) => name.endsWith(".whl")) ?? "";
  const stdLibURL = path.resolve(engine, "stdlib.zip");
  const file = fs.readFileSync(path.join(engine, wheel));
  const python = await startPython({ stdLibURL }, { files: { "/engine.whl": file } });
  python.runPython(fs.readFileSync(path.join(import.meta.dirname, "links.py"), "utf8"));
  console.log(python.globals.get("opening")(Number(games), ids.length ? python.toPy(ids) : null));
});
