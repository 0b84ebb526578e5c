import type { World } from '../state/world.ts';

/** An internal error at a path, which ends only the failed unit. One entry per path. */
export function reportFailure(location: number, error: unknown, world: World): void {
  world.faults.report(location, 'engine.error', error instanceof Error ? error.message : error);
}
