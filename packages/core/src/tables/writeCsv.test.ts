import { describe, expect, it } from 'vitest';
import { buildProject } from '../testing.ts';
import { readCsv } from './readCsv.ts';
import { contentOfTable, type TableContent } from './tableContent.ts';
import { type WriteCsvOptions, writeCsv } from './writeCsv.ts';

const column = (name: string, type: number, cells: TableContent['columns'][number]['cells']) => ({ name, type, cells });
const plain: TableContent = {
  rowNames: ['', ''],
  columns: [column('Word', 1, ['a', 'b,c']), column('Points', 2, [-5, 1e21]), column('Open', 4, [true, false])],
};

const files: readonly (readonly [title: string, table: TableContent, options: WriteCsvOptions, text: string])[] = [
  ['names and cells', plain, {}, 'Word,Points,Open\r\na,-5,true\r\n"b,c",1e+21,false\r\n'],
  ['no names', plain, { columnNames: false }, 'a,-5,true\r\n"b,c",1e+21,false\r\n'],
  ['blank names of rows', plain, { rowNames: true }, ',Word,Points,Open\r\n,a,-5,true\r\n,"b,c",1e+21,false\r\n'],
  ['semicolons', plain, { separator: ';' }, 'Word;Points;Open\r\na;-5;true\r\n"b,c";1e+21;false\r\n'],
  ['a byte order mark', plain, { byteOrderMark: true }, '\uFEFFWord,Points,Open\r\na,-5,true\r\n"b,c",1e+21,false\r\n'],
  ['existing names of rows', { rowNames: ['r'], columns: [column('a', 1, ['x'])] }, {}, ',a\r\nr,x\r\n'],
  ['a single column', { rowNames: ['', ''], columns: [column('a', 1, ['', 'x'])] }, {}, 'a\r\n""\r\nx\r\n'],
  ['a first column without a name', { rowNames: [''], columns: [column('', 1, ['x'])] }, {}, ',\r\n,x\r\n'],
  ['only rows', { rowNames: ['r'], columns: [] }, {}, '""\r\nr\r\n'],
  ['an empty table', { rowNames: [], columns: [] }, {}, '""\r\n'],
  ['an empty table without names', { rowNames: [], columns: [] }, { columnNames: false, rowNames: false }, ''],
  [
    'every digit, and no more',
    { rowNames: ['', '', ''], columns: [column('n', 3, [0.1 + 0.2, 1e-7, -0])] },
    {},
    'n\r\n0.30000000000000004\r\n1e-7\r\n0\r\n',
  ],
];

describe('a table is written with', () => {
  it.each(files)('%s', (_title, table, options, text) => {
    expect(writeCsv(table, options)).toBe(text);
  });
});

const cells: readonly (readonly [text: string, written: string])[] = [
  ['=1+1', `'=1+1`],
  ['+cmd', `'+cmd`],
  ['-1+1', `'-1+1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['\nx', `"'\nx"`],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  [`'=x`, `''=x`],
  [`'plain`, `'plain`],
  ['-5', '-5'],
  ['+5.5', '+5.5'],
  ['a=b', 'a=b'],
  ['a"b', '"a""b"'],
  [' a', '" a"'],
  ['a;b', '"a;b"'],
  ['\uFEFFa', '"\uFEFFa"'],
  ['sep=', '"sep="'],
];

describe('a text', () => {
  it.each(cells)('%j is written as %j, and read back, as a cell and as a name', (text, written) => {
    const table: TableContent = { rowNames: [text], columns: [column(text, 1, [text]), column('b', 1, ['x'])] };
    const file = writeCsv(table);
    expect(file).toBe(`,${written},b\r\n${written},${written},x\r\n`);
    expect(readCsv(file, { columns: table.columns })).toEqual({ ok: true, value: table });
  });
});

it('a stored table is written as games use it: missing cells are defaults, others have the type of their column', () => {
  const [table] = buildProject({
    tables: [{ name: 'T', rows: ['', ''], columns: [{ name: 'n', type: 5, cells: ['-90'] }] }],
  }).tables.values();
  expect(table && writeCsv(contentOfTable(table))).toBe('n\r\n270\r\n0\r\n');
});
