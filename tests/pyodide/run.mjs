// Runs the engine's own tests in Pyodide, on the very wheel that is shipped, with the stock standard library:
// node run.mjs <project> <wheel> <folder of pytest's package> <pytest argument>… Prints the counts as JSON on its last
// line.

import fs from "node:fs";
import path from "node:path";
import { main, startPython } from "../../web/build/pyodide.mjs";

const [project = "", wheel = "", packages = "", ...pytest] = process.argv.slice(2);
const SCRIPT = fs.readFileSync(path.join(import.meta.dirname, "inside.py"), "utf8");

await main(async () => {
  const python = await startPython(
    {
      env: {
        PYTHONPATH: "/engine.whl:/packages",
        PYTHONDONTWRITEBYTECODE: "1",
        PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1", // some of this machine's plug-ins are not made of Python alone
      },
      stdout: (line) => console.log(line),
      stderr: (line) => console.error(line),
    },
    { folders: { "/project": project, "/packages": packages }, files: { "/engine.whl": fs.readFileSync(wheel) } },
  );
  python.runPython(SCRIPT);
  const counts = python.globals.get("run")(python.toPy(pytest));
  console.log(counts);
});
