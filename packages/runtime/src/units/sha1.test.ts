import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha1 } from './sha1.ts';

describe('SHA-1', () => {
  it.each([
    ['', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
    ['abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
  ])('of "%s" is that of the standard', (text, digest) => expect(sha1(text)).toBe(digest));

  it('of any text is that of another implementation', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(sha1(text)).toBe(createHash('sha1').update(text).digest('hex'));
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});
