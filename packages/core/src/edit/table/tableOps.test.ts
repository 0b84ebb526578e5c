import { describe, expect, it } from 'vitest';
import type { TableDocument } from '../../generated/entities.ts';
import { createProjectSession } from '../../history/projectSession.ts';
import type { Project } from '../../model/project.ts';
import { editSample } from '../../testing/editSample.ts';
import { buildProject, testEdit, textOfProject } from '../../testing.ts';
import { validateProject } from '../../validate/validateProject.ts';
import type { Edit } from '../editDefinitions.ts';

const at = { table: 'id70' } as const;
const ids = (count: number, first = 1) => Array.from({ length: count }, (_, index) => `id${first + index}`);
const tableOf = (project: Project) => project.tables.get('id70');

/** A table with two columns and this many rows: numbers that count up, and the same as texts. */
function tall(count: number): Project {
  const numbers = Array.from({ length: count }, (_, index) => index);
  return buildProject({
    tables: [
      {
        id: 'id70',
        name: 'Tall',
        rows: numbers.map(() => ''),
        columns: [
          { name: 'Number', type: 2, cells: numbers },
          { name: 'Text', type: 1, cells: numbers.map(String) },
        ],
      },
    ],
  });
}

/** Every row as text: id, then the cells. */
function lines(project: Project): string[] {
  const table = tableOf(project);
  return table?.rows.map(({ id }, row) => [id, ...table.columns.map(({ $ }) => $[row])].join(' ')) ?? [];
}

const large: readonly (readonly [edit: Edit, first: string, last: string, count: number])[] = [
  [{ kind: 'table.resize', data: { ...at, rows: 10, columns: 2 } }, 'id1 0 0', 'id10 9 9', 10],
  [
    { kind: 'table.resize', data: { ...at, rows: 4000, columns: 3, newRows: ids(1000, 5001), newColumns: ['id3'] } },
    'id1 0 0 ',
    'id6000 0  ',
    4000,
  ],
  [{ kind: 'table.removeRows', data: { ...at, rows: ids(2900) } }, 'id2901 2900 2900', 'id3000 2999 2999', 100],
  [
    { kind: 'table.addRows', data: { ...at, rows: ids(1000, 5001).map((id) => ({ id })), index: 0 } },
    'id5001 0 ',
    'id3000 2999 2999',
    4000,
  ],
  [
    { kind: 'table.moveRows', data: { ...at, rows: ids(1000), index: 5000 } },
    'id1001 1000 1000',
    'id1000 999 999',
    3000,
  ],
  [{ kind: 'table.sortRows', data: { ...at, column: 'id2', descending: true } }, 'id3000 2999 2999', 'id1 0 0', 3000],
  [{ kind: 'table.retypeColumn', data: { ...at, column: 'id1', type: 4 } }, 'id1 false 0', 'id3000 true 2999', 3000],
  [
    { kind: 'table.fillCells', data: { ...at, rows: ids(3000), columns: ['id1', 'id2'], value: 7 } },
    'id1 7 7',
    'id3000 7 7',
    3000,
  ],
  [{ kind: 'table.clearCells', data: { ...at, rows: ids(3000), columns: ['id1'] } }, 'id1 0 0', 'id3000 0 2999', 3000],
];

describe('a change of thousands of cells', () => {
  it.each(large.map(([edit, ...rest]) => [edit.kind, edit, ...rest] as const))(
    'has the same result as a small one: %s',
    (_kind, edit, first, last, count) => {
      const found = lines(testEdit(tall(3000), edit));
      expect([found[0], found[found.length - 1], found.length]).toEqual([first, last, count]);
    },
  );
});

describe('a damaged table', () => {
  const whole = (project: Project): TableDocument => {
    const table = tableOf(project);
    if (!table) throw new Error('no table');
    return table;
  };
  /** Counts that are wrong, one column too short and one too long. */
  const damaged = (): Project => {
    const project = editSample();
    const table = whole(project);
    const columns = table.columns.map((column, index) => ({
      ...column,
      $: index === 0 ? ['only'] : index === 1 ? [...column.$, 9, 9] : column.$,
    }));
    return { ...project, tables: new Map([['id70', { ...table, columns, numRows: 0, numCols: 99 }]]) };
  };

  it.each<Edit>([
    { kind: 'table.addRows', data: { ...at, rows: [{ id: 'id9' }], index: 1 } },
    { kind: 'table.removeRows', data: { ...at, rows: ['id1'] } },
    { kind: 'table.moveRows', data: { ...at, rows: ['id1'], index: 2 } },
    { kind: 'table.sortRows', data: { ...at, column: 'id2' } },
    { kind: 'table.addColumns', data: { ...at, columns: [{ id: 'id9' }] } },
    { kind: 'table.removeColumns', data: { ...at, columns: ['id1'] } },
    { kind: 'table.moveColumns', data: { ...at, columns: ['id1'], index: 3 } },
    { kind: 'table.resize', data: { ...at, rows: 2, columns: 3 } },
    { kind: 'table.setCell', data: { ...at, row: 'id3', column: 'id1', value: 'x' } },
    { kind: 'table.fillCells', data: { ...at, rows: ['id3'], columns: ['id1'], value: 'x' } },
    { kind: 'table.retypeColumn', data: { ...at, column: 'id1', type: 2 } },
    { kind: 'table.replace', data: { ...at, rows: [{ id: 'id3', name: '' }], columns: [] } },
  ])('is repaired after $kind, and undo restores the damage', (edit) => {
    const after = whole(testEdit(damaged(), edit));
    expect([after.numRows, after.numCols]).toEqual([after.rows.length, after.columns.length]);
    expect(after.columns.filter(({ $ }) => $.length !== after.rows.length)).toEqual([]);
  });
});

