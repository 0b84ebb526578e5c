import { describe, expect, it } from 'vitest';
import type { TableColumn, TableDocument } from '../generated/entities.ts';
import { buildProject } from '../testing.ts';
import { applyDiff, diffProjects } from './diffProjects.ts';
import { tableOps } from './tableOps.ts';

const row = (id: string, name = id) => ({ id, name });
const column = (id: string, ...cells: TableColumn['$']): TableColumn => ({
  id,
  name: id,
  type: 1,
  readonly: false,
  $: cells,
});

function table(rows: TableDocument['rows'], columns: TableDocument['columns'], more: Partial<TableDocument> = {}) {
  const size = { numRows: rows.length, numCols: columns.length };
  return { id: 'id7', version: 1, name: 'Levels', ...size, flags: 9, tableType: 0, rows, columns, ...more };
}

const [one, two, three] = [row('id1'), row('id2'), row('id3')];
const [a, b] = [column('id1', 'a1', 'a2'), column('id2', 'b1', 'b2')];
const plain = table([one, two], [a, b]);

/** Tables and how many ops lead to each from the plain one. */
const tables: Readonly<Record<string, readonly [TableDocument, ops: number]>> = {
  'the same': [table([one, two], [a, b]), 0],
  'another name': [table([one, two], [a, b], { name: 'Stages' }), 1],
  'a cell': [table([one, two], [a, column('id2', 'b1', 'x')]), 1],
  'two cells of a column': [table([one, two], [a, column('id2', 'x', 'y')]), 2],
  'one more row': [table([one, three, two], [column('id1', 'a1', 'a3', 'a2'), column('id2', 'b1', 'b3', 'b2')]), 3],
  'one row fewer': [table([two], [column('id1', 'a2'), column('id2', 'b2')]), 3],
  'one row fewer and a cell': [table([two], [column('id1', 'a2'), column('id2', 'x')]), 4],
  'the order of rows': [table([two, one], [column('id1', 'a2', 'a1'), column('id2', 'b2', 'b1')]), 3],
  'the order of rows, not of all cells': [table([two, one], [a, column('id2', 'b2', 'b1')]), 2],
  'the name of a row': [table([row('id1', 'First'), two], [a, b]), 1],
  'one more column': [table([one, two], [column('id3', 'c1', 'c2'), a, b]), 1],
  'one column fewer': [table([one, two], [b]), 1],
  'the order of columns': [table([one, two], [b, a]), 1],
  'the type of a column': [table([one, two], [{ ...a, type: 2 }, b]), 1],
  'one more row and column': [
    table(
      [one, two, three],
      [column('id1', 'a1', 'a2', 'a3'), column('id2', 'b1', 'b2', 'b3'), column('id3', '', '', 'c3')],
    ),
    4,
  ],
  'other rows': [table([three], [column('id1', 'a3'), column('id2', 'b3')]), 9],
  nothing: [table([], []), 4],
};

const holding = (document: TableDocument) => {
  const project = buildProject({ tables: [{ id: 'id7', name: 'Levels' }] });
  return { ...project, tables: new Map([['id7', document]]) };
};

describe('the ops between two tables', () => {
  it.each(Object.entries(tables))('are as few as possible: %s', (_, [after, ops]) => {
    expect(tableOps(['tables', 'id7'], plain, after)).toHaveLength(ops);
  });

  it('convert any into any other', () => {
    const all = Object.values(tables).map(([document]) => document);
    const wrong = all.flatMap((before) =>
      all.filter((after) => {
        const [from, to] = [holding(before), holding(after)];
        const done = applyDiff(from, { ops: diffProjects(from, to).ops });
        return !done.ok || JSON.stringify(done.value.tables.get('id7')) !== JSON.stringify(after);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each<[string, TableDocument]>([
    ['a column with one cell too few', table([one, two], [a, column('id2', 'b1')])],
    ['a column with one cell too many', table([one, two], [column('id1', 'a1', 'a2', 'a3'), b])],
    ['a different number of rows', table([one, two], [a, b], { numRows: 3 })],
    ['a different number of columns', table([one, two], [a, b], { numCols: 1 })],
    ['two rows with the same id', table([one, one], [a, b])],
    ['two columns with the same id', table([one, two], [a, a])],
  ])('are undefined when one of them is damaged: %s', (_, damaged) => {
    expect(tableOps(['tables', 'id7'], plain, damaged)).toBeUndefined();
    expect(tableOps(['tables', 'id7'], damaged, plain)).toBeUndefined();
    const set = { op: 'set', path: ['tables', 'id7'], value: damaged };
    expect(diffProjects(holding(plain), holding(damaged)).ops).toEqual([set]);
  });
});
