import { defineBehavior } from '../defineBehavior.ts';
import { assignments, program, tableRef } from '../fields/kinds.ts';
import { checkTableChoice } from '../fields/tableChoice.ts';
import { ours } from '../messages.ts';

const invalidTable = 'Selected attribute is not a valid table.';

/** Writes cells of one row of a table. docs/runtime-rules.md#table-behaviors, docs/product-rules.md#validation. */
export const ChangeTableValue = defineBehavior({
  class: 'ChangeTableValueAction',
  type: 'Action',
  usage: 'Tables',
  title: 'Change Table Value',
  help: 'Sets cells in one row of a table.',
  searchWords: ['set cell', 'write', 'inventory', 'list'],
  glyph: 'M4 5h16v14H4ZM4 10h16M10 10v9M13.500 14.500h4',
  notes: [
    'A row or column that reads as a whole number is an index, a number that is not whole is rounded, anything else is the name of the first row or column that has it.',
    'A row or column that does not exist changes nothing and is reported; the other columns are still set.',
  ],
  fields: {
    tableID: tableRef({
      label: 'Table',
      messages: { 'value.required': 'Please select a table to update.', 'reference.missing': invalidTable },
    }),
    tableExpression: program({
      label: 'Table expression',
      result: 'table',
      messages: { 'value.type': invalidTable, 'expression.type': invalidTable },
    }),
    rowNumber: program({
      label: 'Row',
      result: 'any',
      default: '1',
      required: true,
      messages: { 'value.required': ours.row },
    }),
    assignments: assignments({
      label: 'Values',
      default: [{ id: 'id1', column: '1', rhsvalue: '' }],
      messages: { 'value.required': ours.column },
    }),
  },
  check: checkTableChoice('Please select a table to update.'),
});
