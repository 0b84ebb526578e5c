import { isJsonObject } from '../model/json.ts';
import { limits } from '../model/limits.ts';
import type { DocumentPath } from '../model/path.ts';
import { compareCodePoints } from '../model/text.ts';
import {
  type KeyPosition,
  type Layout,
  layoutOf,
  markedLayout,
  ownOrderRank,
  positionOf,
  unknownLayout,
} from './layout.ts';

/**
 * The canonical text of a document, the same for the same content: keys in the order of the schema, then custom
 * attributes and tables in their own order, then unknown keys in code-point order. Works for damaged documents too.
 * docs/format.md#files-and-paths "Canonical text".
 */
export function canonicalText(document: DocumentPath, value: unknown): string {
  const output = { text: '' };
  writeValue(value, layoutOf(document), 0, output);
  return `${output.text}\n`;
}

interface Output {
  text: string;
}

function writeValue(value: unknown, layout: Layout, level: number, output: Output): void {
  if (typeof value === 'string') output.text += quote(value);
  else if (typeof value === 'number') output.text += Number.isFinite(value) ? `${value}` : 'null';
  else if (typeof value !== 'object' || value === null) output.text += JSON.stringify(value) ?? 'null';
  else if (level >= limits.depth) throw new Error(`A document is nested more than ${limits.depth} levels deep.`);
  else if (Array.isArray(value)) writeList(value, layout.items ?? unknownLayout, level, output);
  else if (isJsonObject(value)) writeObject(value, layoutFor(value, layout), level, output);
}

function layoutFor(object: Readonly<Record<string, unknown>>, layout: Layout): Layout {
  if (layout.variant) return layout.variant(object);
  return layout === unknownLayout && typeof object['@'] === 'string' ? markedLayout : layout;
}

function writeList(list: readonly unknown[], items: Layout, level: number, output: Output): void {
  if (list.length <= 4 && list.every((item) => typeof item === 'number')) {
    output.text += `[${list.map((item) => JSON.stringify(item)).join(', ')}]`;
    return;
  }
  const inner = lineBreak(level + 1);
  output.text += '[';
  for (let at = 0; at < list.length; at++) {
    output.text += at === 0 ? inner : `,${inner}`;
    writeValue(list[at], items, level + 1, output);
  }
  output.text += `${lineBreak(level)}]`;
}

type JsonMembers = Readonly<Record<string, unknown>>;

/** Keys already in order are written in one pass; the first one out of order restarts with sorted keys. */
function writeObject(object: JsonMembers, layout: Layout, level: number, output: Output): void {
  const start = output.text;
  let lastKey = '';
  let last: KeyPosition | undefined;
  for (const key in object) {
    const value = object[key];
    if (value === undefined) continue;
    const position = positionOf(key, layout);
    if (last && compareKeys(last, lastKey, position, key) > 0) {
      output.text = start;
      writeSorted(object, layout, level, output);
      return;
    }
    output.text += `${last ? ',' : '{'}${lineBreak(level + 1)}${quote(key)}: `;
    writeMember(object, key, value, position.layout, level + 1, output);
    last = position;
    lastKey = key;
  }
  output.text += last ? `${lineBreak(level)}}` : '{}';
}

function writeSorted(object: JsonMembers, layout: Layout, level: number, output: Output): void {
  const members = Object.entries(object).filter(([, value]) => value !== undefined);
  const sorted = members.map(([key, value]) => ({ key, value, position: positionOf(key, layout) }));
  sorted.sort((first, second) => compareKeys(first.position, first.key, second.position, second.key));
  for (const [at, { key, value, position }] of sorted.entries()) {
    output.text += `${at === 0 ? '{' : ','}${lineBreak(level + 1)}${quote(key)}: `;
    writeMember(object, key, value, position.layout, level + 1, output);
  }
  output.text += `${lineBreak(level)}}`;
}

/** Compares two keys of one object; 0 if they keep their own order. */
function compareKeys(left: KeyPosition, leftKey: string, right: KeyPosition, rightKey: string): number {
  if (left.rank !== right.rank) return left.rank - right.rank;
  return left.rank === ownOrderRank ? 0 : compareCodePoints(leftKey, rightKey);
}

function writeMember(
  owner: JsonMembers,
  key: string,
  value: unknown,
  layout: Layout,
  level: number,
  output: Output,
): void {
  if (key === '$' && owner['@'] === 'expression' && Array.isArray(value)) output.text += inlineText(value);
  else writeValue(value, layout, level, output);
}

/** Puts the parts of an expression on one line. */
function inlineText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inlineText).join(', ')}]`;
  if (typeof value === 'string') return quote(value);
  if (!isJsonObject(value)) return JSON.stringify(value) ?? 'null';
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  const members = keys.sort(compareCodePoints).map((key) => `${quote(key)}: ${inlineText(value[key])}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

const lineBreaks: string[] = [];

function lineBreak(level: number): string {
  lineBreaks[level] ??= `\n${'  '.repeat(level)}`;
  return lineBreaks[level];
}

/** `JSON.stringify` for well-formed texts, but faster for the many that need no escaping. */
function quote(text: string): string {
  return needsEscape.test(text) ? JSON.stringify(text.toWellFormed()) : `"${text}"`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes them
const needsEscape = /["\\\u0000-\u001f\ud800-\udfff]/;
