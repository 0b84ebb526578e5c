import { packArchive, unpackArchive } from '@playhouse/core';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nodeCodec } from './nodeCodec.ts';

const contents = fc.oneof(
  fc.uint8Array({ maxLength: 4000 }),
  fc.string({ maxLength: 400 }).map((text) => new TextEncoder().encode(text.repeat(20))),
);
const archives = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}\.(png|wav|ttf)$/), contents, { maxKeys: 6 });

it('is compatible with other implementations in both directions', () => {
  fc.assert(
    fc.property(archives, (named) => {
      const files = new Map(Object.entries(named).map(([name, bytes]) => [`images/${name}`, bytes]));
      const expected = unpackArchive(packArchive(files), { names: 'any' });
      expect(expected.ok && expected.value.size).toBe(files.size);
      for (const packed of [packArchive(files), packArchive(files, nodeCodec)]) {
        for (const codec of [undefined, nodeCodec]) {
          expect(unpackArchive(packed, { names: 'any', ...(codec && { codec }) })).toEqual(expected);
        }
      }
    }),
    { seed: 1, numRuns: 100 },
  );
});

it.each([0, 1, 99, 101, 1e6])('rejects data whose length differs from the declared one: 100, not %d', (size) => {
  const packed = nodeCodec.deflate(new Uint8Array(100).fill(7));
  expect(nodeCodec.inflate(packed, 100)).toEqual(new Uint8Array(100).fill(7));
  expect(nodeCodec.inflate(packed, size)).toBeUndefined();
  expect(nodeCodec.inflate(packed.subarray(0, 3), 100)).toBeUndefined();
});
