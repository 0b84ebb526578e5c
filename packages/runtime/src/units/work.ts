import { spendWork } from '@playhouse/core';
import { runtimeLimits } from '../game/limits.ts';
import type { World } from '../state/world.ts';

/**
 * Counts work before a unit does it, in cells looked at. False, and a fault of the place, when the frame has none left:
 * the unit does nothing this time, and the game goes on.
 */
export function canWork(place: number, world: World, work: number): boolean {
  if (spendWork(work)) return true;
  world.faults.report(place, 'limit.work', runtimeLimits.work);
  return false;
}
