import type { BehaviorDescription } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { behavior, change, count, expression, gameAttributes, label, soloGame } from '../test/describeGame.ts';
import { type PlayOptions, playProject } from '../test/playProject.ts';

const table = 'game.attributes.id70';

async function play(behaviors: readonly BehaviorDescription[], options: PlayOptions = {}) {
  const project = soloGame(
    behaviors,
    {},
    {
      attributes: gameAttributes,
      tables: [
        {
          id: 'id70',
          name: 'Levels',
          rows: ['first', 'second', ''],
          columns: [
            { name: 'title', type: 1, cells: ['a', 'b', 'c'] },
            { name: 'size', type: 2, cells: [1, 2, 3] },
            { name: 'open', type: 4, cells: [true, false, true] },
          ],
        },
        { id: 'id71', name: 'Empty' },
      ],
    },
  );
  return playProject(project, { frames: 2, ...options });
}

const set = (rowNumber: unknown, column: unknown, rhsvalue: unknown, more = {}) =>
  behavior('ChangeTableValueAction', {
    tableID: 'id70',
    rowNumber,
    assignments: [{ id: 'id1', column, rhsvalue }],
    ...more,
  });
const read = (row: number, column: number) => change(label, program(row, column));

function program(row: number, column: number) {
  return { '@': 'expression', $: ['tableCellValue(', { keypath: table }, `, ${row}, ${column})`] };
}

describe('Change Table Value', () => {
  it.each([
    ['1', '2', 7.6, 1, 2, '8'],
    ['second', 'title', 'new', 2, 1, 'new'],
    [2, 1, 5, 2, 1, '5'],
    [expression`1 + 1`, expression`"si".."ze"`, expression`10 * 2`, 2, 2, '20'],
    ['3', 'open', 'false', 3, 3, 'false'],
    [expression`1.5`, expression`1.4`, 'x', 2, 1, 'x'],
    ['2.0', ' 1 ', 'x', 2, 1, 'x'],
    [expression`1 .. ".0"`, '1e0', 'x', 1, 1, 'x'],
  ])('sets row %o and column %o to %o', async (row, column, value, atRow, atColumn, text) => {
    const game = await play([set(row, column, value), read(atRow, atColumn)]);
    expect(game.faults).toEqual([]);
    expect(game.attributes()['game.label']).toBe(text);
  });

  it.each([
    ['0', '1'],
    ['4', '1'],
    ['1', '9'],
    ['third', '1'],
    ['', '1'],
    ['1', 'no such'],
  ])('changes nothing at row %s and column %s, which is a fault', async (row, column) => {
    const game = await play([set(row, column, 'x')]);
    expect(game.faults.map(({ code }) => code)).toEqual(['table.cell']);
  });

  it.each([
    ['2', 'size', expression`1 / 0`, '2'],
    ['2', 'size', expression`0 / 0`, '2'],
    ['2', 'size', '1e400', '2'],
    ['2', 'title', expression`-1 / 0`, '-inf'],
    ['2', 'title', expression`0 / 0`, 'nan'],
  ])('row %s and column %s do not take %o where only finite numbers count', async (row, column, value, text) => {
    const game = await play([set(row, column, value), set(row, 'open', 'true'), read(2, column === 'size' ? 2 : 1)]);
    expect(game.attributes()['game.label']).toBe(text);
    expect(game.faults.map(({ code, count: times }) => [code, times])).toEqual(
      column === 'size' ? [['value.infinite', 1]] : [],
    );
  });

  it('uses the table that an expression evaluates to', async () => {
    const byExpression = { tableID: '', tableExpression: expression`${table}` };
    const game = await play([set('1', '1', 'new', byExpression), read(1, 1)]);
    expect(game.attributes()['game.label']).toBe('new');
  });

  it.each([[{ tableID: 'id99' }], [{ tableID: '' }], [{ tableID: '', tableExpression: expression`1 + 1` }]])(
    'without a table, as in %o, is a fault',
    async (more) => {
      const game = await play([set('1', '1', 'new', more)]);
      expect(game.faults.map(({ code }) => code)).toEqual(['table.missing']);
    },
  );

  it('sets several columns of a row at once', async () => {
    const assignments = [
      { id: 'id1', column: '1', rhsvalue: 'z' },
      { id: 'id2', column: 'size', rhsvalue: '9' },
    ];
    const both = behavior('ChangeTableValueAction', { tableID: 'id70', rowNumber: '1', assignments });
    const join = change(label, { '@': 'expression', $: [...program(1, 1).$, ' .. ', ...program(1, 2).$] });
    expect((await play([both, join])).attributes()['game.label']).toBe('z9');
  });
});

