import { crc32 as oracle } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crc32 } from './crc32.ts';

it('the CRC-32 of the digits 1 to 9 is the published check value', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

it('the CRC-32 of any bytes matches that of zlib', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(crc32(bytes)).toBe(oracle(bytes));
    }),
    { seed: 1, numRuns: 500 },
  );
});
