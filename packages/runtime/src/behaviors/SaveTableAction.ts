import { writeSavedTable } from '../state/savedValue.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Stores a whole table; the game starts with it the next time. Reference 1.6. */
export const SaveTable = defineRuntimeBehavior('SaveTableAction', {
  prepare: (fields, compiler) => compiler.table(fields.tableID),

  start({ prepared }, actor, world) {
    const table = prepared(actor, world);
    if (!table) return;
    const save = () => writeSavedTable(world.storage, table);
    if (world.scripts.call('onSaveTable', { key: table.id, table: table.id }, save) === undefined) save();
  },
});
