import type { InputEvent } from '@playhouse/runtime';
import { listenToAccelerometer } from './accelerometer.ts';
import { createGamepads } from './gamepads.ts';
import { listenToKeys } from './keys.ts';
import { listenToPointers, type ToView } from './pointers.ts';
import { watchScreen } from './screen.ts';

export interface GameInputOptions {
  readonly canvas: HTMLElement;
  readonly toView: ToView;
  /** Names of the keys that the game waits for: these do nothing else on the page. */
  readonly gameKeys: ReadonlySet<string>;
  /** Whether the game's screen is the one that the browser tells of. */
  readonly followsScreen: boolean;
}

/** What is let go stays let go. */
const presses = /^(keyDown|pointerDown|pointerMove|touchStart|touchMove)$/;

/** What people do with keyboard, pointer, pads and the device itself, kept until the next step takes it. */
export interface GameInput {
  /** Adds something that came from elsewhere, such as an answer. */
  add(event: InputEvent): void;
  /** Everything since the last call, in order. */
  take(): readonly InputEvent[];
  /** Lets go of everything that is held. */
  release(): void;
  /** Forgets what people have pressed meanwhile; answers and what devices report stay. */
  forgetPresses(): void;
  /** Another game has started: it does not get earlier events, but the current state of screen and pads. */
  beginAnew(): void;
  /** Makes the mouse act as a finger. */
  setTouchByMouse(isOn: boolean): void;
  destroy(): void;
}

const nothing: readonly InputEvent[] = [];

/** Begins to listen. */
export function createGameInput({ canvas, toView, gameKeys, followsScreen }: GameInputOptions): GameInput {
  let events: InputEvent[] = [];
  const add = (event: InputEvent) => void events.push(event);
  const keys = listenToKeys(gameKeys, add);
  const pointers = listenToPointers(canvas, toView, add);
  const pads = createGamepads(add);
  const tilt = listenToAccelerometer(add);
  const screen = followsScreen ? watchScreen(window, add) : undefined;
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
    forgetPresses() {
      events = events.filter(({ type }) => !presses.test(type));
    },
    beginAnew() {
      release();
      events = [];
      pads.forget();
      screen?.tell();
    },
    setTouchByMouse: pointers.setTouchByMouse,
    destroy() {
      window.removeEventListener('blur', release);
      document.removeEventListener('visibilitychange', onHide);
      keys.destroy();
      pointers.destroy();
      tilt.destroy();
      screen?.destroy();
    },
  };
}
