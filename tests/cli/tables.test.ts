import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { call, callJson } from './inProcess.ts';
import { fixtures, temporaryFolder } from './playhouse.ts';

const cwd = temporaryFolder();
const project = path.join(cwd, 'full');
beforeEach(() => {
  fs.rmSync(project, { recursive: true, force: true });
  fs.cpSync(path.join(fixtures, 'full'), project, { recursive: true });
});

const cell = async (...at: string[]) => (await callJson(['table', 'get', 'full', 'Levels', ...at], { cwd })).value;

describe('table', () => {
  it('lists tables with their columns', async () => {
    const { value } = await callJson(['table', 'list', 'full'], { cwd });
    const [levels, purchases] = value.tables;
    expect([levels.name, levels.rows, purchases.name, purchases.rows]).toEqual(['Levels', 3, 'PurchaseTable', 0]);
    expect(levels.columns.map((column: { type: string }) => column.type)).toEqual([
      ...['text', 'integer', 'real', 'boolean', 'angle'],
    ]);
  });

  it.each<[where: string[], written: string, stored: unknown]>([
    [['1', 'Title'], 'Cellar', 'Cellar'],
    [['2', '2'], '17.6', 18],
    [['3', 'Speed'], '-0.25', -0.25],
    [['1', 'Bonus'], 'false', false],
    [['1', 'Start'], '370', 10],
    [['1', 'Start'], '-90', 270],
    [['0', '2'], 'Foes', 'Foes'],
    [['2', '0'], 'second', 'second'],
    [['1', 'Title'], '=1+1', '=1+1'],
    [['1', 'Title'], '', ''],
  ])('set %j to %s stores %j, which get reads', async (where, written, stored) => {
    const { status, value } = await callJson(['table', 'set', 'full', 'Levels', ...where, written], { cwd });
    expect([status, value.value, value.changed]).toEqual([0, stored, ['tables/id501.json']]);
    expect((await cell(...where)).value).toEqual(stored);
  });

  it('set to the current value changes nothing', async () => {
    const { value } = await cell('1', 'Enemies').then((read) => read);
    const { value: written } = await callJson(['table', 'set', 'full', 'Levels', '1', 'Enemies', String(value)], {
      cwd,
    });
    expect(written.changed).toEqual([]);
  });

  it.each<[args: string[], status: number, sentence: RegExp]>([
    [['get', 'full', 'Nothing'], 2, /no table "Nothing"; the tables are "Levels", "PurchaseTable"/],
    [['get', 'full', 'Levels', '4'], 2, /no row "4". The table has 3 rows/],
    [['get', 'full', 'Levels', '1', 'Nope'], 2, /no column "Nope". The table has 5 columns/],
    [['get', 'nowhere', 'Levels'], 3, /nothing at nowhere/],
    [['set', 'full', 'Levels', '0', '0', 'x'], 2, /corner of a table cannot be changed/],
    [['set', 'full', 'Levels', '1'], 2, /Missing required argument 'column'/],
    [['convert', 'full', 'Levels', 'Title', 'number'], 2, /no type "number". Choose one of text, integer/],
    [['convert', 'full', 'Levels', '0', 'text'], 2, /Row names are always text/],
    [['convert', 'full', 'PurchaseTable', 'Price', 'integer'], 2, /cannot be changed/],
    [['import', 'full', 'Levels', 'missing.csv'], 3, /missing\.csv cannot be read: it does not exist/],
    [['import', 'full', 'New', '-'], 2, /no table "New"/],
    [['import', 'full', 'Levels', '-'], 3, /cannot be read as a table\. There is nothing in the file/],
    [['export', 'full', 'Levels', '--separator', 'dot'], 2, /must be one of comma, semicolon, tab, bar/i],
    [['export', 'full', 'Levels', '--out', 'full/object.json'], 3, /There is a file at full\/object\.json already/],
    [[], 2, /Usage: playhouse table/],
    [['dance'], 2, /Unknown command 'dance'/],
  ])('%j gives status %i and a sentence', async (args, status, sentence) => {
    const before = fs.readFileSync(path.join(project, 'tables/id501.json'));
    const result = await call(['table', ...args], { cwd });
    expect([result.status, result.stdout]).toEqual([status, '']);
    expect(result.stderr).toMatch(sentence);
    expect(fs.readFileSync(path.join(project, 'tables/id501.json')).equals(before)).toBe(true);
  });

  it('exports a file that imports as the same table', async () => {
    const { stdout } = await call(['table', 'export', 'full', 'Levels'], { cwd });
    const before = await cell();
    const { status, value } = await callJson(['table', 'import', 'full', 'Levels', '-'], { cwd, input: stdout });
    expect([status, value.changed]).toEqual([0, []]);
    expect(await cell()).toEqual(before);
  });

  it('replaces a table with an imported file, and adds one only on request', async () => {
    fs.writeFileSync(path.join(cwd, 'new.csv'), 'Name;Age\r\n"Pip; the ""bird""";3\r\nÆsop;4\r\n');
    const { value } = await callJson(['table', 'import', 'full', 'Animals', 'new.csv', '--create'], { cwd });
    expect([value.created, value.rows, value.columns]).toEqual([true, 2, 2]);
    const { value: read } = await callJson(['table', 'get', 'full', 'Animals'], { cwd });
    expect(read.columns).toEqual([
      { name: 'Name', type: 'text', cells: ['Pip; the "bird"', 'Æsop'] },
      { name: 'Age', type: 'integer', cells: [3, 4] },
    ]);
    expect((await call(['validate', 'full'], { cwd })).stdout).not.toContain('Animals');
  });

  it.each([
    ['1,2\n3,4\n', [], 2, ['New Column', 'New Column']],
    ['Pip,2\nSnail,4\n', [], 2, ['New Column', 'New Column']],
    ['Name,Age\nSnail,4\n', [], 1, ['Name', 'Age']],
    ['Name,Age\nSnail,4\n', ['--no-header'], 2, ['New Column', 'New Column']],
    ['1,2\n3,4\n', ['--header'], 1, ['1', '2']],
  ])('%j with %j has %d rows: the first line counts unless it contains names', async (text, flags, rows, names) => {
    fs.writeFileSync(path.join(cwd, 'lines.csv'), text);
    const { value } = await callJson(['table', 'import', 'full', 'Lines', 'lines.csv', '--create', ...flags], { cwd });
    expect([value.created, value.rows]).toEqual([true, rows]);
    const { value: read } = await callJson(['table', 'get', 'full', 'Lines'], { cwd });
    const found = (read.columns as { name: string }[]).map(({ name }) => name);
    expect(found).toEqual(names);
  });

  it('exports with separator and byte order mark, and escapes formulas', async () => {
    await call(['table', 'set', 'full', 'Levels', '1', 'Title', '=SUM(A1)'], { cwd });
    const { stdout } = await call(['table', 'export', 'full', 'Levels', '--separator', 'semicolon', '--bom'], { cwd });
    expect(stdout.startsWith('\ufeff')).toBe(true);
    const [, header = '', first = ''] = /^\ufeff?([^\r\n]*)\r?\n([^\r\n]*)/.exec(stdout) ?? [];
    expect(header.split(';')).toContain('Enemies');
    expect(first.startsWith('=') || first.includes(';=SUM')).toBe(false);
  });

  it('converts a column and its cells', async () => {
    const { value } = await callJson(['table', 'convert', 'full', 'Levels', 'Enemies', 'text'], { cwd });
    expect([value.from, value.to]).toEqual(['integer', 'text']);
    expect(value.cells.every((each: unknown) => typeof each === 'string')).toBe(true);
    const back = await callJson(['table', 'convert', 'full', 'Levels', 'Enemies', 'integer'], { cwd });
    expect(back.value.cells.every((each: unknown) => typeof each === 'number')).toBe(true);
  });
});
