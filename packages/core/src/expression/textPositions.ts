import { roundHalfUp } from '../attributes/convert.ts';

const surrogate = /[\ud800-\udfff]/;

/**
 * The number of characters in a text; each counts as one, whatever its size in UTF-16.
 * docs/runtime-rules.md#text-functions.
 */
export function countCharacters(text: string): number {
  if (!surrogate.test(text)) return text.length;
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Characters `start` to `end`, both included, counted from 1 or backward from -1; positions outside are cut off. */
export function cutText(text: string, start: number, end: number): string {
  const characters = surrogate.test(text) ? Array.from(text) : undefined;
  const length = characters ? characters.length : text.length;
  const from = Math.max(1, positionFrom(start, length));
  const to = positionFrom(end, length);
  if (!(from <= to)) return '';
  return characters ? characters.slice(from - 1, to).join('') : text.slice(from - 1, to);
}

/** The first position of `find` from position `from` on, counted in characters from 1; 0 if not found. */
export function findText(text: string, find: string, from: number): number {
  const wide = surrogate.test(text);
  const length = countCharacters(text);
  const start = Math.max(1, positionFrom(from, length));
  if (!(start <= length + 1)) return 0;
  const skipped = wide
    ? Array.from(text)
        .slice(0, start - 1)
        .join('').length
    : start - 1;
  const at = text.indexOf(find, skipped);
  return at < 0 ? 0 : countCharacters(text.slice(0, at)) + 1;
}

function positionFrom(position: number, length: number): number {
  const whole = roundHalfUp(position);
  return whole < 0 ? length + 1 + whole : whole;
}
