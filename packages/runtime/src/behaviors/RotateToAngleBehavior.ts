import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { finish, isLingering } from '../units/run.ts';
import { turnTowards } from '../units/turnTowards.ts';

const inScene = 1;

/** Turns the shorter way until it reaches an angle. docs/runtime-rules.md#movement. */
export const RotateToAngle = defineRuntimeBehavior('RotateToAngleBehavior', {
  moves: true,
  /** The rotation at the start, and whether the angle is reached. */
  numbers: 2,

  start(unit, actor) {
    actor.writeSlot(unit.state, actor.rotation);
    actor.writeSlot(unit.state + 1, 0);
  },

  update(unit, actor, world) {
    const { fields } = unit;
    const angle = fields.angle(actor, world) + (fields.space === inScene ? 0 : actor.readSlot(unit.state));
    const speed = fields.angularVelocity(actor, world);
    if (!Number.isFinite(angle + speed)) return;
    const isThere = turnTowards(actor, angle, speed);
    actor.writeSlot(unit.state + 1, isThere ? 1 : 0);
    if (isThere && (isLingering(unit, actor) || !fields.continuousMovement)) finish(unit, actor);
  },

  lingers: (unit, actor) => unit.fields.runToCompletion && actor.readSlot(unit.state + 1) === 0,

  isDone: (unit, actor) => actor.readSlot(unit.state + 1) === 1,
});
