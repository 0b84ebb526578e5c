import { defineBehavior } from '../defineBehavior.ts';
import { choice, numeric, tableRef } from '../fields/kinds.ts';

const indexMessage = 'Index needs to be a -1 or an integer greater than 0.';

/** Adds a row to a table or removes one. docs/runtime-rules.md#table-behaviors, docs/product-rules.md#validation. */
export const AddRemoveRow = defineBehavior({
  class: 'AddRemoveRowAction',
  type: 'Action',
  usage: 'Tables',
  title: 'Add/Remove Row',
  help: 'Adds a row to a table or removes one.',
  searchWords: ['insert row', 'delete row', 'list', 'append'],
  glyph: 'M4 6h16M4 11h16M8 17.500h8M12 13.500v8',
  notes: [
    'An index of -1 is the end. One that is not whole is rounded. An index outside the table does nothing and is reported.',
    'A table grows to 10,000 rows at most.',
  ],
  fields: {
    tableID: tableRef({
      label: 'Table',
      required: true,
      messages: {
        'value.required': 'Please choose a table to edit.',
        'reference.missing': 'Referenced table does not / no longer exists in this project.',
      },
    }),
    action: choice({
      label: 'Action',
      options: [
        [0, 'Add'],
        [1, 'Remove'],
      ],
    }),
    position: choice({
      label: 'Where',
      default: 1,
      options: [
        [0, 'At the beginning'],
        [1, 'At the end'],
        [2, 'At an index'],
      ],
    }),
    index: numeric({
      label: 'Index',
      default: -1,
      integer: true,
      minimum: 1,
      besides: [-1],
      when: { field: 'position', is: [2] },
      messages: {
        'value.required': indexMessage,
        'value.type': indexMessage,
        'value.range': indexMessage,
        'expression.type': indexMessage,
      },
    }),
  },
});
