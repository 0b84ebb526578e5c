import { crc32, deflateSync } from 'node:zlib';
import { applyPalette, choosePalette } from './quantize.ts';

/** Pictures of one size, each as red, green, blue and alpha of every pixel. */
export interface Film {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly Uint8Array[];
  /** Thousandths of a second for which each picture is seen. */
  readonly delay: number;
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/**
 * An animated PNG that plays forever: one palette for all frames, and of each frame only the box that differs from the
 * one before, with a transparent color where it does not. With one frame it is a plain PNG.
 */
export function writeApng(film: Film): Uint8Array {
  const { width, height } = film;
  const palette = choosePalette(film.frames);
  const same = palette.colors.length;
  const known = new Map<number, number>();
  const numbered = film.frames.map((frame) => applyPalette(frame, palette, known));
  const parts = numbered.map((pixels, index) => partOf(pixels, numbered[index - 1], same, width, height));
  const chunks = [
    chunk('IHDR', [...int32(width), ...int32(height), 8, 3, 0, 0, 0]),
    ...(parts.length > 1 ? [chunk('acTL', [...int32(parts.length), ...int32(0)])] : []),
    chunk('PLTE', [...palette.colors.flat(), 0, 0, 0]),
    chunk('tRNS', [...palette.colors.map(() => 255), 0]),
  ];
  let sequence = 0;
  parts.forEach((part, index) => {
    if (parts.length > 1) chunks.push(chunk('fcTL', [...int32(sequence++), ...frameControl(part, film.delay)]));
    const data = deflateSync(filtered(part), { level: 9 });
    chunks.push(index === 0 ? chunk('IDAT', data) : chunk('fdAT', [...int32(sequence++), ...data]));
  });
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return new Uint8Array(Buffer.concat([signature, ...chunks, chunk('IEND', [])]));
}

/** Size and place, the delay, and "leave what is there" and "draw over it". */
function frameControl(part: Part, delay: number): number[] {
  const box = [part.width, part.height, part.left, part.top].flatMap(int32);
  return [...box, delay >> 8, delay & 255, 1000 >> 8, 1000 & 255, 0, 1];
}

function partOf(now: Uint8Array, before: Uint8Array | undefined, same: number, width: number, height: number): Part {
  if (!before) return { left: 0, top: 0, width, height, pixels: now };
  const box = { left: width - 1, right: 0, top: height - 1, bottom: 0 };
  now.forEach((value, at) => {
    if (value === before[at]) return;
    const x = at % width;
    const y = Math.floor(at / width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  });
  if (box.left > box.right || box.top > box.bottom) Object.assign(box, { left: 0, right: 0, top: 0, bottom: 0 });
  const [wide, high] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const pixels = new Uint8Array(wide * high);
  for (let at = 0; at < pixels.length; at++) {
    const from = (box.top + Math.floor(at / wide)) * width + box.left + (at % wide);
    pixels[at] = now[from] === before[from] ? same : (now[from] ?? same);
  }
  return { left: box.left, top: box.top, width: wide, height: high, pixels };
}

/** Each row begins with the number of its filter: none. */
function filtered({ width, height, pixels }: Part): Uint8Array {
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return rows;
}

function chunk(type: string, data: Iterable<number>): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Uint8Array.from(data)]);
  return Buffer.concat([Buffer.from(int32(body.length - 4)), body, Buffer.from(int32(crc32(body)))]);
}

function int32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}
