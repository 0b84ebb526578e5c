import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CellAddress } from '../model/selection.ts';
import { isSelected } from '../model/severalRanges.ts';
import { copiedCells } from './gridClipboard.ts';
import type { GridController } from './gridController.ts';
import { onGridKey } from './gridKeys.ts';
import type { MenuActions } from './gridMenu.ts';
import type { GridLayout } from './useGridLayout.ts';
import { addressOf, useGridPointer } from './useGridPointer.ts';

export interface GridEventOptions {
  readonly grid: GridController;
  readonly layout: GridLayout;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLDivElement | null>;
  readonly actions: MenuActions;
}

/** Everything that a grid listens to. */
export function useGridEvents({ grid, layout, scroller, canvas, actions }: GridEventOptions) {
  const latest = useRef(layout);
  latest.current = layout;
  useEffect(() => {
    grid.elements = {
      reveal: (at) => reveal(scroller.current, latest.current, at),
      focus: () => canvas.current?.focus({ preventScroll: true }),
      pageRows: () =>
        Math.floor((scroller.current?.clientHeight ?? 0) / latest.current.rowHeight) - 1 - latest.current.frozenRows,
    };
    return () => {
      grid.elements = undefined;
    };
  }, [grid, scroller, canvas]);
  const pointer = useGridPointer({
    scroller,
    grid,
    widthOf: (column) => (latest.current.starts[column] ?? 0) - (latest.current.starts[column - 1] ?? 0),
    onWidth: actions.setWidth,
  });
  const openMenu = (kind: 'cells' | 'type', at: { readonly x: number; readonly y: number } | undefined) => {
    const { row, column } = grid.selection.active;
    const cell = canvas.current?.querySelector(`[data-row="${row}"][data-column="${column}"]`)?.getBoundingClientRect();
    const { x, y } = at ?? { x: cell?.left ?? 0, y: cell?.bottom ?? 0 };
    grid.store.setState({ menu: { kind, column, x, y } });
  };
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Escape' && pointer.isDragging()) return pointer.cancelDrag();
      const isRtl = canvas.current !== null && getComputedStyle(canvas.current).direction === 'rtl';
      const keys = {
        openMenu: (kind: 'cells' | 'type') => openMenu(kind, undefined),
        openFind: () => grid.store.setState(({ find = '' }) => ({ find })),
      };
      // The editor has to have the focus before a typed letter arrives.
      flushSync(() => onGridKey(event, grid, keys, isRtl));
    },
    onPointerDown: pointer.onPointerDown,
    onPointerMove: pointer.onPointerMove,
    onPointerUp: pointer.onPointerUp,
    onPointerCancel: pointer.onPointerCancel,
    ...mouseEvents({ grid, actions, pointer, openMenu }),
    ...clipboardEvents(grid, actions),
  };
}

interface MouseEventOptions {
  readonly grid: GridController;
  readonly actions: MenuActions;
  readonly pointer: ReturnType<typeof useGridPointer>;
  readonly openMenu: (kind: 'cells' | 'type', at: { readonly x: number; readonly y: number }) => void;
}

function mouseEvents({ grid, actions, pointer, openMenu }: MouseEventOptions) {
  return {
    onClick(event: MouseEvent<HTMLElement>) {
      const target = event.target instanceof Element ? event.target : undefined;
      const type = target?.closest('[data-type-menu]');
      const at = addressOf(target);
      if (type && at) {
        const box = type.getBoundingClientRect();
        grid.select(at);
        openMenu('type', { x: box.left, y: box.bottom });
      } else if (target && isTouch(event)) pointer.onTap(target);
    },
    onDoubleClick(event: MouseEvent<HTMLElement>) {
      // A captured pointer makes the grid the target.
      const target = document.elementFromPoint(event.clientX, event.clientY);
      const at = addressOf(target);
      if (!target || !at || target.closest('[data-type-menu], [data-toggle], textarea')) return;
      if (target.closest('[data-resize]')) actions.fit(at.column);
      else if (!target.closest('[data-handle]')) grid.edit();
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      const at = addressOf(event.target instanceof Element ? event.target : undefined);
      if (!at || (event.target instanceof Element && event.target.closest('textarea'))) return;
      event.preventDefault();
      if (!grid.commit()) return;
      if (!isSelected(grid.selection, grid.commands.size, at)) grid.select(at);
      openMenu('cells', { x: event.clientX, y: event.clientY });
    },
  };
}

function clipboardEvents(grid: GridController, actions: GridEventOptions['actions']) {
  const copy = (event: ClipboardEvent<HTMLElement>) => {
    if (grid.store.getState().editing) return false;
    const copied = copiedCells(grid);
    if (!copied) return false;
    event.clipboardData.setData('text/html', copied.html);
    event.clipboardData.setData('text/plain', copied.text);
    event.preventDefault();
    return true;
  };
  return {
    onCopy: copy,
    onCut(event: ClipboardEvent<HTMLElement>) {
      if (copy(event)) grid.clear();
    },
    onPaste(event: ClipboardEvent<HTMLElement>) {
      if (grid.store.getState().editing) return;
      event.preventDefault();
      actions.pasteData(event.clipboardData);
    },
  };
}

function isTouch({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch';
}

/** Scrolls so that a cell is fully in view, beside what is frozen. */
function reveal(scroller: HTMLElement | null, layout: GridLayout, { row, column }: CellAddress): void {
  if (!scroller) return;
  const { rowHeight, starts, frozenRows, frozenColumns } = layout;
  if (row > frozenRows) {
    const fixed = rowHeight * (1 + frozenRows);
    const top = rowHeight * row;
    if (top < scroller.scrollTop + fixed) scroller.scrollTop = top - fixed;
    else if (top + rowHeight > scroller.scrollTop + scroller.clientHeight) {
      scroller.scrollTop = top + rowHeight - scroller.clientHeight;
    }
  }
  if (column <= frozenColumns) return;
  const sign = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
  const fixed = starts[frozenColumns] ?? 0;
  const [start = 0, end = 0] = [starts[column - 1], starts[column]];
  const left = scroller.scrollLeft * sign;
  if (start < left + fixed) scroller.scrollLeft = (start - fixed) * sign;
  else if (end > left + scroller.clientWidth)
    scroller.scrollLeft = Math.min(end - scroller.clientWidth, start - fixed) * sign;
}
