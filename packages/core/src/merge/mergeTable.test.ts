import { describe, expect, it } from 'vitest';
import type { TableColumn, TableDocument } from '../generated/entities.ts';
import { type MergeConflict, type MergeRun, withKept } from './conflict.ts';
import { mergeTable } from './mergeTable.ts';

const row = (id: string, name = id) => ({ id, name });
const column = (id: string, type: number, ...cells: TableColumn['$']): TableColumn => ({
  id,
  name: id,
  type,
  readonly: false,
  $: cells,
});

function table(rows: TableDocument['rows'], columns: TableDocument['columns'], name = 'Levels'): TableDocument {
  const size = { numRows: rows.length, numCols: columns.length };
  return { id: 'id7', version: 1, name, ...size, flags: 9, tableType: 0, rows, columns };
}

/** The merged table, and each conflict's kept side, kind and path; both orders must result in the same table. */
function merge(
  base: TableDocument | undefined,
  mine: TableDocument,
  theirs: TableDocument,
  kept: readonly string[] = [],
) {
  const run: MergeRun = { conflicts: [], kept: withKept(new Set(), kept) };
  const merged = mergeTable(run, ['tables', 'id7'], { base, mine, theirs });
  const turned = mergeTable({ conflicts: [], kept: run.kept }, ['tables', 'id7'], { base, mine: theirs, theirs: mine });
  expect(turned).toEqual(merged);
  return { merged, conflicts: run.conflicts };
}

const two = [row('id1'), row('id2')];
const base = table(two, [column('id1', 2, 10, 20), column('id2', 1, 'a', 'b')]);
const at = (...path: MergeConflict['path']) => ['tables', 'id7', ...path];

