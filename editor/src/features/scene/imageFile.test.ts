import { expect, it } from 'vitest';
import { imageFileName, imageTypeOf } from './imageFile.ts';

it.each([
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'png'],
  [[0xff, 0xd8, 0xff, 0xe0], 'jpg'],
  [[0x47, 0x49, 0x46, 0x38], undefined],
  [[], undefined],
])('the bytes %j are %s', (bytes, type) => {
  expect(imageTypeOf(Uint8Array.from(bytes))).toBe(type);
});

it.each([
  ['Pip stand.png', 'Pip stand'],
  ['a.b.jpeg', 'a.b'],
  ['zürich/..\\<b>.png', 'zürich..b'],
  ['???.png', 'image'],
  ['.png', 'image'],
])('the file %s gives the image %s', (file, name) => {
  expect(imageFileName(file)).toBe(name);
});
