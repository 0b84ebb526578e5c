import { cos, sin } from '../math.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

const inScene = 1;
const stacked = 1;
const angleSlot = 1;
const cosineSlot = 2;
const sineSlot = 3;

/** Contributes a velocity in every frame. Of the stacked ones only the last activated counts. Reference 1.3. */
export const Move = defineRuntimeBehavior('MoveBehavior', {
  moves: true,
  /** The number of its activation, then the last angle with its cosine and sine. */
  numbers: 4,

  /** What never changes is not asked for again. */
  prepare: (fields, compiler) => ({
    speed: compiler.constant(fields.speed),
    direction: compiler.constant(fields.direction),
  }),

  start(unit, actor, world) {
    actor.slots[unit.state] = ++world.activations;
    actor.slots[unit.state + angleSlot] = Number.NaN;
  },

  update(unit, actor, world) {
    const { fields, prepared, state } = unit;
    const { slots } = actor;
    const speed = prepared.speed ?? fields.speed(actor, world);
    const direction = prepared.direction ?? fields.direction(actor, world);
    const angle = fields.space === inScene ? direction : direction + actor.rotation;
    if (slots[state + angleSlot] !== angle) {
      slots[state + angleSlot] = angle;
      slots[state + cosineSlot] = cos(angle);
      slots[state + sineSlot] = sin(angle);
    }
    const x = Number(slots[state + cosineSlot]) * speed;
    const y = Number(slots[state + sineSlot]) * speed;
    if (!Number.isFinite(x + y)) return;
    if (fields.moveType !== stacked) {
      actor.moveX += x;
      actor.moveY += y;
    } else if (Number(slots[state]) > actor.stackedNumber) {
      actor.stackedNumber = Number(slots[state]);
      actor.stackedX = x;
      actor.stackedY = y;
    }
  },
});
