import { convertValue } from '@playhouse/core';
import { ReplicateState } from '../state/unitMemory.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** The maximum number of copies drawn. */
const maximumCopies = 10_000;

/** Draws the actor's image several times in a row. docs/runtime-rules.md#display. */
export const Replicate = defineRuntimeBehavior('ReplicateBehavior', {
  objects: 1,

  update(unit, actor, world) {
    const { fields } = unit;
    let state = actor.memory[unit.memory];
    if (state?.kind !== 'replicate') {
      state = new ReplicateState();
      actor.memory[unit.memory] = state;
    }
    const wanted = Number(convertValue(fields.copies(actor, world), 'index'));
    const spacing = fields.spacing(actor, world);
    const angle = fields.angle(actor, world);
    if (wanted > maximumCopies) world.faults.report(unit.location, 'limit.copies', maximumCopies);
    const copies = wanted > 0 ? Math.min(wanted, maximumCopies) : 0;
    const isSame = copies === state.copies && spacing === state.spacing && angle === state.angle;
    if (!isSame && Number.isFinite(spacing + angle)) {
      state.copies = copies;
      state.spacing = spacing;
      state.angle = angle;
      actor.version++;
    }
    actor.replicate = state;
  },
});
