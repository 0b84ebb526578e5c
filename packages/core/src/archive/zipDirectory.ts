import { type Result, succeed } from '../model/issue.ts';
import { limits } from '../model/limits.ts';
import { refuseArchive } from './archiveFault.ts';
import { type ExtraFields, readExtraFields } from './zipExtraFields.ts';

/**
 * The name of a zip entry: UTF-8 where the entry says so or where it can be, else code page 437, the encoding that the
 * first zip programs used.
 */
function decodeEntryName(bytes: Uint8Array, isUtf8: boolean): string {
  if (isUtf8) return new TextDecoder().decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : codePage437.charAt(byte - 128))).join(
      '',
    );
  }
}

const codePage437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** An entry in the directory of a zip archive. Only `locateData` checks sizes and offsets. */
export interface ZipEntry {
  readonly name: string;
  readonly isFolder: boolean;
  /** A link, a device or the like. */
  readonly isSpecial: boolean;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** Where the entry's local header begins. */
  readonly offset: number;
  /** The name's bytes, which the local header must repeat. */
  readonly rawName: Uint8Array;
}

/** The directory of a zip archive. */
export interface ZipDirectory {
  /** In the directory's order. Names are unchecked. */
  readonly entries: readonly ZipEntry[];
  /** Where the directory begins; all data is before it. */
  readonly offset: number;
}

/** Reads the directory of a zip archive, or refuses data that has none. */
export function readZipDirectory(bytes: Uint8Array): Result<ZipDirectory> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (!end) return refuseArchive('archive.unreadable', notZip);
  if (end === 'parts') return refuseArchive('archive.unreadable', manyParts);
  const { count, offset, until } = end;
  if (count > limits.entries) {
    const message = `The archive has ${count} entries; the limit is ${limits.entries}. Remove files that are not part of the project.`;
    return refuseArchive('archive.entries', message, { count, maximum: limits.entries });
  }
  const entries: ZipEntry[] = [];
  let at = offset;
  for (let number = 0; number < count; number++) {
    const record = readRecord(bytes, view, at, until);
    if (!record) return refuseArchive('archive.unreadable', damaged, { entry: number });
    entries.push(record.entry);
    at = record.next;
  }
  return succeed({ entries, offset });
}

/** Where an entry's data begins, or undefined when its header is damaged or its data is outside the archive. */
export function locateData(bytes: Uint8Array, { offset, packedSize, rawName }: ZipEntry): number | undefined {
  if (offset < 0 || offset + localHeaderBytes > bytes.length) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(offset, true) !== 0x04034b50) return undefined;
  const nameBytes = view.getUint16(offset + 26, true);
  const nameStart = offset + localHeaderBytes;
  if (nameBytes !== rawName.length || rawName.some((byte, at) => bytes[nameStart + at] !== byte)) return undefined;
  const start = nameStart + nameBytes + view.getUint16(offset + 28, true);
  return packedSize < 0 || start + packedSize > bytes.length ? undefined : start;
}

const localHeaderBytes = 30;
const recordBytes = 46;
const endBytes = 22;
const locatorBytes = 20;
const end64Bytes = 56;

const notZip = 'This is not a zip archive, or its end is missing. Download the file again, or choose another one.';
const manyParts = 'The archive is one of several parts. Join the parts and pack them into one zip archive.';
const damaged = 'The directory of the archive is damaged. Download the file again, or pack it again.';

interface End {
  readonly count: number;
  readonly offset: number;
  /** Records of the directory end here at the latest. */
  readonly until: number;
}

/** The end record whose comment reaches exactly to the end of the archive. */
function findEnd(view: DataView): End | 'parts' | undefined {
  const last = view.byteLength - endBytes;
  for (let at = last; at >= Math.max(0, last - 0xffff); at--) {
    if (view.getUint32(at, true) !== 0x06054b50 || view.getUint16(at + 20, true) !== last - at) continue;
    const isLong = at >= locatorBytes && view.getUint32(at - locatorBytes, true) === 0x07064b50;
    return isLong ? readEnd64(view, at - locatorBytes) : readEnd(view, at);
  }
  return undefined;
}

function readEnd(view: DataView, at: number): End | 'parts' | undefined {
  if (view.getUint16(at + 4, true) !== 0 || view.getUint16(at + 6, true) !== 0) return 'parts';
  return checkEnd(view.getUint16(at + 10, true), view.getUint32(at + 12, true), view.getUint32(at + 16, true), at);
}

function readEnd64(view: DataView, locator: number): End | 'parts' | undefined {
  const at = Number(view.getBigUint64(locator + 8, true));
  if (view.getUint32(locator + 16, true) > 1) return 'parts';
  if (at > locator - end64Bytes || view.getUint32(at, true) !== 0x06064b50) return undefined;
  if (view.getUint32(at + 16, true) !== 0 || view.getUint32(at + 20, true) !== 0) return 'parts';
  const [count, size, offset] = [32, 40, 48].map((field) => Number(view.getBigUint64(at + field, true)));
  return checkEnd(count ?? 0, size ?? 0, offset ?? 0, at);
}

function checkEnd(count: number, size: number, offset: number, end: number): End | undefined {
  return offset + size <= end ? { count, offset, until: offset + size } : undefined;
}

function readRecord(
  bytes: Uint8Array,
  view: DataView,
  at: number,
  until: number,
): { entry: ZipEntry; next: number } | undefined {
  if (at + recordBytes > until || view.getUint32(at, true) !== 0x02014b50) return undefined;
  const nameEnd = at + recordBytes + view.getUint16(at + 28, true);
  const extraEnd = nameEnd + view.getUint16(at + 30, true);
  const next = extraEnd + view.getUint16(at + 32, true);
  if (next > until) return undefined;
  const rawName = bytes.subarray(at + recordBytes, nameEnd);
  const extra = readExtraFields(bytes.subarray(nameEnd, extraEnd), rawName, {
    size: view.getUint32(at + 24, true),
    packedSize: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
  });
  return extra && { entry: entryOf(view, at, rawName, extra), next };
}

function entryOf(view: DataView, at: number, rawName: Uint8Array, extra: ExtraFields): ZipEntry {
  const flags = view.getUint16(at + 8, true);
  const type = (view.getUint32(at + 38, true) >>> 16) & 0o170000;
  const name = extra.name ?? decodeEntryName(rawName, (flags & 0x800) !== 0);
  return {
    name,
    isFolder: name.endsWith('/'),
    isSpecial: type !== 0 && type !== 0o100000 && type !== 0o040000,
    isEncrypted: (flags & 0x2041) !== 0,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packedSize: extra.packedSize,
    size: extra.size,
    offset: extra.offset,
    rawName,
  };
}
