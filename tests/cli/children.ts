import type { ChildProcess } from 'node:child_process';
import { afterEach } from 'vitest';

const running = new Set<ChildProcess>();

/** Kills a process when the test ends that started it, also when that fails or times out. Tests that run at once share this. */
export function killAtEnd<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
