/** Whether a file is what the build made. */

/** @param {ArrayBuffer} bytes @param {string} sha256 */
export async function isWhole(bytes, sha256) {
  const digest = await crypto.subtle?.digest("SHA-256", bytes); // only secure contexts can
  return (
    !digest || Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("") === sha256
  );
}
