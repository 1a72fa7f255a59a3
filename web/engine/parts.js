/**
 * What Python fetches when it is first needed, such as what the moves of a game are worth. A call that needs such a part
 * is refused with `part_missing`; the frame then brings the part and repeats the call.
 */

import { isWhole } from "./integrity.js";

/** How a refusal for want of a part begins: replies are JSON text, and most are not worth parsing here. */
const REFUSAL = '{"ok":false,"code":"part_missing"';

/** In milliseconds. Python then does without the part; a call must not be kept waiting for ever. */
const PATIENCE = 8_000;

export class Parts {
  #port;
  #wait;

  /**
   * @param {MessagePort} port leads to python.js
   * @param {() => void} wait tells the page that the call takes longer
   */
  constructor(port, wait) {
    this.#port = port;
    this.#wait = wait;
  }

  /** Whether the call is to be repeated. @param {string} reply */
  async bringMissing(reply) {
    if (!reply.startsWith(REFUSAL)) return false;
    const { part } = JSON.parse(reply).params;
    this.#wait();
    const [file, bytes] = await bring(part);
    this.#wait();
    await new Promise((resolve) => {
      this.#port.onmessage = resolve;
      this.#port.postMessage({ file, bytes }, [bytes]);
    });
    return true;
  }
}

/**
 * The file for Python. Empty: there is no such part. `lost`: Python works without it, if less well, until it is started
 * again.
 * @param {string} part
 * @returns {Promise<[file: string, bytes: ArrayBuffer]>}
 */
async function bring(part) {
  const noted = ENGINE.parts[part];
  try {
    return [`${part}.zip`, noted ? await fetchPart(noted) : new ArrayBuffer(0)];
  } catch {
    return [`${part}.lost`, new ArrayBuffer(0)];
  }
}

/** @param {typeof ENGINE.parts[string]} noted */
async function fetchPart({ path, sha256 }) {
  const response = await fetch(new URL(path, location.href), { signal: AbortSignal.timeout(PATIENCE) });
  const bytes = await response.arrayBuffer();
  if (!(await isWhole(bytes, sha256))) throw new Error(`${path} is damaged`);
  return bytes;
}
