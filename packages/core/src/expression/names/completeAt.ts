import { valueTypeOf } from '../checkProgram.ts';
import { signatureOf } from '../functions/defineFunction.ts';
import { expressionFunctions } from '../functions/expressionFunctions.ts';
import type { ValueType } from '../value.ts';
import { type Choices, choicesAt, type ExpectedChoices } from './choicesAt.ts';
import type { NamedAttribute, NameGroup, NameScope } from './nameScope.ts';
import { type SourceToken, scanSource } from './scanSource.ts';
import { nameRoots } from './shownName.ts';

/** Something that can be typed at the cursor. */
export interface Completion {
  readonly kind: 'choice' | 'attribute' | 'actor' | 'function' | 'word';
  readonly label: string;
  /** Replaces the typed part. */
  readonly insert: string;
  /** The type of an attribute, the signature of a function, the code of a choice. */
  readonly detail: string;
  /** A one-line description. */
  readonly help: string;
  /** Position of the typed part in the label, for highlighting. */
  readonly matched: readonly [number, number];
  /** Of an attribute. */
  readonly keypath?: string;
  readonly type?: ValueType;
}

export interface Completions {
  /** The part of the source that an insert replaces. */
  readonly from: number;
  readonly to: number;
  /** Best first. */
  readonly items: readonly Completion[];
  /** The total count. */
  readonly total: number;
}

export interface CompletionOptions {
  /** How many to return; six by default. docs/product-rules.md#limits. */
  readonly limit?: number;
  /** The choices for the whole program's value, if it is for an enumeration. */
  readonly choices?: Choices | undefined;
}

const firstResults = 6;
const words = ['and', 'or', 'true', 'false'];
const nameStarts: ReadonlySet<string> = new Set(['', '.', '"', "'"]);

/**
 * Completions at a position, from the first typed character on: attributes by any part of their name, functions, words.
 * Next to an enumeration its choices come first, even before anything is typed.
 */
export function completeAt(
  source: string,
  offset: number,
  names: NameScope,
  { limit = firstResults, choices }: CompletionOptions = {},
): Completions {
  const expected = choicesAt(source, offset, names, choices);
  const chosen = expected ? choicesFor(source.slice(expected.from, offset), expected) : [];
  const found = namesAt(source, offset, names);
  if (chosen.length === 0) return { ...found, items: found.items.slice(0, limit) };
  const from = expected?.from ?? offset;
  const others = found.from === from ? found.items : [];
  const items = [...chosen, ...others];
  return { from, to: offset, items: items.slice(0, limit), total: items.length };
}

/** Names, functions and words that complete the typed part. */
function namesAt(source: string, offset: number, names: NameScope): Completions {
  const tokens = scanSource(source.slice(0, offset));
  const from = startOfGivenName(source, offset, names, tokens) ?? startOfTyped(source, offset, tokens);
  const typed = source.slice(from, offset);
  if (typed === '') return { from: offset, to: offset, items: [], total: 0 };
  const ranked = [...attributesFor(typed, names), ...functionsFor(typed), ...wordsFor(typed, names)];
  ranked.sort((a, b) => a.rank - b.rank);
  return { from, to: offset, items: ranked.map(({ item }) => item), total: ranked.length };
}

interface Ranked {
  /** Smaller is better. */
  readonly rank: number;
  readonly item: Completion;
}

/** Where the name that ends at `offset` begins: `offset` itself after texts, numbers and operators. */
function startOfTyped(source: string, offset: number, tokens: readonly SourceToken[]): number {
  let start = offset;
  for (const token of tokens.toReversed()) {
    if (token.to !== start || !isOfName(token, source)) break;
    start = token.from;
  }
  return start;
}

/** Number of tokens, such as words and signs, that a given name is looked for in. */
const mostTokens = 10;

/**
 * Where the text before `offset` begins a given name that is not one word, such as `my na` of "my name" or `🚀 1.` of
 * "🚀 1.5". The longest such text counts. Undefined when there is none; numbers and texts never begin one.
 */
function startOfGivenName(
  source: string,
  offset: number,
  names: NameScope,
  tokens: readonly SourceToken[],
): number | undefined {
  const possible = tokens.slice(-mostTokens).filter(({ kind, to }) => {
    if (kind === 'text' || kind === 'openText') return false;
    return kind !== 'number' || source.slice(to, offset).trim() !== '';
  });
  return possible.find(({ from }) => {
    const typed = source.slice(from, offset);
    return !isOneWord.test(typed) && beginsName(typed, names);
  })?.from;
}

const isOneWord = /^[\p{L}\p{N}_.]*$/u;

