import type { ChildProcess } from 'node:child_process';
import { afterEach } from 'vitest';

/** Running processes, by what `kill` takes to end them: the negative number of a whole group, or their own. */
const running = new Map<ChildProcess, number>();

/**
 * Kills a process when the test ends in which it was started, also when that fails or times out; with it, where it is
 * detached, all that it has started. Not for tests that run at the same time in one file.
 */
export function killAtEnd<Child extends ChildProcess>(child: Child, { detached = false } = {}): Child {
  if (child.pid !== undefined) running.set(child, detached ? -child.pid : child.pid);
  child.once('close', () => running.delete(child));
  return child;
}

afterEach(() => {
  for (const target of running.values()) kill(target);
  running.clear();
});

function kill(target: number): void {
  try {
    process.kill(target, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
