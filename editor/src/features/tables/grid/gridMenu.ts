import { columnTypes, isPurchaseTable, type TableDocument } from '@playhouse/core';
import {
  ArrowDown,
  ArrowDownAZ,
  ArrowDownZA,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ClipboardPaste,
  Columns3,
  Copy,
  Eraser,
  MoveHorizontal,
  Pencil,
  Plus,
  Rows3,
  Scissors,
  Snowflake,
  SquarePlus,
  Trash2,
} from 'lucide-react';
import type { MenuEntry } from '../../../components/Menu.tsx';
import { t } from '../../../i18n/t.ts';
import { previewRetype, retypeWords } from '../model/previewRetype.ts';
import { cellCount, wholeOf } from '../model/selection.ts';
import { columnsIn, rowsIn } from '../model/severalRanges.ts';
import { mostFrozen, type TableView } from '../tableViews.ts';
import { typeIcon } from '../typeIcons.ts';
import type { GridController } from './gridController.ts';

export type Entries = readonly (MenuEntry | 'line')[];

/** What menus do besides editing. */
export interface MenuActions {
  copy(): void;
  cut(): void;
  paste(): void;
  /** Pastes what a clipboard event carries. */
  pasteData(data: DataTransfer): void;
  fit(column: number): void;
  setWidth(column: string, width: number): void;
  changeView(part: Partial<TableView>): void;
}

/** The menu of the selected cells, rows or columns. */
export function cellEntries(grid: GridController, view: TableView, actions: MenuActions): Entries {
  const { table } = grid.commands;
  if (!table) return [];
  const kind = wholeOf(grid.selection);
  return [
    {
      id: 'edit',
      label: kind === 'columns' || kind === 'rows' ? t('Rename') : t('Edit'),
      icon: Pencil,
      keys: 'F2',
      onAction: () => grid.edit(),
    },
    'line',
    { id: 'cut', label: t('Cut'), icon: Scissors, keys: 'Ctrl X', onAction: actions.cut },
    { id: 'copy', label: t('Copy'), icon: Copy, keys: 'Ctrl C', onAction: actions.copy },
    { id: 'paste', label: t('Paste'), icon: ClipboardPaste, keys: 'Ctrl V', onAction: actions.paste },
    { id: 'clear', label: t('Clear'), icon: Eraser, keys: 'Del', onAction: () => grid.clear() },
    {
      id: 'add-range',
      label: t('Add another range'),
      icon: SquarePlus,
      keys: 'Ctrl Shift A',
      onAction: () => grid.addByKeys(),
    },
    {
      id: 'fill',
      label: t('Fill'),
      icon: ArrowDown,
      isDisabled: cellCount(grid.range) === 0,
      entries: fillEntries(grid),
    },
    'line',
    ...(kind === 'columns' ? [] : rowEntries(grid)),
    ...(kind === 'rows' ? [] : columnEntries(grid, table, actions)),
    'line',
    ...sortEntries(grid),
    { id: 'freeze', label: t('Freeze'), icon: Snowflake, entries: freezeEntries(grid, view, actions) },
  ];
}

function fillEntries(grid: GridController): Entries {
  return [
    { id: 'fill-down', label: t('Fill down'), icon: ArrowDown, keys: 'Ctrl D', onAction: () => grid.fill('down') },
    { id: 'fill-right', label: t('Fill right'), icon: ArrowRight, keys: 'Ctrl R', onAction: () => grid.fill('right') },
  ];
}

function rowEntries(grid: GridController): Entries {
  const { range, ranges, commands } = grid;
  const deleted = Math.max(1, rowsIn(ranges).length);
  const count = Math.max(1, range.bottom - range.top + 1);
  const { size } = commands;
  return [
    {
      id: 'rows',
      label: t('{count, plural, one {Row} other {Rows}}', { count }),
      icon: Rows3,
      entries: [
        {
          id: 'row-above',
          label: t('{count, plural, one {Insert row above} other {Insert # rows above}}', { count }),
          icon: Plus,
          onAction: () => commands.addRows(range.top - 1, count),
        },
        {
          id: 'row-below',
          label: t('{count, plural, one {Insert row below} other {Insert # rows below}}', { count }),
          icon: Plus,
          onAction: () => commands.addRows(range.bottom, count),
        },
        'line',
        {
          id: 'row-up',
          label: t('Move up'),
          icon: ArrowUp,
          keys: 'Alt Up',
          isDisabled: range.top <= 1,
          onAction: () => moveBy(grid, 'rows', 'up'),
        },
        {
          id: 'row-down',
          label: t('Move down'),
          icon: ArrowDown,
          keys: 'Alt Down',
          isDisabled: range.bottom >= size.rows,
          onAction: () => moveBy(grid, 'rows', 'down'),
        },
        'line',
        {
          id: 'row-delete',
          label: t('{deleted, plural, one {Delete row} other {Delete # rows}}', { deleted }),
          icon: Trash2,
          tone: 'danger',
          isDisabled: size.rows === 0,
          onAction: () => commands.removeRows(ranges),
        },
      ],
    },
  ];
}

