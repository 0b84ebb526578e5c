import { catalogueOf } from './catalogueOf.ts';

/** Words that no other language of the editor has, and that names do not consist of. */
const words =
  /\b(the|of|and|with|your|you|this|that|from|when|which|there|nothing|moved|added|changed|deleted|renamed|pasted|checking|actors|behaviors?|wraps)\b/i;

/** The names that layers of a new picture get, which are stored with it. */
const storedNames = /^Layer \d+/;

interface Message {
  /** Its longest text between values, to find it quickly. */
  readonly text: string;
  readonly pattern: RegExp;
}

/**
 * Whether a text that is shown in a language is English: a text of the catalogue, one with values in it, or a sentence
 * with words that only English has.
 */
export function englishIn(code: string): (text: string) => boolean {
  const catalogue = catalogueOf(code);
  const translations = new Set(Object.values(catalogue));
  const messages = Object.entries(catalogue).flatMap(([text, translation]) =>
    patternOf(text) === patternOf(translation) ? [] : messagesIn(text),
  );
  return (shown) => {
    // What a browser says of an error is quoted in brackets.
    const text = shown.trim().replace(/\[.+\]$/s, '[]');
    if (translations.has(text) || translations.has(shown) || storedNames.test(text)) return false;
    const translation = catalogue[text] ?? catalogue[shown];
    if (translation !== undefined) return translation !== text;
    return words.test(text) || messages.some(({ text: part, pattern }) => text.includes(part) && pattern.test(text));
  };
}

/** What a text with values looks like once they are put in; of plurals both forms. */
function messagesIn(text: string): readonly Message[] {
  const [, one, many] = /^\{count, plural, one \{# ([^{}]+)\} other \{# ([^{}]+)\}\}$/.exec(text) ?? [];
  const forms = one === undefined || many === undefined ? [text] : [`{0} ${one}`, `{0} ${many}`];
  return forms.flatMap((form) => {
    const parts = partsOf(form);
    const longest = parts?.toSorted((left, right) => right.length - left.length)[0] ?? '';
    // Shorter parts are in names as well.
    if (!parts || parts.length < 2 || !/\p{L}{3}/u.test(longest)) return [];
    return [{ text: longest, pattern: new RegExp(patternOf(form) ?? '') }];
  });
}

function patternOf(text: string): string | undefined {
  const parts = partsOf(text)?.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts && `^${parts.join('(.+?)')}$`;
}

/** The texts between the values; undefined for a text with choices or elements. */
function partsOf(text: string): readonly string[] | undefined {
  const parts = text.split(/\{\w+\}/);
  return parts.some((part) => /[{}<]/.test(part)) ? undefined : parts;
}
