import { Inflate } from 'fflate';
import type { PngHeader } from './pngHeader.ts';
import { byteAt, uint32At } from './readBytes.ts';

/**
 * Why the packed pixels of a PNG do not match its header, or undefined. Unpacks a slice at a time, stops as soon as
 * there is too much data, and keeps nothing. docs/reliability.md#t1 and docs/reliability.md#t3.
 */
export function pixelFault(packed: Uint8Array, header: PngHeader): string | undefined {
  const start = byteAt(packed, 0) * 0x100 + byteAt(packed, 1);
  const isZlib = packed.length >= 6 && (start & 0x0f00) === 0x0800 && start >> 12 <= 7 && start % 31 === 0;
  if (!isZlib || (start & 0x20) !== 0) return 'holds pixels that are packed in an unknown way';
  const rows = createRows(header);
  const sum = createAdler();
  const inflate = new Inflate((chunk) => {
    sum.add(chunk);
    rows.add(chunk);
  });
  const end = packed.length - 4;
  try {
    for (let at = 2; at < end && rows.isGood(); at += sliceBytes) {
      const next = Math.min(at + sliceBytes, end);
      inflate.push(packed.subarray(at, next), next === end);
    }
  } catch {
    return 'holds damaged pixels';
  }
  if (!rows.isComplete()) return 'holds more or fewer pixels than it says';
  return sum.value() === uint32At(packed, end) ? undefined : 'holds damaged pixels';
}

/** A slice expands at most a thousandfold, so a bomb is found within 2 MB. */
const sliceBytes = 2 * 1024;

/** Counts rows as they arrive and checks the filter that each begins with. */
function createRows(header: PngHeader) {
  const passes = passesOf(header);
  let [pass, row, within] = [0, 0, 0];
  let isGood = true;
  return {
    isGood: () => isGood,
    isComplete: () => isGood && pass === passes.length,
    add(chunk: Uint8Array): void {
      let at = 0;
      while (at < chunk.length && isGood) {
        const current = passes[pass];
        if (!current || (within === 0 && byteAt(chunk, at) > 4)) {
          isGood = false;
          return;
        }
        const step = Math.min(current.rowBytes - within, chunk.length - at);
        at += step;
        within += step;
        if (within < current.rowBytes) continue;
        within = 0;
        row += 1;
        if (row < current.rows) continue;
        row = 0;
        pass += 1;
      }
    },
  };
}

/** First column, first row, column step and row step of the passes of an interlaced image. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function passesOf({ width, height, bitsPerPixel, isInterlaced }: PngHeader) {
  const starts = isInterlaced ? adam7 : ([[0, 0, 1, 1]] as const);
  return starts.flatMap(([x, y, stepX, stepY]) => {
    const [columns, rows] = [Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)];
    return columns > 0 && rows > 0 ? [{ rows, rowBytes: 1 + Math.ceil((columns * bitsPerPixel) / 8) }] : [];
  });
}

/** The checksum of zlib data. */
function createAdler() {
  let [low, high] = [1, 0];
  return {
    add(chunk: Uint8Array): void {
      for (let at = 0; at < chunk.length; ) {
        const end = Math.min(at + mostBeforeModulo, chunk.length);
        for (; at < end; at++) {
          low += chunk[at] ?? 0;
          high += low;
        }
        low %= 65521;
        high %= 65521;
      }
    },
    value: () => high * 0x10000 + low,
  };
}

/** This many bytes fit before the sums exceed 32 bits. */
const mostBeforeModulo = 3800;
