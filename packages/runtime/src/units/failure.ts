import type { World } from '../state/world.ts';

/** Thrown to leave a frame in the middle. It is no failure, so it passes everything that ends failed units. */
export class FrameLeft {}

/** An internal error at a path, which ends only the failed unit. One entry per path. */
export function reportFailure(location: number, error: unknown, world: World): void {
  if (error instanceof FrameLeft) throw error;
  world.faults.report(location, 'engine.error', error instanceof Error ? error.message : error);
}
