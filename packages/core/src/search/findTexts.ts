import type { Path } from '../model/path.ts';
import { foldText, type OwnText, type TextKind, type TextPlace } from './projectText.ts';
import type { TextIndex } from './textIndex.ts';

/** Part of a text. */
export type TextRange = readonly [start: number, end: number];

/** A text that was found, and where in it. */
export interface FoundText {
  readonly place: TextPlace;
  readonly text: OwnText;
  /** Start and end of each match in the text, in order and apart; none when the whole text was found. */
  readonly ranges: readonly TextRange[];
}

/** All texts that contain the typed text, ignoring case; none for blank input. In the order of the index. */
export function findTexts(index: TextIndex, query: string): FoundText[] {
  const wanted = foldText(query);
  if (wanted.trim() === '') return [];
  const found: FoundText[] = [];
  for (const { place, texts } of index) {
    for (const text of texts) {
      const ranges = rangesOf(text.folded, wanted);
      if (ranges.length > 0) found.push({ place, text, ranges });
    }
  }
  return found;
}

function rangesOf(folded: string, wanted: string): TextRange[] {
  const ranges: TextRange[] = [];
  for (let start = folded.indexOf(wanted); start >= 0; start = folded.indexOf(wanted, start + wanted.length)) {
    ranges.push([start, start + wanted.length]);
  }
  return ranges;
}

/** How many matches there are in texts of each kind. */
export function countKinds(found: readonly FoundText[]): ReadonlyMap<TextKind, number> {
  const counts = new Map<TextKind, number>();
  for (const { text, ranges } of found) counts.set(text.kind, (counts.get(text.kind) ?? 0) + ranges.length);
  return counts;
}

/** The path of a found text from the project's root. */
export function pathOfText({ place, text }: Pick<FoundText, 'place' | 'text'>): Path {
  return [...place.path, ...text.rest];
}

/**
 * The texts that contain certain values, such as uses; a value without a text of its own, such as an instance's actor,
 * is omitted.
 */
export function textsAt<Located extends { readonly path: Path }>(
  index: TextIndex,
  values: readonly Located[],
): ReadonlyMap<Located, FoundText> {
  const waiting = new Map<string, Located[]>();
  for (const value of values) {
    for (let length = value.path.length; length > 0; length -= 1) {
      const key = keyOf(value.path.slice(0, length));
      const group = waiting.get(key);
      if (group) group.push(value);
      else waiting.set(key, [value]);
    }
  }
  const found = new Map<Located, FoundText>();
  for (const { place, texts } of index) {
    if (!waiting.has(keyOf(place.path))) continue;
    for (const text of texts) {
      if (text.rest.length === 0) continue;
      for (const value of waiting.get(keyOf([...place.path, ...text.rest])) ?? [])
        found.set(value, { place, text, ranges: [] });
    }
  }
  return found;
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}
