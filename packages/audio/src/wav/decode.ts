import { refuse, type SoundResult, succeed } from '../sound/result.ts';
import {
  boundSample,
  checkSize,
  fillChannels,
  isLoopWithin,
  type Loop,
  type Samples,
  type Sound,
  soundLimits,
  soundOf,
} from '../sound/sound.ts';
import { type Chunk, isWav, maximumRecipeBytes, readChunks, recipeChunk } from './chunks.ts';
import type { WavNote } from './notes.ts';
import { readFormat, sampleReader, type WavFormat } from './sampleFormat.ts';

/** What a WAV file contains. */
export interface WavContents {
  readonly sound: Sound;
  /** The text in the chunk `plhs`: the settings of the synthesizer that made the sound, see `parseSynth`. */
  readonly recipe?: string;
  /** What was mended or left out, each once. `wavNoteTexts` has them in words. */
  readonly notes: readonly WavNote[];
}

/**
 * Reads a WAV file: PCM of 8 to 32 bits and floats of 32 and 64 bits, also extensible, with the first loop of a `smpl`
 * chunk. Damage is mended where possible and noted. Never throws, and allocates no more than a sound of `soundLimits`.
 */
export function decodeWav(bytes: Uint8Array): SoundResult<WavContents> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isWav(view)) return refuse('wav.notWav', 'This is not a WAV file.');
  const notes = new Set<WavNote>();
  const note = (added: WavNote) => void notes.add(added);
  const chunks = readChunks(view, note);
  const find = (id: string) => chunks.find((chunk) => chunk.id === id);
  const formatChunk = find('fmt ');
  if (!formatChunk) return refuse('wav.noFormat', 'The file does not say how its samples are stored.');
  const format = readFormat(view, formatChunk.from, formatChunk.to, note);
  if (!format.ok) return format;
  const data = find('data');
  if (!data) return refuse('wav.noData', 'The file contains no samples.');
  const channels = readSamples(view, data, format.value, note);
  if (!channels.ok) return channels;
  const loop = readLoop(view, find('smpl'), channels.value[0]?.length ?? 0, note);
  const sound = soundOf(format.value.sampleRate, channels.value, loop);
  const recipe = readRecipe(bytes, find(recipeChunk), note);
  return succeed(recipe === undefined ? { sound, notes: [...notes] } : { sound, recipe, notes: [...notes] });
}

function readSamples(
  view: DataView,
  data: Chunk,
  format: WavFormat,
  note: (note: WavNote) => void,
): SoundResult<Samples[]> {
  const kept = Math.min(format.channels, soundLimits.channels);
  const frames = Math.floor((data.to - data.from) / format.blockAlign);
  const size = checkSize(format.sampleRate, kept, frames);
  if (!size.ok) return size;
  if (kept < format.channels) note('channels');
  if (frames * format.blockAlign < data.to - data.from) note('partialFrame');
  const read = sampleReader(view, format);
  const channels = fillChannels(kept, frames);
  channels.forEach((samples, channel) => {
    let at = data.from + channel * format.container;
    for (let frame = 0; frame < frames; frame++) {
      const sample = read(at);
      const valid = Number.isFinite(sample) ? boundSample(sample) : 0;
      if (valid !== sample) note('samples');
      samples[frame] = valid;
      at += format.blockAlign;
    }
  });
  return succeed(channels);
}

/** The first loop of a `smpl` chunk. Its end is stored as the last frame that plays. */
function readLoop(
  view: DataView,
  chunk: Chunk | undefined,
  frames: number,
  note: (note: WavNote) => void,
): Loop | undefined {
  if (!chunk || chunk.to - chunk.from < 36 || view.getUint32(chunk.from + 28, true) === 0) return undefined;
  const from = chunk.from + 36;
  const loop = from + 24 <= chunk.to && {
    start: view.getUint32(from + 8, true),
    end: view.getUint32(from + 12, true) + 1,
  };
  if (loop && isLoopWithin(loop, frames)) return loop;
  note('loop');
  return undefined;
}

function readRecipe(bytes: Uint8Array, chunk: Chunk | undefined, note: (note: WavNote) => void): string | undefined {
  if (!chunk) return undefined;
  try {
    if (chunk.to - chunk.from > maximumRecipeBytes) throw new RangeError('too long');
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(chunk.from, chunk.to));
  } catch {
    note('recipe');
    return undefined;
  }
}
