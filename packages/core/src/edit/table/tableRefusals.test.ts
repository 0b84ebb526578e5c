import { describe, expect, it } from 'vitest';
import { editSample } from '../../testing/editSample.ts';
import { testRefusal } from '../../testing.ts';
import type { Edit } from '../editDefinitions.ts';

const at = { table: 'id70' } as const;
const gone = { table: 'id404' } as const;
const many = (count: number, first = 100) => Array.from({ length: count }, (_, index) => `id${first + index}`);
const sampleBytes = JSON.stringify(editSample().tables.get('id70')).length;
const long = 'x'.repeat(257);

const refusals: readonly (readonly [edit: Edit, message: string])[] = [
  [{ kind: 'table.add', data: { id: 'id70' } }, 'This id cannot be used.'],
  [{ kind: 'table.add', data: { id: 'id90' } }, 'This id cannot be used.'],
  [{ kind: 'table.add', data: { id: 'name' } }, 'This id cannot be used.'],
  [{ kind: 'table.add', data: { id: 'id71', name: ' ' } }, 'A table needs a name.'],
  [{ kind: 'table.add', data: { id: 'id71', name: long } }, 'A table needs a name.'],
  [
    { kind: 'table.add', data: { id: 'id71', name: 'PurchaseTable' } },
    'PurchaseTable is the name of the table of purchases, which can be restored.',
  ],
  [{ kind: 'table.add', data: { id: 'id71', rows: ['id1', 'id1'] } }, 'This id cannot be used.'],
  [
    { kind: 'table.add', data: { id: 'id71', columns: many(1001) } },
    'A table has at most 1000 columns; these are 1001.',
  ],
  [{ kind: 'table.duplicate', data: { ...gone, id: 'id71' } }, 'The table no longer exists.'],
  [{ kind: 'table.duplicate', data: { ...at, id: 'id70' } }, 'This id cannot be used.'],
  [{ kind: 'table.rename', data: { ...gone, name: 'A' } }, 'The table no longer exists.'],
  [{ kind: 'table.rename', data: { ...at, name: '' } }, 'A table needs a name.'],
  [
    { kind: 'table.rename', data: { ...at, name: 'PurchaseTable' } },
    'PurchaseTable is the name of the table of purchases, which can be restored.',
  ],
  [{ kind: 'table.reorder', data: { ...gone, index: 0 } }, 'The table no longer exists.'],
  [{ kind: 'table.remove', data: gone }, 'The table no longer exists.'],
  [{ kind: 'table.restorePurchases', data: { id: 'id70' } }, 'This id cannot be used.'],
  [{ kind: 'table.replace', data: { ...gone, rows: [], columns: [] } }, 'The table no longer exists.'],
  [
    { kind: 'table.replace', data: { ...at, rows: [{ id: 'id1', name: long }], columns: [] } },
    'The name has 257 characters; the limit is 256.',
  ],
  [
    {
      kind: 'table.replace',
      data: { ...at, rows: [], columns: [{ id: 'id1', name: '', type: 7, readonly: false, $: [] }] },
    },
    'There is no such column type.',
  ],
  [
    {
      kind: 'table.replace',
      data: {
        ...at,
        rows: [
          { id: 'id1', name: '' },
          { id: 'id1', name: '' },
        ],
        columns: [],
      },
    },
    'This id cannot be used.',
  ],
  [{ kind: 'table.resize', data: { ...gone, rows: 1, columns: 1 } }, 'The table no longer exists.'],
  ...[-1, 1.5, Number.NaN].map((rows): [Edit, string] => [
    { kind: 'table.resize', data: { ...at, rows, columns: 1 } },
    'The number of rows and columns must be 0 or a positive integer.',
  ]),
  [{ kind: 'table.resize', data: { ...at, rows: 4, columns: 5 } }, 'Every new row and column needs an id.'],
  [
    { kind: 'table.resize', data: { ...at, rows: 3, columns: 5, newColumns: ['id9'] } },
    'Every new row and column needs an id.',
  ],
  [{ kind: 'table.resize', data: { ...at, rows: 4, columns: 5, newRows: ['id3'] } }, 'This id cannot be used.'],
  [
    { kind: 'table.resize', data: { ...at, rows: 3, columns: 1001, newColumns: many(996) } },
    'A table has at most 1000 columns; these are 1001.',
  ],
  [{ kind: 'table.addRows', data: { ...gone, rows: [] } }, 'The table no longer exists.'],
  [{ kind: 'table.addRows', data: { ...at, rows: [{ id: 'id2' }] } }, 'This id cannot be used.'],
  [
    { kind: 'table.addRows', data: { ...at, rows: [{ id: 'id9', name: long }] } },
    'The name has 257 characters; the limit is 256.',
  ],
  [
    { kind: 'table.addRows', data: { ...at, rows: many(99_998).map((id) => ({ id })) } },
    'A table has at most 100000 rows; these are 100001.',
  ],
  [{ kind: 'table.removeRows', data: { ...at, rows: ['id1', 'id404'] } }, 'The row no longer exists.'],
  [{ kind: 'table.moveRows', data: { ...at, rows: ['id404'], index: 0 } }, 'The row no longer exists.'],
  [{ kind: 'table.addColumns', data: { ...at, columns: [{ id: 'id5' }] } }, 'This id cannot be used.'],
  [{ kind: 'table.addColumns', data: { ...at, columns: [{ id: 'id9', type: 0 }] } }, 'There is no such column type.'],
  [
    { kind: 'table.addColumns', data: { ...at, columns: many(996).map((id) => ({ id })) } },
    'A table has at most 1000 columns; these are 1001.',
  ],
  [{ kind: 'table.removeColumns', data: { ...at, columns: ['id404'] } }, 'The column no longer exists.'],
  [{ kind: 'table.moveColumns', data: { ...at, columns: ['id404'], index: 0 } }, 'The column no longer exists.'],
  [{ kind: 'table.renameRow', data: { ...at, row: 'id404', name: '' } }, 'The row no longer exists.'],
  [
    { kind: 'table.renameRow', data: { ...at, row: 'id1', name: long } },
    'The name has 257 characters; the limit is 256.',
  ],
  [{ kind: 'table.renameRow', data: JSON.parse('{"table":"id70","row":"id1","name":5}') }, 'A name is a text.'],
  [
    { kind: 'table.addColumns', data: JSON.parse('{"table":"id70","columns":[{"id":"id9","name":5}]}') },
    'A name is a text.',
  ],
  [{ kind: 'table.renameColumn', data: { ...at, column: 'id404', name: '' } }, 'The column no longer exists.'],
  [{ kind: 'table.retypeColumn', data: { ...at, column: 'id404', type: 2 } }, 'The column no longer exists.'],
  [{ kind: 'table.retypeColumn', data: { ...at, column: 'id1', type: 6 } }, 'There is no such column type.'],
  [{ kind: 'table.setCell', data: { ...at, value: 'x' } }, 'The corner of a table cannot be changed.'],
  [{ kind: 'table.setCell', data: { ...at, row: 'id404', column: 'id1', value: 1 } }, 'The row no longer exists.'],
  [{ kind: 'table.setCell', data: { ...at, row: 'id1', column: 'id404', value: 1 } }, 'The column no longer exists.'],
  [
    { kind: 'table.setCell', data: { ...at, row: 'id1', column: 'id1', value: Number.NaN } },
    'A cell must be text, a number, true or false.',
  ],
  [
    { kind: 'table.setCells', data: { ...at, row: 'id3', column: 'id1', values: [[1], [2]] } },
    'The block of 2 × 1 cells does not fit. Enlarge the table first.',
  ],
  [
    { kind: 'table.setCells', data: { ...at, row: 'id1', column: 'id5', values: [[], [1, 2]] } },
    'The block of 2 × 2 cells does not fit. Enlarge the table first.',
  ],
  [
    { kind: 'table.setCell', data: { ...at, row: 'id1', column: 'id1', value: 'x'.repeat(7 * 1024 * 1024) } },
    `The table would have ${7 * 1024 * 1024 + sampleBytes + '[[""]]'.length} bytes; the limit is 7340032.`,
  ],
  [{ kind: 'table.fillCells', data: { ...at, rows: ['id404'], columns: [], value: 1 } }, 'The row no longer exists.'],
  [{ kind: 'table.clearCells', data: { ...at, rows: [], columns: ['id404'] } }, 'The column no longer exists.'],
];

describe('an edit of tables is refused and changes nothing', () => {
  it.each(refusals.map(([edit, message], index) => [index, edit.kind, message, edit] as const))(
    'number %i, %s: %s',
    (_, _kind, message, edit) => {
      expect(testRefusal(editSample(), edit).map((issue) => issue.message)).toEqual([message]);
    },
  );
});
