// Runs Python in Pyodide on the very files that are shipped, with the stock standard library:
// node run.mjs <project> <folder of the compiled engine> <folder of pytest's package> <script> <function> <argument>…
// Prints what the function of the script in this folder returns, on its last line.

import fs from "node:fs";
import path from "node:path";
import { main, startPython } from "../../web/build/pyodide.mjs";

const [project = "", engine = "", packages = "", script = "", name = "", ...given] = process.argv.slice(2);

await main(async () => {
  const wheel = fs.readdirSync(engine).find((file) => file.endsWith(".whl")) ?? "";
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
    {
      folders: { "/project": project, "/packages": packages, "/parts": path.join(engine, "parts") },
      files: { "/engine.whl": fs.readFileSync(path.join(engine, wheel)) },
    },
  );
  python.runPython("from pyapp.api import expect_parts; expect_parts(lambda part: f'/parts/{part}.zip')");
  python.runPython(fs.readFileSync(path.join(import.meta.dirname, script), "utf8"));
  console.log(python.globals.get(name)(...given));
});
