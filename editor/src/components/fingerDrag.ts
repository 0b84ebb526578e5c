import type { Point } from '@playhouse/core';
import { useEffect } from 'react';
import { holdBeforeLift, holdSlip } from '../interactions/pointerInput.ts';
import styles from './fingerDrag.module.css';

/** Lets fingers drag what is draggable in an element: held, it lifts, and it drops where the finger lifts. */
export function useFingerDrag(area: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const press = { drag: undefined as FingerDrag | undefined };
    const onDown = (event: PointerEvent) => {
      press.drag?.cancel();
      press.drag = undefined;
      const source = event.pointerType === 'touch' && event.isPrimary ? draggableAt(event.target) : undefined;
      if (source) press.drag = new FingerDrag(source, event);
    };
    element.addEventListener('pointerdown', onDown, { signal });
    // Browsers require the listener before the touch starts; otherwise the area scrolls as usual.
    const onMove = (event: TouchEvent) => {
      if (press.drag?.isLifted && event.cancelable) event.preventDefault();
    };
    element.addEventListener('touchmove', onMove, { passive: false, signal });
    return () => {
      press.drag?.cancel();
      stop.abort();
    };
  }, [area]);
}

function draggableAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest('button, input')) return undefined;
  return target.closest<HTMLElement>('[draggable=true]') ?? undefined;
}

/** How often a place is told that something is above it while the finger rests, in ms; some wait for a while. */
const overEvery = 50;

/**
 * One finger that holds something draggable. Only some browsers start a drag for a finger, and after different times,
 * so the events of a drag are sent from here, in the order in which browsers send them for a mouse.
 */
class FingerDrag {
  private readonly source: HTMLElement;
  private readonly ending = new AbortController();
  private readonly hold: ReturnType<typeof setTimeout>;
  private readonly from: Point;
  private at: Point;
  private wasMoved = false;
  private lifted: { readonly data: DataTransfer; readonly picture: HTMLElement } | undefined;
  private over: Element | undefined;
  private telling: ReturnType<typeof setInterval> | undefined;

  constructor(source: HTMLElement, press: PointerEvent) {
    this.source = source;
    this.from = { x: press.clientX, y: press.clientY };
    this.at = this.from;
    this.hold = setTimeout(this.lift, holdBeforeLift);
    const { signal } = this.ending;
    const whole = { signal, capture: true };
    addEventListener('pointermove', (event) => event.pointerId === press.pointerId && this.move(event), whole);
    addEventListener('pointerup', (event) => event.pointerId === press.pointerId && this.drop(), whole);
    addEventListener('pointercancel', (event) => event.pointerId === press.pointerId && this.cancel(), whole);
    addEventListener('keydown', this.onKey, whole);
    // The browser must not start a drag of its own, and a long press must not open a menu here.
    addEventListener('dragstart', stopTrusted, whole);
    addEventListener('contextmenu', (event) => this.isLifted && stopEvent(event), whole);
  }

  get isLifted(): boolean {
    return this.lifted !== undefined;
  }

  readonly cancel = (): void => this.finish(false);

  private readonly lift = (): void => {
    const data = transfer();
    let picture: HTMLElement | undefined;
    data.setDragImage = (node, x, y) => {
      picture = pictureOf(node, { x, y });
    };
    const isAllowed = this.send(this.source, 'dragstart', data);
    if (!isAllowed) {
      this.ending.abort();
      return;
    }
    const box = this.source.getBoundingClientRect();
    picture ??= pictureOf(this.source, { x: this.at.x - box.x, y: this.at.y - box.y });
    document.body.append(picture);
    this.lifted = { data, picture };
    this.follow();
    this.telling = setInterval(this.tellPlace, overEvery);
  };

  private move({ clientX: x, clientY: y }: PointerEvent): void {
    const isAway = Math.hypot(x - this.from.x, y - this.from.y) > holdSlip;
    if (this.lifted) {
      this.wasMoved ||= isAway;
      this.at = { x, y };
      this.follow();
    } else if (isAway) this.cancel();
  }

  private follow(): void {
    if (!this.lifted) return;
    const { data, picture } = this.lifted;
    picture.style.translate = `${this.at.x}px ${this.at.y}px`;
    this.send(this.source, 'drag', data);
    const over = document.elementFromPoint(this.at.x, this.at.y) ?? undefined;
    const before = this.over;
    if (over !== before) {
      this.over = over;
      if (over) this.send(over, 'dragenter', data);
      if (before) this.send(before, 'dragleave', data);
    }
    this.tellPlace();
  }

  private readonly tellPlace = (): void => {
    if (!this.lifted || !this.over) return;
    this.lifted.data.dropEffect = 'none';
    this.send(this.over, 'dragover', this.lifted.data);
  };

  private drop(): void {
    const isPress = this.isLifted && !this.wasMoved;
    if (this.lifted) {
      // The click that some browsers send after this is not meant.
      addEventListener('click', stopTrusted, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', stopTrusted, { capture: true }), 0);
    }
    this.finish(this.wasMoved);
    // Small children press long.
    if (isPress) this.source.click();
  }

  private finish(isDropped: boolean): void {
    clearTimeout(this.hold);
    clearInterval(this.telling);
    this.ending.abort();
    const { lifted, over } = this;
    this.lifted = undefined;
    if (!lifted) return;
    const { data, picture } = lifted;
    picture.remove();
    const isTaken = isDropped && data.dropEffect !== 'none';
    if (!isTaken) data.dropEffect = 'none';
    if (over) this.send(over, isTaken ? 'drop' : 'dragleave', data);
    this.send(this.source, 'dragend', data);
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.lifted) return;
    stopEvent(event);
    this.cancel();
  };

  private send(target: Element, type: string, dataTransfer: DataTransfer): boolean {
    const { x: clientX, y: clientY } = this.at;
    return target.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, clientX, clientY, dataTransfer }),
    );
  }
}

/** What a drag carries. Browsers ignore the effects of one that a page has made. */
function transfer(): DataTransfer {
  const data = new DataTransfer();
  for (const [name, value] of [
    ['dropEffect', 'none'],
    ['effectAllowed', 'all'],
  ] as const)
    Object.defineProperty(data, name, { value, writable: true });
  return data;
}

/** A copy of an element that follows the finger, which holds it at a point of the element. */
function pictureOf(element: Element, { x, y }: Point): HTMLElement {
  const { width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true);
  const picture = document.createElement('div');
  picture.className = styles.picture ?? '';
  picture.dataset.dragPicture = '';
  picture.ariaHidden = 'true';
  picture.inert = true;
  Object.assign(picture.style, { width: `${width}px`, height: `${height}px`, left: `${-x}px`, top: `${-y}px` });
  picture.append(copy);
  return picture;
}

function stopTrusted(event: Event): void {
  if (event.isTrusted) stopEvent(event);
}

function stopEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
