import { describe, expect, it } from 'vitest';
import { limits } from '../model/limits.ts';
import type { CsvSeparator } from './csvSeparator.ts';
import { examineCsv, type ReadCsvOptions, readCsv } from './readCsv.ts';
import { tableLimits } from './tableLimits.ts';

/** The content on one line each: column `name:type` with its cells, and the names of the rows. */
function read(input: string | Uint8Array, options?: ReadCsvOptions) {
  const result = readCsv(input, options);
  if (!result.ok) return result.issues.map(({ message }) => message);
  const { rowNames, columns } = result.value;
  return { rows: rowNames, ...Object.fromEntries(columns.map(({ name, type, cells }) => [`${name}:${type}`, cells])) };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) => {
  const codes = [0xfeff, ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))];
  return new Uint8Array(codes.flatMap((code) => (isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255])));
};

const layouts: readonly (readonly [title: string, input: string | Uint8Array, wanted: object])[] = [
  ['a plain file', 'a,b\n1,x\n2,y\n', { rows: ['', ''], 'a:2': [1, 2], 'b:1': ['x', 'y'] }],
  ['a last line without a line end', 'a,b\n1,x', { rows: [''], 'a:2': [1], 'b:1': ['x'] }],
  ['only names', 'a,b\n', { rows: [], 'a:1': [], 'b:1': [] }],
  ['Windows line ends', 'a,b\r\n1,x\r\n', { rows: [''], 'a:2': [1], 'b:1': ['x'] }],
  ['old Mac line ends', 'a,b\r1,x\r2,y', { rows: ['', ''], 'a:2': [1, 2], 'b:1': ['x', 'y'] }],
  [
    'three kinds of line ends',
    'a,b\r\n1,x\n2,y\r3,z',
    { rows: ['', '', ''], 'a:2': [1, 2, 3], 'b:1': ['x', 'y', 'z'] },
  ],
  ['separators inside quotes', 'name,town\nAnn,"Ely, UK"\n', { rows: [''], 'name:1': ['Ann'], 'town:1': ['Ely, UK'] }],
  ['doubled quotes', 'a,b\nx,"say ""hi"" now"\n', { rows: [''], 'a:1': ['x'], 'b:1': ['say "hi" now'] }],
  ['quotes inside an unquoted cell', `a,b\n5' 7.2"N,x\n`, { rows: [''], 'a:1': [`5' 7.2"N`], 'b:1': ['x'] }],
  [
    'line ends inside quotes, as they are',
    'a,b\r\n"1\r\n2","3\n4"\r\n',
    { rows: [''], 'a:1': ['1\r\n2'], 'b:1': ['3\n4'] },
  ],
  ['spaces after a closing quote', 'a,b\n"x" ,"y"  \n', { rows: [''], 'a:1': ['x'], 'b:1': ['y'] }],
  [
    'blank cells, quoted or not',
    'a,b,c\n1,"",\n2,3,4\n',
    { rows: ['', ''], 'a:2': [1, 2], 'b:1': ['', '3'], 'c:1': ['', '4'] },
  ],
  ['letters of all languages', 'a\nʤ\n漢字 😀\n', { rows: ['', ''], 'a:1': ['ʤ', '漢字 😀'] }],
  ['semicolons', 'a;b\n1,5;x\n', { rows: [''], 'a:1': ['1,5'], 'b:1': ['x'] }],
  ['tabs', 'a\tb\n1\tx, y\n', { rows: [''], 'a:2': [1], 'b:1': ['x, y'] }],
  ['bars', 'a|b\n1|x\n', { rows: [''], 'a:2': [1], 'b:1': ['x'] }],
  ['a stated separator', 'sep=|\r\na,1|b\nx|y', { rows: [''], 'a,1:1': ['x'], 'b:1': ['y'] }],
  [
    'a sentence with a comma in one column',
    'text\nhello, you\nbye\nme\n',
    { rows: ['', '', ''], 'text:1': ['hello', 'bye', 'me'], 'New Column:1': [' you', '', ''] },
  ],
  [
    'lines of unequal length',
    'a,b\n1\n2,3,4\n',
    { rows: ['', ''], 'a:2': [1, 2], 'b:1': ['', '3'], 'New Column:1': ['', '4'] },
  ],
  ['blank lines', '\na,b\n\n1,2\n\n\n3,4\n\n', { rows: ['', ''], 'a:2': [1, 3], 'b:2': [2, 4] }],
  [
    'blank lines of a single column, which are cells',
    '\na\nx\n\ny\n""\n\n\n',
    { rows: ['', '', '', ''], 'a:1': ['x', '', 'y', ''] },
  ],
  ['names of rows under a blank name', ',a\nfirst,1\nsecond,2\n', { rows: ['first', 'second'], 'a:2': [1, 2] }],
  ['names of columns as they are', 'a, b ,a\n1,2,3', { rows: [''], 'a:2': [3], ' b :2': [2] }],
  ['a byte order mark', bytes('\uFEFFa,b\n1,2'), { rows: [''], 'a:2': [1], 'b:2': [2] }],
  ['a byte order mark in a text', '\uFEFFa,b\n1,2', { rows: [''], 'a:2': [1], 'b:2': [2] }],
  ['UTF-16 with its mark', utf16('a;é\n1;😀', true), { rows: [''], 'a:2': [1], 'é:1': ['😀'] }],
  ['UTF-16 in the other byte order', utf16('a;é\n1;😀', false), { rows: [''], 'a:2': [1], 'é:1': ['😀'] }],
  [
    'bytes from old spreadsheets',
    new Uint8Array([97, 10, 77, 252, 108, 108, 101, 114]),
    { rows: [''], 'a:1': ['Müller'] },
  ],
  ['half characters', 'a\n\ud800x', { rows: [''], 'a:1': ['\ufffdx'] }],
  [
    'escaped formulas',
    `'=a,b\n'=1+1,'-x\n'text,''@y`,
    { rows: ['', ''], '=a:1': ['=1+1', `'text`], 'b:1': ['-x', `'@y`] },
  ],
  [
    'names that are dangerous as keys',
    '__proto__,constructor\n1,2',
    { rows: [''], '__proto__:2': [1], 'constructor:2': [2] },
  ],
];

