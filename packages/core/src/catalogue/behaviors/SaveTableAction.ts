import { defineBehavior } from '../defineBehavior.ts';
import { tableRef } from '../fields/kinds.ts';
import { ours } from '../messages.ts';

/** Stores a table so that it outlasts the game. docs/runtime-rules.md#table-behaviors. */
export const SaveTable = defineBehavior({
  class: 'SaveTableAction',
  type: 'Action',
  usage: 'Tables',
  title: 'Save Table',
  help: 'Saves a table so that it is restored when the game is played again.',
  searchWords: ['store', 'remember', 'keep'],
  glyph: 'M4 4h13v9H4ZM4 8h13M10.500 8v13M7 18l3.500 3.500L14 18',
  notes: ['The saved content replaces the authored one when the game starts and when it is reset.'],
  fields: {
    tableID: tableRef({
      label: 'Table',
      required: true,
      messages: { 'value.required': ours.tableToSave, 'reference.missing': ours.tableMissing },
    }),
  },
});
