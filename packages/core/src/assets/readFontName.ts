import type { Names, ParsedFont } from 'opentype.js';
import { limits } from '../model/limits.ts';
import { cleanText, cutText } from '../model/text.ts';
import { type Sfnt, writeSfnt } from './sfnt.ts';

/**
 * The name of the family of a font whose tables were checked before, or undefined when the font cannot be read. The
 * only file that uses opentype.js, which is loaded when the first font comes and sees only tables that it reads in
 * bounded time. docs/reliability.md#f9.
 */
export async function readFontName({ kind, tables }: Sfnt): Promise<string | undefined> {
  const library = await import('opentype.js');
  const { parse } = library.default ?? library;
  const seen = [...tables].filter(([tag]) => readTables.has(tag));
  const bytes = writeSfnt(kind, new Map([...seen, ['cmap', plainCmap]]));
  let font: ParsedFont;
  try {
    font = parse(bytes.buffer, { lowMemory: true });
  } catch {
    return undefined;
  }
  const names = ['windows', 'unicode', 'macintosh'].map((platform) => familyOf(font.names[platform] ?? {}));
  const name = names.find((text) => text !== '');
  return name === undefined ? undefined : cutText(name, limits.nameLength);
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

function familyOf(names: Names): string {
  const texts = names.preferredFamily ?? names.fontFamily ?? {};
  return cleanText(texts.en ?? Object.values(texts)[0] ?? '').trim();
}

/** A table from characters to glyphs that has only the end mark: a real one may write out millions of characters. */
const plainCmap = Uint8Array.of(
  ...[0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12],
  ...[0, 4, 0, 24, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff, 0, 1, 0, 0],
);
