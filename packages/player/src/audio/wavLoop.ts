/** The part of a sound that repeats, in seconds from its start. */
export interface LoopTimes {
  readonly start: number;
  readonly end: number;
}

/** More chunks than any program writes; what follows is ignored. */
const mostChunks = 1_000;

/**
 * The first loop of the `smpl` chunk of a WAV file, in seconds. Undefined for other files, and when there is no loop or
 * it is not within the sound. Never throws. docs/runtime-rules.md#audio.
 */
export function readWavLoop(bytes: Uint8Array): LoopTimes | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 12 || nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WAVE') return undefined;
  const chunks = readChunks(view);
  const [format, data, sampler] = ['fmt ', 'data', 'smpl'].map((name) => chunks.get(name));
  if (!format || !data || !sampler || format.size < 16 || sampler.size < 60) return undefined;
  const rate = view.getUint32(format.at + 4, true);
  const frameBytes = view.getUint16(format.at + 12, true);
  const loops = view.getUint32(sampler.at + 28, true);
  if (rate === 0 || frameBytes === 0 || loops === 0) return undefined;
  const start = view.getUint32(sampler.at + 44, true);
  // The file names the last frame that plays.
  const end = view.getUint32(sampler.at + 48, true) + 1;
  if (start >= end || end > data.size / frameBytes) return undefined;
  return { start: start / rate, end: end / rate };
}

interface Chunk {
  readonly at: number;
  /** As far as the file goes. */
  readonly size: number;
}

/** The first chunk of each name. */
function readChunks(view: DataView): ReadonlyMap<string, Chunk> {
  const chunks = new Map<string, Chunk>();
  let at = 12;
  for (let count = 0; at + 8 <= view.byteLength && count < mostChunks; count++) {
    const size = view.getUint32(at + 4, true);
    const name = nameAt(view, at);
    if (!chunks.has(name)) chunks.set(name, { at: at + 8, size: Math.min(size, view.byteLength - at - 8) });
    at += 8 + size + (size & 1);
  }
  return chunks;
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(at + index)));
}