/** True for tokens that may be part of a name while it is typed: words, dots, brackets and the text in them. */
function isOfName({ kind, from, to }: SourceToken, source: string): boolean {
  if (kind === 'openText') return source.charAt(from - 1) === '[';
  const isWord = kind === 'unknown' || kind === 'operator' || kind === 'truth';
  return kind === 'name' || (isWord && /^(?:[\p{L}_[]|\.(?!\.))/u.test(source.slice(from, to)));
}

/** The choices whose label, a word in it, or code begins with the typed part, in their own order. */
function choicesFor(typed: string, { choices, title }: ExpectedChoices): Completion[] {
  const wanted = typed.toLowerCase();
  const matching = choices.flatMap(([code, label]): (readonly [at: number, Completion])[] => {
    const text = ` ${label.toLowerCase()}`;
    const at = text.indexOf(` ${wanted}`);
    const isCode = String(code).startsWith(wanted);
    if (at < 0 && !isCode) return [];
    const matched = at < 0 ? ([0, 0] as const) : ([at, at + wanted.length] as const);
    const item = { label, insert: String(code), detail: String(code), help: title, matched } as const;
    return [[Math.min(Math.max(at, 0), 1), { kind: 'choice', ...item, type: 'number' }]];
  });
  return matching.sort(([a], [b]) => a - b).map(([, item]) => item);
}

/** Brackets and quotes are ignored in searches. */
function plain(text: string): string {
  return text
    .replaceAll(/\[["']/g, '.')
    .replaceAll(/\\?["']\]?|\]/g, '')
    .toLowerCase();
}

function attributesFor(typed: string, names: NameScope): Ranked[] {
  const wanted = plain(typed);
  const actors = names.groups.flatMap((group): Ranked[] => {
    const label = names.groupText(group);
    if (wanted.startsWith(`${plain(label)}.`)) loadGroup(group, names);
    const rank = rankOf(plain(label), wanted, '');
    const item = { kind: 'actor', label, insert: `${label}.`, detail: 'actor', help: '' } as const;
    return rank === undefined ? [] : [{ rank, item: { ...item, matched: matchedIn(label, typed) } }];
  });
  const attributes = names.attributes().flatMap((attribute): Ranked[] => {
    const { keypath, type, title } = attribute;
    const { name, given } = searchedOf(attribute);
    const rank = rankOf(name, wanted, given);
    if (rank === undefined) return [];
    const label = names.textOf(keypath);
    const item = { kind: 'attribute', label, insert: label, detail: type, help: title, keypath } as const;
    return [{ rank, item: { ...item, matched: matchedIn(label, typed), type: valueTypeOf(type) } }];
  });
  return [...attributes, ...actors];
}

/** True when a name, or a step of one, begins with the typed text. */
function beginsName(typed: string, names: NameScope): boolean {
  const wanted = plain(typed);
  const isStart = (name: string, given: string) => (rankOf(name, wanted, given) ?? 4) <= 1;
  for (const group of names.groups) {
    const name = plain(names.groupText(group));
    if (isStart(name, '')) return true;
    if (wanted.startsWith(`${name}.`)) loadGroup(group, names);
  }
  return names.attributes().some((attribute) => isStart(searchedOf(attribute).name, searchedOf(attribute).given));
}

/** Adds the attributes of a group to the scope's attributes. */
function loadGroup({ prefix }: NameGroup, names: NameScope): void {
  names.attributeAt(`${prefix}attributes.name`);
}

/** What is searched in an attribute. */
interface Searched {
  readonly name: string;
  readonly given: string;
}

const searched = new WeakMap<NamedAttribute, Searched>();

function searchedOf(attribute: NamedAttribute): Searched {
  const known = searched.get(attribute);
  if (known) return known;
  const last = attribute.path.at(-1);
  const name = attribute.path.map((step) => (typeof step === 'string' ? step : step.given)).join('.');
  const fresh = { name: plain(name), given: typeof last === 'object' ? plain(last.given) : '' };
  searched.set(attribute, fresh);
  return fresh;
}

/**
 * 0 when the given name begins with the typed part, 1 for other steps, 3 for the root alone, 4 when it is somewhere
 * inside.
 */
function rankOf(name: string, wanted: string, given: string): number | undefined {
  if (wanted.includes('.') && name.startsWith(wanted)) return 0;
  if (given !== '' && given.startsWith(wanted)) return 0;
  if (name.includes(`.${wanted}`)) return 1;
  if (name.startsWith(wanted)) return 3;
  return wanted.length > 1 && name.includes(wanted) ? 4 : undefined;
}

function functionsFor(typed: string): Ranked[] {
  return expressionFunctions.flatMap((entry): Ranked[] => {
    const { name, help } = entry;
    const rank = functionRank(name, typed.toLowerCase());
    const item = { kind: 'function', label: name, insert: `${name}(`, detail: signatureOf(entry), help } as const;
    return rank === undefined ? [] : [{ rank, item: { ...item, matched: matchedIn(name, typed) } }];
  });
}

/** 0 when the name begins with the typed part, 2 when a word in it does, 4 when it is somewhere inside. */
function functionRank(name: string, wanted: string): number | undefined {
  if (name.toLowerCase().startsWith(wanted)) return 0;
  const inner = name.match(/[A-Z][a-z0-9]*/g) ?? [];
  if (inner.some((word) => word.toLowerCase().startsWith(wanted))) return 2;
  return wanted.length > 1 && name.toLowerCase().includes(wanted) ? 4 : undefined;
}

/** Words of the language, and the roots that names can begin with here. */
function wordsFor(typed: string, names: NameScope): Ranked[] {
  const matched = [0, typed.length] as const;
  const roots = nameRoots.filter((root) => root !== 'keypath' && names.refusalOf(root) === undefined);
  const all = [...roots.map((root) => [root, `${root}.`] as const), ...words.map((word) => [word, word] as const)];
  return all
    .filter(([word]) => word.startsWith(typed) && word !== typed)
    .map(([label, insert]) => ({ rank: 0, item: { kind: 'word', label, insert, detail: '', help: '', matched } }));
}

/** Position of the typed part in a label, preferably at the beginning of a step. */
function matchedIn(label: string, typed: string): [number, number] {
  const text = label.toLowerCase();
  const wanted = typed.toLowerCase();
  const first = text.indexOf(wanted);
  let at = first;
  while (at >= 0 && !nameStarts.has(label.charAt(at - 1))) at = text.indexOf(wanted, at + 1);
  const start = at < 0 ? first : at;
  return start < 0 ? [0, 0] : [start, start + typed.length];
}
