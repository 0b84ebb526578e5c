import type { BehaviorOwner, Id } from '@playhouse/core';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { createStore, useStore } from 'zustand';
import { holdBeforeLift, holdSlip } from '../../../interactions/pointerInput.ts';
import type { Insertable } from './insertable.ts';

/** What can be dragged into a list of behaviors. */
export type ListLoad =
  | { readonly kind: 'thing'; readonly thing: Insertable; readonly title: string }
  | { readonly kind: 'behaviors'; readonly owner: BehaviorOwner; readonly ids: readonly Id[]; readonly title: string };

/** What is being dragged over the page. */
export type DragLoad = ListLoad | { readonly kind: 'condition'; readonly id: Id; readonly title: string };

interface DragState {
  readonly load: DragLoad | undefined;
  readonly at: { readonly x: number; readonly y: number };
  /** Accepts the dragged item when it is dropped; set by the list under the pointer. */
  readonly drop: (() => void) | undefined;
}

/** The current drag; read by lists and by the picture that follows the pointer. */
export const behaviorDrag = createStore<DragState>(() => ({ load: undefined, at: { x: 0, y: 0 }, drop: undefined }));

export const useBehaviorDrag = <Part>(selector: (state: DragState) => Part): Part => useStore(behaviorDrag, selector);

/** A mouse drag starts after this distance. docs/editor-design.md#drag-and-drop. */
const startDistance = 4;

/**
 * Watches a pressed pointer until it becomes a drag, then drags until the pointer is released or Esc is pressed. Calls
 * `onAway` when what is dragged has left its place.
 */
export function watchForDrag(event: ReactPointerEvent, loadOf: () => DragLoad | undefined, onAway?: () => void): void {
  if (event.button !== 0) return;
  const from = { x: event.clientX, y: event.clientY };
  const isTouch = event.pointerType === 'touch';
  const source = event.currentTarget;
  const ending = new AbortController();
  const { signal } = ending;
  const begin = (at: { readonly x: number; readonly y: number }) => {
    const load = loadOf();
    if (!load) return finish();
    behaviorDrag.setState({ load, at, drop: undefined });
    if (source instanceof HTMLElement && source.hasPointerCapture?.(event.pointerId)) {
      source.releasePointerCapture(event.pointerId);
    }
  };
  const finish = () => {
    clearTimeout(hold);
    ending.abort();
    behaviorDrag.setState({ load: undefined, drop: undefined });
  };
  const hold = isTouch ? setTimeout(() => begin(from), holdBeforeLift) : undefined;
  const isDragging = () => behaviorDrag.getState().load !== undefined;
  let wasMoved = false;
  const move = (moved: PointerEvent) => {
    const at = { x: moved.clientX, y: moved.clientY };
    wasMoved ||= Math.hypot(at.x - from.x, at.y - from.y) >= (isTouch ? holdSlip : startDistance);
    if (isDragging()) behaviorDrag.setState({ at });
    else if (wasMoved && isTouch) finish();
    else if (wasMoved) begin(at);
    if (wasMoved && isDragging()) onAway?.();
  };
  const up = () => {
    const { drop } = behaviorDrag.getState();
    // A long press that stayed in its place is a press: small children press long.
    const wasDragged = isDragging() && wasMoved;
    if (wasDragged) addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    finish();
    if (wasDragged) drop?.();
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', finish, { signal });
  const onKey = (key: KeyboardEvent) => {
    if (key.key !== 'Escape' || !isDragging()) return;
    swallow(key);
    finish();
  };
  addEventListener('keydown', onKey, { capture: true, signal });
  // A long press must not open a menu here.
  if (isTouch) addEventListener('contextmenu', (menu) => menu.preventDefault(), { capture: true, signal });
}

/**
 * Keeps an area from scrolling while something is dragged by touch. Browsers require the listener before the touch
 * starts; otherwise the area scrolls as usual.
 */
export function holdTouches(area: HTMLElement): () => void {
  const onMove = (event: TouchEvent) => {
    if (behaviorDrag.getState().load && event.cancelable) event.preventDefault();
  };
  area.addEventListener('touchmove', onMove, { passive: false });
  return () => area.removeEventListener('touchmove', onMove);
}

/** Keeps an event from everything else, such as the click that browsers send after a drag. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
