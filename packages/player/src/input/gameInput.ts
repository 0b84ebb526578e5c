import type { InputEvent } from '@playhouse/runtime';
import { listenToAccelerometer } from './accelerometer.ts';
import { createGamepads } from './gamepads.ts';
import { listenToKeys } from './keys.ts';
import { listenToPointers, type ToView } from './pointers.ts';
import { watchScreen } from './screen.ts';

export interface GameInputOptions {
  readonly canvas: HTMLElement;
  readonly toView: ToView;
  /** Names of the keys that the game uses: their default actions on the page are prevented. */
  readonly gameKeys: ReadonlySet<string>;
  /** Whether the game's screen is the one that the browser reports. */
  readonly followsScreen: boolean;
}

/** Released keys and buttons stay released. */
const presses = /^(keyDown|pointerDown|pointerMove|touchStart|touchMove)$/;

/** Input from keyboard, pointer, gamepads and the device itself, kept until the next step takes it. */
export interface GameInput {
  /** Adds an event from another source, such as an answer. */
  add(event: InputEvent): void;
  /** Everything since the last call, in order. */
  take(): readonly InputEvent[];
  /** The events that are already queued for the next `take`. */
  waiting(): readonly InputEvent[];
  /** Releases everything that is held. */
  release(): void;
  /** Discards what was pressed in the meantime; answers and device reports are kept. */
  forgetPresses(): void;
  /** Call when another game has started: it gets no earlier events, only the current state of screen and gamepads. */
  beginAnew(): void;
  /** Makes the mouse act as a finger. */
  setTouchByMouse(isOn: boolean): void;
  destroy(): void;
}

const nothing: readonly InputEvent[] = [];

/** Starts listening. */
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
    waiting: () => [...events],
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
