import { assetLimits } from './assetLimits.ts';
import { type Inspected, reasons, sound, spoiled } from './inspected.ts';
import { lettersAt, uint16At, uint32At } from './readBytes.ts';

/** The tables of an OpenType font by name; none overlap. */
export interface Sfnt {
  readonly kind: 'ttf' | 'otf';
  readonly tables: ReadonlyMap<string, Uint8Array>;
}

/** Tables that browsers require to show a font. */
const needed = ['OS/2', 'cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'post'];
const outlines = { ttf: ['glyf', 'loca'], otf: ['CFF '] } as const;

/**
 * Reads the directory of a font: tables must be inside the file, aligned to words, and must not overlap.
 * docs/reliability.md#t4.
 */
export function readSfnt(bytes: Uint8Array): Inspected<Sfnt> {
  const kind = kindOf(bytes);
  if (!kind) return spoiled('is no font');
  const count = uint16At(bytes, 4);
  if (count < 1 || count > assetLimits.fontTables) return spoiled(reasons.damaged);
  const tables = new Map<string, Uint8Array>();
  const ranges: (readonly [from: number, to: number])[] = [[0, 12 + 16 * count]];
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    const tag = lettersAt(bytes, at);
    const [offset, length] = [uint32At(bytes, at + 8), uint32At(bytes, at + 12)];
    if (length < 0 || !/^[\x20-\x7e]{4}$/.test(tag) || tables.has(tag)) return spoiled(reasons.damaged);
    if (offset % 4 !== 0 || offset + length > bytes.length) return spoiled(reasons.cutOff);
    if (length > 0) ranges.push([offset, offset + length]);
    tables.set(tag, bytes.subarray(offset, offset + length));
  }
  const missing = [...needed, ...outlines[kind]].filter((tag) => (tables.get(tag)?.length ?? 0) === 0);
  // A font without any outline, such as one with only spaces, has an empty table of outlines.
  if (missing.some((tag) => tag !== 'glyf' || !tables.has('glyf'))) {
    return spoiled(`is missing the table ${missing[0]?.trim()}`);
  }
  const end = endOf(ranges);
  return end === undefined ? spoiled(reasons.damaged) : sound(Math.min(end, bytes.length), { kind, tables });
}

/** A font with only some of its tables. */
export function writeSfnt(kind: Sfnt['kind'], tables: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const sizes = [...tables.values()].map(({ length }) => padded(length));
  const start = 12 + 16 * tables.size;
  const bytes = new Uint8Array(sizes.reduce((total, size) => total + size, start));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, kind === 'ttf' ? trueType : openType);
  view.setUint16(4, tables.size);
  let [entry, at] = [12, start];
  for (const [tag, table] of [...tables].sort(([one], [other]) => (one < other ? -1 : 1))) {
    bytes.set(new TextEncoder().encode(tag), entry);
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, table.length);
    bytes.set(table, at);
    entry += 16;
    at += padded(table.length);
  }
  return bytes;
}

const trueType = 0x00010000;
const openType = 0x4f54544f;

function kindOf(bytes: Uint8Array): Sfnt['kind'] | undefined {
  const version = uint32At(bytes, 0);
  if (version === trueType) return 'ttf';
  return version === openType ? 'otf' : undefined;
}

/** Where the last range ends, with its padding; undefined when two overlap. */
function endOf(ranges: (readonly [from: number, to: number])[]): number | undefined {
  let end = 0;
  for (const [from, to] of ranges.sort(([one], [other]) => one - other)) {
    if (from < end) return undefined;
    end = to;
  }
  return padded(end);
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
