import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

const clockwise = 0;

/** Turns at a constant speed while active. docs/runtime-rules.md#movement. */
export const Rotate = defineRuntimeBehavior('RotateBehavior', {
  moves: true,
  update(unit, actor, world) {
    const speed = unit.fields.angularVelocity(actor, world);
    if (Number.isNaN(speed)) return;
    actor.turn += unit.fields.direction === clockwise ? -speed : speed;
  },
});
