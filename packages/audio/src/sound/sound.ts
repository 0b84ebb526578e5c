import { refuse, type SoundResult, succeed } from './result.ts';

/** The samples of a channel. Full scale is from -1 to 1. Shared between sounds, so they are never changed. */
export type Samples = Float32Array<ArrayBuffer>;

/** The frames from `start` to just before `end`, which repeat. */
export interface Loop {
  readonly start: number;
  readonly end: number;
}

/** A sound as an immutable value. A frame is one sample of each channel. */
export interface Sound {
  /** Frames per second, a whole number; see `soundLimits`. */
  readonly sampleRate: number;
  /** One channel, or left and right, of the same length. */
  readonly channels: readonly Samples[];
  /** Within the sound and at least one frame long. */
  readonly loop?: Loop;
}

/** Limits of a sound. The number of samples is that of ten minutes of stereo at 48 kHz. */
export const soundLimits = {
  minimumRate: 8_000,
  maximumRate: 96_000,
  channels: 2,
  /** Of all channels together. */
  samples: 57_600_000,
  /** Of a sample: +60 dBFS. Louder results of an edit are cut to it. */
  amplitude: 1024,
} as const;

/** The number of frames. */
export function frameCount(sound: Sound): number {
  return sound.channels[0]?.length ?? 0;
}

/** The length in seconds. */
export function duration(sound: Sound): number {
  return frameCount(sound) / sound.sampleRate;
}

/** Why a sound of this size is not possible; undefined if it is. Asked before samples are allocated. */
export function checkSize(sampleRate: number, channels: number, frames: number): SoundResult<undefined> {
  const { minimumRate, maximumRate, samples } = soundLimits;
  if (!Number.isInteger(sampleRate) || sampleRate < minimumRate || sampleRate > maximumRate) {
    return refuse('rate', `The sample rate is ${sampleRate} Hz. Use ${minimumRate} to ${maximumRate} Hz.`);
  }
  if (!Number.isInteger(channels) || channels < 1 || channels > soundLimits.channels) {
    return refuse('channels', `The sound has ${channels} channels. Use mono or stereo.`);
  }
  if (!Number.isInteger(frames) || frames < 0 || frames * channels > samples) {
    const seconds = Math.floor(samples / channels / sampleRate);
    return refuse('length', `The sound is too long. Use at most ${seconds} seconds.`);
  }
  return succeed(undefined);
}

/** A sound of samples that the caller does not change afterwards. Refuses what `Sound` and `soundLimits` rule out. */
export function createSound(sampleRate: number, channels: readonly Samples[], loop?: Loop): SoundResult<Sound> {
  const frames = channels[0]?.length ?? 0;
  const size = checkSize(sampleRate, channels.length, frames);
  if (!size.ok) return size;
  if (channels.some((samples) => samples.length !== frames)) {
    return refuse('channels', 'The channels differ in length.');
  }
  if (!channels.every(isBounded)) return refuse('samples', 'The sound contains invalid samples.');
  if (loop && !isLoopWithin(loop, frames)) return refuse('loop', 'The loop is outside the sound.');
  return succeed(soundOf(sampleRate, channels, loop));
}

/** Silence of a number of frames. */
export function createSilence(sampleRate: number, channels: number, frames: number): SoundResult<Sound> {
  const size = checkSize(sampleRate, channels, frames);
  if (!size.ok) return size;
  return succeed(soundOf(sampleRate, fillChannels(channels, frames)));
}

/** A sound of parts that are known to be valid. Leaves out a loop that is undefined. */
export function soundOf(sampleRate: number, channels: readonly Samples[], loop?: Loop): Sound {
  return loop ? { sampleRate, channels, loop } : { sampleRate, channels };
}

/** Channels of zeros. */
export function fillChannels(channels: number, frames: number): Samples[] {
  return Array.from({ length: channels }, () => new Float32Array(frames));
}

export function isLoopWithin({ start, end }: Loop, frames: number): boolean {
  return Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= frames;
}

/** A sample cut to the largest amplitude that a sound may have. */
export function boundSample(value: number): number {
  const { amplitude } = soundLimits;
  return value > amplitude ? amplitude : value < -amplitude ? -amplitude : value;
}

function isBounded(samples: Samples): boolean {
  for (let index = 0; index < samples.length; index++) {
    // False for NaN as well.
    if (!(Math.abs(samples[index] ?? 0) <= soundLimits.amplitude)) return false;
  }
  return true;
}
