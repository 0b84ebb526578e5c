import { textOfNumber } from '../attributes/convert.ts';
import type { Field } from '../catalogue/fields/field.ts';
import { isJsonObject } from '../model/json.ts';
import { cutText } from '../model/text.ts';
import { isExpression, keypathOfPart } from '../references/expressionValue.ts';
import { type DiffWords, inEnglish, labelWords, nameWords, pairWords, textWords } from './diffTexts.ts';

/** The name of the thing with a stored id; undefined for an unknown id. */
export type NameOfId = (kind: 'scenes' | 'actors' | 'tables', id: string) => string | undefined;

/** A value as people read it: short, on one line. */
export function valueLabels(value: unknown, field: Field | undefined, nameOf: NameOfId): string {
  return inEnglish(valueWords(value, field, nameOf));
}

/** The same, for every language. */
export function valueWords(value: unknown, field: Field | undefined, nameOf: NameOfId): DiffWords {
  const option = field?.options?.find(([code]) => code === value);
  if (option) return labelWords(option[1]);
  if (typeof value === 'number') return nameWords(textOfNumber(value));
  if (typeof value === 'boolean') return textWords(value ? 'yes' : 'no');
  if (typeof value === 'string') return wordsOfText(value, field, nameOf);
  if (isExpression(value)) return nameWords(short(programWords(value.$)));
  if (Array.isArray(value)) return textWords('entries', { count: value.length });
  return isJsonObject(value) ? objectWords(value, nameOf) : textWords('nothing');
}

const longest = 60;
const referenceKinds: Partial<Record<Field['kind'], 'scenes' | 'actors' | 'tables'>> = {
  scene: 'scenes',
  prototype: 'actors',
  table: 'tables',
};

function wordsOfText(text: string, field: Field | undefined, nameOf: NameOfId): DiffWords {
  const kind = field && referenceKinds[field.kind];
  const name = kind && nameOf(kind, text);
  if (name !== undefined) return nameWords(name);
  return textWords('quoted', { text: nameWords(short(text.replaceAll('\t', ', '))) });
}

const colorParts = ['red', 'green', 'blue', 'alpha'] as const;

function objectWords(value: Readonly<Record<string, unknown>>, nameOf: NameOfId): DiffWords {
  if (typeof value['@'] === 'string') return valueWords(value.$, undefined, nameOf);
  const words = (key: string) => valueWords(value[key], undefined, nameOf);
  if ('x' in value && 'y' in value) return pairWords([words('x'), words('y')]);
  if ('width' in value && 'height' in value) {
    return textWords('size', { width: words('width'), height: words('height') });
  }
  if ('red' in value && 'green' in value) {
    const parts = colorParts.filter((key) => key in value);
    return pairWords(parts.map((key) => textWords(key, { value: words(key) })));
  }
  return nameWords(short(JSON.stringify(value)));
}

/** A program with each keypath shortened to its last step. */
function programWords(parts: readonly unknown[]): string {
  return parts.map((part) => keypathOfPart(part)?.split('.').at(-1) ?? String(part)).join('');
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const cut = cutText(line, longest);
  return cut === line ? line : `${cut}…`;
}