describe('a file is read with', () => {
  it.each(layouts)('%s', (_title, input, wanted) => {
    expect(read(input)).toEqual(wanted);
  });
});

const types: readonly (readonly [cells: string, type: number, wanted: readonly unknown[]])[] = [
  ['0\n-5\n 12 ', 2, [0, -5, 12]],
  ['1\n2.5', 3, [1, 2.5]],
  ['1e3\n-2.5E-2', 3, [1000, -0.025]],
  ['true\nFALSE', 4, [true, false]],
  ['1\ntrue', 1, ['1', 'true']],
  ['08123\n1', 1, ['08123', '1']],
  ['2095257564', 2, [2095257564]],
  ['12345678901234567890', 1, ['12345678901234567890']],
  ['0.12345678901234567', 1, ['0.12345678901234567']],
  ['+49', 1, ['+49']],
  ['1e999', 1, ['1e999']],
  ['0x10\n1', 1, ['0x10', '1']],
  ['1\n""\n2', 1, ['1', '', '2']],
  ['.5', 1, ['.5']],
];

describe('the type of a column', () => {
  it.each(types)('of the cells %j is %i', (cells, type, wanted) => {
    const result = readCsv(`n\n${cells}`);
    expect(result.ok && result.value.columns).toEqual([{ name: 'n', type, cells: wanted }]);
  });

  it.each<[string, number, object]>([
    ['1\n2', 1, { rows: ['', ''], 'n:1': ['1', '2'] }],
    ['1\n""', 2, { rows: ['', ''], 'n:2': [1, 0] }],
    ['1\n2.5', 2, { rows: ['', ''], 'n:3': [1, 2.5] }],
    ['007', 2, { rows: [''], 'n:2': [7] }],
    ['-90\n400', 5, { rows: ['', ''], 'n:5': [270, 40] }],
    ['TRUE\n""', 4, { rows: ['', ''], 'n:4': [true, false] }],
    ['TRUE\n1', 4, { rows: ['', ''], 'n:1': ['TRUE', '1'] }],
    ['x', 3, { rows: [''], 'n:1': ['x'] }],
    ['5', 0, { rows: [''], 'n:1': ['5'] }],
  ])('is unchanged when all cells fit: %j in type %i', (cells, type, wanted) => {
    const columns = [
      { name: 'other', type: 4 },
      { name: 'n', type },
    ];
    expect(read(`n\n${cells}`, { columns })).toEqual(wanted);
    expect(read(cells, { columns: [{ name: 'n', type }], columnNames: false })).toEqual(
      Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key.replace(/^n:/, 'New Column:'), value])),
    );
  });
});

describe('results of reading a file', () => {
  it.each<[ReadCsvOptions, object]>([
    [{ columnNames: false }, { rows: ['', ''], 'New Column:1': ['', 'r'] }],
    [{ rowNames: false }, { rows: [''], ':1': ['r'], 'a:2': [1] }],
    [{ rowNames: true, separator: '\t' }, { rows: ['r,1'] }],
  ])('follow the options rather than the appearance of the file: %j', (options, wanted) => {
    const found = read(',a\nr,1\n', options);
    if (options.columnNames === false) expect(Object.keys(found)).toEqual(['rows', 'New Column:1']);
    else expect(found).toEqual(wanted);
  });
});

