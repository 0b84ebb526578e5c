import type { InputEvent } from '@playhouse/runtime';
import type { Listener } from './keys.ts';

/** A place on the page in the camera's view. */
export type ToView = (clientX: number, clientY: number) => { x: number; y: number };

/** Touches that a game can tell apart. Reference 3.6. */
const mostTouches = 11;

/** Listens to mouse, pen and fingers. The first finger is the mouse as well, so that games made for one work with it. */
export function listenToPointers(canvas: HTMLElement, toView: ToView, add: (event: InputEvent) => void): Listener {
  /** Number of each finger by the browser's id. */
  const touches = new Map<number, number>();
  const last = new Map<number, { x: number; y: number }>();
  let isMouseDown = false;

  const mouse = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', place: { x: number; y: number }) => {
    if (type !== 'pointerMove') isMouseDown = type === 'pointerDown';
    last.set(mouseId, place);
    add({ type, ...place });
  };
  const end = (id: number, place: { x: number; y: number }) => {
    const touch = touches.get(id);
    if (touch === undefined) return;
    touches.delete(id);
    add({ type: 'touchEnd', touch, ...place });
    if (touch === 1 && isMouseDown) mouse('pointerUp', place);
  };
  const onDown = (event: PointerEvent) => {
    const place = toView(event.clientX, event.clientY);
    if (event.pointerType === 'touch') {
      const touch = freeNumber(touches);
      if (touch === undefined) return;
      event.preventDefault();
      touches.set(event.pointerId, touch);
      last.set(event.pointerId, place);
      add({ type: 'touchStart', touch, ...place });
      if (touch === 1) mouse('pointerDown', place);
    } else if (event.button === 0) mouse('pointerDown', place);
    canvas.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    const place = toView(event.clientX, event.clientY);
    const touch = touches.get(event.pointerId);
    if (touch !== undefined) {
      last.set(event.pointerId, place);
      add({ type: 'touchMove', touch, ...place });
    }
    if (touch === 1 || event.pointerType !== 'touch') mouse('pointerMove', place);
  };
  const onUp = (event: PointerEvent) => {
    const place = toView(event.clientX, event.clientY);
    if (event.pointerType === 'touch') end(event.pointerId, place);
    else if (event.button === 0 && isMouseDown) mouse('pointerUp', place);
  };
  const release = () => {
    for (const id of [...touches.keys()]) end(id, last.get(id) ?? { x: 0, y: 0 });
    if (isMouseDown) mouse('pointerUp', last.get(mouseId) ?? { x: 0, y: 0 });
  };
  const onCancel = (event: PointerEvent) => {
    if (event.pointerType === 'touch') end(event.pointerId, last.get(event.pointerId) ?? { x: 0, y: 0 });
    else release();
  };
  const listening = new AbortController();
  const { signal } = listening;
  canvas.addEventListener('pointerdown', onDown, { signal });
  canvas.addEventListener('pointermove', onMove, { signal });
  canvas.addEventListener('pointerup', onUp, { signal });
  canvas.addEventListener('pointercancel', onCancel, { signal });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  return { release, destroy: () => listening.abort() };
}

const mouseId = -1;

function freeNumber(touches: ReadonlyMap<number, number>): number | undefined {
  const used = new Set(touches.values());
  for (let touch = 1; touch <= mostTouches; touch++) if (!used.has(touch)) return touch;
  return undefined;
}
