import { isSameJson } from '../diff/sameJson.ts';
import type { EditPath } from '../edit/op.ts';
import type { TableDocument } from '../generated/entities.ts';
import { isJsonObject } from '../model/json.ts';
import { addConflict, type MergeConflict, type MergeRun, pathText, type Versions, withKept } from './conflict.ts';
import { mergeMembers, mergeWhole } from './mergeValue.ts';

/**
 * The merged table: rows and columns by id, cells by both, whatever rows either side added, moved or removed. A row
 * that one side removed while the other changed one of its cells stays.
 */
export function mergeTable(run: MergeRun, path: EditPath, versions: Versions<TableDocument>): unknown {
  const { base, mine, theirs } = versions;
  if (!mine || !theirs) return mine ?? theirs;
  if (!base) return mergeWhole(run, path, versions);
  const forms = { base: openTable(base), mine: openTable(mine), theirs: openTable(theirs) };
  const rows = changedRows(run, path, forms);
  const inner: MergeRun = { conflicts: [], kept: withKept(run.kept, rows) };
  const merged = mergeMembers(inner, path, forms);
  const told = new Set(rows);
  for (const conflict of inner.conflicts) {
    const cell = cellPath(conflict.path);
    const row = cell.at(-1);
    const isTold = typeof row === 'object' && 'row' in row && told.has(pathText([...path, 'rows', { id: row.row }]));
    // The conflict about a kept row covers all its cells.
    if (isTold && conflict.kind === 'deletion') continue;
    run.conflicts.push(closeConflict({ ...conflict, path: cell }));
  }
  return closeTable(merged, forms);
}

/** A conflict about a column shows it in its stored form. */
function closeConflict({ base, mine, theirs, ...rest }: MergeConflict): MergeConflict {
  const close = (value: unknown) => {
    if (!isJsonObject(value) || !isJsonObject(value.cells) || !('readonly' in value)) return value;
    const { cells: _cells, ...column } = value;
    return { ...column, $: Object.values(value.cells) };
  };
  return {
    ...rest,
    ...(base !== undefined && { base: close(base) }),
    ...(mine !== undefined && { mine: close(mine) }),
    ...(theirs !== undefined && { theirs: close(theirs) }),
  };
}

/** A table with cells by row in each column, and without the stored counts of rows and columns. */
interface OpenTable {
  readonly [key: string]: unknown;
  readonly rows: TableDocument['rows'];
  readonly columns: readonly OpenColumn[];
}

interface OpenColumn {
  readonly [key: string]: unknown;
  readonly id: string;
  readonly cells: Readonly<Record<string, unknown>>;
}

interface Forms {
  readonly base: OpenTable;
  readonly mine: OpenTable;
  readonly theirs: OpenTable;
}

/** Prefix of row ids in the names of cells, because plain ids would imply an order. */
const rowMark = 'row ';

function openTable({ numRows: _rows, numCols: _columns, ...table }: TableDocument): OpenTable {
  const columns = table.columns.map(({ $: cells, ...column }) => {
    const named = table.rows.map(({ id }, position) => [`${rowMark}${id}`, cells[position]] as const);
    return { ...column, cells: Object.fromEntries(named.filter(([, cell]) => cell !== undefined)) };
  });
  return { ...table, columns };
}

/** The table in stored form, with a cell for each row and column: the merged one, one from a side, or a blank one. */
function closeTable(merged: Readonly<Record<string, unknown>>, forms: Forms): Record<string, unknown> {
  const rows: readonly unknown[] = Array.isArray(merged.rows) ? merged.rows : [];
  const columns: readonly unknown[] = Array.isArray(merged.columns) ? merged.columns : [];
  const inMine = new Map(forms.mine.columns.map((column) => [column.id, column]));
  const inTheirs = new Map(forms.theirs.columns.map((column) => [column.id, column]));
  const closed = columns.map((column) => {
    if (!isJsonObject(column)) return column;
    const { cells, ...rest } = column;
    const sources = [cells, inMine.get(String(column.id))?.cells, inTheirs.get(String(column.id))?.cells];
    const values = rows.map((row) => {
      const name = `${rowMark}${isJsonObject(row) && row.id}`;
      const source = sources.find((cellsOf) => isJsonObject(cellsOf) && cellsOf[name] !== undefined);
      return isJsonObject(source) ? source[name] : blankCell(column.type);
    });
    return { ...rest, $: values };
  });
  return { ...merged, numRows: rows.length, numCols: columns.length, rows, columns: closed };
}

function blankCell(type: unknown): string | number | boolean {
  if (type === 4) return false;
  return type === 2 || type === 3 || type === 5 ? 0 : '';
}

/** Rows that one side removed while the other changed or filled one of their cells. */
function changedRows(run: MergeRun, path: EditPath, { base, mine, theirs }: Forms): string[] {
  const rows: string[] = [];
  for (const [side, form, other] of [['mine', mine, theirs] as const, ['theirs', theirs, mine] as const]) {
    const left = new Set(other.rows.map(({ id }) => id));
    const before = new Map(base.columns.map((column) => [column.id, column.cells]));
    const known = new Map(base.rows.map((row) => [row.id, row]));
    for (const row of form.rows) {
      if (left.has(row.id) || !known.has(row.id)) continue;
      const name = `${rowMark}${row.id}`;
      const changed = form.columns.filter(({ id, type, cells }) => {
        const was = before.has(id) ? before.get(id)?.[name] : blankCell(type);
        return cells[name] !== undefined && cells[name] !== was;
      });
      if (changed.length === 0) continue;
      const rowPath = [...path, 'rows', { id: row.id }];
      rows.push(pathText(rowPath));
      // The merge of the rows reports a row that was also renamed.
      if (!isSameJson(row, known.get(row.id))) continue;
      const cells = Object.fromEntries(changed.map((column) => [column.id, column.cells[name]]));
      const absent = { base: known.get(row.id), mine: undefined, theirs: undefined };
      addConflict(run, 'deletion', rowPath, { ...absent, [side]: { ...row, cells } }, side);
    }
  }
  return rows;
}

/** Where a cell is in a table. */
function cellPath(path: EditPath): EditPath {
  const [mark, name] = [path.at(-2), path.at(-1)];
  if (mark !== 'cells' || typeof name !== 'string') return path;
  return [...path.slice(0, -2), '$', { row: name.slice(rowMark.length) }];
}
