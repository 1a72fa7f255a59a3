/**
 * Sound and vibration. Every sound is synthesised, soft and short; nothing is fetched, and a browser that cannot play
 * it stays silent.
 */
import { settings } from "./settings.js";

/** @typedef {import("../types").Sound} Sound */
/** @typedef {import("../types").Frame} Frame */

/** A sound that could not start within this time is dropped, in milliseconds. */
const TOO_LATE = 250;
const LOUDNESS = 0.5;

export const canVibrate = "vibrate" in navigator;

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let hiss = null;

/** @param {Sound} sound @param {number} [patience] how late it may start: a device can take a while to open its sound */
export async function playSound(sound, patience = TOO_LATE) {
  if (!settings().sound || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  const asked = performance.now();
  try {
    audio ??= new AudioContext({ latencyHint: "interactive" });
    if (audio.state !== "running") await audio.resume();
    if (performance.now() - asked < patience) sounds[sound](audio, audio.currentTime + 0.01);
  } catch {
    audio = null;
  }
}

/** @param {Sound} sound */
export function vibrate(sound) {
  if (!canVibrate || !settings().vibration || !navigator.userActivation?.hasBeenActive) return;
  if (sound === "dice") navigator.vibrate(14);
  else if (sound === "win") navigator.vibrate([30, 70, 60]);
}

/** What a frame sounds like when it begins. @param {Frame} frame @returns {Sound} */
export function firstSound({ chance }) {
  if (chance === "dice") return "dice";
  return chance === "draw" ? "card" : "place";
}

/** What its events sound like once it has been shown, each sound once. @param {Frame} frame @returns {Sound[]} */
export const lastSounds = ({ events }) => [...new Set(events.flatMap(({ sound }) => sound ?? []))];

/** @type {Record<Sound, (audio: AudioContext, at: number) => void>} */
const sounds = {
  dice(audio, at) {
    for (let knock = 0; knock < 7; knock += 1) {
      const when = at + (knock * 0.055 + Math.random() * 0.03) * (1 + knock * 0.08);
      rustle(audio, when, { from: 1500 + Math.random() * 1600, sharp: 3, length: 0.045, loud: 0.55 - knock * 0.05 });
      tone(audio, when, { pitch: 260 + Math.random() * 120, length: 0.05, loud: 0.16 });
    }
  },
  card(audio, at) {
    rustle(audio, at, { from: 1200, to: 4200, sharp: 0.8, length: 0.16, loud: 0.22 });
  },
  place(audio, at) {
    tone(audio, at, { pitch: 190, length: 0.07, loud: 0.3 });
    rustle(audio, at, { from: 900, sharp: 1, length: 0.03, loud: 0.2 });
  },
  coin(audio, at) {
    for (const [index, pitch] of [2093, 2637, 2349].entries()) {
      tone(audio, at + index * 0.07, { pitch, length: 0.22, loud: 0.1 });
      tone(audio, at + index * 0.07, { pitch: pitch * 2.76, length: 0.08, loud: 0.04 });
    }
  },
  win(audio, at) {
    for (const [index, pitch] of [523.25, 659.25, 783.99, 1046.5].entries())
      tone(audio, at + index * 0.11, { pitch, length: index === 3 ? 0.7 : 0.3, loud: 0.2, wave: "triangle" });
  },
};

/** @param {AudioContext} audio @param {number} at @param {number} loud @param {number} length */
function fading(audio, at, loud, length) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * LOUDNESS, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

/**
 * @param {AudioContext} audio
 * @param {number} at
 * @param {{ pitch: number, length: number, loud: number, wave?: OscillatorType }} how
 */
function tone(audio, at, { pitch, length, loud, wave = "sine" }) {
  const source = new OscillatorNode(audio, { type: wave, frequency: pitch });
  source.connect(fading(audio, at, loud, length));
  source.start(at);
  source.stop(at + length);
}

/**
 * @param {AudioContext} audio
 * @param {number} at
 * @param {{ from: number, to?: number, sharp: number, length: number, loud: number }} how
 */
function rustle(audio, at, { from, to = from, sharp, length, loud }) {
  hiss ??= noise(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: hiss });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: from, Q: sharp });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.linearRampToValueAtTime(to, at + length);
  source.connect(filter).connect(fading(audio, at, loud, length));
  source.start(at, Math.random() * 0.5);
  source.stop(at + length);
}

/** @param {AudioContext} audio */
function noise(audio) {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
