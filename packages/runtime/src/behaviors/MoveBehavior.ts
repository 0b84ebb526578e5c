import { cos, sin } from '../math/trigonometry.ts';
import { assign, perform, same, when } from '../units/code.ts';
import { contribute } from '../units/contribute.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

const inScene = 1;
const stacked = 1;
const angleSlot = 1;
const cosineSlot = 2;
const sineSlot = 3;

/**
 * Contributes a velocity in every frame. Of the stacked ones, only the most recently activated counts.
 * docs/runtime-rules.md#movement.
 */
export const Move = defineRuntimeBehavior('MoveBehavior', {
  moves: true,
  /** The number of its activation, then the last angle with its cosine and sine. */
  numbers: 4,

  /** Constant values are read only once. */
  prepare: (fields, compiler) => ({
    speed: compiler.constant(fields.speed),
    direction: compiler.constant(fields.direction),
  }),

  start(unit, actor, world) {
    actor.writeSlot(unit.state, ++world.activations);
    actor.writeSlot(unit.state + angleSlot, Number.NaN);
  },

  update(unit, actor, world) {
    const { fields, prepared, state } = unit;
    const speed = prepared.speed ?? fields.speed(actor, world);
    const direction = prepared.direction ?? fields.direction(actor, world);
    const angle = fields.space === inScene ? direction : direction + actor.rotation;
    const { data } = actor.rows;
    const own = actor.firstSlot + state;
    if (data[own + angleSlot] !== angle) {
      data[own + angleSlot] = angle;
      data[own + cosineSlot] = cos(angle);
      data[own + sineSlot] = sin(angle);
    }
    const x = (data[own + cosineSlot] ?? 0) * speed;
    const y = (data[own + sineSlot] ?? 0) * speed;
    if (!Number.isFinite(x + y)) return;
    if (fields.moveType !== stacked) contribute(actor, x, y);
    else if (actor.readSlot(state) > actor.stackedNumber) {
      actor.stackedNumber = actor.readSlot(state);
      actor.stackedX = x;
      actor.stackedY = y;
    }
  },

  /** When speed and direction are constant, the contribution is known as soon as the angle has been stored. */
  code(unit, { actor, world, constant, slot, motion }) {
    const { fields, prepared, state } = unit;
    const { speed, direction } = prepared;
    if (speed === undefined || direction === undefined) return undefined;
    if (fields.space !== inScene || fields.moveType === stacked) return undefined;
    const [x, y] = [cos(direction) * speed, sin(direction) * speed];
    if (!Number.isFinite(x + y)) return undefined;
    const add = [assign(motion('moveX'), '+=', constant(x)), assign(motion('moveY'), '+=', constant(y))];
    const first = perform(constant(unit.update), constant(unit), actor, world);
    return [when(same(slot(state + angleSlot), constant(direction)), add, [first])];
  },
});
