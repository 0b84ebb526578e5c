import { IntlMessageFormat } from 'intl-messageformat';
import { type Language, type LanguageCode, languages } from './languages.ts';

/** Values of a message’s placeholders. A number also chooses the plural; nothing is written for null and undefined. */
export type Params = Readonly<Record<string, string | number | null | undefined>>;

/** English texts, and what they are in another language. */
export type Catalogue = Readonly<Record<string, string>>;

let language: Language & { readonly code: LanguageCode } = languages.en;
let catalogue: Catalogue = {};
const messages = new Map<string, IntlMessageFormat>();

/**
 * Translates from now on. Texts that have been translated before stay as they are, so this is called before any other
 * module of the editor is loaded. docs/decisions/0069-languages.md
 */
export function speak(next: typeof language, texts: Catalogue): void {
  language = next;
  catalogue = texts;
  messages.clear();
}

/** The language that the editor speaks. */
export function currentLanguage(): typeof language {
  return language;
}

/** All texts in the language of the editor, by the English ones; empty for English. */
export function currentCatalogue(): Catalogue {
  return catalogue;
}

/**
 * An English text in the language of the editor; English where it has no translation. With `params`, the text is an ICU
 * message: `{name}`, `{count, plural, one {# row} other {# rows}}`.
 */
export function t(text: string, params?: Params): string {
  return params ? String(messageOf(text, true).format(params)) : (catalogue[text] ?? text);
}

/** The parsed message of an English text in the language of the editor; `ignoreTag` leaves elements as they are written. */
export function messageOf(text: string, ignoreTag: boolean): IntlMessageFormat {
  const known = messages.get(text);
  if (known) return known;
  const translated = catalogue[text];
  const code = translated === undefined ? 'en' : language.code;
  const made = new IntlMessageFormat(translated ?? text, code, undefined, { ignoreTag });
  messages.set(text, made);
  return made;
}
