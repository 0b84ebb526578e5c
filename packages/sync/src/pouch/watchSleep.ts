import type { SaverTimers } from '../save/projectSaver.ts';

/** How often the clock is looked at, and after what time without that something has stopped it, in milliseconds. */
const times = { look: 15_000, asleep: 90_000 } as const;

/** Calls `onWake` when the computer or the tab was asleep for some time. Returns a function that ends that. */
export function watchSleep({ now, after }: Pick<SaverTimers, 'now' | 'after'>, onWake: () => void): () => void {
  let last = now();
  let end = after(times.look, look);
  function look(): void {
    const before = last;
    last = now();
    end = after(times.look, look);
    if (last - before > times.asleep) onWake();
  }
  return () => end();
}
