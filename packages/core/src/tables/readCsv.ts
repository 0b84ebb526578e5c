import Papa from 'papaparse';
import { type Result, succeed } from '../model/issue.ts';
import { limits } from '../model/limits.ts';
import { newColumnName } from './createTable.ts';
import { canHold, guessColumnType, readCellText } from './csvCells.ts';
import { type CsvDecimal, guessDecimal, type PointedTexts, readCommas } from './csvDecimals.ts';
import { csvProblem, csvTooLarge } from './csvIssue.ts';
import { type CsvSeparator, guessSeparator, statedSeparator } from './csvSeparator.ts';
import { type CsvEncoding, decodeCsv } from './decodeCsv.ts';
import { unescapeFormula } from './formulaText.ts';
import { scanCsv } from './scanCsv.ts';
import type { TableContent } from './tableContent.ts';
import { sizeProblem } from './tableLimits.ts';

/** Options for reading comma-separated values. docs/runtime-rules.md#tables. */
export interface ReadCsvOptions {
  /** Whether the first line contains the names of the columns, or is to be detected; true when omitted. */
  readonly columnNames?: boolean | 'guess';
  /** Whether the first column contains the names of the rows; when omitted, true if its own name is blank. */
  readonly rowNames?: boolean;
  /** Detected when omitted. */
  readonly separator?: CsvSeparator;
  /** Detected when omitted; unreadable bytes then become U+FFFD. */
  readonly encoding?: CsvEncoding;
  /** What the decimals of numbers begin with, or whether that is to be detected; a point when omitted. */
  readonly decimal?: CsvDecimal | 'guess';
  /** Columns of the table that the file replaces: those with the same name keep their type if every cell fits it. */
  readonly columns?: readonly { readonly name: string; readonly type: number }[];
}

/** The content of a file, and how it was read. */
export interface CsvReading {
  readonly content: TableContent;
  readonly separator: CsvSeparator;
  readonly encoding: CsvEncoding;
  /** Whether the first line and the first column were taken for names. */
  readonly columnNames: boolean;
  readonly rowNames: boolean;
  readonly decimal: CsvDecimal;
  /** How many cells were added to lines that have fewer cells than the longest one. */
  readonly added: number;
  /** How many blank cells became the default of a column of another type than text. */
  readonly blanks: number;
  /** How many characters the encoding could not read. */
  readonly unread: number;
}

/**
 * Reads a text or the bytes of a file as the content of a table: quoted cells, any line ends, lines of unequal length
 * (missing cells are blank), types detected for each column. Unreadable input is refused in one sentence. The work is
 * linear in the length of the input. docs/product-rules.md#tables-and-cells, docs/runtime-rules.md#tables.
 */
export function readCsv(input: string | Uint8Array, options: ReadCsvOptions = {}): Result<TableContent> {
  const read = examineCsv(input, options);
  return read.ok ? succeed(read.value.content) : read;
}

/** The same as `readCsv`, with what was detected. */
export function examineCsv(input: string | Uint8Array, options: ReadCsvOptions = {}): Result<CsvReading> {
  const decoded = decodeCsv(input, options.encoding);
  if (!decoded.ok) return decoded;
  const { text: whole, encoding } = decoded.value;
  const stated = options.separator ? undefined : statedSeparator(whole);
  const text = whole.slice(stated?.start ?? 0);
  const separator = options.separator ?? stated?.separator ?? guessSeparator(text);
  const scanned = scanCsv(text, separator);
  if (!scanned.ok) return scanned;
  const lines = cut(scanned.value.text, separator, scanned.value.blank);
  if (lines.length === 0) return csvProblem('There is nothing in the file.');
  const read = contentOf(lines, separator, options);
  const unread = options.encoding === undefined ? 0 : whole.split('\uFFFD').length - 1;
  return read.ok ? succeed({ ...read.value, separator, encoding, unread }) : read;
}

/** The cells of each line that counts. If lines have one cell each, a blank line inside is a blank cell. */
function cut(text: string, separator: CsvSeparator, blank: readonly boolean[]): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n', quoteChar: '"' });
  const isSingle = data.every((cells) => cells.length <= 1);
  const first = isSingle ? blank.indexOf(false) : 0;
  const last = isSingle ? blank.lastIndexOf(false) : blank.length - 1;
  return data.slice(0, blank.length).filter((_, line) => {
    return blank[line] !== true || (isSingle && line > first && line < last);
  });
}

