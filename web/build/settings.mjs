// Prints the settings Pyodide is started with, so that the browser uses the very ones the archives were made with.

import { ENVIRONMENT, emptyLock } from "./pyodide.mjs";

console.log(JSON.stringify({ lock: emptyLock(), environment: ENVIRONMENT }));
