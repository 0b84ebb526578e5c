import { convertValue, numberOfText, type Scalar, type Value } from '@playhouse/core';
import { runtimeLimits } from '../game/limits.ts';
import type { RuntimeTable } from '../state/table.ts';
import { describeValue } from '../state/value.ts';
import { defineRuntimeBehavior, type ValueReader } from '../units/defineRuntimeBehavior.ts';
import { canWork } from '../units/work.ts';

interface Assignment {
  readonly column: ValueReader;
  readonly value: ValueReader;
}

/** Columns of integers, reals and angles. docs/runtime-rules.md#tables. */
const numericTypes: readonly (number | undefined)[] = [2, 3, 5];

/** Sets cells of one row. A missing row or column changes nothing. docs/runtime-rules.md#table-behaviors. */
export const ChangeTableValue = defineRuntimeBehavior('ChangeTableValueAction', {
  prepare: (fields, compiler) => ({
    table: compiler.table(fields.tableID, fields.tableExpression),
    assignments: fields.assignments.map(
      ({ column, rhsvalue }): Assignment => ({ column: compiler.value(column), value: compiler.value(rhsvalue) }),
    ),
  }),

  start({ fields, prepared, location }, actor, world) {
    const table = prepared.table(actor, world);
    const rowName = fields.rowNumber(actor, world);
    if (table === undefined || rowName === undefined) return;
    if (typeof rowName === 'string' && !canWork(location, world, 1 + (table.rowCount >> 2))) return;
    const row = numberOf(rowName, (name) => table.findRow(name));
    for (const assignment of prepared.assignments) {
      const columnName = assignment.column(actor, world);
      const value = assignment.value(actor, world);
      if (columnName === undefined || value === undefined || typeof value === 'object') continue;
      const column = numberOf(columnName, (name) => table.findColumn(name));
      if (!isInside(table, row, column))
        world.faults.report(location, 'table.cell', `${describeValue(rowName)}, ${describeValue(columnName)}`);
      else if (!canHold(table, column, value)) world.faults.report(location, 'value.infinite', describeValue(value));
      else if (!table.write(row, column, value))
        world.faults.report(location, 'limit.texts', runtimeLimits.tableCharacters);
    }
  },
});

/**
 * As in expressions: a text that reads as an integer is an index, any other a name.
 * docs/format.md#row-and-column-references.
 */
function numberOf(value: Value, find: (name: string) => number): number {
  if (typeof value === 'object') return Number.NaN;
  if (typeof value === 'number') return Number(convertValue(value, 'integer'));
  const number = numberOfText(String(value)) ?? Number.NaN;
  return Number.isInteger(number) ? number : find(String(value));
}

function isInside(table: RuntimeTable, row: number, column: number): boolean {
  return row >= 1 && row <= table.rowCount && column >= 1 && column <= table.columnCount;
}

/**
 * Numbers without a finite value can be shown, but not used in calculations or saved. docs/runtime-rules.md#operators.
 */
function canHold(table: RuntimeTable, column: number, value: Scalar): boolean {
  return (
    !numericTypes.includes(table.columns[column - 1]?.type) || Number.isFinite(Number(convertValue(value, 'real')))
  );
}
