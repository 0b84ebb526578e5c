import type { Point, Size } from '@playhouse/core';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { panBy, type Viewport, zoomAt } from '../../interactions/viewport.ts';
import type { PointerEventPart, StageController } from './stageController.ts';

export interface StagePointerOptions {
  readonly element: RefObject<HTMLElement | null>;
  readonly controller: StageController;
  readonly view: () => Viewport;
  readonly setView: (view: Viewport) => void;
  readonly stage: () => Size;
  /** Pressing moves the view: the hand tool, or Space held down. */
  readonly isPanning: () => boolean;
}

export interface StagePointerHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(event: PointerEvent<HTMLElement>): void;
  onPointerLeave(): void;
}

/**
 * Translates pointer events of the stage: one pointer works with the tool or moves the view, two fingers move and zoom it,
 * the wheel moves it, and zooms with Ctrl. Moves are handled once a frame.
 */
export function useStagePointer(options: StagePointerOptions): StagePointerHandlers {
  const latest = useRef(options);
  latest.current = options;
  const fingers = useRef(new Map<number, Point>());
  const panFrom = useRef<Point | undefined>(undefined);
  const waiting = useRef<(() => void) | undefined>(undefined);
  const { element } = options;

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { view, setView, stage } = latest.current;
      const factor = event.deltaMode === 1 ? 16 : 1;
      if (event.ctrlKey || event.metaKey) {
        const at = placeIn(node, event);
        setView(zoomAt(view(), stage(), at, view().zoom * Math.exp(-event.deltaY * factor * 0.0022)));
        return;
      }
      const across = event.shiftKey && event.deltaX === 0;
      const by = { x: across ? event.deltaY : event.deltaX, y: across ? 0 : event.deltaY };
      setView(panBy(view(), { x: -by.x * factor, y: -by.y * factor }));
    };
    node.addEventListener('wheel', wheel, { passive: false });
    return () => node.removeEventListener('wheel', wheel);
  }, [element]);

  const soon = (work: () => void) => {
    if (waiting.current === undefined) {
      requestAnimationFrame(() => {
        const run = waiting.current;
        waiting.current = undefined;
        run?.();
      });
    }
    waiting.current = work;
  };
  const flush = () => {
    const run = waiting.current;
    waiting.current = () => undefined;
    run?.();
  };

  return {
    onPointerDown(event) {
      const { controller, isPanning } = latest.current;
      const node = event.currentTarget;
      const at = placeIn(node, event);
      node.setPointerCapture(event.pointerId);
      if (event.pointerType === 'touch') fingers.current.set(event.pointerId, at);
      if (fingers.current.size === 2) {
        controller.cancel();
        return;
      }
      if (event.button === 1 || (event.button === 0 && isPanning())) {
        event.preventDefault();
        panFrom.current = at;
        return;
      }
      if (event.button === 0) controller.press(partOf(event, at));
    },
    onPointerMove(event) {
      const at = placeIn(event.currentTarget, event);
      const part = partOf(event, at);
      const { controller } = latest.current;
      if (fingers.current.has(event.pointerId) && fingers.current.size >= 2) {
        pinch(latest.current, fingers.current, event.pointerId, at);
        return;
      }
      if (panFrom.current) {
        const from = panFrom.current;
        panFrom.current = at;
        latest.current.setView(panBy(latest.current.view(), { x: at.x - from.x, y: at.y - from.y }));
        return;
      }
      if (event.buttons === 0) soon(() => controller.hover(part));
      else soon(() => controller.drag(part));
    },
    onPointerUp(event) {
      const wasPinch = fingers.current.size >= 2;
      fingers.current.delete(event.pointerId);
      flush();
      if (panFrom.current) panFrom.current = undefined;
      else if (!wasPinch) latest.current.controller.release();
    },
    onPointerCancel(event) {
      fingers.current.delete(event.pointerId);
      panFrom.current = undefined;
      latest.current.controller.cancel();
    },
    onPointerLeave: () => latest.current.controller.hover(undefined),
  };
}

/** Where an event is, from the element's upper left corner. */
export function placeIn(node: Element, event: { readonly clientX: number; readonly clientY: number }): Point {
  const box = node.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function partOf(event: PointerEvent<HTMLElement>, screen: Point): PointerEventPart {
  const { shiftKey, ctrlKey, metaKey, altKey, pointerType } = event;
  return { screen, shiftKey, ctrlKey, metaKey, altKey, pointerType };
}

function pinch(options: StagePointerOptions, fingers: Map<number, Point>, moved: number, at: Point): void {
  const before = fingers.get(moved);
  const other = [...fingers].find(([id]) => id !== moved)?.[1];
  fingers.set(moved, at);
  if (!before || !other) return;
  const { view, setView, stage } = options;
  const middleBefore = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
  const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
  const spread = Math.hypot(at.x - other.x, at.y - other.y);
  const spreadBefore = Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
  const panned = panBy(view(), { x: middle.x - middleBefore.x, y: middle.y - middleBefore.y });
  setView(zoomAt(panned, stage(), middle, panned.zoom * (spread / spreadBefore)));
}
