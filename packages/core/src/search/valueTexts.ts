import type { Field } from '../catalogue/fields/field.ts';
import { formatProgram } from '../expression/names/formatProgram.ts';
import type { ProgramPart } from '../expression/programPart.ts';
import type { Id } from '../generated/entities.ts';
import type { Path } from '../model/path.ts';
import { isExpression, keypathOfPart } from '../references/expressionValue.ts';
import { type OwnText, ownText, type TextKind } from './projectText.ts';
import type { SearchNames } from './searchNames.ts';

/** The path of a value below its place, and its label there. */
export interface ValueSpot {
  readonly kind: TextKind;
  readonly label: string;
  readonly rest: Path;
  readonly condition?: Id | undefined;
}

/** The texts of a field of a behavior or condition, as its control shows them. */
export function fieldTexts(field: Field, value: unknown, spot: ValueSpot, names: SearchNames): OwnText[] {
  const { label, rest, condition } = spot;
  const shown = shownText(field, value, names);
  if (shown !== undefined) return shown === '' ? [] : [ownText(spot.kind, label, shown, rest, condition)];
  return valueTexts(value, spot, names);
}

/** The words for a stored code, id or keypath; undefined for a value that is shown unchanged. */
function shownText({ kind, options, words }: Field, value: unknown, names: SearchNames): string | undefined {
  if (kind === 'choice' || kind === 'word') return options?.find(([code]) => code === value)?.[1];
  if (typeof value !== 'string') return undefined;
  if (kind === 'images')
    return value
      .split('\t')
      .filter((name) => name !== '')
      .join(', ');
  if (kind === 'attribute') return value === '' ? '' : names.scope.textOf(value);
  if (kind !== 'prototype' && kind !== 'scene' && kind !== 'table') return undefined;
  return words?.includes(value) ? undefined : names.nameOf(kind, value);
}

/** Every text in a stored value: texts, numbers and expressions, at any depth. */
export function valueTexts(value: unknown, spot: ValueSpot, names: SearchNames): OwnText[] {
  const found: OwnText[] = [];
  collect(value, spot, names, found);
  return found;
}

function collect(value: unknown, spot: ValueSpot, names: SearchNames, found: OwnText[]): void {
  const { kind, label, rest, condition } = spot;
  if (typeof value === 'string') {
    if (value !== '') found.push(ownText(kind, label, value, rest, condition));
  } else if (typeof value === 'number') {
    found.push(ownText(kind, label, String(value), rest, condition));
  } else if (isExpression(value)) {
    const parts = value.$.filter(isPart);
    const text = parts.length === 0 ? '' : formatProgram(parts, names.scope);
    if (text !== '') found.push(ownText('expression', label, text, rest, condition));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      if (key === '@' || (key === 'id' && Array.isArray(value))) continue;
      const step = Array.isArray(value) ? Number(key) : key;
      collect(member, { ...spot, rest: [...rest, step] }, names, found);
    }
  }
}

function isPart(part: unknown): part is ProgramPart {
  return typeof part === 'string' || keypathOfPart(part) !== undefined;
}
