import { atan2 } from '../math/trigonometry.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { finish, isLingering } from '../units/run.ts';
import { turnTowards } from '../units/turnTowards.ts';

const inScene = 1;

/** Turns the shorter way until it faces a point. docs/runtime-rules.md#movement. */
export const RotateToPosition = defineRuntimeBehavior('RotateToPositionBehavior', {
  moves: true,
  /** Where the actor was at the start, and whether it faces the point. */
  numbers: 3,

  start(unit, actor) {
    actor.writeSlot(unit.state, actor.x);
    actor.writeSlot(unit.state + 1, actor.y);
    actor.writeSlot(unit.state + 2, 0);
  },

  update(unit, actor, world) {
    const { fields } = unit;
    const isAbsolute = fields.space === inScene;
    const x = fields.position.x(actor, world) + (isAbsolute ? 0 : actor.readSlot(unit.state)) - actor.x;
    const y = fields.position.y(actor, world) + (isAbsolute ? 0 : actor.readSlot(unit.state + 1)) - actor.y;
    const offset = fields.offsetAngle(actor, world);
    const speed = fields.angularVelocity(actor, world);
    if (!Number.isFinite(x + y + offset + speed)) return;
    const isThere = (x === 0 && y === 0) || turnTowards(actor, atan2(y, x) + offset, speed);
    actor.writeSlot(unit.state + 2, isThere ? 1 : 0);
    if (isThere && (isLingering(unit, actor) || !fields.continuousMovement)) finish(unit, actor);
  },

  lingers: (unit, actor) => unit.fields.runToCompletion && actor.readSlot(unit.state + 2) === 0,

  isDone: (unit, actor) => actor.readSlot(unit.state + 2) === 1,
});
