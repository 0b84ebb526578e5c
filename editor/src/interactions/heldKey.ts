import { newFieldGesture } from './fieldGesture.ts';

interface KeyPress {
  readonly code: string;
  /** The key is held down, and this is not its first event. */
  readonly repeat: boolean;
}

let held = { code: '', gesture: '' };

/** The gesture of a pressed key: its repeats while it is held down are one undo step with the first. */
export function heldKeyGesture({ code, repeat }: KeyPress): string {
  if (!repeat || code !== held.code) held = { code, gesture: newFieldGesture() };
  return held.gesture;
}
