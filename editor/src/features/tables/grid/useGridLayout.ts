import type { TableColumn } from '@playhouse/core';
import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { columnWidths, type TableView } from '../tableViews.ts';

/** Sizes in px. Rows are higher where a finger has to hit them. */
interface GridMetrics {
  readonly rowHeight: number;
  /** The width of the column of row names. */
  readonly nameWidth: number;
}

export const coarseRows = 44;
export const fineRows = 30;

/** Where rows and columns are, and which of them are shown. Rows and columns are counted from 1. */
export interface GridLayout extends GridMetrics {
  /** The scrolling rows and columns in view, with some around them; frozen ones are apart. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly frozenRows: number;
  readonly frozenColumns: number;
  /** Where a column begins, from the start of the row of names; `starts[columns]` is the end of the last one. */
  readonly starts: readonly number[];
  readonly height: number;
  readonly width: number;
}

export interface GridLayoutOptions {
  readonly scroller: React.RefObject<HTMLDivElement | null>;
  readonly rowCount: number;
  readonly columns: readonly TableColumn[];
  readonly view: TableView;
  readonly metrics: GridMetrics;
  /** Shown even out of view, because it has the focus. */
  readonly active: { readonly row: number; readonly column: number };
}

/** Computes what a grid shows; only rows and columns in view become elements. docs/decisions/0060-table-grid.md. */
export function useGridLayout({ scroller, rowCount, columns, view, metrics, active }: GridLayoutOptions): GridLayout {
  const { rowHeight, nameWidth } = metrics;
  const frozenRows = Math.min(view.frozenRows, rowCount);
  const frozenColumns = Math.min(view.frozenColumns, columns.length);
  // The widths as a text, because an edit of a cell makes a new list of columns.
  const widths = columns.map(({ id }) => view.widths[id] ?? columnWidths.normal).join();
  const starts = useMemo(() => {
    const found = [nameWidth];
    if (widths !== '') for (const width of widths.split(',')) found.push((found.at(-1) ?? 0) + Number(width));
    return found;
  }, [widths, nameWidth]);
  const isRtl = useRef(false);
  useLayoutEffect(() => {
    isRtl.current = scroller.current !== null && getComputedStyle(scroller.current).direction === 'rtl';
  }, [scroller]);
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    paddingStart: rowHeight,
    rangeExtractor: (range) => shownIndexes(range, active.row - 1, frozenRows),
  });
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (starts[index + 1] ?? 0) - (starts[index] ?? 0),
    paddingStart: nameWidth,
    overscan: 3,
    isRtl: isRtl.current,
    rangeExtractor: (range) => shownIndexes(range, active.column - 1, frozenColumns),
  });
  useLayoutEffect(() => across.measure(), [across, starts]);
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);
  return {
    ...metrics,
    rows: rows.getVirtualIndexes().map((index) => index + 1),
    columns: across.getVirtualIndexes().map((index) => index + 1),
    frozenRows,
    frozenColumns,
    starts,
    height: rowHeight * (rowCount + 1),
    width: starts.at(-1) ?? nameWidth,
  };
}

/** The indexes in view and those around them, and the active one, without the frozen ones. */
function shownIndexes({ startIndex, endIndex, overscan, count }: Range, active: number, frozen: number): number[] {
  const first = Math.max(frozen, startIndex - overscan);
  const last = Math.min(count - 1, endIndex + overscan);
  const shown = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (active < frozen || active >= count || (active >= first && active <= last)) return shown;
  return active < first ? [active, ...shown] : [...shown, active];
}
