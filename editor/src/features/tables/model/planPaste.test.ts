import { createPurchaseTable, type Project, type TableDocument } from '@playhouse/core';
import { buildProject, testEdit } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { readTabText } from './clipText.ts';
import { editsOfPaste, type PasteAnswers, planPaste } from './planPaste.ts';

const project = (): Project =>
  buildProject({
    tables: [
      {
        id: 'id70',
        name: 'Level',
        rows: ['', 'Second'],
        columns: [
          { name: 'Title', type: 1, cells: ['a', 'b'] },
          { name: 'Score', type: 2, cells: [1, 2] },
        ],
      },
    ],
  });

const tableOf = (from: Project): TableDocument => {
  const table = from.tables.get('id70');
  if (!table) throw new Error('There is a table.');
  return table;
};

/** The table after a paste, as lines: names first, then each row with its name. */
function pasted(text: string, at: string, answers: Partial<PasteAnswers> = {}, before = project()): string[] {
  const [top = 0, left = 0, bottom = top, right = left] = at.split(/[,:]/).map(Number);
  let next = 100;
  const plan = planPaste(tableOf(before), { top, left, bottom, right }, readTabText(text));
  const edits = editsOfPaste(
    tableOf(before),
    plan,
    { grows: true, keepsTexts: false, ...answers },
    () => `id${next++}`,
  );
  const { rows, columns } = tableOf(edits.reduce((now, edit) => testEdit(now, edit), before));
  const lines = rows.map(({ name }, row) => [name, ...columns.map(({ $ }) => $[row])].join('|'));
  return [columns.map(({ name, type }) => `${name}:${type}`).join('|'), ...lines];
}

describe('a paste', () => {
  it.each<[title: string, text: string, at: string, answers: Partial<PasteAnswers>, wanted: string[]]>([
    ['writes a block', 'x\t7\ny\t8\n', '1,1', {}, ['Title:1|Score:2', '|x|7', 'Second|y|8']],
    ['fills a range with one cell', '9', '1,2:2,2', {}, ['Title:1|Score:2', '|a|9', 'Second|b|9']],
    ['repeats a block that fits twice', 'x\t1\n', '1,1:2,2', {}, ['Title:1|Score:2', '|x|1', 'Second|x|1']],
    ['adds rows', 'x\ny\nz\n', '2,1', {}, ['Title:1|Score:2', '|a|1', 'Second|x|2', '|y|0', '|z|0']],
    [
      'adds columns of the type that fits',
      '5\t6\ttrue\n',
      '1,2',
      {},
      ['Title:1|Score:2|New Column:2|New Column:4', '|a|5|6|true', 'Second|b|2|0|false'],
    ],
    [
      'leaves out what does not fit',
      '5\t6\n7\t8\n9\t1\n',
      '1,2',
      { grows: false },
      ['Title:1|Score:2', '|a|5', 'Second|b|7'],
    ],
    ['makes misfits 0', 'x\n3\n', '1,2', {}, ['Title:1|Score:2', '|a|0', 'Second|b|3']],
    ['keeps misfits as texts', 'x\n3\n', '1,2', { keepsTexts: true }, ['Title:1|Score:1', '|a|x', 'Second|b|3']],
    [
      'writes names at row 0',
      'One\tTwo\tThree\nx\t7\t8\n',
      '0,1',
      {},
      ['One:1|Two:2|Three:2', '|x|7|8', 'Second|b|2|0'],
    ],
    ['writes names at column 0', 'First\tx\n\ty\n', '1,0', {}, ['Title:1|Score:2', 'First|x|1', '|y|2']],
  ])('%s', (_title, text, at, answers, wanted) => {
    expect(pasted(text, at, answers)).toEqual(wanted);
  });

  it('tells what does not fit', () => {
    const plan = planPaste(tableOf(project()), { top: 2, left: 2, bottom: 2, right: 2 }, readTabText('x\t1\ny\t2\n'));
    expect([plan.moreRows, plan.moreColumns, plan.misfits]).toEqual([1, 1, [{ column: 2, count: 2, example: 'x' }]]);
  });

  it('leaves out the columns of the purchase table that the platform fills in, and does not add any', () => {
    const table = createPurchaseTable('id70');
    const before = { ...project(), tables: new Map([['id70', table]]) };
    const plan = planPaste(
      table,
      { top: 1, left: 1, bottom: 1, right: 1 },
      readTabText('coins\ttrue\tn\tp\ts\tmore\n'),
    );
    expect([plan.moreRows, plan.moreColumns, plan.locked]).toEqual([1, 0, ['Name', 'Price', 'State']]);
    expect(pasted('coins\ttrue\tn\tp\ts\tmore\n', '1,1', {}, before)).toEqual([
      'Id:1|Consumable:4|Name:1|Price:1|State:1',
      '|coins|true|||',
    ]);
  });
});
