import { IntlMessageFormat } from 'intl-messageformat';
import { type Language, type LanguageCode, languages } from './languages.ts';

/** Values of a message’s placeholders. A number also chooses the plural; nothing is written for null and undefined. */
export type Params = Readonly<Record<string, string | number | null | undefined>>;

/** English texts, and what they are in another language. */
export type Catalogue = ReadonlyMap<string, string>;

let language: Language & { readonly code: LanguageCode } = languages.en;
let catalogue: Catalogue = new Map();
const formats = new Map<string, Format>();

/**
 * Translates from now on. Texts that have been translated before stay as they are, so this is called before any other
 * module of the editor is loaded. docs/decisions/0069-languages.md
 */
export function speak(next: typeof language, texts: Catalogue): void {
  language = next;
  catalogue = texts;
  formats.clear();
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
  if (!params) return catalogue.get(text) ?? text;
  let format = formats.get(text);
  if (!format) {
    format = formatOf(messageOf(text, true));
    formats.set(text, format);
  }
  return format(params);
}

type Format = (params: Params) => string;

/** Most messages only put in values. Lists and the stage have thousands of them, so these are joined without the library. */
function formatOf(message: IntlMessageFormat): Format {
  const parts = message.getAst();
  const simple = parts.map((part) => (part.type === literal || part.type === argument ? part : undefined));
  if (simple.includes(undefined)) return (params) => String(message.format(params));
  return (params) => {
    let text = '';
    for (const part of simple) if (part) text += part.type === literal ? part.value : (params[part.value] ?? '');
    return text;
  };
}

/** Kinds of parts of a message, as its parser numbers them. */
const literal = 0;
const argument = 1;

// The editor's languages are known to every browser; asking for that takes 10 to 30 ms.
IntlMessageFormat.resolveLocale = (locale) => new Intl.Locale(String(locale));

/** The message of an English text in the language of the editor; `ignoreTag` leaves elements as they are written. */
export function messageOf(text: string, ignoreTag: boolean): IntlMessageFormat {
  const translated = catalogue.get(text);
  // The digits of Arabic depend on the region; dates have those of the same one.
  const { locale } = translated === undefined ? languages.en : language;
  return new IntlMessageFormat(translated ?? text, locale, undefined, { ignoreTag });
}
