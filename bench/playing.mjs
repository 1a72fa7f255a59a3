// node playing.mjs <wheel> <seconds>: bench/playing.py in Pyodide, on the wheel and the standard library that are
// shipped.

import fs from "node:fs";
import path from "node:path";
import { main, startPython } from "../web/build/pyodide.mjs";

const [wheel = "", seconds = "1"] = process.argv.slice(2);

await main(async () => {
  const stdLibURL = path.resolve(path.dirname(wheel), "stdlib.zip");
  const python = await startPython({ stdLibURL }, { files: { "/engine.whl": fs.readFileSync(wheel) } });
  python.runPython(fs.readFileSync(path.join(import.meta.dirname, "playing.py"), "utf8"));
  console.log(python.globals.get("measure")(Number(seconds)));
});
