import sharp from 'sharp';
import { expect, it } from 'vitest';
import { animationOf, halved, stillOf } from './pictures.ts';

const [width, height] = [16, 8];
const plain = (red: number, green: number, blue: number): Uint8Array =>
  Uint8Array.from({ length: width * height * 4 }, (_, at) => [red, green, blue, 255][at % 4] ?? 0);
const colors = [plain(255, 0, 0), plain(0, 255, 0), plain(0, 0, 255)];

it('writes an animation with all pictures and their delay, which plays forever', async () => {
  const film = await animationOf({ width, height, frames: colors, delay: 120 });
  const facts = await sharp(film, { animated: true }).metadata();
  expect(facts).toMatchObject({ format: 'webp', pages: 3, pageHeight: height, width, delay: [120, 120, 120], loop: 0 });
  for (const [page, frame] of colors.entries()) {
    const shown = await sharp(film, { page }).ensureAlpha().raw().toBuffer();
    const apart = shown.map((value, at) => Math.abs(value - (frame[at] ?? 0)));
    expect(Math.max(...apart)).toBeLessThan(16);
  }
});

it('keeps the colors of a picture in a still', async () => {
  const { data, info } = await sharp(await stillOf(plain(10, 200, 30), width, height))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, ...data.subarray(0, 4)]).toEqual([width, height, 10, 200, 30, 255]);
});

it('averages pixels when halving a picture', async () => {
  const checked = Uint8Array.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 || Math.floor(at / 4) % 2 === 0 ? 255 : 0,
  );
  const half = await halved(checked, width, height);
  expect(half.length).toBe((width * height * 4) / 4);
  const middle = half.at((4 * (width / 2) + 4) * 2) ?? 0;
  expect(Math.abs(middle - 127.5)).toBeLessThan(3);
});
