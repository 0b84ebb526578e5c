import Papa from 'papaparse';
import { writeCellText } from './csvCells.ts';
import type { CsvSeparator } from './csvSeparator.ts';
import { escapeFormula } from './formulaText.ts';
import type { TableContent } from './tableContent.ts';

/** Options for writing comma-separated values. docs/runtime-rules.md#tables. */
export interface WriteCsvOptions {
  /** Whether the first line contains the names of the columns; true when omitted. */
  readonly columnNames?: boolean;
  /** Whether the first column contains the names of the rows; when omitted, true if reading needs them. */
  readonly rowNames?: boolean;
  /** The comma when omitted. */
  readonly separator?: CsvSeparator;
  /** Begins with a byte order mark, so that spreadsheets take the file for UTF-8. */
  readonly byteOrderMark?: boolean;
}

/**
 * A table as an RFC 4180 text that `readCsv` reads as the same table. Texts that a spreadsheet would take for formulas
 * are escaped. docs/product-rules.md#tables-and-cells, docs/runtime-rules.md#tables.
 */
export function writeCsv(table: TableContent, options: WriteCsvOptions = {}): string {
  const { columnNames = true, rowNames = needsRowNames(table), separator = ',' } = options;
  const lines: string[][] = [];
  if (columnNames) lines.push([...(rowNames ? [''] : []), ...table.columns.map(({ name }) => escapeFormula(name))]);
  for (const [row, name] of table.rowNames.entries()) {
    const cells = table.columns.map((column) => {
      const text = writeCellText(column.cells[row] ?? '');
      return column.type < 2 ? escapeFormula(text) : text;
    });
    lines.push(rowNames ? [escapeFormula(name), ...cells] : cells);
  }
  const mark = options.byteOrderMark ? '\uFEFF' : '';
  if (lines.every((cells) => cells.length === 0)) return mark;
  const quotes = lines.every((cells) => cells.length === 1) ? needsQuotesAlone : needsQuotes;
  return `${mark}${Papa.unparse(lines, { delimiter: separator, newline: '\r\n', quotes })}\r\n`;
}

function needsRowNames({ rowNames, columns }: TableContent): boolean {
  return columns.length === 0 || columns[0]?.name === '' || rowNames.some((name) => name !== '');
}

/** Quotes everything that a reader could mistake for a separator. */
function needsQuotes(text: unknown): boolean {
  return typeof text === 'string' && /[",;\t|\r\n\uFEFF]|^\s|\s$|^sep=$/i.test(text);
}

/** In a single column a blank cell would be a blank line. */
function needsQuotesAlone(text: unknown): boolean {
  return text === '' || needsQuotes(text);
}
