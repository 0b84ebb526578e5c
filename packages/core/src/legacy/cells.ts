import type { TableColumn } from '../generated/entities.ts';
import { readNumberText } from './numberText.ts';

export type Cell = TableColumn['$'][number];

/** A cell in its column's type, with a note on what was guessed. */
export interface ReadCell {
  readonly value: Cell;
  readonly doubt?: string;
}

/**
 * Splits the text of a column at commas; a comma after a backslash belongs to its cell.
 * docs/runtime-rules.md#legacy-tables.
 */
export function splitCells(text: string): string[] {
  const cells: string[] = [];
  let cell = '';
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (letter === '\\' && text.charAt(index + 1) === ',') {
      cell += ',';
      index += 1;
    } else if (letter === ',') {
      cells.push(cell);
      cell = '';
    } else {
      cell += letter;
    }
  }
  return [...cells, cell];
}

/**
 * The value of an empty cell in a column. Codes: 1 text, 2 integer, 3 real, 4 boolean, 5 angle.
 * docs/runtime-rules.md#tables.
 */
export function defaultCell(type: number): Cell {
  if (type === 4) return false;
  return type === 2 || type === 3 || type === 5 ? 0 : '';
}

/** Reads a cell as its column's type; a value that does not fit becomes the default, with a note. */
export function readCell(text: string, type: number): ReadCell {
  if (type === 2 || type === 3 || type === 5) return readNumberCell(text);
  return type === 4 ? readBooleanCell(text) : { value: text };
}

function readNumberCell(text: string): ReadCell {
  if (text.trim() === '') return { value: 0 };
  return readNumberText(text) ?? { value: 0, doubt: 'This is not a number. It was read as 0.' };
}

function readBooleanCell(text: string): ReadCell {
  const word = text.trim().toLowerCase();
  if (word === '1' || word === 'true') return { value: true };
  if (word === '0' || word === 'false' || word === '') return { value: false };
  return { value: false, doubt: 'This is neither true nor false. It was read as false.' };
}
