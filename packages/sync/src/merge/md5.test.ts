import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { computeMd5, md5 } from './md5.ts';

it.each([md5, computeMd5])('%o is what everybody else computes, for every length around its blocks', (compute) => {
  const bytes = Uint8Array.from({ length: 300 }, (_, index) => (index * 89) & 255);
  const expected = (part: Uint8Array) => createHash('md5').update(part).digest('base64');
  for (let length = 0; length <= bytes.length; length += 1) {
    const part = bytes.subarray(1, length + 1);
    expect(compute(part)).toBe(expected(part));
  }
  const large = new Uint8Array(1_000_003).fill(7);
  expect(compute(large)).toBe(expected(large));
});
