import { type RefObject, useEffect } from 'react';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { behaviorDrag, useBehaviorDrag } from './behaviorDrag.ts';
import { type DropTarget, dropTargetAt, isInside, openedByRest } from './dropTarget.ts';
import { toggleClosed } from './listStore.ts';
import type { ListParts } from './rowProps.ts';
import { takeLoad } from './takeLoad.ts';

/** How long the pointer must rest on a closed block or lane to open it, in ms. docs/editor-design.md#drag-and-drop. */
const openDelay = 1000;
/** Width of the scrolling zone at the list's edges, in px, and the maximum speed, in px/s. */
const edge = 48;
const fastest = 900;

interface DropTargetOptions extends ListParts {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly isEditable: boolean;
}

/** Accepts drops into the list. */
export function useDropTarget(options: DropTargetOptions): void {
  const { owner } = useSurroundings();
  const { scroller, isEditable, store, rows, rootCount, commands, goTo } = options;
  useEffect(() => {
    if (!isEditable) return;
    let frame = 0;
    let rested: { readonly key: string; readonly since: number } | undefined;
    const clear = () => {
      cancelAnimationFrame(frame);
      frame = 0;
      rested = undefined;
      const { carried, drop, isMoving } = store.getState();
      if (!isMoving && (carried.size > 0 || drop)) store.setState({ carried: new Set(), drop: undefined });
    };
    const look = (time: number) => {
      const { load, at } = behaviorDrag.getState();
      if (!load) return clear();
      const box = scroller.current?.getBoundingClientRect();
      const isOver = box && at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;
      if (load.kind !== 'condition') {
        const found = isOver ? targetUnder(scroller.current, at, rows, rootCount) : undefined;
        const carried = load.kind === 'behaviors' ? new Set(load.ids) : new Set<string>();
        const drop = found && !isInside(rows, found.gap, carried) ? found : undefined;
        if (!isSameTarget(store.getState().drop, drop)) store.setState({ drop });
        behaviorDrag.setState({
          drop: drop ? () => takeLoad(load, drop.gap, owner, commands, goTo) : undefined,
        });
      }
      if (isOver && scroller.current) {
        scrollAtEdge(scroller.current, box, at.y);
        const key = openedByRest(rows[Number(rowElement(at)?.dataset.index)]);
        if (key !== rested?.key) rested = key === undefined ? undefined : { key, since: time };
        else if (rested && time - rested.since >= openDelay) {
          toggleClosed(store, rested.key);
          rested = undefined;
        }
      }
      frame = requestAnimationFrame(look);
    };
    const stop = behaviorDrag.subscribe(({ load }) => {
      if (load && frame === 0) frame = requestAnimationFrame(look);
      if (!load) clear();
    });
    if (behaviorDrag.getState().load) frame = requestAnimationFrame(look);
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [scroller, isEditable, store, rows, rootCount, commands, goTo, owner]);
}

type Point = { readonly x: number; readonly y: number };

function targetUnder(
  list: HTMLElement | null,
  at: Point,
  rows: ListParts['rows'],
  rootCount: number,
): DropTarget | undefined {
  const element = rowElement(at);
  if (element && list?.contains(element)) {
    const box = element.getBoundingClientRect();
    return dropTargetAt(rows, Number(element.dataset.index), (at.y - box.top) / Math.max(1, box.height));
  }
  const last = rows.at(-1);
  return last && { gap: { index: rootCount }, row: last.key, edge: 'after', depth: 0 };
}

function rowElement({ x, y }: Point): HTMLElement | undefined {
  const found = document.elementsFromPoint(x, y).find((element) => element.closest('[data-row]'));
  return found?.closest<HTMLElement>('[data-row]') ?? undefined;
}

function scrollAtEdge(list: HTMLElement, { top, bottom }: DOMRect, y: number): void {
  const near = y < top + edge ? y - top - edge : y > bottom - edge ? y - bottom + edge : 0;
  list.scrollTop += (Math.max(-edge, Math.min(edge, near)) / edge) * (fastest / 60);
}

function isSameTarget(left: DropTarget | undefined, right: DropTarget | undefined): boolean {
  return left?.row === right?.row && left?.edge === right?.edge && left?.depth === right?.depth;
}

/** Accepts drops into an empty list; true while something is dragged over it. */
export function useEmptyDropTarget(
  area: RefObject<HTMLElement | null>,
  { commands, goTo }: ListParts,
  isEditable: boolean,
): boolean {
  const { owner } = useSurroundings();
  const load = useBehaviorDrag((state) => (state.load?.kind === 'condition' ? undefined : state.load));
  const at = useBehaviorDrag((state) => state.at);
  const box = load ? area.current?.getBoundingClientRect() : undefined;
  const isOver =
    isEditable && box !== undefined && at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;
  useEffect(() => {
    if (!isOver || !load) return;
    behaviorDrag.setState({ drop: () => takeLoad(load, { index: 0 }, owner, commands, goTo) });
    return () => {
      if (behaviorDrag.getState().load) behaviorDrag.setState({ drop: undefined });
    };
  }, [isOver, load, owner, commands, goTo]);
  return isOver;
}
