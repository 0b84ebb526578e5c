import { expect, it } from 'vitest';
import { heldKeyGesture } from './heldKey.ts';

const press = (code: string, repeat = false) => heldKeyGesture({ code, repeat });

it('names the repeats of a held key like its first event, and nothing else', () => {
  const first = press('KeyD');
  expect([press('KeyD', true), press('KeyD', true)]).toEqual([first, first]);
  const second = press('KeyD');
  const other = press('ArrowUp', true);
  expect(press('ArrowUp', true)).toBe(other);
  expect(new Set([first, second, other, press('KeyD', true)]).size).toBe(4);
});