function contentOf(
  lines: readonly string[][],
  separator: CsvSeparator,
  options: ReadCsvOptions,
): Result<Omit<CsvReading, 'separator' | 'encoding' | 'unread'>> {
  const { columnNames = true } = options;
  const hasNames = columnNames === 'guess' ? hasColumnNames(lines[0] ?? [], separator, options) : columnNames;
  const header = hasNames ? lines[0] : undefined;
  const body = header ? lines.slice(1) : lines;
  const hasRowNames = options.rowNames ?? header?.[0] === '';
  const from = hasRowNames ? 1 : 0;
  const width = lines.reduce((most, cells) => Math.max(most, cells.length), 0);
  const count = width - from;
  const problem = sizeProblem(body.length, count);
  if (problem !== undefined) return csvTooLarge(problem);
  const rowNames = body.map((cells) => (hasRowNames ? unescapeFormula(cells[0] ?? '') : ''));
  const names = Array.from({ length: count }, (_, index) => {
    const name = header?.[index + from];
    return name === undefined ? newColumnName : unescapeFormula(name);
  });
  const tooLong = findTooLong(names, 'column') ?? findTooLong(rowNames, 'row');
  if (tooLong !== undefined) return csvTooLarge(tooLong);
  const stated = names.map((_, index) => body.map((cells) => cells[index + from] ?? ''));
  const decimal = decimalOf(stated, separator, options);
  let blanks = 0;
  const columns = names.map((name, index) => {
    const texts = stated[index] ?? [];
    const pointed = decimal === ',' ? readCommas(texts) : undefined;
    const type = typeOf(pointed ?? { texts, hasCommas: false }, knownColumn(options, hasNames, name, index), options);
    if (type < 2) return { name, type, cells: texts.map((text) => readCellText(unescapeFormula(text), type)) };
    blanks += texts.filter(isBlank).length;
    return { name, type, cells: (pointed?.texts ?? texts).map((text) => readCellText(text, type)) };
  });
  const added = body.reduce((sum, cells) => sum + width - cells.length, 0);
  const found = { columnNames: header !== undefined, rowNames: hasRowNames, decimal };
  return succeed({ content: { rowNames, columns }, ...found, added, blanks });
}

/** A line is one of names if it contains the name of an existing column, else if no cell is a number, true or false. */
function hasColumnNames(cells: readonly string[], separator: CsvSeparator, options: ReadCsvOptions): boolean {
  const filled = cells.filter((cell) => !isBlank(cell)).map(unescapeFormula);
  if (filled.some((cell) => options.columns?.some(({ name }) => name === cell))) return true;
  const columns = filled.map((cell) => [cell]);
  if (decimalOf(columns, separator, options) === ',' && columns.some((texts) => readCommas(texts)?.hasCommas))
    return false;
  return filled.length > 0 && columns.every((texts) => guessColumnType(texts) === 1);
}

function decimalOf(
  columns: readonly (readonly string[])[],
  separator: CsvSeparator,
  { decimal = '.' }: ReadCsvOptions,
): CsvDecimal {
  return decimal === 'guess' ? guessDecimal(columns, separator) : decimal;
}

function typeOf(
  { texts, hasCommas }: PointedTexts,
  known: { readonly type: number } | undefined,
  { decimal }: ReadCsvOptions,
): number {
  // Who chooses the comma wants numbers, even where the table had texts. Old tables use type 0 for text.
  const isKept = known && canHold(known.type, texts) && (known.type > 1 || !hasCommas || decimal === 'guess');
  if (isKept) return Math.max(known.type, 1);
  // A text such as 1,5 is of no use to a game: blank cells do not make texts of such a column.
  return guessColumnType(hasCommas ? texts.filter((text) => !isBlank(text)) : texts);
}

/** The column of the replaced table that a column of the file continues. */
function knownColumn({ columns = [] }: ReadCsvOptions, hasNames: boolean, name: string, index: number) {
  const samePosition = columns[index];
  return !hasNames || samePosition?.name === name ? samePosition : columns.find((column) => column.name === name);
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function findTooLong(names: readonly string[], what: string): string | undefined {
  const index = names.findIndex((name) => name.length > limits.nameLength);
  if (index < 0) return undefined;
  const length = names[index]?.length;
  return `The name of ${what} ${index + 1} has ${length} characters; at most ${limits.nameLength} are possible.`;
}
