import { setImmediate } from 'node:timers/promises';
import type { Game, ScriptedEvent } from '@playhouse/runtime';

const noInput: readonly ScriptedEvent[] = [];
/** Milliseconds between checks for interrupts. */
const breath = 50;

/** Plays frames with the events that belong to them, until `isOver` says so. Lets the process be interrupted. */
export async function runFrames(
  game: Game,
  frames: number,
  events: readonly ScriptedEvent[],
  isOver: () => boolean,
): Promise<void> {
  let next = 0;
  let lastBreath = performance.now();
  for (let frame = 1; frame <= frames; frame++) {
    const first = next;
    while ((events[next]?.frame ?? Number.POSITIVE_INFINITY) <= frame) next++;
    game.step(first === next ? noInput : events.slice(first, next));
    if (isOver()) return;
    if (performance.now() - lastBreath < breath) continue;
    await setImmediate();
    lastBreath = performance.now();
  }
}
