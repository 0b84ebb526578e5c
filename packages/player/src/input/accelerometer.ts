import type { InputEvent } from '@playhouse/runtime';
import { gestures } from '../audio/music.ts';

const gravity = 9.80665;

export interface Accelerometer {
  /** Reports the last reading, when there is a new one. */
  poll(): void;
  destroy(): void;
}

/** Some browsers have this on their event type: they report motion only after the user has agreed. */
interface MotionPermission {
  requestPermission(): Promise<'granted' | 'denied'>;
}

/**
 * Listens to the device's acceleration: in g, a device lying flat has z -1. Where the browser requires permission,
 * the first gesture asks for it, once. docs/runtime-rules.md#device-attributes.
 */
export function listenToAccelerometer(add: (event: InputEvent) => void): Accelerometer {
  let reading: { x: number; y: number; z: number } | undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const onMotion = ({ accelerationIncludingGravity: force }: DeviceMotionEvent) => {
    if (force?.x == null || force.y == null || force.z == null) return;
    reading = { x: -force.x / gravity, y: -force.y / gravity, z: -force.z / gravity };
  };
  const listen = () => {
    if (!signal.aborted) window.addEventListener('devicemotion', onMotion, { signal });
  };
  listen();
  const gate = motionPermission();
  // Some browsers only notify listeners added after permission was given.
  if (gate)
    askOnGesture(gate, signal, () => {
      window.removeEventListener('devicemotion', onMotion);
      listen();
    });
  return {
    poll() {
      if (!reading) return;
      add({ type: 'accelerometer', ...reading });
      reading = undefined;
    },
    destroy: () => listening.abort(),
  };
}

function motionPermission(): MotionPermission | undefined {
  const type: unknown = Reflect.get(window, 'DeviceMotionEvent');
  return typeof type === 'function' && 'requestPermission' in type ? (type as unknown as MotionPermission) : undefined;
}

function askOnGesture(gate: MotionPermission, signal: AbortSignal, listen: () => void): void {
  let hasAsked = false;
  const ask = () => {
    if (hasAsked) return;
    hasAsked = true;
    gate
      .requestPermission()
      .then((answer) => {
        if (answer === 'granted') listen();
      })
      .catch(() => {
        // This browser did not count it as a gesture; the next one may count.
        hasAsked = false;
      });
  };
  for (const type of gestures) window.addEventListener(type, ask, { signal });
}
