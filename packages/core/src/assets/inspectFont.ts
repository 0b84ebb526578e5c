import { tablesFault } from './fontTables.ts';
import { type Inspected, sound, spoiled } from './inspected.ts';
import { readFontName } from './readFontName.ts';
import { readSfnt } from './sfnt.ts';

/**
 * The name of a font's family; directory and tables are checked before a library reads them. docs/reliability.md#f9 and
 * docs/reliability.md#t4.
 */
export async function inspectFont(bytes: Uint8Array): Promise<Inspected<{ readonly fontName: string }>> {
  const sfnt = readSfnt(bytes);
  if (!sfnt.ok) return sfnt;
  const fault = tablesFault(sfnt.facts);
  if (fault !== undefined) return spoiled(fault);
  const fontName = await readFontName(sfnt.facts);
  return fontName === undefined ? spoiled('has no name that can be read') : sound(sfnt.length, { fontName });
}
