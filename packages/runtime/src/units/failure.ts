import type { World } from '../state/world.ts';

/** A fault of ours at a place, which ends what has failed and nothing else. Reliability: one entry a place. */
export function reportFailure(location: number, error: unknown, world: World): void {
  world.faults.report(location, 'engine.error', error instanceof Error ? error.message : error);
}
