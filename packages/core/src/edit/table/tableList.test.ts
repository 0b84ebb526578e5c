import { describe, expect, it } from 'vitest';
import type { Project } from '../../model/project.ts';
import { buildProject, testEdit } from '../../testing.ts';

const three = buildProject({
  tables: ['A', 'B', 'C'].map((name) => ({ name })),
  attributes: { id50: { '@': 'real', $: 1, name: 'r' } },
});
const order = (project: Project) => Object.keys(project.object.attributes).filter((key) => key.startsWith('id'));
const nameOf = (project: Project, id: string) => [project.tables.get(id)?.name, project.object.attributes[id]];

describe('the list of tables', () => {
  it('has a copy right after its original, or at the end where that is not listed', () => {
    const copy = (from: Project, table: string) =>
      testEdit(from, { kind: 'table.duplicate', data: { table, id: 'id9' } });
    expect(order(copy(three, 'id1'))).toEqual(['id1', 'id9', 'id2', 'id3', 'id50']);
    expect(order(copy(three, 'id3'))).toEqual(['id1', 'id2', 'id3', 'id9', 'id50']);
    const { id1: _, ...attributes } = three.object.attributes;
    const unlisted: Project = { ...three, object: { ...three.object, attributes } };
    expect(order(copy(unlisted, 'id1'))).toEqual(['id2', 'id3', 'id50', 'id9']);
  });

  it('has new tables at the end', () => {
    expect(order(testEdit(three, { kind: 'table.add', data: { id: 'id9' } }))).toEqual([
      'id1',
      'id2',
      'id3',
      'id50',
      'id9',
    ]);
  });

  it('gets an entry for a table that lacks one when the table is renamed', () => {
    const { id2: _, ...attributes } = three.object.attributes;
    const unlisted: Project = { ...three, object: { ...three.object, attributes } };
    for (const before of [three, unlisted]) {
      const after = testEdit(before, { kind: 'table.rename', data: { table: 'id2', name: 'New' } });
      expect(nameOf(after, 'id2')).toEqual(['New', { '@': 'table', name: 'New' }]);
    }
    const same = testEdit(unlisted, { kind: 'table.rename', data: { table: 'id2', name: 'B' } });
    expect(nameOf(same, 'id2')).toEqual(['B', { '@': 'table', name: 'B' }]);
    expect(testEdit(three, { kind: 'table.rename', data: { table: 'id2', name: 'B' } })).toBe(three);
  });
});

describe('names of copies', () => {
  it.each([
    ['A', 'A 01'],
    ['x'.repeat(256), `${'x'.repeat(253)} 01`],
    ['x'.repeat(254), `${'x'.repeat(253)} 01`],
    // Half of a two-unit character is dropped as well.
    [`${'x'.repeat(252)}\u{1f40c}y`, `${'x'.repeat(252)} 01`],
  ])('have two digits and fit into the limit: %s', (name, wanted) => {
    const project = buildProject({ tables: [{ id: 'id1', name }] });
    expect(nameOf(testEdit(project, { kind: 'table.duplicate', data: { table: 'id1', id: 'id9' } }), 'id9')[0]).toBe(
      wanted,
    );
  });

  it('of rows and columns may have 256 characters, or none', () => {
    const project = buildProject({
      tables: [{ id: 'id1', name: 'A', rows: ['r'], columns: [{ name: 'c', cells: [''] }] }],
    });
    for (const name of ['x'.repeat(256), '']) {
      const row = testEdit(project, { kind: 'table.renameRow', data: { table: 'id1', row: 'id1', name } });
      const column = testEdit(row, { kind: 'table.renameColumn', data: { table: 'id1', column: 'id1', name } });
      expect([column.tables.get('id1')?.rows[0]?.name, column.tables.get('id1')?.columns[0]?.name]).toEqual([
        name,
        name,
      ]);
    }
  });
});
