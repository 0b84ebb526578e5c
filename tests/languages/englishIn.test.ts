import { describe, expect, it } from 'vitest';
import { catalogueOf } from './catalogueOf.ts';
import { englishIn } from './englishIn.ts';

describe.each(['de', 'es', 'ar'])('English on a page in %s', (code) => {
  const isEnglish = englishIn(code);

  it.each([
    'Delete row',
    'Grid 100',
    '12 actors',
    '1 scene, 2 actors. Last change: moved Pip.',
    'A penguin runs home, faster and faster, and you have one button.',
    'Checking project actors for potential errors...',
  ])('is found: %s', (text) => {
    expect(isEnglish(text)).toBe(true);
  });

  it('is not found in what the language says', () => {
    const own = Object.entries(catalogueOf(code)).filter(([text]) => !/[{<]/.test(text));
    expect(own.filter(([, translation]) => isEnglish(translation))).toEqual([]);
    expect(['Pip', '12', 'CSV', 'Ctrl Z', '99 × 20 px'].filter(isEnglish)).toEqual([]);
  });
});
