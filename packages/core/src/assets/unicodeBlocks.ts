/** How much of a block of Unicode a font has. */
export interface BlockCoverage {
  readonly name: string;
  readonly characters: number;
  /** The number of Unicode characters in the block that are visible or spaces. */
  readonly of: number;
}

/** Blocks of Unicode that fonts of games have, by their first and last code points. The rest counts as other. */
const blocks: readonly (readonly [name: string, first: number, last: number])[] = [
  ['Basic Latin', 0x0000, 0x007f],
  ['Latin-1 Supplement', 0x0080, 0x00ff],
  ['Latin Extended-A', 0x0100, 0x017f],
  ['Latin Extended-B', 0x0180, 0x024f],
  ['IPA Extensions', 0x0250, 0x02af],
  ['Spacing Modifier Letters', 0x02b0, 0x02ff],
  ['Combining Diacritical Marks', 0x0300, 0x036f],
  ['Greek and Coptic', 0x0370, 0x03ff],
  ['Cyrillic', 0x0400, 0x04ff],
  ['Cyrillic Supplement', 0x0500, 0x052f],
  ['Armenian', 0x0530, 0x058f],
  ['Hebrew', 0x0590, 0x05ff],
  ['Arabic', 0x0600, 0x06ff],
  ['Devanagari', 0x0900, 0x097f],
  ['Bengali', 0x0980, 0x09ff],
  ['Gurmukhi', 0x0a00, 0x0a7f],
  ['Gujarati', 0x0a80, 0x0aff],
  ['Tamil', 0x0b80, 0x0bff],
  ['Telugu', 0x0c00, 0x0c7f],
  ['Kannada', 0x0c80, 0x0cff],
  ['Malayalam', 0x0d00, 0x0d7f],
  ['Thai', 0x0e00, 0x0e7f],
  ['Georgian', 0x10a0, 0x10ff],
  ['Hangul Jamo', 0x1100, 0x11ff],
  ['Latin Extended Additional', 0x1e00, 0x1eff],
  ['Greek Extended', 0x1f00, 0x1fff],
  ['General Punctuation', 0x2000, 0x206f],
  ['Superscripts and Subscripts', 0x2070, 0x209f],
  ['Currency Symbols', 0x20a0, 0x20cf],
  ['Letterlike Symbols', 0x2100, 0x214f],
  ['Number Forms', 0x2150, 0x218f],
  ['Arrows', 0x2190, 0x21ff],
  ['Mathematical Operators', 0x2200, 0x22ff],
  ['Miscellaneous Technical', 0x2300, 0x23ff],
  ['Enclosed Alphanumerics', 0x2460, 0x24ff],
  ['Box Drawing', 0x2500, 0x257f],
  ['Block Elements', 0x2580, 0x259f],
  ['Geometric Shapes', 0x25a0, 0x25ff],
  ['Miscellaneous Symbols', 0x2600, 0x26ff],
  ['Dingbats', 0x2700, 0x27bf],
  ['CJK Symbols and Punctuation', 0x3000, 0x303f],
  ['Hiragana', 0x3040, 0x309f],
  ['Katakana', 0x30a0, 0x30ff],
  ['Bopomofo', 0x3100, 0x312f],
  ['Hangul Compatibility Jamo', 0x3130, 0x318f],
  ['CJK Unified Ideographs', 0x4e00, 0x9fff],
  ['Hangul Syllables', 0xac00, 0xd7af],
  ['Private Use Area', 0xe000, 0xf8ff],
  ['Alphabetic Presentation Forms', 0xfb00, 0xfb4f],
  ['Halfwidth and Fullwidth Forms', 0xff00, 0xffef],
  ['Miscellaneous Symbols and Pictographs', 0x1f300, 0x1f5ff],
  ['Emoticons', 0x1f600, 0x1f64f],
  ['Transport and Map Symbols', 0x1f680, 0x1f6ff],
  ['Supplemental Symbols and Pictographs', 0x1f900, 0x1f9ff],
];

/** True for code points that are characters: not control characters, surrogates or unassigned code points. */
export function isCharacter(codePoint: number): boolean {
  return codePoint <= 0x10ffff && !/[\p{Cc}\p{Cn}\p{Cs}]/u.test(String.fromCodePoint(codePoint));
}

/** How much of each block is among characters in ascending order, without blocks that have none. */
export function blocksOf(characters: readonly number[]): BlockCoverage[] {
  const counts = new Map<string, number>();
  let at = 0;
  for (const character of characters) {
    while (at < blocks.length && character > (blocks[at]?.[2] ?? 0)) at += 1;
    const [name, first] = blocks[at] ?? ['', Number.POSITIVE_INFINITY];
    if (character >= first) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return blocks.flatMap(([name, first, last]) => {
    const count = counts.get(name);
    return count === undefined ? [] : [{ name, characters: count, of: sizeOf(first, last) }];
  });
}

function sizeOf(first: number, last: number): number {
  let size = 0;
  for (let codePoint = first; codePoint <= last; codePoint++) if (isCharacter(codePoint)) size += 1;
  return size;
}
