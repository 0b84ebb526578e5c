export { createGamepads } from './input/gamepads.ts';
export { keyOfEvent } from './input/keyOfEvent.ts';
