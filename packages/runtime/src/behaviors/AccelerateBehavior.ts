import { framesPerSecond } from '@playhouse/core';
import { cos, sin } from '../math/trigonometry.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

const inScene = 1;
const secondsPerFrame = 1 / framesPerSecond;

/** Adds to the velocity along a direction in every frame. docs/runtime-rules.md#movement. */
export const Accelerate = defineRuntimeBehavior('AccelerateBehavior', {
  update(unit, actor, world) {
    const { fields } = unit;
    const angle = fields.direction(actor, world) + (fields.space === inScene ? 0 : actor.rotation);
    const change = fields.acceleration(actor, world) * secondsPerFrame;
    if (!Number.isFinite(angle + change)) return;
    actor.velocityX += cos(angle) * change;
    actor.velocityY += sin(angle) * change;
  },
});