const refusals: readonly (readonly [title: string, input: string | Uint8Array, message: string])[] = [
  ['nothing', '', 'There is nothing in the file.'],
  ['blank lines only', '\n\r\n\n', 'There is nothing in the file.'],
  ['an unclosed quote', 'a,b\n1,"x\n2,3\n', 'The quote that opens cell 2 of line 2 is never closed.'],
  [
    'text after a quote',
    'a,b\n"x"y,2\n',
    'In cell 1 of line 2, text follows the closing quote; quotes inside a cell are doubled.',
  ],
  ['a picture', new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13]), 'This is not a text file.'],
  ['bytes that are not text', new Uint8Array([255, 1, 2, 200]), 'This is not a text file.'],
  ['truncated UTF-16', new Uint8Array([255, 254, 97]), 'The text of the file is damaged.'],
  ['a byte order mark without UTF-8', new Uint8Array([239, 187, 191, 255]), 'The text of the file is damaged.'],
  ['too many columns', `${'a,'.repeat(1000)}b`, 'A table has at most 1000 columns; these are 1001.'],
  ['far too many columns', ','.repeat(1_000_000), 'A table has at most 1000 columns.'],
  ['too many rows', 'a\n'.repeat(100_002), 'A table has at most 100000 rows; these are 100001.'],
  ['too many cells', `${'a,'.repeat(19)}b\n`.repeat(50_003), 'A table has at most 1000000 cells; these are 1000040.'],
  [
    'too many bytes',
    new Uint8Array(tableLimits.fileBytes + 1),
    'The file has 16777217 bytes; at most 16777216 can be read.',
  ],
  [
    'a long name of a column',
    `a,${'x'.repeat(limits.nameLength + 1)}\n1,2`,
    'The name of column 2 has 257 characters; at most 256 are possible.',
  ],
  [
    'a long name of a row',
    `,a\n${'x'.repeat(limits.nameLength + 1)},2`,
    'The name of row 1 has 257 characters; at most 256 are possible.',
  ],
];

describe('one sentence explains what is wrong with', () => {
  it.each(refusals)('%s', (_title, input, message) => {
    expect(read(input)).toEqual([message]);
  });

  it('misplaced quotes, however many', () => {
    const text = `"a${'"b'.repeat(300_000)}${' '.repeat(300_000)},x\n`;
    expect(read(text)).toEqual([
      'In cell 1 of line 1, text follows the closing quote; quotes inside a cell are doubled.',
    ]);
  });
});

it('each separator is detected in the same way', () => {
  for (const separator of [',', ';', '\t', '|'] satisfies CsvSeparator[]) {
    const text = ['x', 'y', '"a,b;c|d"'].join(separator);
    expect(read(`${text}\n1${separator}2${separator}3`)).toEqual({
      rows: [''],
      'x:2': [1],
      'y:2': [2],
      'a,b;c|d:2': [3],
    });
  }
});

