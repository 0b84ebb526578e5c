import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compareWithStored, encodePicture } from './comparePicture.ts';
import { createAlbum } from './pictureAlbum.ts';

/** A picture in one color with a bar in another color, whose width is a share of the picture. */
function picture(share: number, width = 400, height = 200): Promise<Buffer> {
  const bar = {
    create: { width: Math.max(1, Math.round(width * share)), height, channels: 3, background: '#ff0000' },
  } as const;
  const base = sharp({ create: { width, height, channels: 3, background: '#0000ff' } });
  return base
    .composite([{ input: bar, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

const assertion = async (share: number, tolerance: number, width?: number) => ({
  type: 'picture' as const,
  frame: 1,
  tolerance,
  png: await encodePicture(await picture(share, width)),
});

test.each([
  ['the same picture', 0.5, 0.5, 0, undefined],
  ['a slightly wider bar', 0.5, 0.51, 0.02, undefined],
  ['a bar slightly wider than allowed', 0.5, 0.55, 0.02, 'picture.differs'],
  ['a different picture that is allowed to differ', 0.2, 0.9, 0.8, undefined],
])('%s', async (_, stored, taken, tolerance, code) => {
  expect((await compareWithStored(await picture(taken), await assertion(stored, tolerance)))?.code).toBe(code);
});

test('rejects a picture of another shape, a missing one, and invalid data', async () => {
  const wide = await compareWithStored(await picture(0.5, 800), await assertion(0.5, 1));
  const none = await compareWithStored(await picture(0.5), { ...(await assertion(0.5, 1)), png: '' });
  const odd = await compareWithStored(await picture(0.5), { ...(await assertion(0.5, 1)), png: 'bm9uZQ==' });
  expect([wide?.code, none?.code, odd?.code]).toEqual(['picture.differs', 'picture.missing', 'picture.unreadable']);
});

test('inserts the pictures of an album and changes nothing else', async () => {
  const scene = { type: 'scene', scene: 'Home' };
  const album = createAlbum({
    frames: 9,
    assertions: [scene, { type: 'picture', frame: 2 }, { type: 'picture', frame: 3, png: 'x' }],
  });
  expect(await album.keep(await picture(0.3), await assertion(0.3, 0))).toBeUndefined();
  const [first, second, third] = album.document().assertions ?? [];
  expect([first, third]).toEqual([scene, { type: 'picture', frame: 3, png: 'x' }]);
  expect(
    await compareWithStored(await picture(0.3), { ...(await assertion(0, 0)), png: String(second?.png) }),
  ).toBeUndefined();
});
