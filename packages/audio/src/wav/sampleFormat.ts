import { refuse, type SoundResult, succeed } from '../sound/result.ts';
import type { WavNote } from './notes.ts';

/** How samples are stored. `container` is in bytes; integers are scaled by it, because they are left-justified. */
export interface WavFormat {
  readonly encoding: 'integer' | 'float';
  readonly container: number;
  readonly channels: number;
  readonly sampleRate: number;
  /** Bytes of a frame. */
  readonly blockAlign: number;
}

const pcm = 1;
const ieeeFloat = 3;
const extensible = 0xfffe;
const codecNames: Readonly<Record<number, string>> = {
  2: 'ADPCM',
  6: 'A-law',
  7: 'µ-law',
  17: 'IMA ADPCM',
  80: 'MPEG',
  85: 'MP3',
};

/** Reads the contents of a `fmt ` chunk. */
export function readFormat(
  view: DataView,
  from: number,
  to: number,
  note: (note: WavNote) => void,
): SoundResult<WavFormat> {
  if (to - from < 16) return refuse('wav.noFormat', 'The file does not say how its samples are stored.');
  const tag = view.getUint16(from, true);
  // The first two bytes of the sub-format take the place of the tag.
  const codec = tag === extensible && to - from >= 26 ? view.getUint16(from + 24, true) : tag;
  const channels = view.getUint16(from + 2, true);
  const sampleRate = view.getUint32(from + 4, true);
  const blockAlign = view.getUint16(from + 12, true);
  const bits = view.getUint16(from + 14, true);
  const encoding = codec === pcm ? 'integer' : codec === ieeeFloat ? 'float' : undefined;
  if (!encoding)
    return refuse('wav.codec', `WAV files with ${codecNames[codec] ?? `codec ${codec}`} are not supported.`);
  if (channels === 0) return refuse('channels', 'The file has no channels.');
  const needed = Math.ceil(bits / 8);
  const declared = blockAlign / channels;
  const isPossible = isContainer(encoding, declared) && declared >= needed && bits > 0;
  const container = isPossible ? declared : needed;
  if (!isContainer(encoding, container)) {
    return refuse('wav.codec', `WAV files with ${bits} bits in a sample are not supported.`);
  }
  if (!isPossible) note('blockAlign');
  return succeed({ encoding, container, channels, sampleRate, blockAlign: container * channels });
}

function isContainer(encoding: WavFormat['encoding'], bytes: number): boolean {
  return encoding === 'float' ? bytes === 4 || bytes === 8 : bytes >= 1 && bytes <= 4 && Number.isInteger(bytes);
}

/** A function that reads the sample at an offset. Full scale of integers is from -1 to just below 1. */
export function sampleReader(view: DataView, { encoding, container }: WavFormat): (at: number) => number {
  if (encoding === 'float') {
    return container === 4 ? (at) => view.getFloat32(at, true) : (at) => view.getFloat64(at, true);
  }
  if (container === 1) return (at) => (view.getUint8(at) - 128) / 128;
  if (container === 2) return (at) => view.getInt16(at, true) / 32_768;
  if (container === 3) return (at) => (view.getUint8(at) | (view.getInt16(at + 1, true) << 8)) / 8_388_608;
  return (at) => view.getInt32(at, true) / 2_147_483_648;
}
