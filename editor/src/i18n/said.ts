import { currentCatalogue, currentLanguage } from './t.ts';

interface Pattern {
  readonly test: RegExp;
  readonly translation: string;
}

const known = new Map<string, string>();
let patterns: readonly Pattern[] | undefined;

/**
 * A sentence that the core made, in the language of the editor. The core makes its sentences in English, with names and
 * numbers in them; the catalogue has them with `{0}`, `{1}` … at these places. What is not found there stays.
 */
export function said(sentence: string): string {
  if (currentLanguage().code === 'en') return sentence;
  const before = known.get(sentence);
  if (before !== undefined) return before;
  const translated = currentCatalogue()[sentence] ?? filled(sentence);
  known.set(sentence, translated);
  return translated;
}

function filled(sentence: string): string {
  patterns ??= patternsOf(currentCatalogue());
  for (const { test, translation } of patterns) {
    const found = test.exec(sentence);
    if (found) return translation.replace(/\{(\d)\}/g, (_, index: string) => said(found[Number(index) + 1] ?? ''));
  }
  return sentence;
}

/** Those with most words of their own come first: they say most about a sentence. */
function patternsOf(catalogue: Readonly<Record<string, string>>): readonly Pattern[] {
  return Object.entries(catalogue)
    .filter(([text]) => /\{0\}/.test(text) && text.replace(/\{\d\}/g, '').trim().length > 2)
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
