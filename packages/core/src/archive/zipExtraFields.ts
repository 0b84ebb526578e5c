import { crc32 } from './crc32.ts';

/** Sizes and offset of an entry. */
export interface ZipSizes {
  readonly size: number;
  readonly packedSize: number;
  readonly offset: number;
}

/** What the extra fields of an entry change. */
export interface ExtraFields extends ZipSizes {
  /** The name in Unicode, where the record's own name is in another encoding. */
  readonly name: string | undefined;
}

/** Reads extra fields; undefined when they are damaged or lack a size that the record leaves to them (zip64). */
export function readExtraFields(extra: Uint8Array, rawName: Uint8Array, sizes: ZipSizes): ExtraFields | undefined {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  let long: DataView | undefined;
  let name: string | undefined;
  for (let at = 0; at + 4 <= extra.length; ) {
    const [id, start] = [view.getUint16(at, true), at + 4];
    const end = start + view.getUint16(at + 2, true);
    if (end > extra.length) return undefined;
    if (id === 0x0001) long = new DataView(extra.buffer, extra.byteOffset + start, end - start);
    if (id === 0x7075) name ??= readUnicodeName(extra.subarray(start, end), rawName);
    at = end;
  }
  const complete = readLongSizes(long, sizes);
  return complete && { ...complete, name };
}

/**
 * Sizes that do not fit into 32 bits are in the zip64 field, in this order, each only if it is missing in the record.
 */
function readLongSizes(long: DataView | undefined, sizes: ZipSizes): ZipSizes | undefined {
  let at = 0;
  let isComplete = true;
  const lengthen = (value: number): number => {
    if (value !== 0xffffffff) return value;
    at += 8;
    if (long && at <= long.byteLength) return Number(long.getBigUint64(at - 8, true));
    isComplete = false;
    return value;
  };
  const size = lengthen(sizes.size);
  const packedSize = lengthen(sizes.packedSize);
  const offset = lengthen(sizes.offset);
  return isComplete ? { size, packedSize, offset } : undefined;
}

/** The name of an "Info-ZIP Unicode Path" field, unless it belongs to another name. */
function readUnicodeName(field: Uint8Array, rawName: Uint8Array): string | undefined {
  if (field.length <= 5 || field[0] !== 1) return undefined;
  const view = new DataView(field.buffer, field.byteOffset, field.byteLength);
  return view.getUint32(1, true) === crc32(rawName) ? new TextDecoder().decode(field.subarray(5)) : undefined;
}
