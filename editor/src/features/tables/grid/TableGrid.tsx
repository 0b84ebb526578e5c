import { isColumnEditable, type TableDocument } from '@playhouse/core';
import { type CSSProperties, useId, useMemo, useRef } from 'react';
import { t } from '../../../i18n/t.ts';
import { clampSelection, rangesOf, wholeOf } from '../model/selection.ts';
import type { TableView } from '../tableViews.ts';
import { AddButtons } from './AddButtons.tsx';
import { CellEditor } from './CellEditor.tsx';
import styles from './Grid.module.css';
import { GridDragMark } from './GridDragMark.tsx';
import { GridHead } from './GridHead.tsx';
import { GridMenu } from './GridMenu.tsx';
import { GridRow, type RowSpan } from './GridRow.tsx';
import type { GridController } from './gridController.ts';
import type { MenuActions } from './gridMenu.ts';
import { useGridEvents } from './useGridEvents.ts';
import { coarseRows, fineRows, useGridLayout } from './useGridLayout.ts';

export interface TableGridProps {
  readonly table: TableDocument;
  readonly grid: GridController;
  readonly view: TableView;
  readonly actions: MenuActions;
}

/** The cells of a table. docs/decisions/0060-table-grid.md. */
export function TableGrid({ table, grid, view, actions }: TableGridProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const state = grid.store();
  const size = { rows: table.rows.length, columns: table.columns.length };
  const selection = clampSelection(state.selection, size);
  const ranges = rangesOf(selection, size);
  const { active } = selection;
  const { editing, drag, find = '' } = state;
  const shownView = useMemo(
    () => (drag?.kind === 'width' ? { ...view, widths: { ...view.widths, [drag.column]: drag.width } } : view),
    [view, drag],
  );
  const isCoarse = useMemo(() => matchMedia('(pointer: coarse)').matches, []);
  const rowHeight = isCoarse ? coarseRows : fineRows;
  const nameWidth = useNameWidth(table);
  const metrics = { rowHeight, nameWidth };
  const focus = editing ?? active;
  const layout = useGridLayout({
    scroller,
    rowCount: size.rows,
    columns: table.columns,
    view: shownView,
    metrics,
    active: focus,
  });
  const locked = useMemo(() => table.columns.map((column) => !isColumnEditable(table, column)), [table]);
  const events = useGridEvents({ grid, layout, scroller, canvas, actions });
  const editor = editing ? (
    <CellEditor
      editing={editing}
      label={t('Edit {cell}, row {row}', {
        cell: grid.commands.textAt({ row: 0, column: editing.column }) || 'name',
        row: editing.row,
      })}
      onChange={(text) => grid.changeText(text)}
      onLeave={() => void grid.commit()}
    />
  ) : null;
  const spansOf = (row: number): readonly RowSpan[] =>
    ranges.flatMap(({ top, left, bottom, right }) =>
      row >= top && row <= bottom && right >= left
        ? [{ left, right, isFirst: row === top, isLast: row === bottom }]
        : [],
    );
  const row = (at: number, style: CSSProperties, isFrozen: boolean) => (
    <GridRow
      key={table.rows[at - 1]?.id}
      grid={id}
      row={at}
      name={table.rows[at - 1]?.name ?? ''}
      columns={table.columns}
      locked={locked}
      shown={layout.columns}
      frozen={layout.frozenColumns}
      starts={layout.starts}
      style={style}
      isFrozen={isFrozen}
      isLastFrozen={isFrozen && at === layout.frozenRows}
      selection={spansOf(at)}
      active={focus.row === at ? focus.column : undefined}
      found={find.toLowerCase()}
      editor={editing?.row === at ? editor : null}
      hasHandle={ranges.length === 1 && wholeOf(selection) === undefined && drag === undefined}
    />
  );
  const frozen = Array.from({ length: layout.frozenRows }, (_, index) => index + 1);
  const within = wholeOf(selection) === 'rows' || size.rows === 0 ? [] : ranges;
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-region-scroll
      style={{ '--row-height': `${rowHeight}px` } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a table element cannot leave out rows */}
      <div
        ref={canvas}
        id={`${id}-grid`}
        role="grid"
        tabIndex={0}
        aria-label={table.name}
        aria-rowcount={size.rows + 1}
        aria-colcount={size.columns + 1}
        aria-multiselectable
        aria-activedescendant={`${id}-${focus.row}-${focus.column}`}
        aria-description={t('F6 leaves the table.')}
        data-table-grid
        className={styles.canvas}
        style={{ blockSize: layout.height, inlineSize: layout.width }}
        {...events}
      >
        <GridHead
          grid={id}
          columns={table.columns}
          locked={locked}
          shown={layout.columns}
          frozen={layout.frozenColumns}
          starts={layout.starts}
          height={rowHeight}
          within={within}
          active={focus.row === 0 ? focus.column : undefined}
          isAll={selection.isAll}
          found={find.toLowerCase()}
          editor={editing?.row === 0 ? editor : null}
        />
        {frozen.map((at) => row(at, { insetBlockStart: rowHeight * at }, true))}
        {layout.rows.map((at) => row(at, { insetBlockStart: rowHeight * at }, false))}
        <GridDragMark drag={drag} layout={layout} />
      </div>
      <AddButtons grid={grid} table={table} width={layout.width} />
      <GridMenu grid={grid} view={view} actions={actions} />
    </div>
  );
}

/** Wide enough for the numbers of the rows, and for names where there are any. */
function useNameWidth({ rows }: TableDocument): number {
  const longest = useMemo(() => rows.reduce((most, { name }) => Math.max(most, name.length), 0), [rows]);
  const digits = 22 + 8 * Math.max(2, String(rows.length).length);
  return longest === 0 ? digits + 6 : Math.min(200, digits + 14 + Math.max(5, longest) * 7);
}
