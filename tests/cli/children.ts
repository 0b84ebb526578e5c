import type { ChildProcess } from 'node:child_process';
import { afterEach } from 'vitest';

/** Running processes, by their argument for `kill`: the negative id of a process group, or their own id. */
const running = new Map<ChildProcess, number>();

/**
 * Kills a process when its test ends, even if the test fails or times out; if it is detached, also
 * everything that it started. Not for tests that run concurrently in one file.
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
    // It has already ended.
  }
}
