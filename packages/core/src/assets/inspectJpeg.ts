import type { Size } from '../generated/entities.ts';
import { assetLimits } from './assetLimits.ts';
import { type Inspected, reasons, sound, spoiled } from './inspected.ts';
import { sizeFault } from './pngHeader.ts';
import { byteAt, uint16At } from './readBytes.ts';

/**
 * The size of a JPEG whose markers are valid from start to end: one frame of a kind that browsers show, tables of the
 * right length, at least one scan. docs/reliability.md#t3 and docs/reliability.md#t5.
 */
export function inspectJpeg(bytes: Uint8Array): Inspected<{ readonly size: Size }> {
  if (uint16At(bytes, 0) !== 0xffd8) return spoiled(reasons.damaged);
  const walk: Walk = { bytes, size: undefined, components: 0, scans: 0 };
  let at = 2;
  for (let count = 0; ; count++) {
    if (count > assetLimits.chunks) return spoiled(reasons.tooManyParts);
    if (byteAt(bytes, at) !== 0xff) return spoiled(at >= bytes.length ? reasons.cutOff : reasons.damaged);
    while (byteAt(bytes, at) === 0xff) at += 1;
    const marker = byteAt(bytes, at);
    at += 1;
    if (marker === endOfImage) break;
    if (marker < 0) return spoiled(reasons.cutOff);
    if (marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) return spoiled(reasons.damaged);
    const length = uint16At(bytes, at);
    if (length < 0 || at + length > bytes.length) return spoiled(reasons.cutOff);
    const fault = length < 2 ? reasons.damaged : takeSegment(walk, { marker, at: at + 2, length: length - 2 });
    if (fault !== undefined) return spoiled(fault);
    at += length;
    if (marker === startOfScan) at = endOfScan(bytes, at);
  }
  if (!walk.size || walk.scans === 0) return spoiled('holds no pixels');
  return sound(at, { size: walk.size });
}

const endOfImage = 0xd9;
const startOfScan = 0xda;

interface Walk {
  readonly bytes: Uint8Array;
  size: Size | undefined;
  components: number;
  scans: number;
}

interface Segment {
  readonly marker: number;
  readonly at: number;
  readonly length: number;
}

/** Processes one segment; returns why it makes the file unusable. */
function takeSegment(walk: Walk, segment: Segment): string | undefined {
  const { marker, at, length } = segment;
  const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
  if (isFrame) return takeFrame(walk, segment);
  if (marker === startOfScan) return takeScan(walk, segment);
  if (marker === 0xc4) return huffmanFault(walk.bytes, at, length);
  if (marker === 0xdb) return quantizationFault(walk.bytes, at, length);
  return marker === 0xcc ? unusual : undefined;
}

const unusual = 'is packed in a way that browsers do not show';

function takeFrame(walk: Walk, { marker, at, length }: Segment): string | undefined {
  if (walk.size) return reasons.damaged;
  if (marker > 0xc2 || byteAt(walk.bytes, at) !== 8) return unusual;
  const components = byteAt(walk.bytes, at + 5);
  if (length !== 6 + 3 * components || ![1, 3, 4].includes(components)) return reasons.damaged;
  for (let index = 0; index < components; index++) {
    const factors = byteAt(walk.bytes, at + 7 + 3 * index);
    if (factors >> 4 < 1 || factors >> 4 > 4 || (factors & 15) < 1 || (factors & 15) > 4) return reasons.damaged;
    if (byteAt(walk.bytes, at + 8 + 3 * index) > 3) return reasons.damaged;
  }
  const size = { width: uint16At(walk.bytes, at + 3), height: uint16At(walk.bytes, at + 1) };
  walk.size = size;
  walk.components = components;
  return sizeFault(size);
}

function takeScan(walk: Walk, { at, length }: Segment): string | undefined {
  const components = byteAt(walk.bytes, at);
  if (!walk.size || components < 1 || components > walk.components || length !== 4 + 2 * components) {
    return reasons.damaged;
  }
  walk.scans += 1;
  return walk.scans > assetLimits.scans ? reasons.tooManyParts : undefined;
}

/** Each table has a class, a number and sixteen counts, followed by that many symbols. */
function huffmanFault(bytes: Uint8Array, start: number, length: number): string | undefined {
  let at = start;
  while (at < start + length) {
    const kind = byteAt(bytes, at);
    if (kind >> 4 > 1 || (kind & 15) > 3) return reasons.damaged;
    let symbols = 0;
    for (let bits = 1; bits <= 16; bits++) symbols += byteAt(bytes, at + bits);
    if (symbols > 256) return reasons.damaged;
    at += 17 + symbols;
  }
  return at === start + length ? undefined : reasons.damaged;
}

function quantizationFault(bytes: Uint8Array, start: number, length: number): string | undefined {
  let at = start;
  while (at < start + length) {
    const kind = byteAt(bytes, at);
    if (kind >> 4 > 1 || (kind & 15) > 3) return reasons.damaged;
    at += kind >> 4 === 1 ? 129 : 65;
  }
  return at === start + length ? undefined : reasons.damaged;
}

/** Where the next marker begins: packed pixels hold FF only before 00 and before restart markers. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = start; ; at += 2) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) return bytes.length;
    const next = byteAt(bytes, at + 1);
    if (next === 0xff) at -= 1;
    else if (next !== 0x00 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
}
