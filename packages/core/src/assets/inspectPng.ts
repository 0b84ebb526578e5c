import { crc32 } from '../archive/crc32.ts';
import type { Size } from '../generated/entities.ts';
import { assetLimits } from './assetLimits.ts';
import { type Inspected, reasons, sound, spoiled } from './inspected.ts';
import { type PngHeader, readPngHeader } from './pngHeader.ts';
import { pixelFault } from './pngPixels.ts';
import { lettersAt, uint32At } from './readBytes.ts';

/**
 * The size of a PNG whose whole structure is valid: signature, order, checksums and kinds of chunks, and as many pixels
 * as the header says. An APNG counts as a PNG. docs/reliability.md#t3 and docs/reliability.md#t5.
 */
export function inspectPng(bytes: Uint8Array): Inspected<{ readonly size: Size }> {
  if (!signature.every((byte, index) => bytes[index] === byte)) return spoiled(reasons.damaged);
  const walk: Walk = { bytes, header: undefined, packed: [], animationPixels: 0, palette: 0, last: '', end: undefined };
  let at = signature.length;
  for (let count = 0; walk.end === undefined; count++) {
    if (count > assetLimits.chunks) return spoiled(reasons.tooManyParts);
    const length = uint32At(bytes, at);
    const next = at + 12 + length;
    if (length < 0 || next > bytes.length) return spoiled(reasons.cutOff);
    const type = lettersAt(bytes, at + 4);
    if (crc32(bytes.subarray(at + 4, next - 4)) !== uint32At(bytes, next - 4)) return spoiled(reasons.damaged);
    const fault = takeChunk(walk, { type, at: at + 8, length });
    if (fault !== undefined) return spoiled(fault);
    walk.last = type;
    at = next;
    if (type === 'IEND') walk.end = at;
  }
  const { header, packed, end } = walk;
  if (!header || packed.length === 0) return spoiled('holds no pixels');
  const fault = pixelFault(joined(packed), header);
  if (fault !== undefined) return spoiled(fault);
  return sound(end, { size: { width: header.width, height: header.height } });
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

interface Walk {
  readonly bytes: Uint8Array;
  header: PngHeader | undefined;
  readonly packed: Uint8Array[];
  animationPixels: number;
  /** Colors of the palette. */
  palette: number;
  /** Type of the previous chunk. */
  last: string;
  end: number | undefined;
}

interface Chunk {
  readonly type: string;
  /** Where the data begins. */
  readonly at: number;
  readonly length: number;
}

/** Processes one chunk; returns why it makes the file unusable. */
function takeChunk(walk: Walk, chunk: Chunk): string | undefined {
  const { type, at, length } = chunk;
  if (!walk.header) {
    if (type !== 'IHDR' || length !== 13) return reasons.damaged;
    const header = readPngHeader(walk.bytes, at);
    if (!header.ok) return header.why;
    walk.header = header.facts;
    return undefined;
  }
  switch (type) {
    case 'PLTE':
      return takePalette(walk, walk.header, chunk);
    case 'IDAT':
      if (walk.packed.length > 0 && walk.last !== 'IDAT') return reasons.damaged;
      if (walk.header.color === 3 && walk.palette === 0) return 'lacks the colors that its pixels refer to';
      walk.packed.push(walk.bytes.subarray(at, at + length));
      return undefined;
    case 'IEND':
      return length === 0 ? undefined : reasons.damaged;
    case 'fcTL':
      return takeFrame(walk, walk.header, chunk);
    default:
      // A capital first letter marks a chunk that readers must support.
      return /^[a-z][A-Za-z]{3}$/.test(type) ? undefined : 'holds parts that are not known';
  }
}

function takePalette(walk: Walk, { color, depth }: PngHeader, { length }: Chunk): string | undefined {
  const most = color === 3 ? 2 ** depth : 256;
  const isAllowed = walk.palette === 0 && walk.packed.length === 0 && (color & 2) !== 0;
  if (!isAllowed || length === 0 || length % 3 !== 0 || length / 3 > most) return 'holds a wrong palette';
  walk.palette = length / 3;
  return undefined;
}

/** Frames must lie within the image, and their total size is limited. */
function takeFrame(walk: Walk, header: PngHeader, { at, length }: Chunk): string | undefined {
  if (length !== 26) return reasons.damaged;
  const [width = 0, height = 0, x = 0, y = 0] = [4, 8, 12, 16].map((offset) => uint32At(walk.bytes, at + offset));
  if (width < 1 || height < 1 || x + width > header.width || y + height > header.height) return reasons.damaged;
  walk.animationPixels += width * height;
  return walk.animationPixels > assetLimits.framePixels ? 'is an animation with too many pixels' : undefined;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const whole = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
