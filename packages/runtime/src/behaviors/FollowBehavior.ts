import { framesPerSecond } from '@playhouse/core';
import { contribute } from '../units/contribute.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { meantActors } from '../units/meantActors.ts';

/** The distance at which the target counts as reached. */
const tolerance = 1e-6;

/** Contributes a velocity toward the nearest actor of a kind. docs/decisions/0050-behaviors-of-our-own.md. */
export const Follow = defineRuntimeBehavior('FollowBehavior', {
  moves: true,

  prepare: (fields) => meantActors(fields),

  update({ fields, prepared }, actor, world) {
    const speed = fields.speed(actor, world);
    const stopDistance = fields.stopDistance(actor, world);
    const goal = world.nearest(actor, prepared);
    if (goal === undefined || !(speed > 0)) return;
    const x = goal.x - actor.x;
    const y = goal.y - actor.y;
    const distance = Math.sqrt(x * x + y * y);
    const rest = distance - Math.max(stopDistance, 0);
    if (!(rest > tolerance)) return;
    const velocity = Math.min(speed, rest * framesPerSecond);
    contribute(actor, (x / distance) * velocity, (y / distance) * velocity);
  },
});
