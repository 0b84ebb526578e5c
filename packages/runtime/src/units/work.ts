import { spendWork } from '@playhouse/core';
import { runtimeLimits } from '../game/limits.ts';
import type { World } from '../state/world.ts';

/**
 * Counts work before a unit does it, in visited cells. False, with a fault at the location, when the frame has none
 * left: the unit does nothing this time, and the game continues.
 */
export function canWork(location: number, world: World, work: number): boolean {
  if (spendWork(work)) return true;
  world.faults.report(location, 'limit.work', runtimeLimits.work);
  return false;
}
