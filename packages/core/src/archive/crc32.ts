/** The CRC-32 of bytes, as used in zip archives. Processes eight bytes at a time. */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  let at = 0;
  for (const whole = bytes.length - 7; at < whole; at += 8) {
    const low = crc ^ word(bytes, at);
    const high = word(bytes, at + 4);
    crc =
      entry(7, low) ^
      entry(6, low >>> 8) ^
      entry(5, low >>> 16) ^
      entry(4, low >>> 24) ^
      entry(3, high) ^
      entry(2, high >>> 8) ^
      entry(1, high >>> 16) ^
      entry(0, high >>> 24);
  }
  for (; at < bytes.length; at++) crc = (crc >>> 8) ^ entry(0, crc ^ (bytes[at] ?? 0));
  return ~crc >>> 0;
}

/** Eight tables of 256 entries each, one after another. */
const tables = createTables();

function createTables(): Int32Array {
  const table = new Int32Array(8 * 256);
  for (let byte = 0; byte < 256; byte++) {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    table[byte] = value;
  }
  for (let at = 256; at < table.length; at++) {
    const before = table[at - 256] ?? 0;
    table[at] = (before >>> 8) ^ (table[before & 255] ?? 0);
  }
  return table;
}

function entry(table: number, byte: number): number {
  return tables[(table << 8) | (byte & 255)] ?? 0;
}

function word(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);
}
