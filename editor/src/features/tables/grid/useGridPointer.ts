import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type CellAddress, type CellRange, rangeContains, rangeOf, wholeOf } from '../model/selection.ts';
import { boundWidth } from '../tableViews.ts';
import type { GridController } from './gridController.ts';
import { isEdited } from './gridKeys.ts';

/** One press, from down to up. */
interface Press {
  /** The pointer, in the page. */
  move(x: number, y: number): void;
  end(): void;
  cancel(): void;
}

export interface GridPointerOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly grid: GridController;
  readonly widthOf: (column: number) => number;
  readonly onWidth: (column: string, width: number) => void;
}

/** How far a press travels before it moves rows or columns, in px. */
const slop = 4;

/** Selecting, filling, moving and resizing with a pointer; the view scrolls at its edges. */
export function useGridPointer({ scroller, grid, widthOf, onWidth }: GridPointerOptions) {
  const press = useRef<Press>(undefined);
  const point = useRef({ x: 0, y: 0 });
  const frame = useRef(0);
  const hasMoved = useRef(false);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const stop = (action: 'end' | 'cancel') => {
    const ended = press.current;
    press.current = undefined;
    cancelAnimationFrame(frame.current);
    ended?.[action]();
    grid.store.setState({ drag: undefined });
  };
  const scroll = () => {
    const element = scroller.current;
    if (!element || !press.current) return;
    if (hasMoved.current && scrollAtEdge(element, point.current, grid.selection.anchor))
      press.current.move(point.current.x, point.current.y);
    frame.current = requestAnimationFrame(scroll);
  };
  const begin = (event: PointerEvent<HTMLElement>, next: Press, scrolls = true) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    point.current = { x: event.clientX, y: event.clientY };
    press.current = next;
    hasMoved.current = false;
    if (scrolls) frame.current = requestAnimationFrame(scroll);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => pressOn(event, begin, { scroller, grid, widthOf, onWidth }),
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!press.current) return;
      hasMoved.current ||= Math.hypot(event.clientX - point.current.x, event.clientY - point.current.y) >= slop;
      if (!hasMoved.current) return;
      point.current = { x: event.clientX, y: event.clientY };
      press.current.move(event.clientX, event.clientY);
    },
    onPointerUp: () => stop('end'),
    onPointerCancel: () => stop('cancel'),
    /** A tap. */
    onTap(target: Element) {
      const at = addressOf(target);
      if (
        !at ||
        isEdited(grid, at.row, at.column) ||
        !grid.commit() ||
        target.closest('[data-type-menu], [data-handle]')
      )
        return;
      pressCell(grid, at, 'select');
      if (target.closest('[data-toggle]')) grid.toggle();
    },
    cancelDrag: () => (press.current ? stop('cancel') : undefined),
    isDragging: () => press.current !== undefined,
  };
}

type Begin = (event: PointerEvent<HTMLElement>, press: Press, scrolls?: boolean) => void;

/** What a press does, by what it hits. */
function pressOn(event: PointerEvent<HTMLElement>, begin: Begin, options: GridPointerOptions): void {
  const { scroller, grid } = options;
  const target = event.target instanceof Element ? event.target : undefined;
  const at = addressOf(target);
  if (event.button !== 0 || !target || !at || isEdited(grid, at.row, at.column)) return;
  if (!grid.commit()) {
    event.preventDefault();
    return;
  }
  if (target.closest('[data-type-menu]')) return;
  const resized = target.closest<HTMLElement>('[data-resize]');
  // A finger scrolls; its tap selects.
  const isTouch = event.pointerType === 'touch';
  if (resized) begin(event, resizing(grid, at.column, event, options), false);
  else if (target.closest('[data-handle]')) begin(event, isTouch ? extending(grid, scroller) : filling(grid, scroller));
  else if (!isTouch) pressRange(event, begin, options, at, target);
}

function pressRange(
  event: PointerEvent<HTMLElement>,
  begin: Begin,
  { scroller, grid }: GridPointerOptions,
  at: CellAddress,
  target: Element,
): void {
  const how = event.shiftKey ? 'extend' : event.ctrlKey || event.metaKey ? 'add' : 'select';
  const moved = how === 'select' ? movable(grid, at) : undefined;
  if (moved) {
    begin(event, moving(grid, moved, at, event));
    return;
  }
  pressCell(grid, at, how);
  if (target.closest('[data-toggle]') && how === 'select') grid.toggle();
  else begin(event, extending(grid, scroller));
}

/** The cell that an element belongs to. */
export function addressOf(element: Element | null | undefined): CellAddress | undefined {
  const cell = element?.closest<HTMLElement>('[data-row][data-column]');
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
}

function pressCell(grid: GridController, at: CellAddress, how: 'select' | 'extend' | 'add'): void {
  grid.elements?.focus();
  if (at.row === 0 && at.column === 0) grid.all();
  else grid[how](at);
}

/** The whole rows or columns that a press on one of their names can move. */
function movable(grid: GridController, at: CellAddress): CellRange | undefined {
  const { selection, range } = grid;
  const kind = wholeOf(selection);
  if (selection.others.length > 0 || (at.row === 0) === (at.column === 0)) return undefined;
  const isIts = kind === (at.row === 0 ? 'columns' : 'rows');
  const inside = { row: Math.max(1, at.row), column: Math.max(1, at.column) };
  return isIts && rangeContains(range, inside) ? range : undefined;
}

