import {
  isColumnEditable,
  isPurchaseTable,
  type ProjectSession,
  type TableColumn,
  type TableDocument,
} from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { textOfCell } from './model/judgeCell.ts';
import type { CellAddress, CellRange } from './model/selection.ts';

/** One table of the open project, as it is now. */
export class TableReader {
  readonly id: string;
  protected readonly session: ProjectSession;

  constructor(session: ProjectSession, id: string) {
    this.session = session;
    this.id = id;
  }

  get table(): TableDocument | undefined {
    return this.session.getState().project.tables.get(this.id);
  }

  get size() {
    return { rows: this.table?.rows.length ?? 0, columns: this.table?.columns.length ?? 0 };
  }

  rowsOf({ top, bottom }: CellRange): string[] {
    return (this.table?.rows.slice(Math.max(0, top - 1), bottom) ?? []).map(({ id }) => id);
  }

  columnsOf({ left, right }: CellRange): readonly TableColumn[] {
    return this.table?.columns.slice(Math.max(0, left - 1), right) ?? [];
  }

  /** Why nothing can be written at a cell; undefined when it can. */
  lockAt({ row, column }: CellAddress): string | undefined {
    const { table } = this;
    if (!table || column === 0) return undefined;
    if (row === 0)
      return isPurchaseTable(table) ? t('The columns of {name} cannot be changed.', { name: table.name }) : undefined;
    const found = table.columns[column - 1];
    return found && !isColumnEditable(table, found) ? this.lockReason(found) : undefined;
  }

  textAt({ row, column }: CellAddress): string {
    const { table } = this;
    if (row === 0) return table?.columns[column - 1]?.name ?? '';
    return column === 0 ? (table?.rows[row - 1]?.name ?? '') : textOfCell(table?.columns[column - 1]?.$[row - 1]);
  }

  protected lockReason(column: TableColumn): string {
    const isFilledIn = this.table && isPurchaseTable(this.table);
    return t(
      'The column {name} {isFilledIn, select, true {is filled in while the game runs} other {can only be read}}.',
      { name: column.name, isFilledIn: String(Boolean(isFilledIn)) },
    );
  }

  protected rowAt(row: number): { readonly row?: string } {
    const id = this.table?.rows[row - 1]?.id;
    return row === 0 || id === undefined ? {} : { row: id };
  }

  protected columnAt(column: number): { readonly column?: string } {
    const id = this.table?.columns[column - 1]?.id;
    return column === 0 || id === undefined ? {} : { column: id };
  }
}
