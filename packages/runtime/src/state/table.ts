import { type AttributeType, convertValue, type Scalar, type TableDocument, type TableValue } from '@playhouse/core';
import { runtimeLimits } from '../game/limits.ts';

interface TableColumnState {
  name: string;
  /** 1 text, 2 integer, 3 real, 4 boolean, 5 angle; anything else is text. docs/runtime-rules.md#tables. */
  type: number;
  cells: Scalar[];
}

/**
 * A table of the running game. Its id and name stay; rows, columns and cells may change. docs/runtime-rules.md#tables.
 */
export interface RuntimeTable extends TableValue {
  readonly id: string;
  readonly name: string;
  rowNames: string[];
  columns: TableColumnState[];
  /** Characters of the texts in all cells. */
  readonly characters: number;
  /** Writes a cell inside the table, converted to its column's type; false when its text would exceed the limit. */
  write(row: number, column: number, value: Scalar): boolean;
  /** Inserts an empty row so that it becomes row `at`, counted from 1. */
  addRow(at: number): void;
  removeRow(at: number): void;
  /** Copies rows, columns, types and values. */
  assign(content: TableContent): void;
}

/** Rows, columns and values of a table as plain data. */
export interface TableContent {
  readonly rowNames: readonly string[];
  readonly columns: readonly { readonly name: string; readonly type: number; readonly cells: readonly Scalar[] }[];
}

/** Maximum number of rows of a table at run time. docs/runtime-rules.md#table-behaviors. */
export const maximumRows = 10_000;

const columnTypes: readonly AttributeType[] = ['text', 'text', 'integer', 'real', 'boolean', 'angle'];

/** The attribute type of a column's values. */
function columnType(type: number): Exclude<AttributeType, 'table'> {
  const found = columnTypes[type] ?? 'text';
  return found === 'table' ? 'text' : found;
}

/** The initial table from the project. Missing cells are empty, surplus ones are dropped. */
export function createTable(document: TableDocument): RuntimeTable {
  const table = new Table(document.id, document.name);
  table.assign({
    rowNames: document.rows.map((row) => row.name),
    columns: document.columns.map(({ name, type, $: cells }) => ({ name, type, cells })),
  });
  return table;
}

/** The number of cells of a table. */
export function cellsOf({ rowCount, columnCount }: RuntimeTable): number {
  return rowCount * columnCount;
}

/** A copy of the content of a table. */
export function contentOf(table: RuntimeTable): TableContent {
  return {
    rowNames: [...table.rowNames],
    columns: table.columns.map(({ name, type, cells }) => ({ name, type, cells: [...cells] })),
  };
}

class Table implements RuntimeTable {
  readonly id: string;
  readonly name: string;
  rowNames: string[] = [];
  columns: TableColumnState[] = [];
  characters = 0;

  constructor(id: string, name: string) {
    this.id = id;
    this.name = name;
  }

  get rowCount(): number {
    return this.rowNames.length;
  }

  get columnCount(): number {
    return this.columns.length;
  }

  cell(row: number, column: number): Scalar {
    return this.columns[column - 1]?.cells[row - 1] ?? this.blank(column);
  }

  blank(column: number): Scalar {
    return convertValue('', columnType(this.columns[column - 1]?.type ?? 1));
  }

  findRow(name: string): number {
    return name === '' ? 0 : this.rowNames.indexOf(name) + 1;
  }

  findColumn(name: string): number {
    return name === '' ? 0 : this.columns.findIndex((column) => column.name === name) + 1;
  }

  write(row: number, column: number, value: Scalar): boolean {
    const target = this.columns[column - 1];
    if (!target || !(row >= 1 && row <= this.rowCount)) return true;
    const converted = convertValue(value, columnType(target.type));
    const more = lengthOf(converted) - lengthOf(target.cells[row - 1]);
    if (more > 0 && this.characters + more > runtimeLimits.tableCharacters) return false;
    this.characters += more;
    target.cells[row - 1] = converted;
    return true;
  }

  addRow(at: number): void {
    this.rowNames.splice(at - 1, 0, '');
    for (const [index, column] of this.columns.entries()) column.cells.splice(at - 1, 0, this.blank(index + 1));
  }

  removeRow(at: number): void {
    this.rowNames.splice(at - 1, 1);
    for (const column of this.columns) this.characters -= lengthOf(column.cells.splice(at - 1, 1)[0]);
  }

  assign(content: TableContent): void {
    this.rowNames = [...content.rowNames];
    this.columns = content.columns.map(({ name, type, cells }) => ({
      name,
      type,
      cells: content.rowNames.map((_, row) => convertValue(cells[row] ?? '', columnType(type))),
    }));
    this.characters = 0;
    for (const { cells } of this.columns) for (const cell of cells) this.characters += lengthOf(cell);
  }
}

function lengthOf(cell: Scalar | undefined): number {
  return typeof cell === 'string' ? cell.length : 0;
}
