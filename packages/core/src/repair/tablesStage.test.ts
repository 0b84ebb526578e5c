import { expect, it } from 'vitest';
import type { TableDocument } from '../generated/entities.ts';
import { buildProject } from '../testing.ts';
import { repairProject } from './repairProject.ts';

type Cells = TableDocument['columns'][number]['$'];
type Columns = readonly { readonly name: string; readonly type: number; readonly cells: Cells }[];

/** Repairs a table with these rows and columns, which may have other defects as well. */
function repair(rows: readonly string[], columns: Columns, damage: Partial<TableDocument> = {}) {
  const project = buildProject({ attributes: { randomSeed: 5 }, tables: [{ id: 'id9', name: 'T', rows, columns }] });
  const table = project.tables.get('id9');
  if (!table) throw new Error('The table is missing.');
  const given = { ...project, tables: new Map([['id9', { ...table, ...damage }]]) };
  const { project: repaired, changes } = repairProject(given, { repairSparse: true, further: ['tables'] });
  return { table: repaired.tables.get('id9'), paths: changes.map(({ path }) => path.join('/')) };
}

const column = (type: number, ...cells: Cells) => ({ name: 'c', type, cells });
const cellsOf = (table: TableDocument | undefined) => table?.columns.map(({ $: cells }) => cells);

it('each type of column fills missing cells with the value of a new cell', () => {
  const { table } = repair(
    ['a'],
    [0, 1, 2, 3, 4, 5].map((type) => column(type)),
  );
  expect(cellsOf(table)).toEqual([[''], [''], [0], [0], [false], [0]]);
});

it('a cell beyond the rows adds rows with new ids for all columns', () => {
  const { table, paths } = repair(['a'], [column(1, 'x', '', 'z'), column(2, 1)]);
  expect(table?.rows).toEqual([
    { id: 'id1', name: 'a' },
    { id: 'id2', name: '' },
    { id: 'id3', name: '' },
  ]);
  expect(cellsOf(table)).toEqual([
    ['x', '', 'z'],
    [1, 0, 0],
  ]);
  expect(paths).toEqual(['rows/1', 'rows/2', 'columns/1/$', 'numRows']);
});

it('cells beyond the rows with the value of a new cell are removed', () => {
  const { table } = repair(['a'], [column(2, 1, 0, 0), column(4, true, false), column(1, 'x', '')]);
  expect([table?.rows.length, cellsOf(table)]).toEqual([1, [[1], [true], ['x']]]);
});

it('a blank cell beyond the rows is ignored, whatever the column', () => {
  for (const type of [2, 3, 4, 5]) {
    const { table } = repair(['a'], [column(type, true, '')]);
    expect([table?.rows.length, cellsOf(table)?.[0]?.length]).toEqual([1, 1]);
  }
});

it.each<[string, number, Cells[number], Cells[number]]>([
  ['a number in a text', 1, 7, '7'],
  ['a Boolean in a text', 0, true, 'true'],
  ['a text in a real number', 3, '2.5', 2.5],
  ['a text in a Boolean', 4, 'true', true],
  ['a Boolean in a whole number', 2, true, 1],
  ['a text in an angle', 5, '90', 90],
  ['a Boolean in an angle', 5, true, 1],
])('%s is converted', (_, type, cell, expected) => {
  expect(cellsOf(repair(['a'], [column(type, cell)]).table)).toEqual([[expected]]);
});

it('half a number is rounded in a column of whole numbers', () => {
  const [[cell] = []] = cellsOf(repair(['a'], [column(2, 1.5)]).table) ?? [];
  expect(Number.isInteger(cell)).toBe(true);
});

it('nothing changes if cells fit, whatever the angle or real number', () => {
  const { paths } = repair(['a'], [column(5, 720), column(3, 1.5), column(2, -3), column(1, 'x'), column(4, true)]);
  expect(paths).toEqual([]);
});

it('a column of the right length with a wrong last cell is repaired', () => {
  const { table, paths } = repair(['a', 'b'], [column(2, 1, '5'), column(2, 1, 2)]);
  expect([cellsOf(table), paths]).toEqual([
    [
      [1, 5],
      [1, 2],
    ],
    ['columns/0/$'],
  ]);
});

it('counts match the lists', () => {
  const { table, paths } = repair(['a'], [column(1, 'x'), column(1, 'y')], { numRows: 7, numCols: 0 });
  expect([table?.numRows, table?.numCols, paths]).toEqual([1, 2, ['numRows', 'numCols']]);
});
