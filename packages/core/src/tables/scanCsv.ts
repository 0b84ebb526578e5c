import { type Result, succeed } from '../model/issue.ts';
import { csvProblem, csvTooLarge } from './csvIssue.ts';
import type { CsvSeparator } from './csvSeparator.ts';
import { sizeProblem, tableLimits } from './tableLimits.ts';

/** A text that is safe to split into cells. */
export interface ScannedCsv {
  /** The same lines, each ended by a line feed; line ends inside quoted cells stay as they are. */
  readonly text: string;
  /** For each line, whether it is empty. */
  readonly blank: readonly boolean[];
}

/**
 * Checks every cell once, before the library splits the text: normalizes line ends, finds empty lines, and refuses too
 * many cells or a misplaced quote. The library guesses at such quotes, and takes time that grows with their square.
 */
export function scanCsv(text: string, separator: CsvSeparator): Result<ScannedCsv> {
  const pieces: string[] = [];
  const blank: boolean[] = [];
  let copied = 0;
  let width = 0;
  for (let at = 0; at < text.length; ) {
    const line = scanLine(text, at, separator.charCodeAt(0), blank.length + 1);
    if (!line.ok) return line;
    const { end, cells } = line.value;
    blank.push(end === at);
    width = Math.max(width, cells);
    // One line and one column more than a table may have, for names.
    const problem = sizeProblem(blank.length - 1, width - 1);
    if (problem !== undefined) return csvTooLarge(problem);
    const isPair = text.charCodeAt(end) === carriageReturn && text.charCodeAt(end + 1) === lineFeed;
    const next = end + (isPair ? 2 : 1);
    if (text.charCodeAt(end) !== lineFeed) {
      pieces.push(text.slice(copied, end), '\n');
      copied = next;
    }
    at = next;
  }
  pieces.push(text.slice(copied));
  return succeed({ text: pieces.join(''), blank });
}

const quote = 34;
const space = 32;
const lineFeed = 10;
const carriageReturn = 13;

/** Where a line ends, and how many cells it has. */
function scanLine(
  text: string,
  start: number,
  separator: number,
  line: number,
): Result<{ readonly end: number; readonly cells: number }> {
  let cells = 0;
  let at = start;
  for (;;) {
    cells += 1;
    if (cells > tableLimits.columns + 1) return csvTooLarge(`A table has at most ${tableLimits.columns} columns.`);
    const end = text.charCodeAt(at) === quote ? endOfQuoted(text, at) : endOfPlain(text, at, separator);
    if (end < 0) return csvProblem(`The quote that opens cell ${cells} of line ${line} is never closed.`, { line });
    if (end >= text.length || isBreak(text.charCodeAt(end))) return succeed({ end, cells });
    if (text.charCodeAt(end) !== separator) {
      const message = `In cell ${cells} of line ${line}, text follows the closing quote; quotes inside a cell are doubled.`;
      return csvProblem(message, { line });
    }
    at = end + 1;
  }
}

/** The position after the closing quote and the spaces that follow it; -1 when the quote is never closed. */
function endOfQuoted(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at >= 0 && text.charCodeAt(at + 1) === quote) at = text.indexOf('"', at + 2);
  if (at < 0) return -1;
  let end = at + 1;
  while (text.charCodeAt(end) === space) end += 1;
  return end;
}

function endOfPlain(text: string, start: number, separator: number): number {
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === separator || isBreak(code)) break;
    at += 1;
  }
  return at;
}

function isBreak(code: number): boolean {
  return code === lineFeed || code === carriageReturn;
}
