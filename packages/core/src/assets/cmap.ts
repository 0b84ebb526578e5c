import type { FontFacts } from './fontTables.ts';
import { reasons } from './inspected.ts';
import { uint16At, uint32At } from './readBytes.ts';

/**
 * Why the table from characters to glyphs cannot be used, or undefined. Ranges are not expanded, because a few bytes
 * can stand for millions of characters. docs/reliability.md#f9 and docs/reliability.md#t4.
 */
export function cmapFault(cmap: Uint8Array, facts: FontFacts): string | undefined {
  const count = uint16At(cmap, 2);
  const isSound = uint16At(cmap, 0) === 0 && count >= 1 && 4 + 8 * count <= cmap.length;
  if (!isSound) return fault;
  const seen = new Set<number>();
  for (let at = 4; at < 4 + 8 * count; at += 8) {
    const offset = uint32At(cmap, at + 4);
    if (offset < 4 + 8 * count || offset >= cmap.length) return fault;
    if (seen.has(offset)) continue;
    seen.add(offset);
    if (!isSubtable(cmap.subarray(offset), facts)) return fault;
  }
  return undefined;
}

const fault = `${reasons.damaged} in its table cmap`;

function isSubtable(bytes: Uint8Array, { glyphs }: FontFacts): boolean {
  const format = uint16At(bytes, 0);
  const isShort = format < 8;
  const length = isShort ? uint16At(bytes, 2) : uint32At(bytes, format === 14 ? 2 : 4);
  switch (format) {
    case 0:
      return length >= 262 && length <= bytes.length;
    case 2:
      return length >= 518 && length <= bytes.length;
    case 4:
      return isSegments(bytes);
    case 6:
      return length >= 10 + 2 * uint16At(bytes, 8) && length <= bytes.length;
    case 10:
      return length >= 20 + 2 * uint32At(bytes, 16) && length <= bytes.length;
    case 12:
    case 13:
      return length <= bytes.length && isGroups(bytes.subarray(0, length), format, glyphs);
    case 14:
      return length >= 10 + 11 * uint32At(bytes, 6) && length <= bytes.length;
    default:
      return false;
  }
}

/**
 * Segments must be in order, the last one must end at the last character, and glyph offsets must be inside the table.
 */
function isSegments(bytes: Uint8Array): boolean {
  const twice = uint16At(bytes, 6);
  if (twice < 2 || twice % 2 !== 0 || 16 + 4 * twice > bytes.length) return false;
  let before = -1;
  for (let at = 0; at < twice; at += 2) {
    const end = uint16At(bytes, 14 + at);
    const start = uint16At(bytes, 16 + twice + at);
    const rangeAt = 16 + 3 * twice + at;
    const range = uint16At(bytes, rangeAt);
    const isLast = at === twice - 2;
    if (start > end || start <= before || (isLast && end !== 0xffff)) return false;
    const isInside = range === 0 || range === 0xffff || rangeAt + range + 2 * (end - start) + 2 <= bytes.length;
    if (!isInside && !isLast) return false;
    before = end;
  }
  return true;
}

/** Groups of characters must be in order and refer to existing glyphs. */
function isGroups(bytes: Uint8Array, format: number, glyphs: number): boolean {
  const count = uint32At(bytes, 12);
  if (count < 0 || 16 + 12 * count > bytes.length) return false;
  let before = -1;
  for (let at = 16; at < 16 + 12 * count; at += 12) {
    const [start, end, glyph] = [uint32At(bytes, at), uint32At(bytes, at + 4), uint32At(bytes, at + 8)];
    const last = format === 12 ? glyph + end - start : glyph;
    if (start <= before || start > end || end > 0x10ffff || last >= glyphs) return false;
    before = end;
  }
  return true;
}
