import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { celFrom } from '../document/cel.ts';
import { bytesOf, type Picture } from '../document/picture.ts';
import { apply } from '../edit/apply.ts';
import { anyPicture, blank, pixelsOf, randomPicture, randomRaster, sequence, unwrap } from '../test/pictures.ts';
import { readPicture } from './readPicture.ts';
import { checksumOf, packWords, unpackWords } from './runLength.ts';
import { writePicture } from './writePicture.ts';

function withChecksum(bytes: Uint8Array): Uint8Array {
  const end = bytes.length - 4;
  if (end >= 0) new DataView(bytes.buffer, bytes.byteOffset).setUint32(end, checksumOf(bytes.subarray(0, end)), true);
  return bytes;
}

/** A stored picture whose header has other values. */
function withHeader(
  picture: Picture,
  change: (header: Record<string, unknown>) => Record<string, unknown>,
): Uint8Array {
  const bytes = writePicture(picture);
  const length = new DataView(bytes.buffer).getUint32(4, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + length)));
  const text = new TextEncoder().encode(JSON.stringify(change(header)));
  const changed = new Uint8Array(bytes.length - length + text.length);
  changed.set(bytes.subarray(0, 8));
  new DataView(changed.buffer).setUint32(4, text.length, true);
  changed.set(text, 8);
  changed.set(bytes.subarray(8 + length), 8 + text.length);
  return withChecksum(changed);
}

describe('a stored picture', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyPicture, (picture) => {
        const bytes = writePicture(picture);
        const read = unwrap(readPicture(bytes));
        expect(pixelsOf(read)).toBe(pixelsOf(picture));
        expect({ ...read, cels: [] }).toEqual({ ...picture, cels: [] });
        expect(writePicture(read)).toEqual(bytes);
      }),
      { seed: 1, numRuns: 40 },
    );
  });

  it('keeps shared cels and tiles shared, and takes few bytes for even areas', () => {
    let picture: Picture = { ...blank(256, 256), cels: [[celFrom(randomRaster(256, 256, 1))]] };
    const single = writePicture(picture).length;
    for (let frame = 0; frame < 10; frame++)
      picture = unwrap(apply(picture, { kind: 'frame.duplicate', index: 0 })).picture;
    const bytes = writePicture(picture);
    expect(bytes.length).toBeLessThan(single + 1000);
    expect(bytesOf(unwrap(readPicture(bytes)))).toBe(bytesOf(picture));
    expect(writePicture(blank(2048, 2048)).length).toBeLessThan(1000);
  });

  it.each<[string, (header: Record<string, unknown>) => Record<string, unknown>, string]>([
    ['a huge side', (header) => ({ ...header, width: 1e9 }), 'size'],
    ['no side', (header) => ({ ...header, height: null }), 'range'],
    ['no layers', (header) => ({ ...header, layers: [] }), 'range'],
    ['too many frames', (header) => ({ ...header, frames: new Array(300).fill({ id: 1 }) }), 'size'],
    [
      'a layer without a name',
      (header) => ({ ...header, layers: [{ id: 1, isVisible: true, opacity: 1 }] }),
      'damaged',
    ],
    ['two equal ids', (header) => ({ ...header, frames: [{ id: 1 }] }), 'damaged'],
    [
      'an opacity of 2',
      (header) => ({ ...header, layers: [{ id: 1, name: '', isVisible: true, opacity: 2 }] }),
      'damaged',
    ],
    ['a duration of 0', (header) => ({ ...header, frames: [{ id: 2, duration: 0 }] }), 'damaged'],
    ['a billion tiles', (header) => ({ ...header, tiles: 1e9 }), 'damaged'],
    ['cels that are missing', (header) => ({ ...header, cels: [[]] }), 'damaged'],
    ['a cel with a huge number', (header) => ({ ...header, cels: [[4e9]] }), 'damaged'],
    ['less width than its pixels', (header) => ({ ...header, width: 5 }), 'damaged'],
    ['a picture smaller than its tiles', (header) => ({ ...header, width: 1, height: 1 }), 'damaged'],
  ])('is refused with %s', (_, change, code) => {
    const picture = { ...blank(70, 70), cels: [[celFrom(randomRaster(70, 70, 1))]] };
    expect(readPicture(withHeader(picture, change))).toMatchObject({ ok: false, code });
    expect(readPicture(withHeader(picture, (header) => header))).toMatchObject({ ok: true });
  });

  it('is refused when a byte was changed or is missing', () => {
    const bytes = writePicture(randomPicture(70, 20, 2, 2, 4));
    for (let at = 0; at < bytes.length; at += 97) {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ 4;
      expect(readPicture(changed).ok).toBe(false);
      expect(readPicture(bytes.subarray(0, at)).ok).toBe(false);
    }
  });

  it('never makes the reader fail, even if its checksum was made to fit', () => {
    const bytes = writePicture(randomPicture(70, 9, 2, 2, 4));
    const next = sequence(7);
    let read = 0;
    for (let round = 0; round < 1000; round++) {
      const changed = bytes.slice(0, next() < 0.2 ? Math.floor(next() * bytes.length) : bytes.length);
      for (let change = 0; change < 1 + next() * 4; change++) {
        // Half of the changes are at the beginning, where the numbers are.
        changed[Math.floor(next() * (next() < 0.5 ? 600 : changed.length))] = Math.floor(next() * 256);
      }
      if (readPicture(withChecksum(changed)).ok) read++;
    }
    expect(read).toBeGreaterThan(10);
  });
});

describe('run lengths', () => {
  it('are exact for any words, and refuse any other length', () => {
    const anyWords = fc
      .array(fc.record({ word: fc.integer({ min: 0, max: 3 }), count: fc.integer({ min: 1, max: 300 }) }), {
        maxLength: 20,
      })
      .map((runs) =>
        Uint32Array.from(runs.flatMap(({ word, count }) => new Array<number>(count).fill(word * 0x55aa_33cc))),
      );
    fc.assert(
      fc.property(fc.oneof(anyWords, fc.uint32Array({ maxLength: 400 })), (words) => {
        const packed = packWords(words);
        const target = new Uint32Array(words.length);
        expect(unpackWords(packed, target)).toBe(true);
        expect(target).toEqual(words);
        expect(unpackWords(packed, new Uint32Array(words.length + 1))).toBe(false);
        if (words.length > 0) expect(unpackWords(packed, new Uint32Array(words.length - 1))).toBe(false);
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});
