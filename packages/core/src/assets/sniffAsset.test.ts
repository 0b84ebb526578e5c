import { expect, it } from 'vitest';
import { assetCases } from '../../../../fixtures/assets/build/assetCases.ts';
import { sniffAsset } from './sniffAsset.ts';

/** A sound behind an ID3 tag of this many bytes in all; file types behind such a tag are known by what follows it. */
function behindTag(sound: Uint8Array, length: number): Uint8Array {
  const size = length - 10;
  const tag = Uint8Array.of(0x49, 0x44, 0x33, 4, 0, 0, 0, 0, size >> 7, size & 0x7f);
  const bytes = new Uint8Array(length + sound.length);
  bytes.set(tag);
  bytes.set(sound, length);
  return bytes;
}

const wav = assetCases.sounds.find(({ title }) => title === 'a hundredth of a second')?.bytes ?? new Uint8Array();

it.each([
  [700, 'wav'],
  [1000, 'wav'],
  [1030, undefined],
  [4000, undefined],
])('looks at the first 1024 bytes only: a sound that begins at byte %i', async (start, type) => {
  expect((await sniffAsset(behindTag(wav, start))).type).toBe(type);
});
