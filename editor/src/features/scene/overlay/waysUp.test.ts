import { expect, it } from 'vitest';
import { waysUp } from './drawSceneFacts.ts';

const none = { landscapeLeft: false, landscapeRight: false, portrait: false, portraitUpsidedown: false };

it.each([
  [{ landscapeLeft: true }, 'landscape left'],
  [{ landscapeRight: true }, 'landscape right'],
  [{ landscapeLeft: true, landscapeRight: true }, 'landscape'],
  [{ landscapeLeft: true, portrait: true, portraitUpsidedown: true }, 'landscape left, portrait, upside down'],
  [{}, 'as the device is held'],
])('names the ways up of %j', (allowed, words) => {
  expect(waysUp({ ...none, ...allowed })).toBe(words);
});
