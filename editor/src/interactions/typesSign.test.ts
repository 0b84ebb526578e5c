import { expect, it } from 'vitest';
import { typesSign } from './typesSign.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, getModifierState: () => false };
const altGr = { ...plain, getModifierState: () => true };

it.each([
  ['AltGr on Windows', { ...altGr, key: '[', ctrlKey: true, altKey: true }, true],
  ['AltGr on Linux', { ...altGr, key: '{' }, true],
  ['Option on a Mac', { ...plain, key: ']', altKey: true }, true],
  ['a key of its own', { ...plain, key: '[' }, false],
  ['Ctrl', { ...plain, key: '[', ctrlKey: true }, false],
  ['Ctrl and Alt', { ...plain, key: '[', ctrlKey: true, altKey: true }, false],
  ['Alt and a letter', { ...plain, key: 'd', altKey: true }, false],
  ['AltGr and an arrow', { ...altGr, key: 'ArrowLeft' }, false],
])('knows what modifiers are for: %s', (_title, event, isSign) => {
  expect(typesSign(event)).toBe(isSign);
});