describe('Add/Remove Row', () => {
  const row = (action: number, position: number, index: unknown = -1) =>
    behavior('AddRemoveRowAction', { tableID: 'id70', action, position, index });
  const titles = change(label, {
    '@': 'expression',
    $: ['tableMergeValues(', { keypath: table }, ', "|", 1, 1, tableRowCount(', { keypath: table }, '), 1)'],
  });

  it.each([
    ['add at the beginning', row(0, 0), '|a|b|c'],
    ['add at the end', row(0, 1), 'a|b|c|'],
    ['add at index 2', row(0, 2, 2), 'a||b|c'],
    ['add at index 1.5, which is 2', row(0, 2, expression`3 / 2`), 'a||b|c'],
    ['add at index -1', row(0, 2, -1), 'a|b|c|'],
    ['add at the index after the last', row(0, 2, 4), 'a|b|c|'],
    ['remove at the beginning', row(1, 0), 'b|c'],
    ['remove at the end', row(1, 1), 'a|b'],
    ['remove at index 2', row(1, 2, 2), 'a|c'],
    ['remove at index -1', row(1, 2, expression`0 - 1`), 'a|b'],
  ])('%s', async (_, action, expected) => {
    const game = await play([action, titles]);
    expect(game.faults).toEqual([]);
    expect(game.attributes()['game.label']).toBe(expected);
  });

  it.each([
    [0, 5],
    [0, 0],
    [1, 4],
    [1, 0],
  ])('action %d at index %d is a fault', async (action, index) => {
    expect((await play([row(action, 2, index)])).faults.map(({ code }) => code)).toEqual(['table.cell']);
  });
});

it('Copy Table copies rows, columns, types and values', async () => {
  const copy = behavior('CopyTableAction', { tableID: 'id70', targetTableID: 'id71' });
  const cell = {
    '@': 'expression',
    $: ['tableCellValue(', { keypath: 'game.attributes.id71' }, ', "second", "size") + 1'],
  };
  const game = await play([copy, set('2', '2', '50'), change(count, cell)]);
  expect(game.faults).toEqual([]);
  expect(game.attributes()['game.count']).toBe(3);
});

it('Save Table keeps its content for the next start of the game', async () => {
  const saved = new Map<string, string>();
  const storage = {
    get: (key: string) => saved.get(key),
    set: (key: string, value: string) => void saved.set(key, value),
  };
  await play([set('1', '1', 'kept'), behavior('SaveTableAction', { tableID: 'id70' }), set('1', '1', 'lost')], {
    ports: { storage },
  });
  const game = await play([read(1, 1)], { ports: { storage } });
  expect(game.attributes()['game.label']).toBe('kept');
});

describe('a cell outside the table', () => {
  it.each([
    [0, 1, '!'],
    [4, 2, '0!'],
    [1, 9, '!'],
  ])('at row %d and column %d is blank text or 0, with one warning per cell', async (row, column, text) => {
    const constrain = (targetAttribute: string, ...more: string[]) =>
      behavior('ConstrainAttributeBehavior', {
        targetAttribute,
        RHS: { '@': 'expression', $: [...program(row, column).$, ...more] },
      });
    const game = await play([constrain(count, ' + 5'), constrain(label, ' .. "!"')], { frames: 10 });
    expect(game.attributes()).toMatchObject({ 'game.count': 5, 'game.label': text });
    expect(game.faults.map(({ code, count: times, message }) => [code, times, message])).toEqual([
      ['table.cell', 10, expect.stringContaining(row === 1 ? 'column 9' : `row ${row}`)],
      ['table.cell', 10, expect.stringContaining(row === 1 ? 'column 9' : `row ${row}`)],
    ]);
  });

  it('has no effect as a speed', async () => {
    const speed = program(9, 1);
    const game = await play([behavior('MoveBehavior', { speed, direction: 0 })], { frames: 10 });
    expect(game.faults.map(({ code }) => code)).toEqual(['table.cell']);
  });
});

describe('Loop Over Table', () => {
  const loop = (attributes: Record<string, unknown>) =>
    behavior('LoopTableBehavior', { tableID: 'id70', loopAttribute: count, ...attributes }, [
      change(label, expression`${label} .. ${count}`),
    ]);

  it.each([
    [{}, '123'],
    [{ loopType: 1 }, '123'],
    [{ startCell: 1, endCell: 0 }, '321'],
    [{ startCell: 2, startCellExpression: '2' }, '23'],
    [{ startCell: 2, startCellExpression: expression`1 + 1`, endCell: 2, endCellExpression: '5' }, '2345'],
    [{ startCell: 2, startCellExpression: '3', endCell: 2, endCellExpression: '1' }, '321'],
    [{ tableID: 'id71' }, ''],
  ])('with %o visits %s', async (attributes, passes) => {
    const game = await play([loop(attributes)], { frames: 5 });
    expect(game.faults).toEqual([]);
    expect(game.attributes()['game.label']).toBe(passes);
  });
});