describe('undo after others changed the same table', () => {
  /** Makes an edit, then the edits of others, then undoes the first one. */
  function undone(edit: Edit, others: readonly Edit[]): Project {
    const session = createProjectSession({ project: editSample(), ids: () => 'id1', clock: () => 0 });
    for (const [source, edits] of [['user', [edit]] as const, ['remote', others] as const]) {
      const done = session.dispatch(edits, { source });
      if (!done.ok) throw new Error(done.issues[0]?.message);
    }
    expect(session.undo()).toEqual([]);
    return session.getState().project;
  }

  const newRow: Edit = { kind: 'table.addRows', data: { ...at, rows: [{ id: 'id9', name: 'New' }], index: 0 } };

  it.each<Edit>([
    { kind: 'table.setCell', data: { ...at, row: 'id2', column: 'id1', value: 'mine' } },
    { kind: 'table.removeRows', data: { ...at, rows: ['id3'] } },
    { kind: 'table.moveRows', data: { ...at, rows: ['id3'], index: 1 } },
    { kind: 'table.addRows', data: { ...at, rows: [{ id: 'id8' }] } },
    { kind: 'table.fillCells', data: { ...at, rows: ['id1', 'id2', 'id3'], columns: ['id2', 'id1'], value: 4 } },
  ])('leaves their row alone and restores every cell: $kind', (edit) => {
    const project = undone(edit, [newRow]);
    const wanted = testEdit(editSample(), newRow);
    const byRow = (given: Project) => lines(given).sort();
    expect(byRow(project)).toEqual(byRow(wanted));
    expect(tableOf(project)?.numRows).toBe(4);
    expect(validateProject(project).issues.filter(({ code }) => code === 'table.shape')).toEqual([]);
  });

  it('restores a column’s type and texts, and keeps the number in their row', () => {
    const project = undone({ kind: 'table.retypeColumn', data: { ...at, column: 'id1', type: 2 } }, [newRow]);
    const column = tableOf(project)?.columns[0];
    expect([column?.type, column?.$]).toEqual([1, [0, 'Start', '', '7.5']]);
  });

  it('restores the project byte for byte when others changed nothing', () => {
    const edit: Edit = { kind: 'table.moveRows', data: { ...at, rows: ['id1'], index: 2 } };
    expect(textOfProject(undone(edit, []))).toBe(textOfProject(editSample()));
  });
});

describe('the order of tables', () => {
  const three = () =>
    buildProject({
      tables: ['A', 'B', 'C'].map((name) => ({ name })),
      attributes: { id50: { '@': 'real', $: 1, name: 'r' } },
    });
  const order = (project: Project) => Object.keys(project.object.attributes).filter((key) => key.startsWith('id'));

  it.each([
    ['id1', 1, ['id2', 'id1', 'id3', 'id50']],
    ['id1', 99, ['id2', 'id3', 'id1', 'id50']],
    ['id3', -1, ['id3', 'id1', 'id2', 'id50']],
    ['id2', 1, ['id1', 'id2', 'id3', 'id50']],
  ])('puts %s at %i among the tables', (table, index, wanted) => {
    expect(order(testEdit(three(), { kind: 'table.reorder', data: { table, index } }))).toEqual(wanted);
  });

  it('omits the removed entry of a table without a document', () => {
    const project = { ...three(), tables: new Map() };
    expect(order(testEdit(project, { kind: 'table.remove', data: { table: 'id2' } }))).toEqual(['id1', 'id3', 'id50']);
  });

  it('numbers names with two digits', () => {
    const named = buildProject({ tables: [{ name: 'A' }, { name: 'A 01' }] });
    const after = testEdit(named, { kind: 'table.add', data: { id: 'id9', name: 'A' } });
    expect(after.tables.get('id9')?.name).toBe('A 02');
  });
});
