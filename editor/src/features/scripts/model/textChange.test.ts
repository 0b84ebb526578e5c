import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textChange } from './textChange.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '😀'), maxLength: 12 });

it('turns one text into the other', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const change = textChange(before, after);
      expect(change === undefined).toBe(before === after);
      if (change) expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after);
    }),
    { seed: 62 },
  );
});

it('leaves what both texts begin and end with, so that the caret stays', () => {
  const parts = fc.tuple(text, text, fc.constantFrom('x', 'xy'), fc.constantFrom('z', ''));
  fc.assert(
    fc.property(parts, ([head, tail, removed, added]) => {
      expect(textChange(head + removed + tail, head + added + tail)).toEqual({
        from: head.length,
        to: head.length + removed.length,
        insert: added,
      });
    }),
    { seed: 62 },
  );
});
