import { diffTexts, replaceTexts } from '@playhouse/core';
import { overlayTexts } from '@playhouse/player/messages';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { listSamples } from '../../editor/sampleProjects.ts';
import { languages } from '../../editor/src/i18n/languages.ts';
import { catalogueOf } from './catalogueOf.ts';
import { packageSentences } from './packageSentences.ts';
import { propertyLabels } from './propertyLabels.ts';
import { textsOutside, translatedTexts } from './textsInCode.ts';

/** Texts of behaviors and conditions that can have a translation of their own there. */
const withOwner = new Set<string>();
const inCode = translatedTexts();
const inCatalogue = catalogueTexts();
const inPackages = packageSentences();
/** Every text that the editor can show, in English. */
const english = new Set(
  [
    ...inCode.map(({ text }) => text),
    ...inCatalogue,
    ...inPackages,
    ...Object.values(overlayTexts),
    ...Object.values(diffTexts),
    ...propertyLabels(),
    ...listSamples().flatMap(({ title, description }) => [title, description]),
  ].filter((text) => /\p{L}/u.test(text)),
);
const translated = Object.keys(languages).filter((code) => code !== 'en');

function catalogueTexts(): readonly string[] {
  const texts: string[] = [];
  replaceTexts((text, owner) => {
    texts.push(text);
    if (owner !== undefined) withOwner.add(`${text} [${owner}]`);
    return text;
  });
  return texts;
}

describe('the texts of the editor', () => {
  it('all go through the language layer', () => {
    expect(textsOutside()).toEqual([]);
  });

  it('are ICU messages where values are put in', () => {
    const broken = inCode.filter(({ text }) => /[{<]/.test(text) && shapeOf(text, 'en') === undefined);
    expect(broken).toEqual([]);
  });
});

describe.each(translated)('the catalogue of %s', (code) => {
  const catalogue = catalogueOf(code);

  it('has every text', () => {
    expect([...english].filter((text) => !catalogue[text]?.trim())).toEqual([]);
  });

  it('has no text that the editor no longer shows', () => {
    expect(Object.keys(catalogue).filter((text) => !english.has(text) && !withOwner.has(text))).toEqual([]);
  });

  it('puts in the same values and elements', () => {
    const different = Object.entries(catalogue).filter(
      ([text, translation]) => shapeOf(text, 'en') !== shapeOf(translation, code),
    );
    expect(different).toEqual([]);
  });

  it('has the spaces of the English text at both ends', () => {
    const ends = (text: string) => [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]].join('|');
    expect(Object.entries(catalogue).filter(([text, translation]) => ends(text) !== ends(translation))).toEqual([]);
  });

  it('has the plurals of the language, and no others', () => {
    const known = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    const isKnown = (category: string) => /^=\d+$/.test(category) || known.some((each) => each === category);
    const wrong = Object.values(catalogue).filter(
      (text) => text.includes(', plural,') && !pluralsIn(astOf(text, code)).every(isKnown),
    );
    expect(wrong).toEqual([]);
  });
});

/** Names of the values and elements that a message puts in; undefined for one that cannot be read. */
function shapeOf(text: string, code: string): string | undefined {
  try {
    return [...new Set(namesIn(astOf(text, code)))].sort().join(' ');
  } catch {
    return undefined;
  }
}

type Parts = ReturnType<IntlMessageFormat['getAst']>;

function astOf(text: string, code: string): Parts {
  return new IntlMessageFormat(text, code, undefined, { ignoreTag: !/<\/\w+>/.test(text) }).getAst();
}

function namesIn(parts: Parts): readonly string[] {
  return parts.flatMap((part) => {
    const nested = 'options' in part ? Object.values(part.options).flatMap(({ value }) => namesIn(value)) : [];
    const inside = 'children' in part ? namesIn(part.children) : [];
    const isText = part.type === 0 || part.type === 7;
    return [...(isText || !('value' in part) ? [] : [`${part.type} ${part.value}`]), ...nested, ...inside];
  });
}

/** The plural categories that a message tells apart. */
function pluralsIn(parts: Parts): readonly string[] {
  return parts.flatMap((part) => {
    if (!('options' in part)) return 'children' in part ? pluralsIn(part.children) : [];
    const inside = Object.values(part.options).flatMap(({ value }) => pluralsIn(value));
    return [...('pluralType' in part ? Object.keys(part.options) : []), ...inside];
  });
}
