import { expect, test } from 'vitest';
import { pasteAnything } from './testing/randomPaste.property.ts';

test('anything can be pasted anywhere with any answers, and adds nothing but what they allow', () => {
  const { pasted, asked, refused } = pasteAnything(1, 250);
  expect(pasted).toBeGreaterThan(100);
  expect(asked).toBeGreaterThan(50);
  expect(refused).toBeGreaterThan(5);
});
