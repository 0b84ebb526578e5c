import type { Point, Size } from '@playhouse/core';
import { holdBeforeLift } from '../../interactions/pointerInput.ts';
import { panBy, type Viewport, zoomAt } from '../../interactions/viewport.ts';
import { FingerTaps } from './fingerTaps.ts';
import type { StageController } from './stageController.ts';
import type { PointerEventPart } from './stageHost.ts';

/** What the pointer handlers of a stage read on each event. */
export interface StagePointerHost {
  readonly controller: StageController;
  readonly view: () => Viewport;
  readonly setView: (view: Viewport) => void;
  readonly stage: () => Size;
  /** Dragging moves the view: the hand tool, or Space held down. */
  readonly isPanning: () => boolean;
  /** Each press adds to the selection, as with Shift. */
  readonly addsToSelection: () => boolean;
  /** Called when several fingers have tapped together. */
  readonly onTap: (fingers: number) => void;
  /** Called when a finger that has held something lifts without having moved, with its position on the page. */
  readonly onHold: (at: Point) => void;
}

/** The parts of a DOM pointer event that are read here. */
export interface StagePointerEvent extends Omit<PointerEventPart, 'screen'> {
  readonly pointerId: number;
  readonly button: number;
  readonly buttons: number;
  readonly clientX: number;
  readonly clientY: number;
  readonly timeStamp: number;
  readonly currentTarget: Element;
  preventDefault(): void;
}

/**
 * Translates pointer events of the stage: one pointer uses the tool or moves the view, two fingers move and zoom it,
 * multi-finger taps and a finger that holds are reported, the wheel moves the view, or zooms with Ctrl. Moves are handled once per frame.
 */
export class StagePointers {
  host: StagePointerHost;
  private readonly fingers = new Map<number, Point>();
  private readonly taps = new FingerTaps();
  private hold: ReturnType<typeof setTimeout> | undefined;
  private panFrom: Point | undefined;
  private waiting: (() => void) | undefined;
  private isScheduled = false;

  /** A finger is on the stage, for which the browser may ask for a menu too early. */
  get hasFinger(): boolean {
    return this.fingers.size > 0;
  }

  constructor(host: StagePointerHost) {
    this.host = host;
  }

  readonly onPointerDown = (event: StagePointerEvent): void => {
    const at = pointIn(event.currentTarget, event);
    event.currentTarget.setPointerCapture(event.pointerId);
    clearTimeout(this.hold);
    // After the press, a move from before it would end what the press has begun.
    this.flush();
    if (event.pointerType === 'touch') {
      this.hold = setTimeout(this.host.controller.lift, holdBeforeLift);
      this.fingers.set(event.pointerId, at);
      this.taps.down(event.pointerId, at, event.timeStamp);
    }
    if (this.fingers.size >= 2) {
      this.host.controller.cancel();
      return;
    }
    if (event.button === 1 || (event.button === 0 && this.host.isPanning())) {
      event.preventDefault();
      this.panFrom = at;
    } else if (event.button === 0) this.host.controller.press(this.partOf(event, at));
  };

  readonly onPointerMove = (event: StagePointerEvent): void => {
    const at = pointIn(event.currentTarget, event);
    const { controller, view, setView } = this.host;
    this.taps.move(event.pointerId, at);
    if (this.fingers.has(event.pointerId) && this.fingers.size >= 2) {
      this.pinch(event.pointerId, at);
    } else if (this.panFrom) {
      const by = { x: at.x - this.panFrom.x, y: at.y - this.panFrom.y };
      this.panFrom = at;
      setView(panBy(view(), by));
    } else {
      const part = this.partOf(event, at);
      this.soon(() => (event.buttons === 0 ? controller.hover(part) : controller.drag(part)));
    }
  };

  readonly onPointerUp = (event: StagePointerEvent): void => {
    const wasPinch = this.fingers.size >= 2;
    this.fingers.delete(event.pointerId);
    clearTimeout(this.hold);
    this.flush();
    const isHeld = !this.panFrom && !wasPinch && this.host.controller.release();
    this.panFrom = undefined;
    const tapped = this.taps.up(event.pointerId, event.timeStamp);
    if (tapped !== undefined) this.host.onTap(tapped);
    else if (isHeld) this.host.onHold({ x: event.clientX, y: event.clientY });
  };

  readonly onPointerCancel = (event: StagePointerEvent): void => {
    clearTimeout(this.hold);
    this.fingers.delete(event.pointerId);
    this.taps.cancel(event.pointerId);
    this.panFrom = undefined;
    this.waiting = undefined;
    this.host.controller.cancel();
  };

  readonly onPointerLeave = (): void => {
    this.waiting = undefined;
    this.host.controller.hover(undefined);
  };

  /** A native, non-passive listener, because the page must not scroll or zoom. */
  readonly onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { view, setView, stage } = this.host;
    const factor = event.deltaMode === 1 ? 16 : 1;
    if (event.ctrlKey || event.metaKey) {
      const at = event.currentTarget instanceof Element ? pointIn(event.currentTarget, event) : { x: 0, y: 0 };
      setView(zoomAt(view(), stage(), at, view().zoom * Math.exp(-event.deltaY * factor * wheelSpeed)));
      return;
    }
    const isAcross = event.shiftKey && event.deltaX === 0;
    const by = { x: isAcross ? event.deltaY : event.deltaX, y: isAcross ? 0 : event.deltaY };
    setView(panBy(view(), { x: -by.x * factor, y: -by.y * factor }));
  };

  /** The stage is gone: what is still to come of a drag does not count. */
  readonly leave = (): void => {
    clearTimeout(this.hold);
    this.waiting = undefined;
  };

  private partOf(event: StagePointerEvent, screen: Point): PointerEventPart {
    const { shiftKey, ctrlKey, metaKey, altKey, pointerType } = event;
    return { screen, shiftKey: shiftKey || this.host.addsToSelection(), ctrlKey, metaKey, altKey, pointerType };
  }

  private pinch(moved: number, at: Point): void {
    const before = this.fingers.get(moved);
    const other = [...this.fingers].find(([id]) => id !== moved)?.[1];
    this.fingers.set(moved, at);
    if (!before || !other) return;
    const { view, setView, stage } = this.host;
    const middleBefore = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    const spread = Math.hypot(at.x - other.x, at.y - other.y);
    const spreadBefore = Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    const panned = panBy(view(), { x: middle.x - middleBefore.x, y: middle.y - middleBefore.y });
    setView(zoomAt(panned, stage(), middle, panned.zoom * (spread / spreadBefore)));
  }

  private soon(work: () => void): void {
    this.waiting = work;
    if (this.isScheduled) return;
    this.isScheduled = true;
    requestAnimationFrame(() => {
      this.isScheduled = false;
      this.flush();
    });
  }

  private flush(): void {
    const work = this.waiting;
    this.waiting = undefined;
    work?.();
  }
}

/** Zoom factor per wheel pixel. */
const wheelSpeed = 0.0022;

function pointIn(node: Element, event: { readonly clientX: number; readonly clientY: number }): Point {
  const box = node.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
