import { describe, expect, it } from 'vitest';
import { createCountingIds } from '../model/ids.ts';
import { editSample } from '../testing/editSample.ts';
import { buildProject, testEdit } from '../testing.ts';
import { listedTables, orderedTables } from './orderedTables.ts';
import { readCsv } from './readCsv.ts';
import { contentOfTable, partsOfContent } from './tableContent.ts';
import { writeCsv } from './writeCsv.ts';

const sampleTable = (project = editSample()) => {
  const table = project.tables.get('id70');
  if (!table) throw new Error('no table');
  return table;
};

describe('the content of a file', () => {
  it('keeps ids by position, and requests new unused ones', () => {
    const content = {
      rowNames: ['a', 'b', 'c', 'd'],
      columns: [{ name: 'x', type: 2, cells: [1] }],
    };
    const parts = partsOfContent(content, sampleTable(), createCountingIds(['id1']));
    expect(parts.rows.map(({ id, name }) => `${id} ${name}`)).toEqual(['id1 a', 'id2 b', 'id3 c', 'id4 d']);
    expect(parts.columns).toEqual([{ id: 'id1', name: 'x', type: 2, readonly: false, $: [1, 0, 0, 0] }]);
  });

  it('that was written from a table replaces the table with itself: nothing changes but what was edited', () => {
    const project = editSample();
    const table = sampleTable(project);
    const text = writeCsv(contentOfTable(table)).replace('400', '401');
    const read = readCsv(text, { columns: table.columns });
    if (!read.ok) throw new Error(read.issues[0]?.message);
    const { rows, columns } = partsOfContent(read.value, table, () => 'id999');
    const after = testEdit(project, { kind: 'table.replace', data: { table: table.id, rows, columns } });
    const kept = after.tables.get('id70')?.columns.map((column, index) => column === table.columns[index]);
    expect(after.tables.get('id70')?.columns[1]?.$).toEqual([0, -3, 401]);
    expect(kept).toEqual([true, false, true, true, true]);
  });
});

describe('the list of tables', () => {
  it('is that of the game, with unlisted tables last and without entries that have no table', () => {
    const project = buildProject({ tables: [{ name: 'A' }, { name: 'B' }] });
    const { id1, id2, ...attributes } = project.object.attributes;
    const reordered = {
      ...project.object,
      attributes: { ...attributes, id9: { '@': 'table' as const, name: 'C' }, id2 },
    };
    const damaged = { ...project, object: reordered };
    expect(listedTables(damaged)).toEqual(['id9', 'id2']);
    expect(orderedTables(damaged).map(({ name }) => name)).toEqual(['B', 'A']);
    expect(id1).toBeDefined();
  });
});
