import { IntlMessageFormat } from 'intl-messageformat';
import type { Locator, Page } from 'playwright';
import { catalogueOf } from '../languages/catalogueOf.ts';

/** The language of a run: `npm run check:languages -- de` runs flows that are written in English in another one. */
export const runLanguage = process.env.PLAYHOUSE_LANGUAGE;

type Name = string | RegExp;

/** A literal text, or the name of what is put in; blank for what has several forms. */
type Part = { readonly text: string } | { readonly argument: string };

/** A text of the editor and its translation. */
interface Message {
  readonly english: readonly Part[];
  /** How much of it is literal, in characters. */
  readonly weight: number;
  readonly englishPattern: RegExp;
  /** Two texts that it may show in English. */
  readonly samples: readonly string[];
  readonly translated: readonly Part[];
}

function partsOf(message: string, code: string): readonly Part[] {
  try {
    const parts = new IntlMessageFormat(message, code, undefined, { ignoreTag: true }).getAst();
    return parts.map((part) => {
      if (part.type === 0) return { text: part.value };
      return { argument: part.type === 1 ? part.value : '' };
    });
  } catch {
    // Messages of the core have numbers in braces, and texts with braces of their own.
    return message.split(/\{(\d+)\}/).map((part, index) => (index % 2 === 0 ? { text: part } : { argument: part }));
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for the text, with the values that are known. */
function patternOf(parts: readonly Part[], values: Readonly<Record<string, string>> = {}): string {
  const shown = (name: string) => (values[name] === undefined ? '.*' : escaped(values[name]));
  return parts.map((part) => ('text' in part ? escaped(part.text) : shown(part.argument))).join('');
}

function messagesIn(code: string): readonly Message[] {
  return Object.entries(catalogueOf(code)).flatMap(([text, translation]) => {
    const english = partsOf(text, 'en');
    const weight = english.reduce((sum, part) => sum + ('text' in part ? part.text.trim().length : 0), 0);
    const isText = english.length === 1 && english.every((part) => 'text' in part);
    // Those with hardly a word of their own would be taken for everything.
    if (weight < 3 && !isText) return [];
    const groups = english.map((part) => ('text' in part ? escaped(part.text) : '(.*)')).join('');
    const samples = ['7', 'Pip'].map((value) => english.map((part) => ('text' in part ? part.text : value)).join(''));
    const englishPattern = new RegExp(`^${groups}$`, 's');
    return [{ english, weight, englishPattern, samples, translated: partsOf(translation, code) }];
  });
}

/** Names in English as they are to be looked for in another language. What people named stays. */
function createTranslator(code: string): (name: Name, isExact?: boolean) => Name {
  const messages = messagesIn(code);
  const fixed = new Map(
    messages.flatMap(({ english, translated }) => {
      const [[own], [other]] = [english, translated];
      const isFixed = english.length === 1 && translated.length === 1;
      return isFixed && own && other && 'text' in own && 'text' in other ? [[own.text, other.text] as const] : [];
    }),
  );
  const known = new Map<string, Name>();
  const filled = (text: string): string | undefined => {
    const matching = messages.filter(({ englishPattern }) => englishPattern.test(text));
    const [first, ...others] = matching;
    if (!first) return undefined;
    const { english, englishPattern, translated } = others.reduce(
      (best, each) => (each.weight > best.weight ? each : best),
      first,
    );
    const [, ...found] = englishPattern.exec(text) ?? [];
    const names = english.flatMap((part) => ('argument' in part ? [part.argument] : []));
    const values = Object.fromEntries(
      names.flatMap((name, at) => (name === '' ? [] : [[name, fixed.get(found[at] ?? '') ?? found[at] ?? '']])),
    );
    return patternOf(translated, values);
  };
  const ofText = (text: string, isExact: boolean): Name => {
    const own = fixed.get(text);
    if (own !== undefined) return own;
    const parts = text.split(', ');
    if (parts.length > 1 && parts.some((part) => fixed.has(part)))
      return parts.map((part) => fixed.get(part) ?? part).join(', ');
    const pattern = filled(text);
    if (pattern !== undefined) return new RegExp(`^${pattern}$`, 's');
    if (isExact || text.length < 4) return text;
    const containing = messages.filter(({ samples }) => samples[0]?.toLowerCase().includes(text.toLowerCase()));
    return containing.length > 0 ? anyOf(containing, escaped(text), 'i') : text;
  };
  const ofPattern = (name: RegExp): Name => {
    const matching = messages.filter(({ samples }) =>
      samples.some((sample) => new RegExp(name.source, name.flags).test(sample)),
    );
    return matching.length > 0 && matching.length < 200 ? anyOf(matching, name.source, name.flags) : name;
  };
  return (name, isExact = false) => {
    const key = `${isExact} ${name instanceof RegExp} ${name}`;
    const found = known.get(key) ?? (name instanceof RegExp ? ofPattern(name) : ofText(name, isExact));
    known.set(key, found);
    return found;
  };
}

function anyOf(messages: readonly Message[], original: string, flags: string): RegExp {
  const all = [...new Set(messages.map(({ translated }) => `^${patternOf(translated)}$`))];
  return new RegExp([`(?:${original})`, ...all].join('|'), flags.includes('s') ? flags : `${flags}s`);
}

interface Options {
  readonly name?: Name;
  readonly hasText?: Name;
  readonly exact?: boolean;
}

type Finder = (this: unknown, first: unknown, options?: Options) => Locator;

let isPrepared = false;

/** Makes all pages look for texts in the language of the run. */
export function speakRunLanguage(page: Page): void {
  if (runLanguage === undefined || isPrepared) return;
  isPrepared = true;
  const translate = createTranslator(runLanguage);
  const translated = (options: Options | undefined): Options | undefined =>
    options && {
      ...options,
      ...(options.name !== undefined && { name: translate(options.name, options.exact) }),
      ...(options.hasText !== undefined && { hasText: translate(options.hasText) }),
    };
  const byText = ['getByText', 'getByLabel', 'getByTitle', 'getByPlaceholder', 'getByAltText'];
  const frame = page.mainFrame();
  // The methods of Playwright call each other.
  let isInside = false;
  const once = (call: () => Locator): Locator => {
    isInside = true;
    try {
      return call();
    } finally {
      isInside = false;
    }
  };
  for (const owner of [page, page.locator('body'), frame, page.frameLocator('iframe')].map(Object.getPrototypeOf)) {
    for (const method of [...byText, 'getByRole', 'locator', 'filter']) {
      const original = Reflect.get(owner, method) as Finder | undefined;
      if (!original) continue;
      owner[method] = function (this: unknown, first: unknown, options?: Options) {
        if (isInside) return original.call(this, first, options);
        if (byText.includes(method))
          return once(() => original.call(this, translate(first as Name, options?.exact), options));
        if (method === 'filter') return once(() => original.call(this, translated(first as Options)));
        return once(() => original.call(this, first, translated(options)));
      };
    }
  }
}