const guessed = { decimal: 'guess', columnNames: 'guess' } as const;
const marks: readonly (readonly [
  title: string,
  input: string,
  options: ReadCsvOptions,
  decimal: string,
  wanted: object,
])[] = [
  ['semicolons', 'a;b\n1,5;x\n-0,25;y\n', guessed, ',', { 'a:3': [1.5, -0.25], 'b:1': ['x', 'y'] }],
  ['tabs', 'a\tb\n1,5\tx\n2\ty\n', guessed, ',', { 'a:3': [1.5, 2], 'b:1': ['x', 'y'] }],
  ['no line of names', '1,5;2,5\n3,5;4,5\n', guessed, ',', { 'New Column:3': [2.5, 4.5] }],
  ['quotes', 'a;b\n"1,5";"2"\n', guessed, ',', { 'a:3': [1.5], 'b:2': [2] }],
  ['points between thousands', 'a;b\n1.234,5;1.500\n', guessed, ',', { 'a:3': [1234.5], 'b:2': [1500] }],
  ['an exponent', 'a;b\n1,5E+03;x\n', guessed, ',', { 'a:3': [1500], 'b:1': ['x'] }],
  ['numbers with points beside', 'a;b\n1,5;0.5\n', guessed, ',', { 'a:3': [1.5], 'b:3': [0.5] }],
  ['blank cells', 'a;b\n1,5;\n;2\n', guessed, ',', { 'a:3': [1.5, 0], 'b:1': ['', '2'] }],
  ['a single text among numbers', 'a;b\n1,5;1\nx;2\n', guessed, '.', { 'a:1': ['1,5', 'x'], 'b:2': [1, 2] }],
  ['zeros in front', 'a;b\n007,5;1\n', guessed, '.', { 'a:1': ['007,5'], 'b:2': [1] }],
  ['too many digits', 'a;b\n0,1234567890123456;1\n', guessed, '.', { 'a:1': ['0,1234567890123456'], 'b:2': [1] }],
  ['two commas', 'a;b\n1,2,3;1\n', guessed, '.', { 'a:1': ['1,2,3'], 'b:2': [1] }],
  ['commas between thousands', 'a\tb\n1,234\tx\n', guessed, '.', { 'a:1': ['1,234'], 'b:1': ['x'] }],
  ['three decimals after semicolons', 'a;b\n1,234;x\n', guessed, ',', { 'a:3': [1.234], 'b:1': ['x'] }],
  ['cells between commas', 'a,b\n"1,5",x\n', guessed, '.', { 'a:1': ['1,5'], 'b:1': ['x'] }],
  ['points only', 'a;b\n1.500;x\n', guessed, '.', { 'a:3': [1.5], 'b:1': ['x'] }],
  ['a chosen comma', 'a,b\n"1,5",x\n', { decimal: ',' }, ',', { 'a:3': [1.5], 'b:1': ['x'] }],
  ['a chosen comma and thousands', 'a;b\n1.500;x\n', { decimal: ',' }, ',', { 'a:2': [1500], 'b:1': ['x'] }],
  ['a chosen point', 'a;b\n1,5;x\n', { decimal: '.' }, '.', { 'a:1': ['1,5'], 'b:1': ['x'] }],
  [
    'a column of numbers',
    'a;b\n1,5;x\n',
    { ...guessed, columns: [{ name: 'a', type: 5 }] },
    ',',
    { 'a:5': [1.5], 'b:1': ['x'] },
  ],
  [
    'a column of texts',
    'a;b\n1,5;x\n',
    { ...guessed, columns: [{ name: 'a', type: 1 }] },
    ',',
    { 'a:1': ['1,5'], 'b:1': ['x'] },
  ],
  [
    'a column of texts and a chosen comma',
    'a;b\n1,5;x\n',
    { decimal: ',', columns: [{ name: 'a', type: 1 }] },
    ',',
    { 'a:3': [1.5], 'b:1': ['x'] },
  ],
];

describe('decimal commas', () => {
  it.each(marks)('of a file with %s', (_title, input, options, decimal, wanted) => {
    const found = examineCsv(input, options);
    expect(found.ok && found.value.decimal).toBe(decimal);
    expect(read(input, options)).toMatchObject(wanted);
  });
});

describe('what was detected', () => {
  const umlauts = new Uint8Array([0x61, 0x3b, 0x62, 0x0a, 0xfc, 0x3b, 0x31, 0x0a]);

  it.each<[title: string, input: string | Uint8Array, options: ReadCsvOptions, wanted: object]>([
    ['a plain file', 'a,b\n1,2\n', {}, { separator: ',', encoding: 'utf-8', columnNames: true, rowNames: false }],
    ['row names', ',b\nx,2\n', {}, { separator: ',', rowNames: true, added: 0 }],
    ['an old file with semicolons', umlauts, {}, { separator: ';', encoding: 'windows-1252', unread: 0 }],
    ['the user’s encoding', umlauts, { encoding: 'macintosh' }, { encoding: 'macintosh', unread: 0 }],
    ['an encoding that does not fit', umlauts, { encoding: 'utf-8' }, { encoding: 'utf-8', unread: 1 }],
    ['names that are none', '1,2\n3,4\n', { columnNames: 'guess' }, { columnNames: false }],
    [
      'blank cells of a column of numbers',
      'a,b\n,x\n1,y\n',
      { columns: [{ name: 'a', type: 2 }], rowNames: false },
      { blanks: 1, added: 0 },
    ],
    ['short lines', 'a,b,c\n1\n1,2\n', {}, { added: 3 }],
  ])('is told: %s', (_title, input, options, wanted) => {
    const read = examineCsv(input, options);
    expect(read.ok ? read.value : read.issues).toMatchObject(wanted);
  });

  it('reads a text in the encoding of the user’s choice', () => {
    expect(read(umlauts, { encoding: 'windows-1250' })).toEqual({ rows: [''], 'a:1': ['ü'], 'b:2': [1] });
  });
});
