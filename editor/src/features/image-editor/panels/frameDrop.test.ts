import { describe, expect, it } from 'vitest';
import { frameDrop } from './frameDrop.ts';

/** Frames of 50 px, side by side. */
const middles = [25, 75, 125, 175];

describe('a dragged frame', () => {
  it.each<[string, number, number, string]>([
    ['before all others', 2, -10, 'cabd'],
    ['after all others', 0, 500, 'bcda'],
    ['between two later ones', 0, 130, 'bcad'],
    ['between two earlier ones', 3, 30, 'adbc'],
    ['where it was, at its own middle', 1, 75, 'abcd'],
    ['where it was, near a neighbor', 1, 124, 'abcd'],
  ])('goes %s', (_, from, position, order) => {
    const frames = ['a', 'b', 'c', 'd'];
    const [moved = ''] = frames.splice(from, 1);
    frames.splice(frameDrop(middles, from, position), 0, moved);
    expect(frames.join('')).toBe(order);
  });
});
