import { textOfNumber } from '../attributes/convert.ts';
import type { Field } from '../catalogue/fields/field.ts';
import { isJsonObject } from '../model/json.ts';
import { cutText } from '../model/text.ts';
import { isExpression, keypathOfPart } from '../references/expressionValue.ts';

/** The name of the thing with a stored id; undefined for an unknown id. */
export type NameOfId = (kind: 'scenes' | 'actors' | 'tables', id: string) => string | undefined;

/** A value as people read it: short, on one line. */
export function valueLabels(value: unknown, field: Field | undefined, nameOf: NameOfId): string {
  const option = field?.options?.find(([code]) => code === value);
  if (option) return option[1];
  if (typeof value === 'number') return textOfNumber(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return textWords(value, field, nameOf);
  if (isExpression(value)) return short(programWords(value.$));
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  return isJsonObject(value) ? objectWords(value, nameOf) : 'nothing';
}

const longest = 60;
const referenceKinds: Partial<Record<Field['kind'], 'scenes' | 'actors' | 'tables'>> = {
  scene: 'scenes',
  prototype: 'actors',
  table: 'tables',
};

function textWords(text: string, field: Field | undefined, nameOf: NameOfId): string {
  const kind = field && referenceKinds[field.kind];
  const name = kind && nameOf(kind, text);
  return name ?? `“${short(text.replaceAll('\t', ', '))}”`;
}

function objectWords(value: Readonly<Record<string, unknown>>, nameOf: NameOfId): string {
  if (typeof value['@'] === 'string') return valueLabels(value.$, undefined, nameOf);
  const words = (key: string) => valueLabels(value[key], undefined, nameOf);
  if ('x' in value && 'y' in value) return `${words('x')}, ${words('y')}`;
  if ('width' in value && 'height' in value) return `${words('width')} × ${words('height')}`;
  if ('red' in value && 'green' in value) {
    const names = ['red', 'green', 'blue', 'alpha'].filter((key) => key in value);
    return names.map((key) => `${key} ${words(key)}`).join(', ');
  }
  return short(JSON.stringify(value));
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
