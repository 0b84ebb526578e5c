import { cos, sin } from '../math/trigonometry.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

const inScene = 1;

/** Replaces the velocity, once. docs/runtime-rules.md#movement. */
export const ChangeVelocity = defineRuntimeBehavior('ChangeVelocityAction', {
  start(unit, actor, world) {
    const { fields } = unit;
    const angle = fields.direction(actor, world) + (fields.space === inScene ? 0 : actor.rotation);
    const speed = fields.speed(actor, world);
    if (!Number.isFinite(angle + speed)) return;
    actor.velocityX = cos(angle) * speed;
    actor.velocityY = sin(angle) * speed;
  },
});
