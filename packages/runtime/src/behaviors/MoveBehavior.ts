import { cos, sin } from '../math.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

const inScene = 1;
const stacked = 1;

/** Contributes a velocity in every frame. Of the stacked ones only the last activated counts. Reference 1.3. */
export const Move = defineRuntimeBehavior('MoveBehavior', {
  /** The number of its activation. */
  numbers: 1,

  start(unit, actor, world) {
    actor.slots[unit.state] = ++world.activations;
  },

  update(unit, actor, world) {
    const { fields } = unit;
    const speed = fields.speed(actor, world);
    const angle = fields.direction(actor, world) + (fields.space === inScene ? 0 : actor.rotation);
    const x = cos(angle) * speed;
    const y = sin(angle) * speed;
    if (!Number.isFinite(x + y)) return;
    if (fields.moveType !== stacked) {
      actor.moveX += x;
      actor.moveY += y;
      return;
    }
    const number = Number(actor.slots[unit.state]);
    if (number <= actor.stackedNumber) return;
    actor.stackedNumber = number;
    actor.stackedX = x;
    actor.stackedY = y;
  },
});
