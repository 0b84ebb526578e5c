import type { ParsedFont } from 'opentype.js';
import { type FontCredits, fontCreditsOf, fontNameOf } from './fontName.ts';
import { type Inspected, reasons, sound, spoiled } from './inspected.ts';
import { readWholeFont } from './inspectFont.ts';
import { type BlockCoverage, blocksOf, isCharacter } from './unicodeBlocks.ts';

/** Facts about a font. Lengths are in font units; `unitsPerEm` of them make the font size. */
export interface FontDescription {
  readonly family: string;
  readonly credits: FontCredits;
  readonly unitsPerEm: number;
  readonly ascender: number;
  /** Negative below the baseline. */
  readonly descender: number;
  readonly lineGap: number;
  readonly glyphs: number;
  readonly characters: number;
  /** The characters as code points, first and last of each range, in ascending order. */
  readonly ranges: readonly (readonly [first: number, last: number])[];
  readonly blocks: readonly BlockCoverage[];
  readonly specimen: FontSpecimen;
}

/** A short text drawn with a font. */
interface FontSpecimen {
  readonly text: string;
  /** Characters of the text that the font lacks, without repetition. */
  readonly missing: readonly string[];
  /** An SVG document with the outlines of the text. */
  readonly svg: string;
}

/** The most code units of a specimen's text. */
export const longestSpecimen = 200;

/**
 * Describes a font whose bytes `checkAsset` accepts, and draws a text of up to `longestSpecimen` code units with it.
 * Call it where time and memory are limited: outlines and characters can be many times as large as the file.
 * docs/reliability.md#f9.
 */
export async function describeFont(bytes: Uint8Array, text: string): Promise<Inspected<FontDescription>> {
  const read = await readWholeFont(bytes);
  if (!read.ok) return read;
  const font = read.facts;
  const characters = charactersOf(font);
  const ranges = rangesOf(characters);
  if (ranges.length > mostRanges) return spoiled(reasons.tooManyParts);
  const specimen = draw(font, text.slice(0, longestSpecimen).toWellFormed(), new Set(characters));
  if (specimen === undefined) return spoiled('has outlines that cannot be drawn');
  const { unitsPerEm, ascender, descender, numGlyphs: glyphs, tables } = font;
  return sound(read.length, {
    family: fontNameOf(font) ?? '',
    credits: fontCreditsOf(font),
    unitsPerEm,
    ascender,
    descender,
    lineGap: tables.hhea.lineGap,
    glyphs,
    characters: characters.length,
    ranges,
    blocks: blocksOf(characters),
    specimen,
  });
}

const mostRanges = 20_000;
const mostCommands = 100_000;
const specimenSize = 72;

/** Code points, in ascending order, with a glyph other than the one for missing characters. */
function charactersOf({ tables }: ParsedFont): number[] {
  const characters: number[] = [];
  for (const [key, glyph] of Object.entries(tables.cmap.glyphIndexMap)) {
    const codePoint = Number(key);
    if (glyph !== 0 && isCharacter(codePoint)) characters.push(codePoint);
  }
  return characters.sort((one, other) => one - other);
}

function rangesOf(characters: readonly number[]): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (const character of characters) {
    const last = ranges.at(-1);
    if (last && last[1] === character - 1) last[1] = character;
    else ranges.push([character, character]);
  }
  return ranges;
}

/** Undefined when the outlines cannot be read, or are too many. */
function draw(font: ParsedFont, text: string, characters: ReadonlySet<number>): FontSpecimen | undefined {
  const missing = [...new Set(text)].filter((letter) => !characters.has(letter.codePointAt(0) ?? 0));
  const scale = specimenSize / font.unitsPerEm;
  const baseline = Math.ceil(Math.max(0, font.ascender) * scale);
  try {
    const outline = font.getPath(text, 0, baseline, specimenSize);
    if (outline.commands.length > mostCommands) return undefined;
    const { x2 } = outline.getBoundingBox();
    if (!Number.isFinite(x2)) return undefined;
    const width = Math.ceil(Math.max(1, x2, font.getAdvanceWidth(text, specimenSize)));
    const height = Math.max(1, baseline + Math.ceil(Math.max(0, -font.descender) * scale));
    const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path d="${outline.toPathData(2)}"/></svg>\n`;
    return { text, missing, svg };
  } catch {
    return undefined;
  }
}
