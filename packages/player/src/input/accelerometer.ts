import type { InputEvent } from '@playhouse/runtime';

const gravity = 9.80665;

export interface Accelerometer {
  /** Tells the last reading, when there is a new one. */
  poll(): void;
  destroy(): void;
}

/** Listens to how the device is held: in g, a device that lies flat has z -1. Reference 3.6. */
export function listenToAccelerometer(add: (event: InputEvent) => void): Accelerometer {
  let reading: { x: number; y: number; z: number } | undefined;
  const onMotion = ({ accelerationIncludingGravity: force }: DeviceMotionEvent) => {
    if (force?.x == null || force.y == null || force.z == null) return;
    reading = { x: -force.x / gravity, y: -force.y / gravity, z: -force.z / gravity };
  };
  window.addEventListener('devicemotion', onMotion);
  return {
    poll() {
      if (!reading) return;
      add({ type: 'accelerometer', ...reading });
      reading = undefined;
    },
    destroy: () => window.removeEventListener('devicemotion', onMotion),
  };
}
