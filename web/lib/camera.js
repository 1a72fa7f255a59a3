/** The camera, for as long as somebody points it at a QR code. It is asked for only then, and always switched off. */
import { pause } from "./dom.js";
import { qrReader } from "./qr-reader.js";

/** Milliseconds between two looks: a phone stays cool, and nobody holds it still for less. */
const GAP = 120;

export const hasCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

/**
 * Shows what the camera sees and tells every code in it, until the signal says that it is enough.
 * @param {HTMLVideoElement} video
 * @param {(text: string) => void} tell
 * @param {AbortSignal} signal
 * @returns {Promise<void>} rejects if there is no picture, see whyNoCamera
 */
export async function watchCamera(video, tell, signal) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  try {
    if (signal.aborted) return; // the person was asked for longer than the dialog was open
    const [track] = stream.getVideoTracks();
    video.srcObject = stream;
    await video.play();
    const read = await qrReader();
    while (!signal.aborted) {
      if (track.readyState === "ended") throw new DOMException("it was taken away", "NotReadableError");
      const text = await read(video);
      if (text && !signal.aborted) tell(text);
      await pause(GAP, signal);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

/** The message that says why there is no picture. @param {unknown} error */
export function whyNoCamera(error) {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "open-camera-refused";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "open-camera-none" : "open-camera-failed";
}
