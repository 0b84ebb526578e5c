import { cellsOf, contentOf } from '../state/table.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { canWork } from '../units/work.ts';

/** Copies rows, columns, types and values; the target keeps its id and name. docs/runtime-rules.md#table-behaviors. */
export const CopyTable = defineRuntimeBehavior('CopyTableAction', {
  prepare: (fields, compiler) => ({
    source: compiler.table(fields.tableID),
    target: compiler.table(fields.targetTableID),
  }),

  start({ prepared, location }, actor, world) {
    const source = prepared.source(actor, world);
    const target = prepared.target(actor, world);
    if (!source || !target || !canWork(location, world, cellsOf(source) * 4)) return;
    target.assign(contentOf(source));
  },
});
