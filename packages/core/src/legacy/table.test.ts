import { describe, expect, it } from 'vitest';
import { importFixture } from './test/readFixture.ts';

const { project } = importFixture('tables').contents;

describe('a table', () => {
  const table = project.tables.get('id900001');

  it('has the cells of each column in the column’s type', () => {
    expect(table?.columns).toEqual([
      ...[{ id: 'id1', name: 'Said', type: 1, readonly: false, $: ['Yes, sir', '"No" & <out>', ' spaces '] }],
      ...[{ id: 'id2', name: 'Whole', type: 2, readonly: true, $: [1, -2, 30] }],
      ...[{ id: 'id3', name: 'Part', type: 3, readonly: false, $: [0.5, 0.001, 0] }],
      ...[{ id: 'id4', name: 'Truth', type: 4, readonly: false, $: [true, false, true] }],
      ...[{ id: 'id5', name: 'Turn', type: 5, readonly: false, $: [0, 0, 0] }],
    ]);
  });

  it('numbers its rows from id1', () => {
    expect(table?.rows).toEqual([
      { id: 'id1', name: 'first' },
      { id: 'id2', name: 'one, two' },
      { id: 'id3', name: '' },
    ]);
    expect(table).toMatchObject({
      id: 'id900001',
      version: 1,
      name: 'Lines',
      numRows: 3,
      numCols: 5,
      flags: 9,
      tableType: 0,
    });
  });

  it('is an attribute of the game under its id', () => {
    expect(project.object.attributes.id900001).toEqual({ '@': 'table', name: 'Lines' });
  });
});

it('a purchase table keeps its type, its flags and the cells that only the shop writes', () => {
  const table = project.tables.get('id900002');
  expect(table).toMatchObject({ version: 0, tableType: 3, flags: 27, numRows: 1 });
  expect(table?.columns.map(({ name, readonly, $ }) => [name, readonly, $[0]])).toEqual([
    ['Id', true, 'apple'],
    ['Consumable', false, false],
    ['Name', true, ''],
    ['Price', true, ''],
    ['State', true, 'unpurchased'],
  ]);
});

it('a table with contradictory counts is read from its lists', () => {
  const table = project.tables.get('id900003');
  expect(table).toMatchObject({ numRows: 2, numCols: 4, flags: 33554441, tableType: 4 });
  expect(table?.rows.map(({ id }) => id)).toEqual(['id1', 'id2']);
  expect(table?.columns.map(({ id, type, $ }) => [id, type, $])).toEqual([
    ['id6', 0, ['x', 'y']],
    ['id1', 1, ['1', '2']],
    ['id7', 2, [0, 2.5]],
    ['id8', 4, [false, false]],
  ]);
});
