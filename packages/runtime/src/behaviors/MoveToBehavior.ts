import { framesPerSecond } from '@playhouse/core';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { finish, isLingering } from '../units/run.ts';

const inScene = 1;
/** The distance at which the target counts as reached. */
const tolerance = 1e-6;

/** Moves straight toward a point, which may move, and stops exactly on it. docs/runtime-rules.md#movement. */
export const MoveTo = defineRuntimeBehavior('MoveToBehavior', {
  moves: true,
  /** Where the actor was at the start, and whether it has arrived. */
  numbers: 3,

  start(unit, actor) {
    actor.writeSlot(unit.state, actor.x);
    actor.writeSlot(unit.state + 1, actor.y);
    actor.writeSlot(unit.state + 2, 0);
  },

  update(unit, actor, world) {
    const { position, space } = unit.fields;
    const targetX = position.x(actor, world) + (space === inScene ? 0 : actor.readSlot(unit.state));
    const targetY = position.y(actor, world) + (space === inScene ? 0 : actor.readSlot(unit.state + 1));
    const speed = unit.fields.speed(actor, world);
    const x = targetX - actor.x;
    const y = targetY - actor.y;
    const distance = Math.sqrt(x * x + y * y);
    if (!Number.isFinite(distance) || !(speed >= 0)) return;
    const hasArrived = distance < tolerance;
    actor.writeSlot(unit.state + 2, hasArrived ? 1 : 0);
    if (hasArrived) {
      actor.x = targetX;
      actor.y = targetY;
      if (isLingering(unit, actor)) finish(unit, actor);
      return;
    }
    const velocity = Math.min(speed, distance * framesPerSecond);
    actor.moveX += (x / distance) * velocity;
    actor.moveY += (y / distance) * velocity;
  },

  lingers: (unit, actor) => unit.fields.runToCompletion && actor.readSlot(unit.state + 2) === 0,

  isDone: (unit, actor) => actor.readSlot(unit.state + 2) === 1,
});
