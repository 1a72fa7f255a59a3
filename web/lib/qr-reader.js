/** Reads QR codes: with the browser's own detector where there is one, otherwise with a decoder that is fetched now. */

/** Pixels on the longer side. More make it slower, not better. */
const LARGEST = { video: 800, photo: 1600 };
/** Milliseconds that may be spent on a photo; while a camera runs, the next picture comes anyway. */
const PHOTO_TIME = 2000;

/** @typedef {(source: HTMLVideoElement | ImageBitmap) => Promise<string>} Reader resolves with "" if there is none */

/** @returns {Promise<Reader>} */
export async function qrReader() {
  const Detector = /** @type {any} */ (globalThis).BarcodeDetector;
  const formats = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!formats.includes("qr_code")) return ownReader();
  const detector = new Detector({ formats: ["qr_code"] });
  /** @type {Reader} */
  let read = async (source) => (await detector.detect(source))[0]?.rawValue ?? "";
  return async (source) => {
    try {
      return await read(source);
    } catch {
      // Some systems promise a detector that they do not have.
      read = await ownReader();
      return read(source);
    }
  };
}

/** @returns {Promise<Reader>} */
async function ownReader() {
  const { default: decode } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (source) => {
    const moving = source instanceof HTMLVideoElement;
    const [wide, high] = moving ? [source.videoWidth, source.videoHeight] : [source.width, source.height];
    if (!context || !wide || !high) return "";
    const scale = Math.min(1, (moving ? LARGEST.video : LARGEST.photo) / Math.max(wide, high));
    canvas.width = Math.max(1, Math.round(wide * scale));
    canvas.height = Math.max(1, Math.round(high * scale));
    // What is transparent in a picture is white, as paper is.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    try {
      return decode(
        context.getImageData(0, 0, canvas.width, canvas.height),
        moving ? {} : { effort: 4, timeLimit: PHOTO_TIME },
      );
    } catch {
      return ""; // it throws where there is no code
    }
  };
}

/** @param {Blob} file @returns {Promise<string>} "" if it is no picture, or has no code */
export async function qrInPicture(file) {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return "";
  try {
    return await (await qrReader())(picture);
  } finally {
    picture.close();
  }
}
