/** Code points, first and last of each range, in ascending order. */
export type CharacterRanges = readonly (readonly [first: number, last: number])[];

/** The letters of a list that no range contains. */
export function missingLetters(letters: readonly string[], ranges: CharacterRanges): readonly string[] {
  return letters.filter((letter) => {
    const codePoint = letter.codePointAt(0) ?? 0;
    return !ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
  });
}

/** The ranges of a `unicode-range` as browsers write it, such as `U+0-FF, U+131, U+4??`; unreadable parts are left out. */
export function readUnicodeRange(text: string): CharacterRanges {
  return text.split(',').flatMap((part): [number, number][] => {
    const [, first, wild = '', last] = /^U\+([0-9A-F]*)(\?*)(?:-([0-9A-F]+))?$/i.exec(part.trim()) ?? [];
    if (first === undefined || (first === '' && wild === '')) return [];
    const from = Number.parseInt(first + wild.replaceAll('?', '0'), 16);
    const to = Number.parseInt(last ?? first + wild.replaceAll('?', 'F'), 16);
    return from <= to ? [[from, to]] : [];
  });
}

/** Ranges in ascending order that do not touch. */
export function mergeRanges(ranges: CharacterRanges): CharacterRanges {
  const merged: [number, number][] = [];
  for (const [first, last] of ranges.toSorted((one, other) => one[0] - other[0])) {
    const before = merged.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

/** Every code point of ranges, in ascending order. */
export function codePointsOf(ranges: CharacterRanges): number[] {
  return ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
