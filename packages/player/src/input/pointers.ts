import type { InputEvent } from '@playhouse/runtime';
import type { Listener } from './keys.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Converts a position on the page to the camera's view. */
export type ToView = (clientX: number, clientY: number) => Place;

/** Listens to pointers until it is destroyed. */
export interface PointerListener extends Listener {
  /** Makes the mouse act as a finger, so that games for phones can be tried without one. */
  setTouchByMouse(isOn: boolean): void;
}

/** Maximum number of touches that a game can tell apart. docs/runtime-rules.md#device-attributes. */
const mostTouches = 11;

/**
 * Listens to mouse, pen and touch. The first touch also acts as the mouse, so that games made for a mouse work with
 * it.
 */
export function listenToPointers(
  canvas: HTMLElement,
  toView: ToView,
  add: (event: InputEvent) => void,
): PointerListener {
  const pointers = new Pointers(add);
  const listening = new AbortController();
  const listen = (type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', follow: PointerFollower) => {
    const listener = (event: PointerEvent) => follow(event, toView(event.clientX, event.clientY));
    canvas.addEventListener(type, listener, { signal: listening.signal });
  };
  listen('pointerdown', (event, place) => {
    if (event.pointerType === 'touch') event.preventDefault();
    pointers.begin(event, place);
    canvas.setPointerCapture(event.pointerId);
  });
  listen('pointermove', (event, place) => pointers.move(event, place));
  listen('pointerup', (event, place) => pointers.end(event, place));
  listen('pointercancel', (event) => pointers.cancel(event));
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal: listening.signal });
  return {
    release: () => pointers.release(),
    destroy: () => listening.abort(),
    setTouchByMouse(isOn) {
      pointers.release();
      pointers.isMouseTouch = isOn;
    },
  };
}

type PointerFollower = (event: PointerEvent, place: Place) => void;

/** Which buttons are down, and the last position. */
class Pointers {
  readonly #add: (event: InputEvent) => void;
  /** Number and last position of each touch, by the browser's ID. */
  readonly #touches = new Map<number, { readonly touch: number; place: Place }>();
  #mouse: Place = { x: 0, y: 0 };
  #isMouseDown = false;
  /** True while a pressed mouse acts as a finger. */
  isMouseTouch = false;

  constructor(add: (event: InputEvent) => void) {
    this.#add = add;
  }

  begin({ pointerType, pointerId, button }: PointerEvent, place: Place): void {
    if (pointerType !== 'touch' && !(this.isMouseTouch && button === 0)) {
      if (button === 0) this.#tellMouse('pointerDown', place);
      return;
    }
    if (this.#touches.has(pointerId)) return;
    const touch = this.#freeNumber();
    if (touch === undefined) return;
    this.#touches.set(pointerId, { touch, place });
    this.#add({ type: 'touchStart', touch, ...place });
    if (touch === 1) this.#tellMouse('pointerDown', place);
  }

  move({ pointerType, pointerId }: PointerEvent, place: Place): void {
    const finger = this.#touches.get(pointerId);
    if (finger) {
      finger.place = place;
      this.#add({ type: 'touchMove', touch: finger.touch, ...place });
    }
    if (finger?.touch === 1 || (!finger && pointerType !== 'touch')) this.#tellMouse('pointerMove', place);
  }

  end({ pointerType, pointerId, button }: PointerEvent, place: Place): void {
    if (this.#touches.has(pointerId)) {
      if (pointerType === 'touch' || button === 0) this.#lift(pointerId, place);
    } else if (button === 0 && this.#isMouseDown) this.#tellMouse('pointerUp', place);
  }

  cancel({ pointerType, pointerId }: PointerEvent): void {
    if (pointerType === 'touch') this.#lift(pointerId);
    else this.release();
  }

  release(): void {
    for (const id of [...this.#touches.keys()]) this.#lift(id);
    if (this.#isMouseDown) this.#tellMouse('pointerUp', this.#mouse);
  }

  #lift(id: number, at?: Place): void {
    const finger = this.#touches.get(id);
    if (!finger) return;
    const place = at ?? finger.place;
    this.#touches.delete(id);
    this.#add({ type: 'touchEnd', touch: finger.touch, ...place });
    if (finger.touch === 1 && this.#isMouseDown) this.#tellMouse('pointerUp', place);
  }

  #tellMouse(type: 'pointerDown' | 'pointerMove' | 'pointerUp', place: Place): void {
    if (type !== 'pointerMove') this.#isMouseDown = type === 'pointerDown';
    this.#mouse = place;
    this.#add({ type, ...place });
  }

  #freeNumber(): number | undefined {
    const used = new Set([...this.#touches.values()].map(({ touch }) => touch));
    for (let touch = 1; touch <= mostTouches; touch++) if (!used.has(touch)) return touch;
    return undefined;
  }
}
