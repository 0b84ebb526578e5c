import { createProjectSession, type ProjectSession } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { readTabText } from './model/clipText.ts';
import { planPaste } from './model/planPaste.ts';
import { extendTo, selectCell } from './model/selection.ts';
import { addRange } from './model/severalRanges.ts';
import { TableCommands } from './tableCommands.ts';

function open() {
  const project = buildProject({
    tables: [
      {
        id: 'id70',
        name: 'Level',
        rows: ['A', 'B', 'C', 'D'],
        columns: [
          { name: 'Name', type: 1, cells: ['w', 'x', 'y', 'z'] },
          { name: 'Score', type: 2, cells: [1, 3, 0, 0] },
          { name: 'On', type: 4, cells: [true, false, true, true] },
        ],
      },
    ],
  });
  let next = 100;
  const session = createProjectSession({ project, ids: () => `id${next++}`, clock: () => 0 });
  const told: string[] = [];
  return { session, told, commands: new TableCommands(session, 'id70', (message) => told.push(message)) };
}

const lines = (session: ProjectSession) => {
  const table = session.getState().project.tables.get('id70');
  return table?.rows.map(({ name }, row) => [name, ...table.columns.map(({ $ }) => String($[row]))].join(' '));
};

/** The whole project as stored. */
const bytes = (session: ProjectSession) =>
  JSON.stringify(session.getState().project, (_, value: unknown) => (value instanceof Map ? [...value] : value));

const two = { top: 1, left: 1, bottom: 2, right: 2 };
const several = addRange(
  addRange(extendTo(selectCell({ row: 1, column: 1 }), { row: 2, column: 1 }), { row: 3, column: 2 }),
  { row: 4, column: 3 },
);

const all = ['A w 1 true', 'B x 3 false', 'C y 0 true', 'D z 0 true'];

