import { framesPerSecond } from '@playhouse/core';
import { describeValue } from '../state/value.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { finish } from '../units/run.ts';

/** Linear, ease in, ease out, ease in and out, by their codes. docs/runtime-rules.md#attribute-behaviors. */
const easings: readonly ((part: number) => number)[] = [
  (part) => part,
  (part) => part * part,
  (part) => 1 - (1 - part) * (1 - part),
  (part) => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part)),
];

/**
 * Attributes that physics changes after behaviors have run. While they are controlled, speed and walls have no effect.
 */
const moved = /\.attributes\.(position\.[xy]|rotation|linearVelocity\.[xy]|angularVelocity)$/;

/** Slots: start value, end value, duration in frames, elapsed frames. */
const final = 1;
const length = 2;
const done = 3;

/** Changes an attribute to a value in a given time, overriding physics. docs/runtime-rules.md#attribute-behaviors. */
export const Interpolate = defineRuntimeBehavior('InterpolateBehavior', {
  numbers: 4,

  prepare: ({ targetAttribute }, compiler) => ({
    target: compiler.target(targetAttribute),
    isMoved: moved.test(targetAttribute),
  }),

  start(unit, actor, world) {
    const from = unit.prepared.target.read(actor, world);
    const to = unit.fields.finalValue(actor, world);
    const seconds = unit.fields.duration(actor, world);
    if (from !== undefined && typeof from !== 'number')
      world.faults.report(unit.location, 'value.number', describeValue(from));
    if (typeof from !== 'number' || !Number.isFinite(to + seconds)) {
      finish(unit, actor);
      return;
    }
    actor.writeSlot(unit.state, from);
    actor.writeSlot(unit.state + final, to);
    actor.writeSlot(unit.state + length, Math.max(seconds, 0) * framesPerSecond);
    actor.writeSlot(unit.state + done, 0);
  },

  update(unit, actor, world) {
    const from = actor.readSlot(unit.state);
    const to = actor.readSlot(unit.state + final);
    const frames = actor.readSlot(unit.state + length);
    const passed = actor.readSlot(unit.state + done) + 1;
    actor.writeSlot(unit.state + done, passed);
    const isOver = passed >= frames - 1e-6;
    const ease = easings[unit.fields.easing] ?? easings[0];
    const value = isOver || ease === undefined ? to : from + (to - from) * ease(passed / frames);
    const { target, isMoved } = unit.prepared;
    target.writeNumber(actor, world, value);
    if (isMoved) world.led.push(() => target.writeNumber(actor, world, value));
    if (isOver) finish(unit, actor);
  },

  lingers: () => true,
});
