import type { InputEvent } from '@playhouse/runtime';
import { listenToAccelerometer } from './accelerometer.ts';
import { createGamepads } from './gamepads.ts';
import { listenToKeys } from './keys.ts';
import { listenToPointers, type ToView } from './pointers.ts';

export interface GameInputOptions {
  readonly canvas: HTMLElement;
  readonly toView: ToView;
  /** Names of the keys that the game waits for: these do nothing else on the page. */
  readonly gameKeys: ReadonlySet<string>;
}

/** What people do with keyboard, pointer, pads and the device itself, kept until the next step takes it. */
export interface GameInput {
  /** Adds something that came from elsewhere, such as an answer. */
  add(event: InputEvent): void;
  /** Everything since the last call, in order. */
  take(): readonly InputEvent[];
  /** Lets go of everything that is held. */
  release(): void;
  /** Lets the mouse stand for a finger. */
  setTouchByMouse(isOn: boolean): void;
  destroy(): void;
}

const nothing: readonly InputEvent[] = [];

/** Begins to listen. */
export function createGameInput({ canvas, toView, gameKeys }: GameInputOptions): GameInput {
  let events: InputEvent[] = [];
  const add = (event: InputEvent) => void events.push(event);
  const keys = listenToKeys(gameKeys, add);
  const pointers = listenToPointers(canvas, toView, add);
  const pads = createGamepads(add);
  const tilt = listenToAccelerometer(add);
  const release = () => {
    keys.release();
    pointers.release();
    pads.release();
  };
  const onHide = () => {
    if (document.visibilityState === 'hidden') release();
  };
  window.addEventListener('blur', release);
  document.addEventListener('visibilitychange', onHide);
  return {
    add,
    take() {
      pads.poll();
      tilt.poll();
      if (events.length === 0) return nothing;
      const taken = events;
      events = [];
      return taken;
    },
    release,
    setTouchByMouse: pointers.setTouchByMouse,
    destroy() {
      window.removeEventListener('blur', release);
      document.removeEventListener('visibilitychange', onHide);
      keys.destroy();
      pointers.destroy();
      tilt.destroy();
    },
  };
}
