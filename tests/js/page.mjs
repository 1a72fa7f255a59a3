/** What web/lib needs of a browser, and the engine as it is: Python, in a process of its own. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SERVE = `
import json, sys
from pyapp import api
for line in sys.stdin:
    method, params = json.loads(line)
    print(api.call(method, json.dumps(params)), flush=True)
`;

/** One storage as browsers have it: text for text, each write done or not done. It can be told to fail. */
export class Storage {
  #items = new Map();
  /** How often something was written or removed. */
  writes = 0;
  /** @type {{ at: number, how: string } | null} the write that fails, and how */
  fault = null;
  #dead = false;
  /** How many characters fit. */
  capacity = Infinity;

  /** How many characters are stored. */
  get size() {
    return this.copy().reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  }

  get length() {
    return this.#alive().size;
  }
  key(at) {
    return [...this.#alive().keys()][at] ?? null;
  }
  getItem(key) {
    return this.#alive().get(key) ?? null;
  }

  setItem(key, text) {
    const more =
      key.length + String(text).length - (this.#items.has(key) ? key.length + this.#items.get(key).length : 0);
    if (this.size + more > this.capacity) throw new DOMException("full", "QuotaExceededError");
    this.#write(
      () => this.#items.set(key, String(text)),
      () => this.#items.set(key, String(text).slice(0, text.length / 2)),
    );
  }

  removeItem(key) {
    this.#write(
      () => this.#items.delete(key),
      () => {},
    );
  }

  get dead() {
    return this.#dead;
  }
  /** The page is gone: nothing is done any more until the next one opens. */
  kill() {
    this.#dead = true;
  }

  /** One more write. @returns {string} how it fails; "": it does not */
  count() {
    this.#alive();
    this.writes += 1;
    return this.writes === this.fault?.at ? this.fault.how : "";
  }

  /** @param {() => void} act @param {() => void} half */
  #write(act, half) {
    const how = this.count();
    if (how === "full") throw new DOMException("full", "QuotaExceededError");
    if (how === "blocked") throw new Error("blocked");
    if (how === "killed before") this.#dead = true;
    if (how === "half") half();
    if (how === "" || how === "killed after") act();
    if (how === "killed after") this.#dead = true;
    if (how === "half") throw new Error("half");
    this.#alive();
  }

  #alive() {
    if (this.#dead) throw new Error("killed");
    return this.#items;
  }

  /** @returns {[string, string][]} */
  copy() {
    return [...this.#items];
  }

  /** @param {[string, string][]} items */
  reset(items) {
    this.#items = new Map(items);
    this.#dead = false;
    this.fault = null;
    this.writes = 0;
    this.capacity = Infinity;
  }
}

/** The ways a write can go wrong. A browser's own writes are whole or not at all; "half" is for those that are not. */
export const FAULTS = ["full", "blocked", "dropped", "half", "killed before", "killed after"];

export const storage = new Storage();
Object.defineProperty(globalThis, "localStorage", { configurable: true, get: () => storage });
Object.defineProperty(globalThis, "navigator", {
  configurable: true,
  value: { storage: { persist: async () => true, persisted: async () => false } },
});
Object.assign(globalThis, {
  LANGUAGES: { en: "English" },
  VERSION: "test",
  ENGLISH: [],
  RULES: [],
  LESSONS: [],
  GAMES: [],
  location: { hash: "", search: "" },
});

/** The engine's `call`, answered by the package that the browser runs. */
export class Engine {
  #process = spawn(process.env.PYTHON ?? "python3", ["-c", SERVE], { cwd: ROOT, stdio: ["pipe", "pipe", "inherit"] });
  /** @type {((reply: any) => void)[]} */
  #waiting = [];

  constructor() {
    createInterface({ input: this.#process.stdout }).on("line", (line) => this.#waiting.shift()?.(JSON.parse(line)));
  }

  call(method, params = {}) {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#process.stdin.write(`${JSON.stringify([method, params])}\n`);
    });
  }

  stop() {
    this.#process.stdin.end();
  }
}
