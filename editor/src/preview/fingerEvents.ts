import type { InputEvent } from '@playhouse/player';

export interface Finger {
  readonly touch: number;
  readonly phase: 'start' | 'move' | 'end';
  /** Where it is in the picture, as shares from its upper left corner. */
  readonly x: number;
  readonly y: number;
}

const touches = { start: 'touchStart', move: 'touchMove', end: 'touchEnd' } as const;
const mouse = { start: 'pointerDown', move: 'pointerMove', end: 'pointerUp' } as const;

/** What the game's devices are told about a simulated finger. The first one also acts as the mouse. */
export function fingerEvents(
  view: { readonly width: number; readonly height: number },
  { touch, phase, x, y }: Finger,
): readonly InputEvent[] {
  const place = { x: x * view.width, y: (1 - y) * view.height };
  const event = { type: touches[phase], touch, ...place };
  return touch === 1 ? [event, { type: mouse[phase], ...place }] : [event];
}
