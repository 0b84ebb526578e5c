import { type Random, seedRandom } from '../math/random.ts';
import { frameCount, type Loop, type Sound } from '../sound/sound.ts';
import { maximumRecipeBytes, recipeChunk } from './chunks.ts';

export type WavSampleFormat = 'pcm16' | 'pcm24' | 'float32';

export interface WavOptions {
  /** `pcm16` if left out. Integers cut what exceeds full scale; floats keep it. */
  readonly sampleFormat?: WavSampleFormat;
  /**
   * The seed of a triangular dither (TPDF) of two steps peak to peak, which turns the rounding error of `pcm16` into
   * steady noise. Without it samples are rounded, so sounds that came from 16 bits keep their bytes.
   */
  readonly ditherSeed?: number;
  /** Kept in the chunk `plhs`, for `WavContents.recipe`. Left out above 64 KiB. */
  readonly recipe?: string;
}

const sampleBytes: Readonly<Record<WavSampleFormat, number>> = { pcm16: 2, pcm24: 3, float32: 4 };

type Chunks = readonly (readonly [id: string, contents: Uint8Array])[];

/** A WAV file of a sound, with its loop in a `smpl` chunk. The same bytes on every machine. */
export function encodeWav(sound: Sound, options: WavOptions = {}): Uint8Array<ArrayBuffer> {
  const sampleFormat = options.sampleFormat ?? 'pcm16';
  const recipe = new TextEncoder().encode(options.recipe ?? '');
  const chunks: Chunks = [
    ['fmt ', formatContents(sound, sampleFormat)],
    ...(sampleFormat === 'float32' ? ([['fact', words(frameCount(sound))]] as const) : []),
    ...(sound.loop ? ([['smpl', samplerContents(sound.loop, sound.sampleRate)]] as const) : []),
    ...(recipe.length > 0 && recipe.length <= maximumRecipeBytes ? ([[recipeChunk, recipe]] as const) : []),
  ];
  const dataBytes = frameCount(sound) * sound.channels.length * sampleBytes[sampleFormat];
  const before = chunks.reduce((sum, [, contents]) => sum + 8 + padded(contents.length), 12);
  const bytes = new Uint8Array(before + 8 + padded(dataBytes));
  const view = new DataView(bytes.buffer);
  writeHeader(view, 0, 'RIFF', bytes.length - 8);
  writeName(view, 8, 'WAVE');
  let at = 12;
  for (const [id, contents] of chunks) {
    writeHeader(view, at, id, contents.length);
    bytes.set(contents, at + 8);
    at += 8 + padded(contents.length);
  }
  writeHeader(view, at, 'data', dataBytes);
  writeSamples(view, at + 8, sound, sampleFormat, options.ditherSeed);
  return bytes;
}

function writeSamples(
  view: DataView,
  from: number,
  sound: Sound,
  sampleFormat: WavSampleFormat,
  ditherSeed: number | undefined,
): void {
  const write = sampleWriter(view, sampleFormat, ditherSeed === undefined ? undefined : seedRandom(ditherSeed));
  const step = sampleBytes[sampleFormat];
  let at = from;
  for (let frame = 0; frame < frameCount(sound); frame++) {
    for (const samples of sound.channels) {
      write(at, samples[frame] ?? 0);
      at += step;
    }
  }
}

function sampleWriter(view: DataView, sampleFormat: WavSampleFormat, random: Random | undefined) {
  if (sampleFormat === 'float32') return (at: number, sample: number) => view.setFloat32(at, sample, true);
  if (sampleFormat === 'pcm24') {
    return (at: number, sample: number) => {
      const value = toInteger(sample * 8_388_608, 8_388_608);
      view.setUint8(at, value & 0xff);
      view.setInt16(at + 1, value >> 8, true);
    };
  }
  return (at: number, sample: number) => {
    const dither = random ? random() - random() : 0;
    view.setInt16(at, toInteger(sample * 32_768 + dither, 32_768), true);
  };
}

/** The nearest integer from -limit to below limit; halves go up. */
function toInteger(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit - 1, Math.floor(value + 0.5)));
}

function formatContents({ sampleRate, channels }: Sound, sampleFormat: WavSampleFormat): Uint8Array {
  const isFloat = sampleFormat === 'float32';
  const contents = new Uint8Array(isFloat ? 18 : 16);
  const view = new DataView(contents.buffer);
  const blockAlign = channels.length * sampleBytes[sampleFormat];
  view.setUint16(0, isFloat ? 3 : 1, true);
  view.setUint16(2, channels.length, true);
  view.setUint32(4, sampleRate, true);
  view.setUint32(8, sampleRate * blockAlign, true);
  view.setUint16(12, blockAlign, true);
  view.setUint16(14, sampleBytes[sampleFormat] * 8, true);
  return contents;
}

/** One forward loop without end, of a sound at middle C. */
function samplerContents({ start, end }: Loop, sampleRate: number): Uint8Array {
  const nanoseconds = Math.round(1e9 / sampleRate);
  return words(0, 0, nanoseconds, 60, 0, 0, 0, 1, 0, 0, 0, start, end - 1, 0, 0);
}

function words(...values: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, index) => {
    view.setUint32(index * 4, value, true);
  });
  return new Uint8Array(view.buffer);
}

function writeHeader(view: DataView, at: number, id: string, size: number): void {
  writeName(view, at, id);
  view.setUint32(at + 4, size, true);
}

function writeName(view: DataView, at: number, name: string): void {
  for (let index = 0; index < 4; index++) view.setUint8(at + index, name.charCodeAt(index));
}

function padded(size: number): number {
  return size + (size % 2);
}
