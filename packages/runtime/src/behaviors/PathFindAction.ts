import { convertValue, type Scalar } from '@playhouse/core';
import { cellsOf } from '../state/table.ts';
import { defineRuntimeBehavior, type NumberReader } from '../units/defineRuntimeBehavior.ts';
import { type CostMap, findPath } from '../units/findPath.ts';
import { canWork } from '../units/work.ts';

/** Visiting the neighbors of a cell costs as much as reading this many cells. */
const workPerCell = 100;

/**
 * Writes the cheapest path across a map, cell by cell, into a table; without a path the table is empty.
 * docs/runtime-rules.md#path-finding.
 */
export const PathFind = defineRuntimeBehavior('PathFindAction', {
  prepare: (fields, compiler) => ({
    map: compiler.table(fields.mapTableID),
    path: compiler.table(fields.pathTableID),
  }),

  start({ fields, prepared, location }, actor, world) {
    const map = prepared.map(actor, world);
    const target = prepared.path(actor, world);
    const [rowColumn, columnColumn] = target?.columns ?? [];
    const whole = (read: NumberReader) => Number(convertValue(read(actor, world), 'integer'));
    const start = { row: whole(fields.startRow), column: whole(fields.startColumn) };
    const end = { row: whole(fields.destinationRow), column: whole(fields.destinationColumn) };
    if (!map || !target || Number.isNaN(start.row + start.column + end.row + end.column)) return;
    if (!rowColumn || !columnColumn) {
      world.faults.report(location, 'table.cell', 'the path needs two columns');
      return;
    }
    const costs: CostMap = {
      rows: map.rowCount,
      columns: map.columnCount,
      cost: (row, column) => numberOf(map.cell(row, column)),
    };
    if (!canWork(location, world, cellsOf(map))) return;
    let isStopped = false;
    const path = findPath(costs, start, end, () => {
      isStopped = !canWork(location, world, workPerCell);
      return !isStopped;
    });
    if (isStopped) return;
    if (!path)
      world.faults.report(location, 'table.cell', `${start.row}, ${start.column} to ${end.row}, ${end.column}`);
    const cells = path ?? [];
    target.assign({
      rowNames: cells.map(() => ''),
      columns: [
        { name: rowColumn.name, type: rowColumn.type, cells: cells.map((cell) => cell.row) },
        { name: columnColumn.name, type: columnColumn.type, cells: cells.map((cell) => cell.column) },
      ],
    });
  },
});

function numberOf(value: Scalar): number {
  return typeof value === 'number' ? value : Number.NaN;
}
