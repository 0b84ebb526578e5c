import {
  behavior,
  change,
  count as counter,
  expression,
  increment,
  soloGame,
  tally,
  label as text,
} from '../describeGame.ts';
import { playProject } from '../playProject.ts';
import { count, label, result } from './observations.ts';
import { action, persistent, type Scenarios, type Seen } from './scenario.ts';

const four = {
  attributes: { id901: { '@': 'real', $: 4, name: 'count' }, id902: { '@': 'text', $: '', name: 'label' } },
};
const save = behavior('SaveAttributeAction', { targetAttribute: counter, key: 'k' });
const load = (targetAttribute: string) => behavior('LoadAttributeAction', { targetAttribute, key: 'k' });
const tables = [
  {
    id: 'id70',
    name: 'Levels',
    rows: ['first', 'second'],
    columns: [
      { name: 'title', type: 1, cells: ['a', 'b'] },
      { name: 'size', type: 2, cells: [1, 2] },
    ],
  },
  { id: 'id71', name: 'Empty' },
  {
    id: 'id72',
    name: 'Map',
    rows: ['', '', ''],
    columns: [
      { name: '', type: 2, cells: [0, -1, 0] },
      { name: '', type: 2, cells: [0, -1, 0] },
      { name: '', type: 2, cells: [5, 0, 0] },
    ],
  },
  {
    id: 'id73',
    name: 'Way',
    rows: [],
    columns: [
      { name: 'row', type: 2, cells: [] },
      { name: 'column', type: 2, cells: [] },
    ],
  },
];
const write = (row: string, column: string, rhsvalue: string) =>
  behavior('ChangeTableValueAction', {
    tableID: 'id70',
    rowNumber: row,
    assignments: [{ id: 'id1', column, rhsvalue }],
  });
const addRow = (tableID: string) => behavior('AddRemoveRowAction', { tableID, action: 0, position: 1 });
const rest = { tables };

/** The cell in a game that starts with the saved data. */
async function cellNextTime({ saved }: Seen): Promise<unknown> {
  const storage = { get: (key: string) => saved.get(key), set() {} };
  const game = await playProject(soloGame([], {}, rest), { ports: { storage } });
  return result('tableCellValue(tables.Levels, 1, 1)')({ game });
}

/** The value loaded by a game that starts with the saved data. */
async function loadedNextTime({ saved }: Seen): Promise<unknown> {
  const storage = { get: (key: string) => saved.get(key), set() {} };
  const game = await playProject(soloGame([load(text)]), { ports: { storage } });
  return label({ game });
}

/**
 * The scenarios of docs/runtime-rules.md#attribute-behaviors and docs/runtime-rules.md#table-behaviors and
 * docs/runtime-rules.md#path-finding.
 */
export const attributeScenarios = {
  ChangeAttributeAction: action({
    reference: '1.5: evaluates once and writes',
    does: increment,
    sees: count,
    before: 0,
    once: 1,
    twice: 2,
  }),
  ConstrainAttributeBehavior: persistent({
    reference: '1.5: writes every frame while active and leaves the last value',
    does: tally,
    sees: count,
    first: 1,
    at30: 30,
    after: 30,
    again: 60,
  }),
  InterpolateBehavior: persistent({
    reference: '1.5: value = start + (final - start) x t/duration; cannot be stopped; starts anew when done',
    does: behavior('InterpolateBehavior', {
      targetAttribute: counter,
      finalValue: expression`${counter} + 60`,
      duration: 1,
    }),
    sees: count,
    first: 1,
    at30: 30,
    after: 60,
    again: 90,
  }),
  SaveAttributeAction: action({
    reference: '1.5, 6.9: stores the value of the moment under the key',
    does: save,
    disturb: change(counter, '9'),
    rest: four,
    sees: (seen) => loadedNextTime(seen),
    before: '',
    once: '4',
    disturbed: '4',
    twice: '9',
  }),
  LoadAttributeAction: action({
    reference: '1.5, 6.9: writes what was saved under the key',
    beside: [save, change(counter, '0')],
    does: load(counter),
    disturb: change(counter, '9'),
    rest: four,
    sees: count,
    before: 0,
    once: 4,
    disturbed: 9,
    twice: 4,
  }),
  ChangeTableValueAction: action({
    reference: '1.6: sets a cell by row and column, index or name',
    does: write('second', '2', '7'),
    disturb: write('2', 'size', '3'),
    rest,
    sees: result('tableCellValue(tables.Levels, 2, 2)'),
    before: 2,
    once: 7,
    disturbed: 3,
    twice: 7,
  }),
  AddRemoveRowAction: action({
    reference: '1.6: adds a row at the end',
    does: addRow('id70'),
    rest,
    sees: result('tableRowCount(tables.Levels)'),
    before: 2,
    once: 3,
    twice: 4,
  }),
  CopyTableAction: action({
    reference: '1.6: the target takes over rows, columns and values',
    does: behavior('CopyTableAction', { tableID: 'id70', targetTableID: 'id71' }),
    disturb: addRow('id71'),
    rest,
    sees: result('tableRowCount(tables.Empty)'),
    before: 0,
    once: 2,
    disturbed: 3,
    twice: 2,
  }),
  SaveTableAction: action({
    reference: '1.6: the next start of the game has what was saved, not what came after',
    beside: [write('1', '1', 'kept')],
    does: behavior('SaveTableAction', { tableID: 'id70' }),
    disturb: write('1', '1', 'late'),
    rest,
    sees: (seen) => cellNextTime(seen),
    before: 'a',
    once: 'kept',
    disturbed: 'kept',
    twice: 'late',
  }),
  LoopTableBehavior: action({
    reference: '1.6: runs all children once an index within the frame, setting the attribute before each',
    does: behavior('LoopTableBehavior', { tableID: 'id70', loopAttribute: counter }, [
      change(text, expression`${text} .. ${counter}`),
    ]),
    rest,
    sees: label,
    before: '',
    once: '12',
    twice: '1212',
  }),
  PathFindAction: action({
    reference: '1.13: every cell from start to destination inclusive, around what is blocked',
    does: behavior('PathFindAction', {
      mapTableID: 'id72',
      pathTableID: 'id73',
      startRow: 1,
      startColumn: 1,
      destinationRow: 3,
      destinationColumn: 1,
    }),
    disturb: addRow('id73'),
    rest,
    sees: result(
      'tableRowCount(tables.Way) .. ": " .. tableColSum(tables.Way, 1) .. " " .. tableColSum(tables.Way, 2)',
    ),
    before: '0: 0 0',
    once: '5: 10 9',
    disturbed: '6: 10 9',
    twice: '5: 10 9',
  }),
} satisfies Record<string, Scenarios>;
