import { cffFault } from './cff.ts';
import { cmapFault } from './cmap.ts';
import { glyphsFault } from './glyphs.ts';
import { reasons } from './inspected.ts';
import { byteAt, uint16At, uint32At } from './readBytes.ts';
import type { Sfnt } from './sfnt.ts';

/** Facts from tables that other tables rely on. */
export interface FontFacts {
  readonly glyphs: number;
  /** True when offsets of outlines have four bytes. */
  readonly isLongLoca: boolean;
}

/**
 * Why the tables that every font needs do not fit each other, or undefined. Nothing is unpacked.
 * docs/reliability.md#t4.
 */
export function tablesFault({ kind, tables }: Sfnt): string | undefined {
  const table = (tag: string): Uint8Array => tables.get(tag) ?? new Uint8Array();
  const [head, maxp] = [table('head'), table('maxp')];
  if (!isHead(head)) return `${reasons.damaged} in its table head`;
  const facts = { glyphs: uint16At(maxp, 4), isLongLoca: uint16At(head, 50) === 1 };
  if (!isMaxp(maxp, kind)) return `${reasons.damaged} in its table maxp`;
  const metrics = uint16At(table('hhea'), 34);
  if (uint16At(table('hhea'), 0) !== 1 || metrics < 1 || metrics > facts.glyphs) {
    return `${reasons.damaged} in its table hhea`;
  }
  if (table('hmtx').length < 4 * metrics + 2 * (facts.glyphs - metrics)) return `${reasons.damaged} in its table hmtx`;
  if (!isName(table('name'))) return `${reasons.damaged} in its table name`;
  if (table('OS/2').length < 68) return `${reasons.damaged} in its table OS/2`;
  if (!isPost(table('post'))) return `${reasons.damaged} in its table post`;
  return (
    cmapFault(table('cmap'), facts) ??
    (kind === 'ttf' ? glyphsFault(table('glyf'), table('loca'), facts) : cffFault(table('CFF '), facts))
  );
}

function isHead(head: Uint8Array): boolean {
  const scale = uint16At(head, 18);
  return (
    head.length >= 54 &&
    uint16At(head, 0) === 1 &&
    uint32At(head, 12) === 0x5f0f3cf5 &&
    scale >= 16 &&
    scale <= 16_384 &&
    uint16At(head, 50) <= 1 &&
    uint16At(head, 52) === 0
  );
}

function isMaxp(maxp: Uint8Array, kind: Sfnt['kind']): boolean {
  const version = uint32At(maxp, 0);
  const isKnown = version === 0x00010000 ? maxp.length >= 32 : version === 0x00005000 && kind === 'otf';
  return isKnown && uint16At(maxp, 4) >= 1;
}

/** Name records must be inside the table; readers skip those that are not. */
function isName(name: Uint8Array): boolean {
  const [format, count, strings] = [uint16At(name, 0), uint16At(name, 2), uint16At(name, 4)];
  return format >= 0 && format <= 1 && count >= 0 && 6 + 12 * count <= strings && strings <= name.length;
}

/** If glyphs have names, each name must be inside the table. */
function isPost(post: Uint8Array): boolean {
  const version = uint32At(post, 0);
  if (post.length < 32 || ![0x00010000, 0x00020000, 0x00025000, 0x00030000].includes(version)) return false;
  if (version !== 0x00020000) return true;
  const count = uint16At(post, 32);
  if (count < 0 || 34 + 2 * count > post.length) return false;
  let own = 0;
  for (let at = 34; at < 34 + 2 * count; at += 2) own = Math.max(own, uint16At(post, at) - 257);
  let at = 34 + 2 * count;
  for (; own > 0; own--) {
    if (at >= post.length) return false;
    at += 1 + byteAt(post, at);
  }
  return at <= post.length;
}
