import { isJsonObject } from '../../model/json.ts';
import type { Project } from '../../model/project.ts';
import type { EditCase } from './editCase.ts';

const at = { table: 'id70' } as const;
const levels = (p: Project) => p.tables.get('id70');
const size = (p: Project) => [levels(p)?.numRows, levels(p)?.numCols];
const rows = (p: Project) => levels(p)?.rows.map(({ id, name }) => `${id} ${name}`);
const columns = (p: Project) => levels(p)?.columns.map(({ id, name }) => `${id} ${name}`);
const cells = (p: Project) => levels(p)?.columns.map((column) => column.$);
const column = (p: Project, index: number) => levels(p)?.columns[index];
const listed = (p: Project) =>
  Object.entries(p.object.attributes).flatMap(([id, value]) =>
    isJsonObject(value) && value['@'] === 'table' ? [`${id} ${value.name}`] : [],
  );

/** Cases of table edits. */
export const tableCases: readonly EditCase[] = [
  [
    'a new table with the spec’s defaults',
    { kind: 'table.add', data: { id: 'id71' } },
    (p) => [p.tables.get('id71'), listed(p)],
    [
      {
        id: 'id71',
        version: 1,
        name: 'New Table',
        numRows: 0,
        numCols: 0,
        flags: 9,
        tableType: 0,
        rows: [],
        columns: [],
      },
      ['id70 Levels', 'id71 New Table'],
    ],
  ],
  [
    'a new table with a taken name, with rows and columns',
    { kind: 'table.add', data: { id: 'id71', name: 'Levels', rows: ['id1', 'id2'], columns: ['id1'] } },
    (p) => [p.tables.get('id71')?.name, p.tables.get('id71')?.rows, p.tables.get('id71')?.columns],
    [
      'Levels 01',
      [
        { id: 'id1', name: '' },
        { id: 'id2', name: '' },
      ],
      [{ id: 'id1', name: 'New Column', type: 1, readonly: false, $: ['', ''] }],
    ],
  ],
  [
    'a copy of a table after the original',
    { kind: 'table.duplicate', data: { ...at, id: 'id71' } },
    (p) => [listed(p), p.tables.get('id71')?.columns === levels(p)?.columns, p.tables.get('id71')?.id],
    [['id70 Levels', 'id71 Levels 01'], true, 'id71'],
  ],
  [
    'a table’s name, also in the game’s list',
    { kind: 'table.rename', data: { ...at, name: 'Stages' } },
    (p) => [levels(p)?.name, listed(p)],
    ['Stages', ['id70 Stages']],
  ],
  ['the order of one table', { kind: 'table.reorder', data: { ...at, index: 9 } }, listed, ['id70 Levels']],
  ['a removed table', { kind: 'table.remove', data: at }, (p) => [levels(p), listed(p)], [undefined, []]],
  [
    'a restored purchase table',
    { kind: 'table.restorePurchases', data: { id: 'id71' } },
    (p) => [
      p.tables.get('id71')?.name,
      p.tables.get('id71')?.tableType,
      p.tables.get('id71')?.columns.map(({ name, type, readonly }) => [name, type, readonly]),
      listed(p),
    ],
    [
      'PurchaseTable',
      3,
      [
        ['Id', 1, false],
        ['Consumable', 4, false],
        ['Name', 1, true],
        ['Price', 1, true],
        ['State', 1, true],
      ],
      ['id70 Levels', 'id71 PurchaseTable'],
    ],
  ],
  [
    'everything replaced by the content of a file',
    {
      kind: 'table.replace',
      data: {
        ...at,
        rows: [{ id: 'id9', name: 'Only' }],
        columns: [{ id: 'id1', name: 'Angle', type: 5, readonly: false, $: [-90, 5] }],
      },
    },
    (p) => [size(p), rows(p), columns(p), cells(p)],
    [[1, 1], ['id9 Only'], ['id1 Angle'], [[270]]],
  ],
  [
    'a larger size, filled with defaults',
    { kind: 'table.resize', data: { ...at, rows: 5, columns: 6, newRows: ['id8', 'id9'], newColumns: ['id6'] } },
    (p) => [size(p), rows(p)?.slice(2), columns(p)?.[5], cells(p)?.map((list) => list.slice(3))],
    [
      [5, 6],
      ['id3 Hard', 'id8 ', 'id9 '],
      'id6 New Column',
      [
        ['', ''],
        [0, 0],
        [0, 0],
        [false, false],
        [0, 0],
        ['', ''],
      ],
    ],
  ],
  [
    'a smaller size, cut at the ends',
    { kind: 'table.resize', data: { ...at, rows: 1, columns: 2 } },
    (p) => [size(p), rows(p), cells(p)],
    [[1, 2], ['id1 Easy'], [['Start'], [0]]],
  ],
  [
    'a size wider and lower at once',
    { kind: 'table.resize', data: { ...at, rows: 0, columns: 6, newColumns: ['id7'] } },
    (p) => [size(p), cells(p)],
    [
      [0, 6],
      [[], [], [], [], [], []],
    ],
  ],
  [
    'rows in the middle, with defaults',
    { kind: 'table.addRows', data: { ...at, rows: [{ id: 'id8', name: 'A' }, { id: 'id9' }], index: 1 } },
    (p) => [size(p), rows(p), cells(p)?.[0], cells(p)?.[3], cells(p)?.[4]],
    [
      [5, 5],
      ['id1 Easy', 'id8 A', 'id9 ', 'id2 ', 'id3 Hard'],
      ['Start', '', '', '', '7.5'],
      [true, false, false, false, false],
      [0, 0, 0, 90, 359.5],
    ],
  ],
  [
    'removed rows, with their cells',
    { kind: 'table.removeRows', data: { ...at, rows: ['id3', 'id1'] } },
    (p) => [size(p), rows(p), cells(p)],
    [[1, 5], ['id2 '], [[''], [-3], [2.5], [false], [90]]],
  ],
  [
    'the order of rows, with their cells',
    { kind: 'table.moveRows', data: { ...at, rows: ['id3', 'id2'], index: 0 } },
    (p) => [size(p), rows(p), cells(p)],
    [
      [3, 5],
      ['id2 ', 'id3 Hard', 'id1 Easy'],
      [
        ['', '7.5', 'Start'],
        [-3, 400, 0],
        [2.5, -0.25, 0],
        [false, false, true],
        [90, 359.5, 0],
      ],
    ],
  ],
  [
    'rows sorted by a column, with their names and cells',
    { kind: 'table.sortRows', data: { ...at, column: 'id2', descending: true } },
    (p) => [size(p), rows(p), cells(p)],
    [
      [3, 5],
      ['id3 Hard', 'id1 Easy', 'id2 '],
      [
        ['7.5', 'Start', ''],
        [400, 0, -3],
        [-0.25, 0, 2.5],
        [false, true, false],
        [359.5, 0, 90],
      ],
    ],
  ],
  [
    'two rows sorted by their names, among their own positions',
    { kind: 'table.sortRows', data: { ...at, rows: ['id3', 'id1'], descending: true } },
    rows,
    ['id3 Hard', 'id2 ', 'id1 Easy'],
  ],
  [
    'a text column at the front',
    { kind: 'table.addColumns', data: { ...at, columns: [{ id: 'id6' }], index: 0 } },
    (p) => [size(p), column(p, 0)],
    [[3, 6], { id: 'id6', name: 'New Column', type: 1, readonly: false, $: ['', '', ''] }],
  ],
  [
    'a column of another type at the end',
    { kind: 'table.addColumns', data: { ...at, columns: [{ id: 'id6', name: 'Done', type: 4 }] } },
    (p) => column(p, 5),
    { id: 'id6', name: 'Done', type: 4, readonly: false, $: [false, false, false] },
  ],
  [
    'removed columns',
    { kind: 'table.removeColumns', data: { ...at, columns: ['id5', 'id1', 'id2'] } },
    (p) => [size(p), columns(p)],
    [
      [3, 2],
      ['id3 Speed', 'id4 Open'],
    ],
  ],
  [
    'a column to the front',
    { kind: 'table.moveColumns', data: { ...at, columns: ['id5'], index: -1 } },
    columns,
    ['id5 Wind', 'id1 Title', 'id2 Points', 'id3 Speed', 'id4 Open'],
  ],
  [
    'a row at the end, with its cells',
    { kind: 'table.moveRows', data: { ...at, rows: ['id1'], index: 99 } },
    (p) => [rows(p), cells(p)?.[1]],
    [
      ['id2 ', 'id3 Hard', 'id1 Easy'],
      [-3, 400, 0],
    ],
  ],
  [
    'two columns in the middle, in their order',
    { kind: 'table.addColumns', data: { ...at, columns: [{ id: 'id6' }, { id: 'id7', name: 'B' }], index: 2 } },
    columns,
    ['id1 Title', 'id2 Points', 'id6 New Column', 'id7 B', 'id3 Speed', 'id4 Open', 'id5 Wind'],
  ],
  [
    'a size wider by two',
    { kind: 'table.resize', data: { ...at, rows: 3, columns: 7, newColumns: ['id6', 'id7'] } },
    (p) => [size(p), columns(p)?.slice(4), column(p, 6)],
    [
      [3, 7],
      ['id5 Wind', 'id6 New Column', 'id7 New Column'],
      { id: 'id7', name: 'New Column', type: 1, readonly: false, $: ['', '', ''] },
    ],
  ],
  [
    'the order of columns',
    { kind: 'table.moveColumns', data: { ...at, columns: ['id2', 'id1'], index: 2 } },
    (p) => [size(p), columns(p)],
    [
      [3, 5],
      ['id3 Speed', 'id4 Open', 'id1 Title', 'id2 Points', 'id5 Wind'],
    ],
  ],
  [
    'a row’s name',
    { kind: 'table.renameRow', data: { ...at, row: 'id2', name: 'Middle' } },
    (p) => rows(p)?.[1],
    'id2 Middle',
  ],
  [
    'a column’s name, to none',
    { kind: 'table.renameColumn', data: { ...at, column: 'id2', name: '' } },
    (p) => columns(p)?.[1],
    'id2 ',
  ],
  [
    'a column’s type and its cells',
    { kind: 'table.retypeColumn', data: { ...at, column: 'id1', type: 2 } },
    (p) => [column(p, 0)?.type, column(p, 0)?.$],
    [2, [0, 0, 8]],
  ],
  [
    'a cell in its column’s type',
    { kind: 'table.setCell', data: { ...at, row: 'id2', column: 'id5', value: '-450' } },
    (p) => column(p, 4)?.$,
    [0, 270, 359.5],
  ],
  [
    'a column’s name at row 0',
    { kind: 'table.setCell', data: { ...at, column: 'id5', value: 12 } },
    (p) => columns(p)?.[4],
    'id5 12',
  ],
  [
    'a row’s name at column 0',
    { kind: 'table.setCell', data: { ...at, row: 'id1', value: 'First' } },
    (p) => rows(p)?.[0],
    'id1 First',
  ],
  [
    'a block of cells, each in its column’s type',
    {
      kind: 'table.setCells',
      data: { ...at, row: 'id2', column: 'id2', values: [['2.5', '1e2', 1], []] },
    },
    (p) => cells(p)?.slice(1, 4),
    [
      [0, 3, 400],
      [0, 100, -0.25],
      [true, true, false],
    ],
  ],
  [
    'a range to one value',
    { kind: 'table.fillCells', data: { ...at, rows: ['id1', 'id3'], columns: ['id1', 'id2', 'id4'], value: 1.5 } },
    cells,
    [
      ['1.5', '', '1.5'],
      [2, -3, 2],
      [0, 2.5, -0.25],
      [true, false, true],
      [0, 90, 359.5],
    ],
  ],
  [
    'a range to the defaults',
    { kind: 'table.clearCells', data: { ...at, rows: ['id3', 'id1'], columns: ['id1', 'id2', 'id3', 'id4', 'id5'] } },
    cells,
    [
      ['', '', ''],
      [0, -3, 0],
      [0, 2.5, 0],
      [false, false, false],
      [0, 90, 0],
    ],
  ],
];
