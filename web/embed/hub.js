/** The hidden page that holds the one engine of somebody's page: every embed there gets a line to it. */
import { Engine } from "../engine.js";
import { serve } from "./line.js";

/** @type {Engine | null} */
let engine = null;

addEventListener("message", ({ source, data, ports: [port] }) => {
  if (source !== parent || !port) return;
  if (data === "rollbook ping") port.postMessage("here");
  if (data !== "rollbook engine") return;
  engine ??= new Engine({ frameUrl: new URL("../engine.html", location.href) });
  serve(engine, port); // which starts it, while the embed still fetches its table
});
