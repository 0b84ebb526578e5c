import type { ServerVersion } from './versionCalls.ts';

export interface LostPorts {
  list(): Promise<readonly ServerVersion[]>;
  /** What is remembered of the last look, on this computer. */
  readonly seen: { get(): string | undefined; set(at: string): void };
  /** Told when versions met since the last look. */
  tell(): void;
}

/**
 * Tells when other devices have merged versions of this one, which only the server knows: asked whenever the project is
 * synced again. The first look tells nothing.
 */
export async function lookForLost({ list, seen, tell }: LostPorts): Promise<void> {
  const before = seen.get();
  const newest = (await list()).find(({ kind }) => kind === 'merge-loser')?.at ?? '';
  if (before === newest) return;
  seen.set(newest);
  if (before !== undefined && newest > before) tell();
}
