import { describe, expect, it } from 'vitest';
import type { Project } from '../model/project.ts';
import { editSample } from '../testing/editSample.ts';
import { freezeProject, textOfProject } from '../testing.ts';
import { applyOps } from './applyOps.ts';
import type { EditPath, Op } from './op.ts';

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

  it('take back the cell of their row, also among others that read the same', () => {
    const row = { id: 'id9', name: '' };
    const after = done(
      { op: 'insert', path: [...table, 'rows'], index: 2, value: row },
      { op: 'insert', path: titles, index: 2, value: 'Start' },
      { op: 'set', path: [...titles, { row: 'id9' }], value: '' },
      { op: 'set', path: [...titles, { row: 'id2' }], value: 'Start' },
    );
    expect(cells(after)).toEqual(['Start', 'Start', '', '7.5']);
  });

  it('take back by its index a cell that has no row', () => {
    expect(cells(done({ op: 'insert', path: titles, index: 9, value: 'more' }))).toEqual(['Start', '', '7.5', 'more']);
  });

  it('say that the row is gone, and where', () => {
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

describe('columns that read the same after the ops', () => {
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
