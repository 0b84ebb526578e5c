import {
  createSound,
  decibelsOfAmplitude,
  findAudible,
  frameCount,
  peakOf,
  type Samples,
  type Sound,
  type SoundResult,
  trim,
} from '@playhouse/audio';
import { t } from '../../../i18n/t.ts';

/** The longest recording, in seconds. */
export const longestRecording = 300;

/** Collects samples while something is recorded. */
export class Tape {
  readonly #sampleRate: number;
  readonly #parts: Samples[] = [];
  #frames = 0;

  constructor(sampleRate: number) {
    this.#sampleRate = sampleRate;
  }

  get seconds(): number {
    return this.#frames / this.#sampleRate;
  }

  get isFull(): boolean {
    return this.#frames >= longestRecording * this.#sampleRate;
  }

  /** What exceeds the longest recording is left out. */
  append(samples: Samples): void {
    const room = Math.floor(longestRecording * this.#sampleRate) - this.#frames;
    const part = samples.length <= room ? samples : samples.slice(0, Math.max(0, room));
    this.#parts.push(part);
    this.#frames += part.length;
  }

  toSound(): SoundResult<Sound> {
    if (this.#frames === 0) return { ok: false, fault: { code: 'empty', message: t('Nothing was recorded.') } };
    const samples = new Float32Array(this.#frames);
    let at = 0;
    for (const part of this.#parts) {
      samples.set(part, at);
      at += part.length;
    }
    return createSound(this.#sampleRate, [samples]);
  }
}

/** Silence is what is this many dB below the loudest sample, and always what is below the floor, in dBFS. */
const silenceBelowPeak = 30;
const silenceFloor = -60;

/** What stays of silence before and after the sound, in seconds, so that it is not cut off hard. */
const margin = 0.01;

/** Without the silence at both ends; the same sound if all of it is silent, or nothing is. */
export function trimRecording(sound: Sound): Sound {
  const peak = Math.max(...sound.channels.map(peakOf));
  const threshold = Math.max(silenceFloor, decibelsOfAmplitude(peak) - silenceBelowPeak);
  const { from, to } = findAudible(sound, threshold);
  if (from >= to) return sound;
  const frames = Math.round(margin * sound.sampleRate);
  const range = { from: Math.max(0, from - frames), to: Math.min(frameCount(sound), to + frames) };
  return range.from === 0 && range.to === frameCount(sound) ? sound : trim(sound, range);
}

/** Whether a recording is so quiet that the microphone is probably off. */
export function isSilent(sound: Sound): boolean {
  return sound.channels.every((samples) => decibelsOfAmplitude(peakOf(samples)) < silenceFloor);
}

/** How much of a meter an amplitude fills, from 0 at -60 dBFS to 1 at full scale. */
export function meterPart(amplitude: number): number {
  const decibels = decibelsOfAmplitude(amplitude);
  return Math.min(1, Math.max(0, 1 - decibels / silenceFloor));
}

const advice: Readonly<Record<string, string>> = {
  NotAllowedError: t(
    'The microphone is not allowed. Allow it in the browser’s settings for this page, then try again.',
  ),
  SecurityError: t('The microphone is not allowed. Allow it in the browser’s settings for this page, then try again.'),
  NotFoundError: t('No microphone was found. Connect one, then try again.'),
  OverconstrainedError: t('No microphone was found. Connect one, then try again.'),
  NotReadableError: t('The microphone is in use by another program. Close that program, then try again.'),
  AbortError: t('The microphone is in use by another program. Close that program, then try again.'),
};

/** What to do about a microphone that cannot be opened, by the name of the error. */
export function microphoneAdvice(name: string): string {
  return advice[name] ?? t('The microphone cannot be used here. Choose a file instead, or make a sound.');
}