function extending(grid: GridController, scroller: RefObject<HTMLDivElement | null>): Press {
  return {
    move(x, y) {
      const at = cellAt(scroller.current, x, y);
      if (at) grid.extend(at);
    },
    end: () => undefined,
    cancel: () => undefined,
  };
}

function filling(grid: GridController, scroller: RefObject<HTMLDivElement | null>): Press {
  const source = rangeOf(grid.selection, grid.commands.size);
  let target = source;
  return {
    move(x, y) {
      const at = cellAt(scroller.current, x, y);
      if (!at) return;
      target = fillTarget(source, at);
      grid.store.setState({ drag: { kind: 'fill', range: target } });
    },
    end() {
      if (target === source) return;
      grid.commands.fill(source, target);
      grid.selectRange(target);
    },
    cancel: () => undefined,
  };
}

/** The source, continued in the direction in which the pointer is farther away. */
function fillTarget(source: CellRange, { row, column }: CellAddress): CellRange {
  const down = row > source.bottom ? row - source.bottom : Math.min(0, Math.max(1, row) - source.top);
  const across = column > source.right ? column - source.right : Math.min(0, Math.max(1, column) - source.left);
  if (down === 0 && across === 0) return source;
  if (Math.abs(down) >= Math.abs(across)) {
    return down > 0 ? { ...source, bottom: source.bottom + down } : { ...source, top: source.top + down };
  }
  return across > 0 ? { ...source, right: source.right + across } : { ...source, left: source.left + across };
}

function moving(grid: GridController, range: CellRange, at: CellAddress, event: PointerEvent<HTMLElement>): Press {
  const kind = at.row === 0 ? 'columns' : 'rows';
  const start = { x: event.clientX, y: event.clientY };
  const canvas = event.currentTarget;
  let before: number | undefined;
  return {
    move(x, y) {
      if (before === undefined && Math.hypot(x - start.x, y - start.y) < slop) return;
      before = placeAt(canvas, kind, x, y) ?? before;
      if (before !== undefined) grid.store.setState({ drag: { kind, before } });
    },
    end() {
      if (before === undefined) return grid.select(at);
      if (kind === 'columns') grid.moveColumns(range, before);
      else grid.moveRows(range, before);
    },
    cancel: () => undefined,
  };
}

/** The row or column before which the pointer is. */
function placeAt(canvas: Element, kind: 'rows' | 'columns', x: number, y: number): number | undefined {
  const names = canvas.querySelectorAll<HTMLElement>(
    kind === 'columns' ? '[role="columnheader"][data-column]' : '[role="rowheader"]',
  );
  for (const name of names) {
    const box = name.getBoundingClientRect();
    const position = Number(kind === 'columns' ? name.dataset.column : name.dataset.row);
    const [at, start, length] = kind === 'columns' ? [x, box.left, box.width] : [y, box.top, box.height];
    if (position === 0 || at < start || at > start + length) continue;
    const isRtl = kind === 'columns' && getComputedStyle(canvas).direction === 'rtl';
    return at - start > length / 2 === isRtl ? position : position + 1;
  }
  return undefined;
}

function resizing(
  grid: GridController,
  column: number,
  event: PointerEvent<HTMLElement>,
  { widthOf, onWidth }: Pick<GridPointerOptions, 'widthOf' | 'onWidth'>,
): Press {
  const id = grid.commands.table?.columns[column - 1]?.id ?? '';
  const [start, from] = [event.clientX, widthOf(column)];
  const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  let width = from;
  return {
    move(x) {
      width = boundWidth(from + (x - start) * sign);
      grid.store.setState({ drag: { kind: 'width', column: id, width } });
    },
    end: () => (width === from ? undefined : onWidth(id, width)),
    cancel: () => undefined,
  };
}

/** The cell at a point, or the nearest one in view. */
function cellAt(scroller: HTMLElement | null, x: number, y: number): CellAddress | undefined {
  if (!scroller) return undefined;
  const box = scroller.getBoundingClientRect();
  const inside = (value: number, from: number, length: number) =>
    Math.max(from + 2, Math.min(from + length - 3, value));
  const element = document.elementFromPoint(
    inside(x, box.left, scroller.clientWidth),
    inside(y, box.top, scroller.clientHeight),
  );
  return scroller.contains(element) ? addressOf(element) : undefined;
}

/** How close to an edge the view scrolls, in px, and how fast at most, in px per frame. */
const edge = 20;
const fastest = 24;

function scrollAtEdge(
  scroller: HTMLElement,
  { x, y }: { readonly x: number; readonly y: number },
  anchor: CellAddress,
): boolean {
  const box = scroller.getBoundingClientRect();
  const past = (value: number, from: number, to: number) =>
    value < from + edge ? value - from - edge : value > to - edge ? value - to + edge : 0;
  const speed = (distance: number) => Math.max(-fastest, Math.min(fastest, distance / 2));
  const [left, top] = [scroller.scrollLeft, scroller.scrollTop];
  // Among names only along them.
  const across = anchor.column === 0 ? 0 : speed(past(x, box.left, box.left + scroller.clientWidth));
  const down = anchor.row === 0 ? 0 : speed(past(y, box.top, box.top + scroller.clientHeight));
  scroller.scrollBy(across, down);
  return scroller.scrollLeft !== left || scroller.scrollTop !== top;
}
