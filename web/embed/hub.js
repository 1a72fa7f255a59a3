/**
 * The hidden page with the one engine of a page: every embed there gets a line to it.
 *
 * From the page: {rollbook: 1, kind}: "engine" with a port and the number of the line; "over" with that number, when
 * the embed is gone; "ping" with a port for the answer. The script of 0.1.0 says "rollbook engine" and no more.
 */
import { Engine } from "../engine/engine.js";
import { serve } from "./engine-line.js";

/** @type {Engine | null} */
let engine = null;

/** What ends each line, by its number. @type {Map<number, () => void>} */
const lines = new Map();

addEventListener("message", ({ source, data, ports: [port] }) => {
  if (source !== parent) return;
  const { kind, line } = data?.rollbook === 1 ? data : { kind: data === "rollbook engine" ? "engine" : "", line: 0 };
  if (kind === "ping") port?.postMessage("here");
  if (kind === "over") {
    lines.get(line)?.();
    lines.delete(line);
  }
  if (kind !== "engine" || !port) return;
  engine ??= new Engine({ frameUrl: new URL("../engine.html", location.href) });
  const end = serve(engine, port); // which starts it, while the embed still fetches its table
  if (line) lines.set(line, end);
});
