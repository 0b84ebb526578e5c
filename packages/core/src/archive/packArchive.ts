import { deflateSync } from 'fflate';
import { compareCodePoints } from '../model/text.ts';
import { crc32 } from './crc32.ts';

/** Compresses bytes; Node has a faster implementation than the default. */
export interface PackCodec {
  /** The bytes as raw DEFLATE data. */
  deflate(bytes: Uint8Array): Uint8Array;
  crc32(bytes: Uint8Array): number;
}

/**
 * A zip archive of files. The same files and codec give the same bytes on every machine: entries are in code-point
 * order and dated 1980-01-01, and media that are already compressed are stored uncompressed. docs/format.md#archives.
 */
export function packArchive(files: ReadonlyMap<string, Uint8Array>, codec: PackCodec = defaultCodec): Uint8Array {
  const sorted = [...files].sort(([first], [second]) => compareCodePoints(first, second));
  const entries = sorted.map(([name, bytes]) => packEntry(name, bytes, codec));
  const records: Uint8Array[] = [];
  const parts: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const header = localHeader(entry);
    records.push(directoryRecord(entry, offset), entry.name);
    parts.push(header, entry.name, entry.packed);
    offset += header.length + entry.name.length + entry.packed.length;
  }
  const directoryBytes = records.reduce((sum, record) => sum + record.length, 0);
  if (entries.length > 0xfffe || offset + directoryBytes > 0xfffffffe)
    throw new Error('The files are too many for a zip archive.');
  return concatenate([...parts, ...records, endRecord(entries.length, directoryBytes, offset)]);
}

interface PackedEntry {
  readonly name: Uint8Array;
  readonly method: 0 | 8;
  readonly crc: number;
  readonly size: number;
  readonly packed: Uint8Array;
}

const stored = /\.(?:png|jpe?g|m4a|mp4|ogg|mp3|webp|zip)$/i;
const encoder = new TextEncoder();

const defaultCodec: PackCodec = { deflate: (bytes) => deflateSync(bytes, { level: 6 }), crc32 };

function packEntry(name: string, bytes: Uint8Array, codec: PackCodec): PackedEntry {
  const deflated = bytes.length === 0 || stored.test(name) ? undefined : codec.deflate(bytes);
  const isSmaller = deflated !== undefined && deflated.length < bytes.length;
  return {
    name: encoder.encode(name),
    method: isSmaller ? 8 : 0,
    crc: codec.crc32(bytes),
    size: bytes.length,
    packed: isSmaller ? deflated : bytes,
  };
}

/**
 * Fields that the local header and directory record share: version, flags (UTF-8), method, time, date, sizes, lengths.
 */
function sharedFields(entry: PackedEntry): readonly Field[] {
  const { method, crc, packed, size, name } = entry;
  return [
    [20, 2],
    [0x800, 2],
    [method, 2],
    [0, 2],
    [firstDate, 2],
    [crc, 4],
    [packed.length, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  ];
}

/** 1980-01-01, hard-coded so that neither the machine's date nor its time zone matters. */
const firstDate = 0x0021;
const madeOnUnix = 0x0314;
const plainFile = 0o100644 * 0x10000;

/** Without the name, which follows. */
function localHeader(entry: PackedEntry): Uint8Array {
  return record([[0x04034b50, 4], ...sharedFields(entry)]);
}

/** Without the name, which follows. */
function directoryRecord(entry: PackedEntry, offset: number): Uint8Array {
  const ending: readonly Field[] = [
    [0, 2],
    [0, 2],
    [0, 2],
    [plainFile, 4],
    [offset, 4],
  ];
  return record([[0x02014b50, 4], [madeOnUnix, 2], ...sharedFields(entry), ...ending]);
}

function endRecord(count: number, directoryBytes: number, offset: number): Uint8Array {
  return record([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [directoryBytes, 4],
    [offset, 4],
    [0, 2],
  ]);
}

type Field = readonly [value: number, bytes: 2 | 4];

function record(fields: readonly Field[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
