import { expect, it } from 'vitest';
import { centralSquare, webcamAdvice, webcamFileName } from './webcamPicture.ts';

it.each([
  [
    { width: 640, height: 480 },
    { x: 80, y: 0, side: 480 },
  ],
  [
    { width: 480, height: 640 },
    { x: 0, y: 80, side: 480 },
  ],
  [
    { width: 1280, height: 720 },
    { x: 280, y: 0, side: 720 },
  ],
  [
    { width: 100, height: 100 },
    { x: 0, y: 0, side: 100 },
  ],
])('takes the central square of %j', (size, square) => {
  expect(centralSquare(size)).toEqual(square);
});

it('names pictures by their time', () => {
  expect(webcamFileName(1_700_000_000_123)).toBe('webcamPic_1700000000123.png');
});

it.each([
  ['NotAllowedError', 'Allow it'],
  ['NotFoundError', 'Connect one'],
  ['NotReadableError', 'another program'],
  ['TypeError', 'Choose a file'],
])('says what to do about %s', (name, advice) => {
  expect(webcamAdvice(name)).toContain(advice);
});
