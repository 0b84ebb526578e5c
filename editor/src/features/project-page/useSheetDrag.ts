import { type DOMAttributes, type RefObject, useRef } from 'react';
import { halfOfPage, nearestHeight, type SheetHeight, setSheetHeight } from '../../ui-state/sheet.ts';

/** How far a pointer may move while it presses, in px. */
const pressMoves = 5;

interface SheetDrag {
  readonly y: number;
  readonly height: number;
  readonly sizes: Readonly<Record<SheetHeight, number>>;
  hasMoved: boolean;
}

type Handlers = Pick<DOMAttributes<HTMLElement>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;

/** Handlers that let the sheet follow a pointer, and settle at the nearest height; `onPress` when it did not move. */
export function useSheetDrag(pane: RefObject<HTMLElement | null>, height: SheetHeight, onPress: () => void): Handlers {
  const drag = useRef<SheetDrag>(undefined);
  const end = () => {
    drag.current = undefined;
    const node = pane.current;
    if (!node) return;
    delete node.dataset.dragged;
    node.style.blockSize = '';
  };
  return {
    onPointerDown(event) {
      const node = pane.current;
      if (!node || !event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const sizes = sizesOf(node, event.currentTarget.parentElement ?? event.currentTarget);
      drag.current = { y: event.clientY, height: node.offsetHeight, sizes, hasMoved: false };
    },
    onPointerMove(event) {
      const [node, now] = [pane.current, drag.current];
      if (!node || !now || (!now.hasMoved && Math.abs(event.clientY - now.y) < pressMoves)) return;
      now.hasMoved = true;
      node.dataset.dragged = '';
      node.style.blockSize = `${pulled(now, event.clientY)}px`;
    },
    onPointerUp(event) {
      const [node, now] = [pane.current, drag.current];
      end();
      if (!node || !now) return;
      if (!now.hasMoved) return onPress();
      const pixels = pulled(now, event.clientY);
      const next = nearestHeight(pixels, now.sizes);
      if (next === height) return;
      node.dataset.released = `${pixels}`;
      setSheetHeight(next);
    },
    onPointerCancel: end,
  };
}

/** The height while the pointer is at `y`. */
function pulled({ y: start, height, sizes }: SheetDrag, y: number): number {
  return Math.round(Math.min(sizes.full, Math.max(sizes.low, height + start - y)));
}

/** The heights in px: of the head, of a part of the page, and up to the top of the editor. */
function sizesOf(pane: HTMLElement, head: HTMLElement): SheetDrag['sizes'] {
  const page = pane.parentElement ?? pane;
  const top = page.querySelector('main')?.getBoundingClientRect().top ?? 0;
  return {
    low: head.offsetHeight,
    half: page.clientHeight * halfOfPage,
    full: pane.getBoundingClientRect().bottom - top,
  };
}
