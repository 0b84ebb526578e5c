import type { Game, InputEvent } from '@playhouse/runtime';

/** Plays a game: says before each step what to press. May look ahead with snapshots, and puts the game back then. */
export type AutoPlayer = (game: Game) => readonly InputEvent[];

/** Where the events of the held keys differ, in the order in which a person would let go and press. */
export function keyEvents(before: readonly string[], after: readonly string[]): InputEvent[] {
  return [
    ...before.filter((key) => !after.includes(key)).map((key) => ({ type: 'keyUp' as const, key })),
    ...after.filter((key) => !before.includes(key)).map((key) => ({ type: 'keyDown' as const, key })),
  ];
}