describe('a merged table', () => {
  it('has cells of both in one row and in one column', () => {
    const mine = table(two, [column('id1', 2, 11, 20), column('id2', 1, 'a', 'b')]);
    const theirs = table(two, [column('id1', 2, 10, 21), column('id2', 1, 'x', 'b')]);
    const wanted = table(two, [column('id1', 2, 11, 21), column('id2', 1, 'x', 'b')]);
    expect(merge(base, mine, theirs)).toEqual({ merged: wanted, conflicts: [] });
  });

  it('has name, rows and columns of both', () => {
    const mine = table([row('id1', 'First'), row('id2')], base.columns, 'Stages');
    const theirs = table([...two, row('id3')], [column('id1', 2, 10, 20, 30), column('id2', 1, 'a', 'b', 'c')]);
    const wanted = table([row('id1', 'First'), row('id2'), row('id3')], theirs.columns, 'Stages');
    expect(merge(base, mine, theirs)).toEqual({ merged: wanted, conflicts: [] });
  });

  it('has the new order of rows with their cells, and a change in one of them', () => {
    const mine = table(two.toReversed(), [column('id1', 2, 20, 10), column('id2', 1, 'b', 'a')]);
    const theirs = table(two, [column('id1', 2, 10, 20), column('id2', 1, 'x', 'b')]);
    const wanted = table(two.toReversed(), [column('id1', 2, 20, 10), column('id2', 1, 'b', 'x')]);
    expect(merge(base, mine, theirs)).toEqual({ merged: wanted, conflicts: [] });
  });

  it('is that of one side when both created a table with the same id', () => {
    const other = table([row('id1')], [column('id1', 1, 'z')]);
    const { merged, conflicts } = merge(undefined, base, other);
    expect(conflicts).toEqual([
      { kind: 'value', path: at(), mine: base, theirs: other, kept: merged === base ? 'mine' : 'theirs' },
    ]);
  });

  it('keeps a row that one side deleted and the other changed, and reports it once with the changed cells', () => {
    const mine = table([row('id2')], [column('id1', 2, 20), column('id2', 1, 'b')]);
    const theirs = table(two, [column('id1', 2, 11, 20), column('id2', 1, 'x', 'b')]);
    const { merged, conflicts } = merge(base, mine, theirs);
    expect(merged).toEqual(theirs);
    expect(conflicts).toEqual([
      {
        kind: 'deletion',
        path: at('rows', { id: 'id1' }),
        kept: 'theirs',
        base: row('id1'),
        theirs: { ...row('id1'), cells: { id1: 11, id2: 'x' } },
      },
    ]);
  });

  it('reports once a row that was renamed and changed while the other side deleted it', () => {
    const mine = table([row('id2')], [column('id1', 2, 20), column('id2', 1, 'b')]);
    const theirs = table([row('id1', 'First'), row('id2')], [column('id1', 2, 11, 20), column('id2', 1, 'a', 'b')]);
    const { merged, conflicts } = merge(base, mine, theirs);
    expect(merged).toEqual(theirs);
    expect(conflicts.map(({ kind, path }) => [kind, path])).toEqual([['deletion', at('rows', { id: 'id1' })]]);
  });

  it('reports another cell even though a row is kept', () => {
    const mine = table([row('id2')], [column('id1', 2, 21), column('id2', 1, 'b')]);
    const theirs = table(two, [column('id1', 2, 11, 22), column('id2', 1, 'a', 'b')]);
    const { merged, conflicts } = merge(base, mine, theirs);
    expect(merged).toEqual(theirs);
    expect(conflicts.map(({ kind, path }) => [kind, path])).toEqual([
      ['deletion', at('rows', { id: 'id1' })],
      ['value', at('columns', { id: 'id1' }, '$', { row: 'id2' })],
    ]);
  });

  it('keeps a column that one side deleted and the other changed, and shows it as stored', () => {
    const mine = table(two, [column('id2', 1, 'a', 'b')]);
    const theirs = table(two, [column('id1', 2, 10, 21), column('id2', 1, 'a', 'b')]);
    const { merged, conflicts } = merge(base, mine, theirs);
    expect(merged).toEqual(theirs);
    expect(conflicts).toEqual([
      {
        kind: 'deletion',
        path: at('columns', { id: 'id1' }),
        kept: 'theirs',
        base: column('id1', 2, 10, 20),
        theirs: column('id1', 2, 10, 21),
      },
    ]);
    expect(merge(base, theirs, mine).conflicts).toEqual([
      {
        kind: 'deletion',
        path: at('columns', { id: 'id1' }),
        kept: 'mine',
        base: column('id1', 2, 10, 20),
        mine: column('id1', 2, 10, 21),
      },
    ]);
  });

  it('reports a cell that both changed, with all three values', () => {
    const [mine, theirs] = [11, 12].map((cell) => table(two, [column('id1', 2, cell, 20), column('id2', 1, 'a', 'b')]));
    if (!mine || !theirs) throw new Error('There are two.');
    expect(merge(base, mine, theirs)).toEqual({
      merged: theirs,
      conflicts: [
        {
          kind: 'value',
          path: at('columns', { id: 'id1' }, '$', { row: 'id1' }),
          kept: 'theirs',
          base: 10,
          mine: 11,
          theirs: 12,
        },
      ],
    });
  });

  it('reports a name that both changed', () => {
    const [mine, theirs] = ['A', 'B'].map((name) => table(two, base.columns, name));
    if (!mine || !theirs) throw new Error('There are two.');
    expect(merge(base, mine, theirs).conflicts).toEqual([
      { kind: 'value', path: at('name'), base: 'Levels', mine: 'A', theirs: 'B', kept: 'theirs' },
    ]);
  });

  it('has a cell for each row and column where a side lacks some', () => {
    const short = table(two, [column('id1', 2, 10), column('id2', 1, 'a', 'b')]);
    const theirs = table([...two, row('id3')], [column('id1', 2, 10), column('id2', 1, 'a', 'b', 'c')]);
    const mine = table(two, [...short.columns, column('id4', 4, true, true)]);
    const { merged } = merge(short, mine, theirs);
    const wanted = [column('id1', 2, 10, 0, 0), column('id2', 1, 'a', 'b', 'c'), column('id4', 4, true, true, false)];
    expect(merged).toEqual(table([...two, row('id3')], wanted));
  });
});