function columnEntries(grid: GridController, table: TableDocument, actions: MenuActions): Entries {
  const { range } = grid;
  const isFixed = isPurchaseTable(table);
  const count = Math.max(1, range.right - range.left + 1);
  const isSingle = count === 1 && range.left >= 1;
  return [
    {
      id: 'columns',
      label: t('{count, plural, one {Column} other {Columns}}', { count }),
      icon: Columns3,
      entries: columnChanges(grid, { isFixed, count, actions }),
    },
    ...(isSingle
      ? [{ id: 'type', label: t('Type'), isDisabled: isFixed, entries: typeEntries(grid, range.left) }]
      : []),
  ];
}

interface ColumnChange {
  /** The columns of the purchase table stay as they are. */
  readonly isFixed: boolean;
  readonly count: number;
  readonly actions: MenuActions;
}

function columnChanges(grid: GridController, { isFixed, count, actions }: ColumnChange): Entries {
  const { range, ranges, commands } = grid;
  const deleted = Math.max(1, columnsIn(ranges).length);
  const { size } = commands;
  return [
    {
      id: 'column-left',
      label: t('{count, plural, one {Insert column before} other {Insert # columns before}}', { count }),
      icon: Plus,
      isDisabled: isFixed,
      onAction: () => commands.addColumns(range.left - 1, count),
    },
    {
      id: 'column-right',
      label: t('{count, plural, one {Insert column after} other {Insert # columns after}}', { count }),
      icon: Plus,
      isDisabled: isFixed,
      onAction: () => commands.addColumns(range.right, count),
    },
    'line',
    {
      id: 'column-start',
      label: t('Move to the start'),
      icon: ArrowLeft,
      keys: 'Alt Left',
      isDisabled: isFixed || range.left <= 1,
      onAction: () => moveBy(grid, 'columns', 'left'),
    },
    {
      id: 'column-end',
      label: t('Move to the end'),
      icon: ArrowRight,
      keys: 'Alt Right',
      isDisabled: isFixed || range.right >= size.columns,
      onAction: () => moveBy(grid, 'columns', 'right'),
    },
    {
      id: 'fit',
      label: t('Fit width'),
      icon: MoveHorizontal,
      onAction: () => fitAll(range.left, range.right, actions),
    },
    'line',
    {
      id: 'column-delete',
      label: t('{deleted, plural, one {Delete column} other {Delete # columns}}', { deleted }),
      icon: Trash2,
      tone: 'danger',
      isDisabled: isFixed,
      onAction: () => commands.removeColumns(ranges),
    },
  ];
}

function fitAll(left: number, right: number, actions: MenuActions): void {
  for (let column = left; column <= right; column++) actions.fit(column);
}

function moveBy(grid: GridController, kind: 'rows' | 'columns', direction: 'up' | 'down' | 'left' | 'right'): void {
  grid.whole(kind);
  grid.shift(direction);
}

/** The types of a column, each with what it would do to the cells. */
export function typeEntries(grid: GridController, position: number): Entries {
  const column = grid.commands.table?.columns[position - 1];
  if (!column) return [];
  return columnTypes.map(({ code, title }) => ({
    id: `type-${code}`,
    label: title,
    icon: typeIcon(code),
    isChosen: Math.max(1, column.type) === code,
    ...(column.type === code ? {} : { hint: retypeWords(previewRetype(column, code), code) }),
    onAction: () => grid.commands.retype(position, code),
  }));
}

/** Sorting by the column of the active cell: all rows, or the selected ones when there are several. */
export function sortEntries(grid: GridController): Entries {
  const { range, selection, commands } = grid;
  const { table } = commands;
  if (!table) return [];
  const { column } = selection.active;
  const name = column === 0 ? t('row names') : table.columns[column - 1]?.name || t('column {column}', { column });
  const kind = wholeOf(selection);
  const isPart =
    kind !== 'columns' &&
    kind !== 'all' &&
    range.bottom > range.top &&
    range.bottom - range.top + 1 < table.rows.length;
  const rows = isPart ? commands.rowsOf(range) : undefined;
  const what = rows ? t('Sort {count} rows', { count: rows.length }) : t('Sort');
  const isDisabled = table.rows.length < 2;
  return [
    {
      id: 'sort',
      label: `${what} A–Z`,
      hint: name,
      icon: ArrowDownAZ,
      isDisabled,
      onAction: () => commands.sort(column, false, rows),
    },
    {
      id: 'sort-back',
      label: `${what} Z–A`,
      hint: name,
      icon: ArrowDownZA,
      isDisabled,
      onAction: () => commands.sort(column, true, rows),
    },
  ];
}

/** Rows and columns that stay in place while the rest scrolls, on this computer. */
export function freezeEntries(
  grid: GridController,
  view: TableView,
  { changeView }: Pick<MenuActions, 'changeView'>,
): Entries {
  const { row, column } = grid.selection.active;
  const [rows, columns] = [Math.min(mostFrozen, row), Math.min(mostFrozen, column)];
  return [
    {
      id: 'freeze-rows',
      label: t('Freeze up to row {rows}', { rows }),
      isDisabled: rows === 0,
      onAction: () => changeView({ frozenRows: rows }),
    },
    {
      id: 'freeze-columns',
      label: t('Freeze up to column {columns}', { columns }),
      isDisabled: columns === 0,
      onAction: () => changeView({ frozenColumns: columns }),
    },
    'line',
    {
      id: 'unfreeze',
      label: t('Unfreeze all'),
      isDisabled: view.frozenRows === 0 && view.frozenColumns === 0,
      onAction: () => changeView({ frozenRows: 0, frozenColumns: 0 }),
    },
  ];
}
