import { expect, it } from 'vitest';
import { dragImageSize } from './dragImage.ts';

const plain = { isHalved: false, actorResizeScale: 1 };

it.each([
  ['a small actor keeps its size', { width: 72, height: 80 }, plain, { width: 72, height: 80 }],
  ['the longer side is at most 256', { width: 1024, height: 512 }, plain, { width: 256, height: 128 }],
  ['also when it is the height', { width: 100, height: 400 }, plain, { width: 64, height: 256 }],
  ['Ctrl or Meta halves it', { width: 1024, height: 512 }, { ...plain, isHalved: true }, { width: 128, height: 64 }],
  [
    'the preference scales it',
    { width: 80, height: 40 },
    { ...plain, actorResizeScale: 1.5 },
    { width: 120, height: 60 },
  ],
  [
    'a preference of 0 does not hide it',
    { width: 80, height: 40 },
    { ...plain, actorResizeScale: 0 },
    { width: 80, height: 40 },
  ],
  ['it stays visible', { width: 4, height: 0 }, plain, { width: 8, height: 8 }],
])('%s', (_title, size, options, wanted) => {
  expect(dragImageSize(size, options)).toEqual(wanted);
});
