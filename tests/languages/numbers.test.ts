import { afterAll, describe, expect, it } from 'vitest';
import { durationText, sizeText } from '../../editor/src/features/sounds/editor/soundWords.ts';
import { amount } from '../../editor/src/i18n/amount.ts';
import { type LanguageCode, languages } from '../../editor/src/i18n/languages.ts';
import { speak, t } from '../../editor/src/i18n/t.ts';
import { catalogueOf } from './catalogueOf.ts';

function speakIn(code: LanguageCode): void {
  speak(languages[code], new Map(Object.entries(code === 'en' ? {} : catalogueOf(code))));
}

afterAll(() => speakIn('en'));

describe.each([
  ['en', '12,345', '1.50 s', '2.3 MB'],
  ['de', '12.345', '1,50 s', '2,3 MB'],
  ['es', '12.345', '1,50 s', '2,3 MB'],
  ['ar', '12,345', '1.50 ث', '2.3 ميغابايت'],
] as const)('amounts in %s', (code, count, duration, size) => {
  it('are written as the language does', () => {
    speakIn(code);
    expect([amount(12_345), durationText(66_150, 44_100), sizeText(2_345_678)]).toEqual([count, duration, size]);
  });

  it('have the same digits in messages and dates', () => {
    speakIn(code);
    const message = '{count, plural, one {# row} other {# rows}}';
    expect(t(message, { count: 12_345 })).toContain(count);
    expect(new Date(2026, 10, 30).toLocaleDateString(languages[code].locale)).toMatch(/30/);
  });

  it('leave values of the game as they are typed', () => {
    speakIn(code);
    expect(t('{words} in {where}', { words: 12.5, where: 1024 })).toMatch(/12\.5.*1024/);
  });
});
