import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Scrolled, Span } from './overviewScale.ts';

interface Moves {
  readonly list: Scrolled;
  readonly span: Span;
  readonly scrollTo: (offset: number) => void;
  /** Multiplies the zoom around a position of the list. */
  readonly zoomBy: (factor: number, at: number) => void;
}

/** How much one px of a wheel zooms. */
const wheelZoom = 0.002;

/**
 * A press beside the frame jumps there, a drag moves the frame, a wheel scrolls, and a wheel with Ctrl or two fingers
 * zoom.
 */
export function useOverviewPointer(strip: RefObject<HTMLElement | null>, moves: Moves) {
  const latest = useRef(moves);
  latest.current = moves;
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  /** Where in the frame it is held, in px of the list. */
  const grip = useRef(0);
  const offsetAt = (clientY: number) => {
    const { top, height } = strip.current?.getBoundingClientRect() ?? { top: 0, height: 1 };
    const { span } = latest.current;
    return span.from + ((clientY - top) / Math.max(1, height)) * span.size;
  };
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { list, scrollTo, zoomBy } = latest.current;
      if (event.ctrlKey || event.metaKey) zoomBy(Math.exp(-event.deltaY * wheelZoom), offsetAt(event.clientY));
      else scrollTo(list.scroll + event.deltaY);
    };
    // React's own listeners are passive: the page would zoom as well.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [strip]);
  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (pointers.current.size > 1) return;
      const { list, scrollTo } = latest.current;
      const at = offsetAt(event.clientY);
      const isInFrame = at >= list.scroll && at <= list.scroll + list.inView;
      grip.current = isInFrame ? at - list.scroll : list.inView / 2;
      if (!isInFrame) scrollTo(at - grip.current);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const { scrollTo, zoomBy } = latest.current;
      const [other] = [...pointers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (!other) return scrollTo(offsetAt(event.clientY) - grip.current);
      const apart = (x: number, y: number) => Math.max(1, Math.hypot(x - other.x, y - other.y));
      const factor = apart(event.clientX, event.clientY) / apart(before.x, before.y);
      zoomBy(factor, offsetAt((event.clientY + other.y) / 2));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
