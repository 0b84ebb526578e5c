import type { ProgramPart } from '../expression/programPart.ts';
import { isJsonObject } from '../model/json.ts';
import type { Path } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import { isExpression, keypathOfPart } from './expressionValue.ts';
import { tableOfKeypath, textLiteralsOf } from './programLiterals.ts';
import type { ReferenceOwner } from './walk.ts';
import { type FieldValue, walkFieldValues } from './walkFieldValues.ts';

/**
 * A name that a behavior contains as text: a row or column of a table, a tag, or an image as a whole program. A part of
 * a name does not count. The walker of references does not know them, because they are ordinary texts until a game
 * runs.
 */
export interface WrittenName {
  readonly kind: 'image' | 'tag' | 'row' | 'column';
  readonly name: string;
  /** The table of a row or column. */
  readonly table?: string;
  /** Path of the text or the expression. */
  readonly path: Path;
  /** Its position in the text, when that is a tab-separated list. */
  readonly position?: number;
  /** In an expression: start and end in the program's text, including quotes. */
  readonly range?: readonly [start: number, end: number];
  readonly owner: ReferenceOwner;
  readonly isActive: boolean;
}

/**
 * Calls `visit` for every name that a behavior contains as text. docs/format.md#literals; docs/runtime-rules.md#display
 * and docs/runtime-rules.md#table-functions.
 */
export function walkNames(project: Project, visit: (name: WrittenName) => void): void {
  walkFieldValues(project, (fieldValue) => {
    const { field, value, path } = fieldValue;
    const table = tableOf(fieldValue.attributes);
    if (field.kind === 'assignments' && Array.isArray(value)) {
      for (const [index, assignment] of value.entries()) {
        if (!isJsonObject(assignment)) continue;
        nameIn(fieldValue, assignment.column, [...path, index, 'column'], { kind: 'column', table }, visit);
        nameIn(fieldValue, assignment.rhsvalue, [...path, index, 'rhsvalue'], undefined, visit);
      }
      return;
    }
    const isRow = fieldValue.key === 'rowNumber' && 'assignments' in fieldValue.attributes;
    nameIn(fieldValue, value, path, isRow ? { kind: 'row', table } : undefined, visit);
  });
}

/** The name in a value as a whole. */
interface Meaning {
  readonly kind: 'row' | 'column';
  readonly table: string | undefined;
}

function nameIn(
  fieldValue: FieldValue,
  value: unknown,
  path: Path,
  meaning: Meaning | undefined,
  visit: (name: WrittenName) => void,
): void {
  const { owner, isActive } = fieldValue;
  if (typeof value === 'string') {
    const table = meaning?.table;
    if (meaning && table !== undefined && !readsAsIndex(value)) {
      visit({ kind: meaning.kind, table, name: value, path, owner, isActive });
    }
    if (fieldValue.goal !== 'tag') return;
    for (const [at, name] of value.split('\t').entries())
      visit({ kind: 'tag', name, path, position: at, owner, isActive });
    return;
  }
  if (!isExpression(value)) {
    if (isJsonObject(value)) walkComponents(fieldValue, value, path, visit);
    return;
  }
  for (const { text, range, names, isAlone } of textLiteralsOf(value.$)) {
    const named = names ?? (isAlone ? meaning : undefined);
    const table = named?.table;
    if (named && table !== undefined && !readsAsIndex(text)) {
      visit({ kind: named.kind, table, name: text, path, range, owner, isActive });
    } else if (fieldValue.goal && isAlone) visit({ kind: fieldValue.goal, name: text, path, range, owner, isActive });
  }
}

/** Components of a point or color, each possibly computed. */
function walkComponents(
  fieldValue: FieldValue,
  value: Readonly<Record<string, unknown>>,
  path: Path,
  visit: (name: WrittenName) => void,
): void {
  for (const [key, component] of Object.entries(value)) {
    if (isExpression(component)) nameIn(fieldValue, component, [...path, key], undefined, visit);
  }
}

/** The table that a behavior changes: given by its id, or by an expression that is only a table. */
function tableOf({ tableID, tableExpression }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof tableID === 'string' && tableID !== '') return tableID;
  if (!isExpression(tableExpression)) return undefined;
  const parts: readonly ProgramPart[] = tableExpression.$.filter(
    (part) => typeof part !== 'string' || part.trim() !== '',
  );
  const keypath = parts.length === 1 ? keypathOfPart(parts[0]) : undefined;
  return keypath === undefined ? undefined : tableOfKeypath(keypath);
}

/**
 * A row or column text that reads as an integer is an index, otherwise a name.
 * docs/format.md#row-and-column-references.
 */
export function readsAsIndex(text: string): boolean {
  return /^\s*[+-]?\d+\s*$/.test(text);
}
