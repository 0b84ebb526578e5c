import { convertValue } from '@playhouse/core';
import { maximumRows } from '../state/table.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { canWork } from '../units/work.ts';

const add = 0;
const atBeginning = 0;
const atIndex = 2;

/** Inserts an empty row or removes one. docs/runtime-rules.md#table-behaviors. */
export const AddRemoveRow = defineRuntimeBehavior('AddRemoveRowAction', {
  prepare: (fields, compiler) => compiler.table(fields.tableID),

  start({ fields, prepared, location }, actor, world) {
    const table = prepared(actor, world);
    if (table === undefined) return;
    const isAdding = fields.action === add;
    const last = table.rowCount + (isAdding ? 1 : 0);
    let row = fields.position === atBeginning ? 1 : last;
    if (fields.position === atIndex) {
      const index = Number(convertValue(fields.index(actor, world), 'integer'));
      if (Number.isNaN(index)) return;
      row = index === -1 ? last : index;
    }
    const isThere = row >= 1 && row <= last;
    if (!isThere) world.faults.report(location, 'table.cell', row);
    else if (!canWork(location, world, table.columnCount * (1 + ((table.rowCount - row) >> 2)))) return;
    else if (!isAdding) table.removeRow(row);
    else if (table.rowCount < maximumRows) table.addRow(row);
    else world.faults.report(location, 'table.rows', maximumRows);
  },
});
