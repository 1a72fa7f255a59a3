/** Data in an address: JSON, deflated, in base64 with the characters that are safe in URLs. */

/** Bytes, unpacked. */
const HIGHEST = 1 << 18;
/** Letters, packed: four for three bytes, and packing makes nothing much longer. */
const LONGEST = HIGHEST * 1.5;

/** @param {unknown} value @returns {Promise<string>} */
export async function pack(value) {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** @param {string} text @returns {Promise<any>} */
export async function unpack(text) {
  if (text.length > LONGEST) throw new RangeError("too long");
  const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} stream */
async function through(bytes, stream) {
  const made = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  const reader = /** @type {ReadableStream<Uint8Array>} */ (made.body).getReader();
  const parts = [];
  let length = 0;
  for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) {
    parts.push(value);
    length += value.byteLength;
    if (length > HIGHEST) {
      reader.cancel().catch(() => {});
      throw new RangeError("too long");
    }
  }
  return new Uint8Array(await new Blob(/** @type {Uint8Array<ArrayBuffer>[]} */ (parts)).arrayBuffer());
}
