import { defineBehavior } from '../defineBehavior.ts';
import { attributeRef, choice, program, tableRef } from '../fields/kinds.ts';
import { ours } from '../messages.ts';

/** Runs its children once for each row or column of a table. docs/runtime-rules.md#table-behaviors. */
export const LoopTable = defineBehavior({
  class: 'LoopTableBehavior',
  type: 'Block',
  usage: 'Tables',
  title: 'Loop Over Table',
  help: 'Does something once for each row or column of a table, within one frame.',
  searchWords: ['repeat', 'for each', 'rows', 'columns'],
  glyph: 'M4 4h11v11H4ZM4 8h11M8.500 8v7M18 9v8a3 3 0 0 1-3 3H9M11.500 17.500 9 20l2.500 2',
  children: ['behaviors'],
  notes: [
    'If the start is after the end, it runs backwards. An empty table has no passes.',
    'All loops of a game make at most 50,000 passes in a frame; what is left over is dropped.',
  ],
  fields: {
    tableID: tableRef({
      label: 'Table',
      required: true,
      messages: { 'value.required': ours.tableToWalk, 'reference.missing': ours.tableMissing },
    }),
    loopAttribute: attributeRef({
      label: 'Index attribute',
      required: true,
      writes: true,
      target: 'numeric',
      messages: { 'value.required': ours.attributeForIndex, 'reference.type': ours.attributeForIndex },
    }),
    loopType: choice({
      label: 'Loop over',
      options: [
        [0, 'Rows'],
        [1, 'Columns'],
      ],
    }),
    startCell: choice({
      label: 'Start at',
      options: [
        [0, 'First'],
        [1, 'Last'],
        [2, 'Index'],
      ],
    }),
    startCellExpression: program({
      label: 'Start index',
      result: 'number',
      required: true,
      when: { field: 'startCell', is: [2] },
    }),
    endCell: choice({
      label: 'End at',
      default: 1,
      options: [
        [0, 'First'],
        [1, 'Last'],
        [2, 'Index'],
      ],
    }),
    endCellExpression: program({
      label: 'End index',
      result: 'number',
      required: true,
      when: { field: 'endCell', is: [2] },
    }),
  },
});
