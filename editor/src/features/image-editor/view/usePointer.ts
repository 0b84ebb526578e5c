import type { Point, StrokePoint } from '@playhouse/paint';
import { type RefObject, useEffect } from 'react';
import type { ImageEditor } from '../model/imageEditor.ts';
import { beginGesture } from '../tools/beginGesture.ts';
import type { Gesture, Modifiers } from '../tools/gesture.ts';
import type { PictureView } from './pictureView.ts';

/**
 * Mouse, pen and touch on the canvas. One finger draws; two move and zoom, and take back what the first has begun. The
 * middle button moves. Points between two frames count as well.
 */
export function usePointer(canvas: RefObject<HTMLElement | null>, editor: ImageEditor, view: PictureView): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const hands = createHands(element, editor, view);
    const on = <Name extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'pointerleave'>(
      name: Name,
      listener: (event: PointerEvent) => void,
    ) => element.addEventListener(name, listener, { signal: listening.signal });
    on('pointerdown', hands.down);
    on('pointermove', hands.move);
    on('pointerup', hands.up);
    on('pointercancel', hands.cancel);
    on('pointerleave', () => view.point(undefined));
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal: listening.signal });
    element.addEventListener('wheel', (event) => onWheel(event, element, view), {
      signal: listening.signal,
      passive: false,
    });
    return () => {
      listening.abort();
      hands.leave();
    };
  }, [canvas, editor, view]);
}

function createHands(element: HTMLElement, editor: ImageEditor, view: PictureView) {
  const touches = new Map<number, Point>();
  let gesture: { readonly pointer: number; readonly does: Gesture } | undefined;
  let panning: { readonly pointer: number; at: Point } | undefined;
  const placeOf = (event: PointerEvent) => placeIn(element, event);
  const strokePoint = (event: PointerEvent) => strokePointAt(view.pointAt(placeOf(event)), event);
  const drop = (isCanceled: boolean) => {
    const { does } = gesture ?? {};
    gesture = undefined;
    if (isCanceled) does?.cancel();
    else does?.end();
  };
  return {
    down(event: PointerEvent) {
      element.setPointerCapture(event.pointerId);
      element.focus({ preventScroll: true });
      event.preventDefault();
      if (event.pointerType === 'touch') touches.set(event.pointerId, placeOf(event));
      if (touches.size > 1) return drop(true);
      if (event.button === 1) panning = { pointer: event.pointerId, at: placeOf(event) };
      if (event.button !== 0 || gesture) return undefined;
      view.point(view.pointAt(placeOf(event)));
      const does = beginGesture(editor, strokePoint(event), modifiersOf(event));
      gesture = does && { pointer: event.pointerId, does };
      return undefined;
    },
    move(event: PointerEvent) {
      const at = placeOf(event);
      if (touches.has(event.pointerId)) {
        const before = [...touches.values()];
        touches.set(event.pointerId, at);
        if (touches.size > 1) return pinch(view, before, [...touches.values()]);
      } else if (panning?.pointer === event.pointerId) {
        view.transform(1, at, at.x - panning.at.x, at.y - panning.at.y);
        panning.at = at;
        return undefined;
      }
      if (event.pointerType !== 'touch') view.point(view.pointAt(at));
      if (gesture?.pointer !== event.pointerId) return undefined;
      const between = event.getCoalescedEvents();
      gesture.does.move((between.length > 0 ? between : [event]).map(strokePoint), modifiersOf(event));
      return undefined;
    },
    up(event: PointerEvent) {
      touches.delete(event.pointerId);
      if (panning?.pointer === event.pointerId) panning = undefined;
      if (event.pointerType === 'touch') view.point(undefined);
      if (gesture?.pointer === event.pointerId) drop(false);
    },
    cancel(event: PointerEvent) {
      touches.delete(event.pointerId);
      if (gesture?.pointer === event.pointerId) drop(true);
    },
    /** Ends what is being drawn when the page is left. */
    leave: () => drop(false),
  };
}

/** The place of the pointer in an element, in CSS px. */
function placeIn(element: HTMLElement, event: MouseEvent): Point {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function strokePointAt(at: Point, event: PointerEvent): StrokePoint {
  return event.pointerType === 'pen' ? { ...at, pressure: event.pressure } : at;
}

/** Two fingers move and zoom the view. */
function pinch(view: PictureView, before: readonly Point[], after: readonly Point[]): void {
  const [a0, b0] = before;
  const [a1, b1] = after;
  if (!a0 || !b0 || !a1 || !b1) return;
  const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const [from, to] = [middle(a0, b0), middle(a1, b1)];
  view.transform(apart(a1, b1) / apart(a0, b0), from, to.x - from.x, to.y - from.y);
}

/** The wheel moves; with Ctrl, and with two fingers on a touchpad, it zooms at the pointer. */
function onWheel(event: WheelEvent, element: HTMLElement, view: PictureView): void {
  event.preventDefault();
  const at = placeIn(element, event);
  if (!event.ctrlKey && !event.metaKey) {
    const [dx, dy] = event.shiftKey ? [-event.deltaY, 0] : [-event.deltaX, -event.deltaY];
    view.transform(1, at, dx, dy);
  } else if (Math.abs(event.deltaY) < 50) view.transform(1.01 ** -event.deltaY, at, 0, 0);
  else view.zoom(event.deltaY < 0 ? 1 : -1, at);
}

function modifiersOf(event: PointerEvent): Modifiers {
  return { shift: event.shiftKey, alt: event.altKey };
}
