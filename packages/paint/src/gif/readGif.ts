import { type GifFrameInfo, GifReader } from 'omggif';
import { checkSize, limits } from '../document/limits.ts';
import { type Raster, wordsOf } from '../document/raster.ts';
import { accept, type Result, refuse } from '../result.ts';
import { decodeLzw } from './lzw.ts';

export interface GifAnimation {
  /** As each frame is seen, with those before it. */
  readonly frames: readonly Raster[];
  /** ms of each frame; 100 where the file says 10 or less, as in browsers. */
  readonly durations: readonly number[];
  /** How often it plays; 0 is without end. */
  readonly plays: number;
}

/** Reads an animated or a still GIF. Pixels that are missing because of damage are transparent. */
export function readGif(bytes: Uint8Array): Result<GifAnimation> {
  if (bytes.length > limits.fileBytes) return refuse('size', 'The file is too large.');
  const magic = String.fromCharCode(...bytes.subarray(0, 6));
  if (magic !== 'GIF87a' && magic !== 'GIF89a') return refuse('format', 'This is not a GIF.');
  const width = (bytes[6] ?? 0) | ((bytes[7] ?? 0) << 8);
  const height = (bytes[8] ?? 0) | ((bytes[9] ?? 0) << 8);
  const fits = checkSize(width, height);
  if (!fits.ok) return fits;
  const reader = openGif(bytes);
  if (!reader) return refuse('damaged', 'The GIF is damaged.');
  const count = reader.numFrames();
  if (count === 0) return refuse('empty', 'The GIF has no frames.');
  if (count > limits.frames) return refuse('size', `An animation can have up to ${limits.frames} frames.`);
  if (count * width * height * 4 > limits.bytes) return refuse('size', 'The GIF would need too much memory.');
  const infos = Array.from({ length: count }, (_, index) => reader.frameInfo(index));
  if (infos.some(({ width: wide, height: high }) => !checkSize(wide, high).ok)) {
    return refuse('damaged', 'A frame of the GIF has an impossible size.');
  }
  // Frames may be larger than the canvas and still small in the file.
  if (infos.reduce((sum, info) => sum + info.width * info.height * 4, 0) > limits.bytes) {
    return refuse('size', 'The GIF would need too much memory.');
  }
  const repeats = reader.loopCount();
  return accept({
    frames: drawFrames(bytes, infos, width, height),
    durations: infos.map(({ delay }) => (delay <= 1 ? 100 : delay * 10)),
    plays: repeats === null ? 1 : repeats === 0 ? 0 : repeats + 1,
  });
}

/** omggif checks the structure and throws at what it does not know. */
function openGif(bytes: Uint8Array): GifReader | undefined {
  try {
    return new GifReader(bytes);
  } catch {
    return undefined;
  }
}

function drawFrames(bytes: Uint8Array, infos: readonly GifFrameInfo[], width: number, height: number): Raster[] {
  let canvas = new Uint32Array(width * height);
  return infos.map((info) => {
    const before = info.disposal === 3 ? canvas.slice() : undefined;
    drawFrame(bytes, info, canvas, width, height);
    const data = new Uint8ClampedArray(canvas.slice().buffer);
    if (before) canvas = before;
    else if (info.disposal === 2) {
      for (let y = info.y; y < Math.min(height, info.y + info.height); y++) {
        canvas.fill(0, y * width + Math.min(width, info.x), y * width + Math.min(width, info.x + info.width));
      }
    }
    return { width, height, data };
  });
}

function drawFrame(bytes: Uint8Array, info: GifFrameInfo, canvas: Uint32Array, width: number, height: number): void {
  const { palette_offset: palette, palette_size: size } = info;
  const indexes = new Uint8Array(info.width * info.height);
  const count = decodeLzw(bytes, info.data_offset, indexes);
  const colors = wordsOf(new Uint8ClampedArray(256 * 4));
  const channels = new Uint8ClampedArray(colors.buffer);
  for (let color = 0; color < (size ?? 0); color++) {
    for (let channel = 0; channel < 3; channel++) {
      channels[color * 4 + channel] = bytes[(palette ?? 0) + color * 3 + channel] ?? 0;
    }
    channels[color * 4 + 3] = 255;
  }
  const rowOf = info.interlaced ? interlacedRows(info.height) : undefined;
  for (let at = 0; at < count; at++) {
    const index = indexes[at] as number;
    const row = Math.floor(at / info.width);
    const x = info.x + (at % info.width);
    const y = info.y + (rowOf?.[row] ?? row);
    const color = colors[index] as number;
    if (index !== info.transparent_index && color !== 0 && x < width && y < height) canvas[y * width + x] = color;
  }
}

/** Where the rows of an interlaced image belong: every eighth, those between them, and so on. */
function interlacedRows(height: number): number[] {
  const rows: number[] = [];
  for (const [first, step] of [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ] as const) {
    for (let row = first; row < height; row += step) rows.push(row);
  }
  return rows;
}
