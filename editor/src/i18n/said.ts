import { type Catalogue, currentCatalogue, currentLanguage, t } from './t.ts';

interface Pattern {
  readonly test: RegExp;
  readonly translation: string;
}

const known = new Map<string, string>();
let patterns: readonly Pattern[] | undefined;
let counts: ReadonlyMap<string, string> | undefined;

/**
 * A sentence that the core made, in the language of the editor. The core makes its sentences in English, with names and
 * numbers in them; the catalogue has them with `{0}`, `{1}` … at these places. What is not found there stays.
 */
export function said(sentence: string): string {
  if (currentLanguage().code === 'en') return sentence;
  const before = known.get(sentence);
  if (before !== undefined) return before;
  const translated = currentCatalogue().get(sentence) ?? countIn(sentence) ?? filled(sentence);
  known.set(sentence, translated);
  return translated;
}

function filled(sentence: string): string {
  patterns ??= patternsOf(currentCatalogue());
  for (const { test, translation } of patterns) {
    const found = test.exec(sentence);
    if (found) return translation.replace(/\{(\d)\}/g, (_, index: string) => saidPart(found[Number(index) + 1] ?? ''));
  }
  return sentence;
}

/** A part of a sentence: words of the core begin in lower case or are several, other texts are names that people gave. */
export function saidPart(part: string): string {
  return /^\p{Ll}| /u.test(part) ? said(part) : part;
}

/** "3 actors", if the catalogue has that with any number. */
function countIn(part: string): string | undefined {
  const [, count, things = ''] = /^(\d+) (\D+)$/.exec(part) ?? [];
  if (count === undefined) return undefined;
  counts ??= countsOf(currentCatalogue());
  const message = counts.get(things);
  return message === undefined ? undefined : t(message, { count: Number(count) });
}

/** The messages that say how many things there are, by the English words for one and for several of them. */
function countsOf(catalogue: Catalogue): ReadonlyMap<string, string> {
  return new Map(
    [...catalogue.keys()].flatMap((text) => {
      const [, one, many] = /^\{count, plural, one \{# ([^{}]+)\} other \{# ([^{}]+)\}\}$/.exec(text) ?? [];
      return one === undefined || many === undefined ? [] : [[one, text] as const, [many, text] as const];
    }),
  );
}

/** Whether a pattern has enough words of its own to be found by. Shorter ones would fit sentences of others. */
export function isTelling(text: string): boolean {
  return text.replace(/\{\d\}/g, '').trim().length > 3;
}

/** Those with most words of their own come first: they say most about a sentence. */
function patternsOf(catalogue: Catalogue): readonly Pattern[] {
  return [...catalogue]
    .filter(([text]) => /\{0\}/.test(text) && isTelling(text))
    .toSorted(([one], [other]) => ownLength(other) - ownLength(one))
    .map(([text, translation]) => ({ test: patternOf(text), translation }));
}

function ownLength(text: string): number {
  return text.replace(/\{\d\}/g, '').length;
}

function patternOf(text: string): RegExp {
  const parts = text.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('([^]*?)')}$`);
}
