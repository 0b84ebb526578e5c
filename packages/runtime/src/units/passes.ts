import type { Actor } from '../state/actor.ts';
import type { World } from '../state/world.ts';
import { enterUnits, leaveUnits } from './run.ts';
import type { Unit } from './unit.ts';

/** Maximum passes of all loops together in one frame. docs/runtime-rules.md#flow. */
const maximumPasses = 50_000;

/** Runs the children of a loop once; false, with a fault, when the frame has no passes left. */
export function runPass(unit: Unit, actor: Actor, world: World): boolean {
  if (world.loopPasses >= maximumPasses) {
    world.faults.report(unit.location, 'limit.loops', maximumPasses);
    return false;
  }
  world.loopPasses++;
  enterUnits(unit.children, actor, world);
  leaveUnits(unit.children, actor, world);
  return true;
}
