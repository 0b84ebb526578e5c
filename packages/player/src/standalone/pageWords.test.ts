import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeAddress } from '../platform/describeAddress.ts';
import { noWebGl } from '../view/noWebGl.ts';
import { pageWords } from './pageWords.ts';

describe('the words of an exported game', () => {
  it.each([
    [['ar-EG', 'en'], 'ar', 'rtl'],
    [['fr', 'de-AT', 'es'], 'de', 'ltr'],
    [['ES'], 'es', 'ltr'],
    [['en-US', 'de'], 'en', 'ltr'],
    [['fr'], 'en', 'ltr'],
    [[], 'en', 'ltr'],
  ])('for someone who reads %j are in %s', (languages, code, direction) => {
    const words = pageWords(languages);
    expect([words.code, words.direction]).toEqual([code, direction]);
  });

  it.each(['de', 'es', 'ar'])('in %s include all that the page says, with its values', (code) => {
    const source = ['playGame', 'gamePage'].map((file) => readFileSync(new URL(`${file}.ts`, import.meta.url), 'utf8'));
    const said = [...source.join('').matchAll(/say\(\s*'([^']+)'/g)].map(([, text = '']) => text);
    const { warnings } = describeAddress('http://me@127.0.0.1/');
    const about = [...warnings, ...describeAddress('https://xn--a.example/').warnings];
    expect(said.length).toBeGreaterThan(12);
    const { say } = pageWords([code]);
    for (const text of [...said, noWebGl, ...about.map((each) => each.replaceAll('127.0.0.1', '{host}'))]) {
      const translated = say(text);
      expect(translated, text).not.toBe(text);
      expect(translated.match(/\{\w+\}/g), text).toEqual(text.match(/\{\w+\}/g));
    }
  });

  it('take values as they are', () => {
    expect(pageWords(['de']).say('The game cannot be loaded. {reason}', { reason: '$& {reason}' })).toBe(
      'Das Spiel kann nicht geladen werden. $& {reason}',
    );
  });
});
