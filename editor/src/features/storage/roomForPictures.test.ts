import { expect, it } from 'vitest';
import { roomForPictures } from './roomForPictures.ts';

const mega = 1_000_000;

it.each([
  ['plenty of a large disk', { usage: 0, quota: 10_000 * mega }, undefined],
  ['100 MB', { usage: 9_900 * mega, quota: 10_000 * mega }, undefined],
  ['less than 100 MB', { usage: 9_901 * mega, quota: 10_000 * mega }, 390],
  ['a tenth of a small storage', { usage: 90 * mega, quota: 100 * mega }, undefined],
  ['less than a tenth of it', { usage: 91 * mega, quota: 100 * mega }, 36],
  ['little', { usage: 99 * mega, quota: 100 * mega }, 4],
  ['nothing', { usage: 100 * mega, quota: 100 * mega }, 0],
  ['less than nothing, as browsers say after the quota has shrunk', { usage: 120 * mega, quota: 100 * mega }, 0],
  ['an unknown amount', { usage: 100 * mega }, undefined],
  ['nothing of no storage', { usage: 0, quota: 0 }, undefined],
])('where %s is free, this many more pictures fit', (_, estimate, pictures) => {
  expect(roomForPictures(estimate)).toBe(pictures);
});
