import { describe, expect, it } from 'vitest';
import type { Project } from '../model/project.ts';
import { editSample } from '../testing/editSample.ts';
import { freezeProject, textOfProject } from '../testing.ts';
import { applyOps } from './applyOps.ts';
import type { EditPath, Op } from './op.ts';
import { changeCount, isCellList, keepColumns, rowOfCell } from './tableLists.ts';

const table = ['tables', 'id70'] as const;
const titles = [...table, 'columns', { id: 'id1' }, '$'] as const;

function done(...ops: Op[]): Project {
  const project = editSample();
  freezeProject(project);
  const applied = applyOps(project, ops);
  if (!applied.ok) throw new Error(applied.issues[0]?.message);
  const back = applyOps(applied.value.project, JSON.parse(JSON.stringify(applied.value.inverse)));
  expect(back.ok && textOfProject(back.value.project)).toBe(textOfProject(project));
  return applied.value.project;
}

const cells = (project: Project, column = 0) => project.tables.get('id70')?.columns[column]?.$;
const counts = (project: Project) => [project.tables.get('id70')?.numRows, project.tables.get('id70')?.numCols];
const refusalOf = (path: EditPath) => {
  const applied = applyOps(editSample(), [{ op: 'set', path, value: 'x' }]);
  return applied.ok ? undefined : applied.issues[0];
};

describe('ops on cells', () => {
  it('find a cell by its row', () => {
    expect(cells(done({ op: 'set', path: [...titles, { row: 'id2' }], value: 'x' }))).toEqual(['Start', 'x', '7.5']);
    expect(cells(done({ op: 'remove', path: [...titles, { row: 'id2' }] }))).toEqual(['Start', '7.5']);
  });

  it('undo a cell by its row, even among cells that look the same', () => {
    const row = { id: 'id9', name: '' };
    const after = done(
      { op: 'insert', path: [...table, 'rows'], index: 2, value: row },
      { op: 'insert', path: titles, index: 2, value: 'Start' },
      { op: 'set', path: [...titles, { row: 'id9' }], value: '' },
      { op: 'set', path: [...titles, { row: 'id2' }], value: 'Start' },
    );
    expect(cells(after)).toEqual(['Start', 'Start', '', '7.5']);
  });

  it('undo a cell without a row by its index', () => {
    expect(cells(done({ op: 'insert', path: titles, index: 9, value: 'more' }))).toEqual(['Start', '', '7.5', 'more']);
  });

  it('report a missing row, and where', () => {
    const path = [...titles, { row: 'id404' }];
    expect(refusalOf(path)).toMatchObject({
      code: 'edit.target',
      path: ['tables', 'id70', 'columns', 'id1', '$', 'id404'],
    });
    expect(refusalOf(['assets', 'images', { row: 'id1' }])?.code).toBe('edit.target');
  });
});

describe('the counts of a table', () => {
  it('follow its lists', () => {
    const column = { id: 'id9', name: '', type: 1, readonly: false, $: ['', '', ''] };
    expect(counts(done({ op: 'insert', path: [...table, 'columns'], index: 0, value: column }))).toEqual([3, 6]);
    expect(counts(done({ op: 'remove', path: [...table, 'columns', { id: 'id3' }] }))).toEqual([3, 4]);
    expect(counts(done({ op: 'set', path: [...table, 'rows'], value: [{ id: 'id5', name: '' }] }))).toEqual([1, 5]);
    expect(counts(done({ op: 'move', path: [...table, 'rows', { id: 'id1' }], index: 2 }))).toEqual([3, 5]);
    expect(counts(done({ op: 'insert', path: titles, index: 0, value: '' }))).toEqual([3, 5]);
  });

  it('are those of this table only', () => {
    const path = ['scenes', 'id1', 'layers'];
    const after = done({ op: 'remove', path: [...path, { id: 'id10' }] });
    expect(counts(after)).toEqual([3, 5]);
  });
});

describe('columns with the same contents after the ops', () => {
  it('are the same objects', () => {
    const before = editSample();
    const applied = applyOps(before, [
      { op: 'set', path: [...titles, { row: 'id1' }], value: 'x' },
      { op: 'set', path: [...titles, { row: 'id1' }], value: 'Start' },
      { op: 'set', path: [...table, 'columns', { id: 'id2' }, 'name'], value: 'Score' },
      { op: 'set', path: [...table, 'columns', { id: 'id3' }, '$', { row: 'id1' }], value: 1 },
    ]);
    const columns = applied.ok ? applied.value.project.tables.get('id70')?.columns : [];
    const same = columns?.map((column, index) => column === before.tables.get('id70')?.columns[index]);
    expect(same).toEqual([true, false, false, true, true]);
  });
});

describe('the lists of a table', () => {
  it('hold cells under a column of a table, and nowhere else', () => {
    const path = ['tables', 'id1', 'columns', { id: 'id2' }, '$'];
    expect(isCellList(path)).toBe(true);
    const others: EditPath[] = [
      path.with(0, 'scenes'),
      path.with(2, 'rows'),
      path.with(4, 'name'),
      path.slice(0, 4),
      [...path, 0],
      [],
    ];
    expect(others.filter(isCellList)).toEqual([]);
  });

  it('address a cell by its row, or by its index where there is none', () => {
    const table = { rows: [{ id: 'id5' }, { name: 'x' }, 'y'] };
    expect([0, 1, 2, 3].map((index) => rowOfCell(table, index))).toEqual([{ row: 'id5' }, 1, 2, 3]);
    for (const odd of [undefined, null, 'x', {}, { rows: 'xy' }, { rows: { 0: { id: 'id5' } } }]) {
      expect(rowOfCell(odd, 0)).toBe(0);
    }
  });

  it.each<[path: EditPath, by: number, counts: object]>([
    [['tables', 'id1', 'rows'], 2, { numRows: 3, numCols: 4 }],
    [['tables', 'id1', 'rows'], -1, { numRows: 0, numCols: 4 }],
    [['tables', 'id1', 'rows'], -2, { numRows: 1, numCols: 4 }],
    [['tables', 'id1', 'columns'], 1, { numRows: 1, numCols: 5 }],
    [['tables', 'id1', 'flags'], 1, { numRows: 1, numCols: 4 }],
    [['scenes', 'id1', 'rows'], 1, { numRows: 1, numCols: 4 }],
    [['tables', 'id1', 'rows', { id: 'id2' }], 1, { numRows: 1, numCols: 4 }],
    [['tables', 'id1'], 1, { numRows: 1, numCols: 4 }],
  ])('are counted: %j by %i', (path, by, wanted) => {
    const table = { numRows: 1, numCols: 4 };
    changeCount(table, path, by);
    expect(table).toEqual(wanted);
  });

  it('are not counted if the table states no number', () => {
    for (const table of [{}, { numRows: '1' }]) {
      const before = { ...table };
      changeCount(table, ['tables', 'id1', 'rows'], 1);
      expect(table).toEqual(before);
    }
  });

  it('of a damaged table are left unchanged', () => {
    const table = editSample().tables.get('id70');
    const damaged: NonNullable<typeof table> = JSON.parse(JSON.stringify({ ...table, columns: 5 }));
    if (!table) throw new Error('There is a table.');
    expect([keepColumns(damaged, table) === table, keepColumns(table, damaged) === damaged]).toEqual([true, true]);
    expect([keepColumns(undefined, table) === table, keepColumns(table, table) === table]).toEqual([true, true]);
  });
});
