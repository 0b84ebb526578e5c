import type { ParsedFont } from 'opentype.js';
import { fontNameOf } from './fontName.ts';
import { tablesFault } from './fontTables.ts';
import { type Inspected, sound, spoiled } from './inspected.ts';
import { parseFont } from './parseFont.ts';
import { readSfnt, type Sfnt } from './sfnt.ts';

/**
 * The name of a font's family; directory and tables are checked before a library reads them. docs/reliability.md#f9 and
 * docs/reliability.md#t4.
 */
export async function inspectFont(bytes: Uint8Array): Promise<Inspected<{ readonly fontName: string }>> {
  const sfnt = readSoundSfnt(bytes);
  if (!sfnt.ok) return sfnt;
  const font = await parseFont(sfnt.facts);
  const fontName = font && fontNameOf(font);
  return fontName === undefined ? spoiled('has no name that can be read') : sound(sfnt.length, { fontName });
}

/** A font together with its characters, up to a million of them. Call it where time and memory are limited. */
export async function readWholeFont(bytes: Uint8Array): Promise<Inspected<ParsedFont>> {
  const sfnt = readSoundSfnt(bytes);
  if (!sfnt.ok) return sfnt;
  const font = await parseFont(sfnt.facts, sfnt.facts.tables.get('cmap'));
  return font ? sound(sfnt.length, font) : spoiled('has characters that cannot be read');
}

function readSoundSfnt(bytes: Uint8Array): Inspected<Sfnt> {
  const sfnt = readSfnt(bytes);
  const fault = sfnt.ok ? tablesFault(sfnt.facts) : undefined;
  return fault === undefined ? sfnt : spoiled(fault);
}
