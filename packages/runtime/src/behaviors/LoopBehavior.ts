import type { Actor } from '../state/actor.ts';
import type { World } from '../state/world.ts';
import { defineRuntimeBehavior, type UnitOf } from '../units/defineRuntimeBehavior.ts';
import { runPass } from '../units/passes.ts';
import { finish } from '../units/run.ts';

const until = 1;

/**
 * Runs its children repeatedly within one frame, while or until its conditions hold. docs/runtime-rules.md#flow and
 * docs/runtime-rules.md#loops-and-nesting.
 */
export const Loop = defineRuntimeBehavior('LoopBehavior', { start: run, update: run });

function run(unit: UnitOf<'LoopBehavior', undefined>, actor: Actor, world: World): void {
  const wanted = unit.fields.loopType !== until;
  const most = Math.max(unit.fields.maxLoopsPerFrame, 1);
  for (let pass = 0; pass < most; pass++) {
    if (unit.test(actor, world) !== wanted) {
      finish(unit, actor);
      return;
    }
    if (!runPass(unit, actor, world)) return;
  }
}
