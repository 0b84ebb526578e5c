import { writeSavedTable } from '../state/savedValue.ts';
import { cellsOf } from '../state/table.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { canWork } from '../units/work.ts';

/** Saves a whole table; the game starts with it the next time. docs/runtime-rules.md#table-behaviors. */
export const SaveTable = defineRuntimeBehavior('SaveTableAction', {
  prepare: (fields, compiler) => compiler.table(fields.tableID),

  start({ prepared, location }, actor, world) {
    const table = prepared(actor, world);
    if (!table || !canWork(location, world, cellsOf(table) * 10 + (table.characters >> 2))) return;
    const save = () => {
      if (!writeSavedTable(world.storage, table)) world.faults.report(location, 'limit.storage');
    };
    if (world.scripts.call('onSaveTable', { key: table.id, table: table.id }, save) === undefined) save();
  },
});
