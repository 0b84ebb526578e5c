import type { Scalar } from '../attributes/convert.ts';
import type { Id, TableColumn, TableDocument, TableRow } from '../generated/entities.ts';
import type { IdSource } from '../model/ids.ts';
import { fitCells } from './convertCell.ts';

/** Names, types and cells of a table, without ids: the content of a file of comma-separated values. */
export interface TableContent {
  readonly rowNames: readonly string[];
  readonly columns: readonly { readonly name: string; readonly type: number; readonly cells: readonly Scalar[] }[];
}

/** The rows and columns of a stored table. */
export interface TableParts {
  readonly rows: TableRow[];
  readonly columns: TableColumn[];
}

/** The content of a stored table. */
export function contentOfTable(table: Pick<TableDocument, 'rows' | 'columns'>): TableContent {
  return {
    rowNames: table.rows.map(({ name }) => name),
    columns: table.columns.map(({ name, type, $: cells }) => ({
      name,
      type,
      cells: fitCells(cells, type, table.rows.length),
    })),
  };
}

/**
 * The content as rows and columns. They get the ids at the same position in `before`, so that little changes;
 * additional ones get new ids.
 */
export function partsOfContent(
  content: TableContent,
  before: Pick<TableDocument, 'rows' | 'columns'> | undefined,
  newId: IdSource,
): TableParts {
  const rowIds = takeIds(content.rowNames.length, before?.rows ?? [], newId);
  const columnIds = takeIds(content.columns.length, before?.columns ?? [], newId);
  return {
    rows: content.rowNames.map((name, index) => ({ id: rowIds[index] ?? newId(), name })),
    columns: content.columns.map(({ name, type, cells }, index) => ({
      id: columnIds[index] ?? newId(),
      name,
      type,
      readonly: false,
      $: fitCells(cells, type, content.rowNames.length),
    })),
  };
}

function takeIds(count: number, before: readonly { readonly id: Id }[], newId: IdSource): Id[] {
  const taken = new Set<Id>();
  return Array.from({ length: count }, (_, index) => {
    let id = before[index]?.id;
    while (id === undefined || taken.has(id)) id = newId();
    taken.add(id);
    return id;
  });
}
