import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { opensSection } from '../units/once.ts';
import { areUnitsDone, enterUnits, finish, leaveUnits, runUnits } from '../units/run.ts';

/**
 * Runs its children as if they were in its place. docs/runtime-rules.md#organization and
 * docs/runtime-rules.md#activation.
 */
export const Compound = defineRuntimeBehavior('CompoundBehavior', {
  /** Whether it has ever been active for the actor. */
  numbers: 1,

  start(unit, actor, world) {
    if (opensSection(unit.fields.runOnce, actor, unit.state, 1)) enterUnits(unit.children, actor, world);
    else finish(unit, actor);
  },

  update: (unit, actor, world) => runUnits(unit.children, actor, world),

  code: (unit, { run }) => run(unit.children),

  stop: (unit, actor, world) => leaveUnits(unit.children, actor, world),

  isDone: (unit, actor) => areUnitsDone(unit.children, actor),
});
