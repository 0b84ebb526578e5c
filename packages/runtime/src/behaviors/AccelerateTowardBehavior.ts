import { secondsPerFrame } from '@playhouse/core';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

const inScene = 1;

/** Adds to the velocity toward a point in every frame, without stopping at it. docs/runtime-rules.md#movement. */
export const AccelerateToward = defineRuntimeBehavior('AccelerateTowardBehavior', {
  /** Where the actor was at the start. */
  numbers: 2,

  start(unit, actor) {
    actor.writeSlot(unit.state, actor.x);
    actor.writeSlot(unit.state + 1, actor.y);
  },

  update(unit, actor, world) {
    const { fields } = unit;
    const isAbsolute = fields.space === inScene;
    const x = fields.position.x(actor, world) + (isAbsolute ? 0 : actor.readSlot(unit.state)) - actor.x;
    const y = fields.position.y(actor, world) + (isAbsolute ? 0 : actor.readSlot(unit.state + 1)) - actor.y;
    const distance = Math.sqrt(x * x + y * y);
    const change = fields.acceleration(actor, world) * secondsPerFrame;
    if (!Number.isFinite(distance + change) || distance === 0) return;
    actor.velocityX += (x / distance) * change;
    actor.velocityY += (y / distance) * change;
  },
});
