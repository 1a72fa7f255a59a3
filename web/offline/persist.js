/**
 * Asks the browser not to clear the games away when space runs short. Most browsers decide by themselves; Firefox asks
 * the person. So it is asked once, after a game that somebody would miss, and never in the middle of one.
 */
import { readText, writeText } from "../lib/storage.js";

const ASKED = "kept";

/** @param {{ again?: boolean }} [how] again: even if it was asked before */
export async function keepStorage({ again = false } = {}) {
  const { storage } = navigator;
  if (!storage?.persist || (!again && readText(ASKED) !== null)) return;
  writeText(ASKED, "asked", { quiet: true });
  try {
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // The browser has no answer: everything stays as it was.
  }
}
