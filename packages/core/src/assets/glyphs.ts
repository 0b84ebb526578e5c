import type { FontFacts } from './fontTables.ts';
import { reasons } from './inspected.ts';
import { byteAt, int16At, uint16At, uint32At } from './readBytes.ts';

/** Why the outlines of a TrueType font cannot be used, or undefined: each one must be at its offset and complete. */
export function glyphsFault(glyf: Uint8Array, loca: Uint8Array, facts: FontFacts): string | undefined {
  const { glyphs, isLongLoca } = facts;
  const width = isLongLoca ? 4 : 2;
  if (loca.length < (glyphs + 1) * width) return `${reasons.damaged} in its table loca`;
  const offsetOf = (glyph: number): number => (isLongLoca ? uint32At(loca, 4 * glyph) : 2 * uint16At(loca, 2 * glyph));
  for (let glyph = 0; glyph < glyphs; glyph++) {
    const [start, end] = [offsetOf(glyph), offsetOf(glyph + 1)];
    if (start > end || end > glyf.length) return `${reasons.damaged} in its table loca`;
    if (start === end) continue;
    const outline = glyf.subarray(start, end);
    const contours = int16At(outline, 0);
    const isSound = contours < 0 ? isComposite(outline, glyphs) : isSimple(outline, contours);
    if (outline.length < 10 || !isSound) return `${reasons.damaged} in its table glyf`;
  }
  return undefined;
}

/** Contour ends must increase, and instructions, flags and coordinates must be complete. */
function isSimple(outline: Uint8Array, contours: number): boolean {
  let points = 0;
  for (let index = 0; index < contours; index++) {
    const end = uint16At(outline, 10 + 2 * index);
    if (end < points) return false;
    points = end + 1;
  }
  if (points === 0) return true;
  const instructions = uint16At(outline, 10 + 2 * contours);
  if (instructions < 0) return false;
  let at = 12 + 2 * contours + instructions;
  let coordinates = 0;
  for (let left = points; left > 0; ) {
    const flag = byteAt(outline, at);
    if (flag < 0) return false;
    const times = (flag & 8) === 0 ? 1 : 1 + byteAt(outline, at + 1);
    at += (flag & 8) === 0 ? 1 : 2;
    if (times < 1 || times > left) return false;
    coordinates += times * (widthOf(flag & 2, flag & 16) + widthOf(flag & 4, flag & 32));
    left -= times;
  }
  return at + coordinates <= outline.length;
}

/** Bytes of a coordinate: one when it is short, none when it is the same as before. */
function widthOf(short: number, same: number): number {
  if (short !== 0) return 1;
  return same !== 0 ? 0 : 2;
}

/** Parts must be existing glyphs, with complete numbers. */
function isComposite(outline: Uint8Array, glyphs: number): boolean {
  let at = 10;
  for (;;) {
    const [flags, glyph] = [uint16At(outline, at), uint16At(outline, at + 2)];
    if (flags < 0 || glyph < 0 || glyph >= glyphs) return false;
    const offsets = (flags & 1) === 0 ? 2 : 4;
    const scale = (flags & 8) !== 0 ? 2 : (flags & 0x40) !== 0 ? 4 : (flags & 0x80) !== 0 ? 8 : 0;
    at += 4 + offsets + scale;
    if (at > outline.length) return false;
    if ((flags & 0x20) === 0) return true;
  }
}
