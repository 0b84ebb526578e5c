import type { ParsedFont } from 'opentype.js';
import { type Sfnt, writeSfnt } from './sfnt.ts';

/**
 * A font whose tables were checked before, as opentype.js reads it, or undefined when it cannot. The only file that
 * uses the library, which is loaded when the first font comes and sees only tables that it reads in bounded time.
 * Characters are left out unless `cmap` is given: few bytes can mean a million of them. docs/reliability.md#f9.
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

/** Neither characters nor positions of glyphs: browsers read those themselves. */
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

/** A table from characters to glyphs that has only the end mark. */
const plainCmap = Uint8Array.of(
  ...[0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12],
  ...[0, 4, 0, 24, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff, 0, 1, 0, 0],
);
