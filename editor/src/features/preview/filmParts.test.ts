import { expect, test } from 'vitest';
import { isFull, largestFilm, noFilm, withPart } from './filmParts.ts';

const part = (bytes: Uint8Array<ArrayBuffer>) => ({ mime: 'video/webm', bytes }) as const;

test('a film is its parts in a row', () => {
  const [first, second] = [new Uint8Array([1, 2]), new Uint8Array([3])];
  const film = withPart(withPart(noFilm, part(first)), part(second));
  expect(film).toEqual({ parts: [first, second], mime: 'video/webm', size: 3 });
});

test('a film that is full takes no more', () => {
  const half = part(new Uint8Array(largestFilm / 2));
  const once = withPart(noFilm, half);
  expect(isFull(once)).toBe(false);
  const full = withPart(once, half);
  expect(isFull(full)).toBe(true);
  expect(withPart(full, half)).toBe(full);
});
