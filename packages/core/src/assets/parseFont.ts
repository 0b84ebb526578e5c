import type { ParsedFont } from 'opentype.js';
import { type Sfnt, writeSfnt } from './sfnt.ts';

/**
 * A font whose tables were already checked, as opentype.js reads it, or undefined when it cannot. This is the only file
 * that uses the library, which is loaded with the first font and receives only tables that it reads in bounded time.
 * Characters are left out unless `cmap` is given, because a few bytes can stand for a million of them.
 * docs/reliability.md#f9.
 */
export async function parseFont({ kind, tables }: Sfnt, cmap: Uint8Array = plainCmap): Promise<ParsedFont | undefined> {
  const library = await import('opentype.js');
  const { parse } = library.default ?? library;
  const seen = [...tables].filter(([tag]) => readTables.has(tag));
  const bytes = writeSfnt(kind, new Map([...seen, ['cmap', cmap]]));
  try {
    return parse(bytes.buffer, { lowMemory: true });
  } catch {
    return undefined;
  }
}

/** Without characters and glyph positions: browsers read those themselves. */
const readTables: ReadonlySet<string> = new Set([
  'CFF ',
  'OS/2',
  'glyf',
  'head',
  'hhea',
  'hmtx',
  'loca',
  'maxp',
  'name',
  'post',
]);

/** A table from characters to glyphs with only the end mark. */
const plainCmap = Uint8Array.of(
  ...[0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12],
  ...[0, 4, 0, 24, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff, 0, 1, 0, 0],
);
