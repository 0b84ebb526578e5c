import type { Game, InputEvent } from '@playhouse/runtime';

/** Plays a game: returns what to press before each step. May look ahead with snapshots, and then restores the game. */
export type AutoPlayer = (game: Game) => readonly InputEvent[];

/** The events between two sets of held keys, in the order in which a person would release and press them. */
export function keyEvents(before: readonly string[], after: readonly string[]): InputEvent[] {
  return [
    ...before.filter((key) => !after.includes(key)).map((key) => ({ type: 'keyUp' as const, key })),
    ...after.filter((key) => !before.includes(key)).map((key) => ({ type: 'keyDown' as const, key })),
  ];
}