describe('a command', () => {
  it.each<[title: string, run: (commands: TableCommands) => unknown, wanted: string[]]>([
    [
      'moves rows down',
      (c) => c.moveRows({ top: 1, left: 1, bottom: 2, right: 3 }, 4),
      [all[2], all[0], all[1], all[3]] as string[],
    ],
    [
      'moves rows to the end',
      (c) => c.moveRows({ top: 1, left: 1, bottom: 1, right: 3 }, 5),
      [all[1], all[2], all[3], all[0]] as string[],
    ],
    [
      'moves rows up',
      (c) => c.moveRows({ top: 3, left: 1, bottom: 4, right: 3 }, 1),
      [all[2], all[3], all[0], all[1]] as string[],
    ],
    [
      'leaves rows that are dropped where they are',
      (c) => c.moveRows({ top: 2, left: 1, bottom: 3, right: 3 }, 3),
      all,
    ],
    [
      'fills down in steps',
      (c) => c.fill({ top: 1, left: 2, bottom: 2, right: 2 }, { top: 1, left: 2, bottom: 4, right: 2 }),
      ['A w 1 true', 'B x 3 false', 'C y 5 true', 'D z 7 true'],
    ],
    [
      'fills up',
      (c) => c.fill({ top: 3, left: 1, bottom: 3, right: 1 }, { top: 1, left: 1, bottom: 3, right: 1 }),
      ['A y 1 true', 'B y 3 false', 'C y 0 true', 'D z 0 true'],
    ],
    [
      'fills to the right, converted',
      (c) => c.fill({ top: 1, left: 2, bottom: 2, right: 2 }, { top: 1, left: 2, bottom: 2, right: 3 }),
      ['A w 1 true', 'B x 3 true', 'C y 0 true', 'D z 0 true'],
    ],
    [
      'switches a range on',
      (c) => c.toggle({ ...selectCell({ row: 1, column: 3 }), end: { row: 2, column: 3 } }),
      ['A w 1 true', 'B x 3 true', 'C y 0 true', 'D z 0 true'],
    ],
    [
      'switches off what is on',
      (c) => c.toggle(selectCell({ row: 1, column: 3 })),
      ['A w 1 false', 'B x 3 false', 'C y 0 true', 'D z 0 true'],
    ],
    [
      'clears a range',
      (c) => c.clear({ ...selectCell({ row: 1, column: 1 }), end: { row: 2, column: 2 } }),
      ['A  0 true', 'B  0 false', 'C y 0 true', 'D z 0 true'],
    ],
    ['clears several ranges', (c) => c.clear(several), ['A  1 true', 'B  3 false', 'C y 0 true', 'D z 0 false']],
    [
      'switches several ranges on',
      (c) => c.toggle(addRange(selectCell({ row: 2, column: 3 }), { row: 4, column: 3 })),
      ['A w 1 true', 'B x 3 true', 'C y 0 true', 'D z 0 true'],
    ],
    [
      'deletes the rows of several ranges',
      (c) =>
        c.removeRows([
          { top: 1, left: 1, bottom: 1, right: 3 },
          { top: 3, left: 1, bottom: 3, right: 3 },
        ]),
      [all[1], all[3]] as string[],
    ],
    [
      'deletes the columns of several ranges',
      (c) =>
        c.removeColumns([
          { top: 1, left: 1, bottom: 4, right: 1 },
          { top: 1, left: 3, bottom: 4, right: 3 },
        ]),
      ['A 1', 'B 3', 'C 0', 'D 0'],
    ],
    ['adds rows', (c) => c.addRows(1, 2), [all[0], '  0 false', '  0 false', ...all.slice(1)] as string[]],
    ['adds columns', (c) => c.addColumns(0, 1), all.map((line) => line.replace(' ', '  '))],
    ['changes a type', (c) => c.retype(2, 1), all],
    ['changes the size', (c) => c.resize(2, 1), ['A w', 'B x']],
    [
      'pastes cells',
      (c) => {
        const { table } = c;
        if (table) c.paste(planPaste(table, two, readTabText('p\t7\nq\t8\n')), { grows: true, keepsTexts: false });
      },
      ['A p 7 true', 'B q 8 false', 'C y 0 true', 'D z 0 true'],
    ],
    [
      'moves columns',
      (c) => c.moveColumns({ top: 1, left: 1, bottom: 4, right: 1 }, 4),
      ['A 1 true w', 'B 3 false x', 'C 0 true y', 'D 0 true z'],
    ],
    ['writes a column name', (c) => c.write({ row: 0, column: 1 }, 'Title'), all],
    ['writes a name', (c) => c.write({ row: 1, column: 0 }, 'First'), ['First w 1 true', ...all.slice(1)]],
    ['sorts some rows', (c) => c.sort(1, true, ['id1', 'id2']), [all[1], all[0], all[2], all[3]] as string[]],
  ])('%s, in one step', (_title, run, wanted) => {
    const { session, commands, told } = open();
    const before = bytes(session);
    run(commands);
    expect([lines(session), told]).toEqual([wanted, []]);
    const after = bytes(session);
    session.undo();
    expect(bytes(session)).toBe(before);
    session.redo();
    expect(bytes(session)).toBe(after);
  });

  it.each<[title: string, text: string, wanted: string | undefined]>([
    ['as many columns as possible', '1\t'.repeat(999), undefined],
    ['more columns', '1\t'.repeat(1000), 'Nothing was pasted. A table has at most 1000 columns; these are 1001.'],
    ['too many rows', '1\n'.repeat(100_001), 'Nothing was pasted. A table has at most 100000 rows; these are 100001.'],
    [
      'too many bytes',
      `${'x'.repeat(80_000)}\t1\n`.repeat(100),
      'Nothing was pasted. The table would have 8004389 bytes; the limit is 7340032.',
    ],
  ])('knows whether a paste is possible before it is made: %s', (_title, text, wanted) => {
    const { session, commands } = open();
    const { table } = commands;
    const before = bytes(session);
    if (!table) throw new Error('There is a table.');
    const plan = planPaste(table, { top: 1, left: 1, bottom: 1, right: 1 }, readTabText(text));
    expect([plan.moreRows + plan.moreColumns > 0, commands.refusalOfPaste(plan)]).toEqual([true, wanted]);
    expect(bytes(session)).toBe(before);
  });

  it('says why it is refused, and changes nothing', () => {
    const { session, commands, told } = open();
    commands.resize(1, 2000);
    expect([told, lines(session)]).toEqual([['A table has at most 1000 columns; these are 2000.'], all]);
  });
});
