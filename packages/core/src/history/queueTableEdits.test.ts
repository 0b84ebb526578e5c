import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../edit/editDefinitions.ts';
import type { Id, TableDocument } from '../generated/entities.ts';
import { createCountingIds } from '../model/ids.ts';
import { type Issue, type Result, succeed } from '../model/issue.ts';
import type { Project } from '../model/project.ts';
import { buildProject, textOfProject } from '../testing.ts';
import { createProjectSession } from './projectSession.ts';
import { queueTableEdits } from './queueTableEdits.ts';

const whole = buildProject({
  title: 'Start',
  tables: ['id70', 'id71'].map((id) => ({
    id,
    name: `Table ${id}`,
    rows: ['a', 'b'],
    columns: [{ name: 'n', type: 1, cells: [1, 2] }],
  })),
});

const setCell = (table: Id, value: number): Edit => {
  const { rows, columns } = whole.tables.get(table) ?? { rows: [], columns: [] };
  return { kind: 'table.setCell', data: { table, row: rows[0]?.id ?? '', column: columns[0]?.id ?? '', value } };
};
const rename = (table: Id, name: string): Edit => ({ kind: 'table.rename', data: { table, name } });
const title = (text: string): Edit => ({ kind: 'project.setTitle', data: { title: text } });

const gone: Issue = { code: 'edit.target', severity: 'blocking', path: [], params: {}, message: 'No connection.' };

/** A session for a project without some tables; the test completes their loading one by one. */
function start(absent: readonly Id[]) {
  const project: Project = { ...whole, tables: new Map([...whole.tables].filter(([id]) => !absent.includes(id))) };
  const ends = new Map<Id, (loaded: Result<TableDocument>) => void>();
  const reported: string[] = [];
  let time = 0;
  const session = queueTableEdits(createProjectSession({ project, ids: createCountingIds([]), clock: () => ++time }), {
    load: (table) => new Promise((resolve) => ends.set(table, resolve)),
    report: (issues) => reported.push(...issues.map(({ message }) => message)),
  });
  const end = async (table: Id, loaded?: Result<TableDocument>) => {
    const document = whole.tables.get(table);
    if (document) ends.get(table)?.(loaded ?? succeed(document));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { session, ends, reported, end };
}

const nameOf = (project: Project, table: Id) => project.tables.get(table)?.name;

describe('edits of a table', () => {
  it('are applied at once when it is loaded', () => {
    const { session, ends } = start([]);
    expect(session.dispatch(rename('id70', 'New')).ok).toBe(true);
    expect(nameOf(session.getState().project, 'id70')).toBe('New');
    expect(ends.size).toBe(0);
  });

  it('wait until it is loaded, once, and are then applied in order as separate steps', async () => {
    const { session, ends, end } = start(['id70']);
    expect(session.dispatch(rename('id70', 'One')).ok).toBe(true);
    session.dispatch([rename('id70', 'Two'), setCell('id70', 9)]);
    session.dispatch(title('Meanwhile'));
    expect(session.getState().project.object.title).toBe('Meanwhile');
    expect(ends.size).toBe(1);
    await end('id70');
    await session.settled();
    expect(nameOf(session.getState().project, 'id70')).toBe('Two');
    session.undo();
    expect(nameOf(session.getState().project, 'id70')).toBe('One');
    session.undo();
    expect(nameOf(session.getState().project, 'id70')).toBe('Table id70');
    expect(session.getState().project.object.title).toBe('Meanwhile');
  });

  it('are abandoned with a message when it cannot be loaded; those of other tables are not', async () => {
    const { session, reported, end } = start(['id70', 'id71']);
    session.dispatch(rename('id70', 'Lost'));
    session.dispatch(rename('id71', 'Kept'));
    await end('id70', { ok: false, issues: [gone] });
    expect(reported).toEqual(['No connection.']);
    await end('id71');
    expect(nameOf(session.getState().project, 'id71')).toBe('Kept');
    expect(session.getState().project.tables.has('id70')).toBe(false);
    session.dispatch(rename('id70', 'Again'));
    await end('id70');
    expect(nameOf(session.getState().project, 'id70')).toBe('Again');
  });

  it('that is not listed are refused at once', () => {
    const { session } = start([]);
    const done = session.dispatch(rename('id404', 'Nothing'));
    expect(done.ok ? [] : done.issues.map(({ message }) => message)).toEqual(['The table no longer exists.']);
  });

  it('that turn out to be impossible are reported', async () => {
    const { session, reported, end } = start(['id70']);
    session.dispatch({ kind: 'table.remove', data: { table: 'id70' } });
    session.dispatch(rename('id70', 'Late'));
    await end('id70');
    expect(reported).toEqual(['The table no longer exists.']);
  });

  it('result in the same tables as if they had been loaded, whatever the order of arrival', async () => {
    const tables = fc.constantFrom('id70', 'id71');
    const edit = fc.oneof(
      fc.tuple(tables, fc.nat(99)).map(([table, value]) => setCell(table, value)),
      fc.tuple(tables, fc.stringMatching(/^[a-z]{1,6}$/)).map(([table, name]) => rename(table, name)),
    );
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.array(edit, { minLength: 1, maxLength: 3 }) },
      { weight: 1, arbitrary: tables },
    );
    const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const late = start(['id70', 'id71']);
      const early = start([]);
      for (const one of steps) {
        if (typeof one === 'string') await late.end(one);
        else {
          late.session.dispatch(one);
          early.session.dispatch(one);
        }
      }
      for (const table of ['id70', 'id71']) await late.end(table);
      await late.session.settled();
      const untouched = [...whole.tables].filter(([id]) => !late.session.getState().project.tables.has(id));
      const project = late.session.getState().project;
      const all = { ...project, tables: new Map([...project.tables, ...untouched].sort()) };
      expect(textOfProject(all)).toBe(textOfProject(early.session.getState().project));
    });
    await fc.assert(property, { seed: 5, numRuns: 100 });
  });
});
