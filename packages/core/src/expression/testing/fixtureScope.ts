import { isAttributeType } from '../../attributes/attributeType.ts';
import { convertValue, type Scalar } from '../../attributes/convert.ts';
import { type Binder, createBinder } from '../binder.ts';
import { type CheckContext, valueTypeOf } from '../checkProgram.ts';
import { createNameScope, type NamedAttribute, type NameScope } from '../names/nameScope.ts';
import type { ExpressionWorld, FaultCode, TableValue, Value, WarningCode } from '../value.ts';

export interface FixtureAttribute {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly value: Scalar;
}

export interface FixtureTable {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly string[];
  readonly columns: readonly { readonly name: string; readonly type: number; readonly values: readonly Scalar[] }[];
}

/** The names used by the tables in `fixtures/expressions`, in every form of the language. */
export interface FixtureScope {
  readonly names: NameScope;
  readonly context: CheckContext;
  createBinder(): Binder;
}

/** A world that cycles through given random numbers and keeps the codes of its faults. */
export function createFixtureWorld(
  random: readonly number[] = [0.5],
): ExpressionWorld & { readonly faults: (FaultCode | WarningCode)[] } {
  const faults: (FaultCode | WarningCode)[] = [];
  let at = 0;
  const next = (): number => random[at++ % random.length] ?? 0;
  return { random: { next }, fault: (code) => faults.push(code), warn: (code) => faults.push(code), faults };
}

/** Makes the game attributes and tables of a fixture file available to programs. */
export function createFixtureScope(
  attributes: readonly FixtureAttribute[] = [],
  tables: readonly FixtureTable[] = [],
): FixtureScope {
  const values = new Map<string, Value>();
  const named: NamedAttribute[] = [];
  for (const { id, name, type, value } of attributes) {
    if (!isAttributeType(type)) throw new TypeError(`unknown type ${type}`);
    const keypath = `game.attributes.${id}`;
    values.set(keypath, value);
    named.push({ keypath, path: ['game', { given: name, id }], type, title: name });
  }
  for (const table of tables) {
    const keypath = `game.attributes.${table.id}`;
    values.set(keypath, createTable(table));
    named.push({ keypath, path: ['tables', { given: table.name, id: table.id }], type: 'table', title: table.name });
  }
  const names = createNameScope({ attributes: named });
  const types = new Map(named.map(({ keypath, type }) => [keypath, valueTypeOf(type)]));
  return {
    names,
    context: { typeOf: (keypath) => types.get(keypath) ?? 'any', show: (keypath) => names.textOf(keypath) },
    createBinder: () =>
      createBinder((keypath, constant) => {
        const type = types.get(keypath);
        const read = (): Value => values.get(keypath) ?? 0;
        return type && { type, source: `${constant(values)}.get(${constant(keypath)})`, read };
      }),
  };
}

const columnTypes = ['text', 'text', 'integer', 'real', 'boolean', 'angle'] as const;

function createTable({ rows, columns }: FixtureTable): TableValue {
  const blank = (column: number): Scalar => convertValue('', columnTypes[columns[column - 1]?.type ?? 1] ?? 'text');
  return {
    rowCount: rows.length,
    columnCount: columns.length,
    cell: (row, column) => columns[column - 1]?.values[row - 1] ?? blank(column),
    blank,
    findRow: (name) => rows.indexOf(name) + 1,
    findColumn: (name) => columns.findIndex((column) => column.name === name) + 1,
  };
}
