import { describe, expect, test } from 'vitest';
import { checkAnyInput, checkLongInput, lookAt } from './testing/anyInput.property.ts';
import { naughtyTexts } from './testing/naughtyTexts.ts';

describe('a naughty text is a program with a value or has findings inside it', () => {
  test.each(Object.entries(naughtyTexts))('when it is about %s', (_, texts) => {
    for (const text of texts) {
      lookAt(text);
      lookAt(`1 + ${text}`);
      lookAt(`${text} .. self.Health`);
      lookAt(`max(${text}, ${text})`);
      lookAt(`"${text}" .. '${text}'`);
      lookAt(`self["${text}"]`);
    }
  });

  test('there are enough of them, without repetition', () => {
    const all = Object.values(naughtyTexts).flat();
    expect(all.length).toBeGreaterThan(150);
    expect(new Set(all).size).toBe(all.length);
  });
});

test('random bytes and pieces are programs or have findings inside them', () => {
  checkAnyInput({ seed: 1, numRuns: 600 });
});

test('long and deep texts are programs or have findings inside them', () => {
  checkLongInput({ seed: 1, numRuns: 100 });
});
