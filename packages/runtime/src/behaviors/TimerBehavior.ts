import { framesPerSecond } from '@playhouse/core';
import type { Actor } from '../state/actor.ts';
import type { World } from '../state/world.ts';
import { defineRuntimeBehavior, type UnitOf } from '../units/defineRuntimeBehavior.ts';
import { opensSection } from '../units/once.ts';
import { areUnitsDone, enterUnits, finish, isLingering, leaveUnits, runUnits } from '../units/run.ts';

type Timer = UnitOf<'TimerBehavior', undefined>;

const every = 0;
const after = 1;

/**
 * Slots: frames since it became active, where its period ends, whether its children are active, whether it ever was.
 */
const elapsed = 0;
const deadline = 1;
const isOpen = 2;
const used = 3;

/** Periods are compared in frames; this is the tolerance for rounding. */
const tolerance = 1e-6;

/**
 * Runs its children every period, once after it, or for its length. docs/runtime-rules.md#flow and
 * docs/runtime-rules.md#timers.
 */
export const Timer = defineRuntimeBehavior('TimerBehavior', {
  numbers: 4,

  start(unit, actor, world) {
    if (!opensSection(unit.fields.runOnce, actor, unit.state + used, 1)) {
      finish(unit, actor);
      return;
    }
    actor.writeSlot(unit.state + elapsed, 0);
    actor.writeSlot(unit.state + deadline, period(unit, actor, world));
    actor.writeSlot(unit.state + isOpen, 0);
    run(unit, actor, world);
  },

  update: run,

  stop: close,

  /** The current period is finished even after the parent has stopped. */
  lingers: (unit, actor) => unit.fields.runToCompletion && !hasFired(unit, actor),

  isDone: (unit, actor) => hasFired(unit, actor) && areUnitsDone(unit.children, actor),
});

function run(unit: Timer, actor: Actor, world: World): void {
  const frames = actor.readSlot(unit.state + elapsed) + 1;
  actor.writeSlot(unit.state + elapsed, frames);
  const end = actor.readSlot(unit.state + deadline);
  if (unit.fields.timerType === every) runEvery(unit, actor, world, frames, end);
  else if (unit.fields.timerType === after) runAfter(unit, actor, world, frames >= end - tolerance);
  else runFor(unit, actor, world, frames - 1 < end - tolerance);
}

/** Children run in the frame of the tick; those that run to completion continue on their own. */
function runEvery(unit: Timer, actor: Actor, world: World, frames: number, end: number): void {
  close(unit, actor, world);
  if (!(frames >= end - tolerance)) return;
  const next = end + period(unit, actor, world);
  actor.writeSlot(unit.state + deadline, next < frames ? frames : next);
  open(unit, actor, world);
  if (isLingering(unit, actor)) finish(unit, actor);
}

function runAfter(unit: Timer, actor: Actor, world: World, isOver: boolean): void {
  if (actor.readSlot(unit.state + isOpen) === 1) {
    runUnits(unit.children, actor, world);
    return;
  }
  if (!isOver) return;
  open(unit, actor, world);
  if (isLingering(unit, actor)) finish(unit, actor);
}

function runFor(unit: Timer, actor: Actor, world: World, isRunning: boolean): void {
  if (!isRunning) {
    close(unit, actor, world);
    finish(unit, actor);
  } else if (actor.readSlot(unit.state + isOpen) === 1) runUnits(unit.children, actor, world);
  else open(unit, actor, world);
}

function open(unit: Timer, actor: Actor, world: World): void {
  actor.writeSlot(unit.state + isOpen, 1);
  enterUnits(unit.children, actor, world);
}

function close(unit: Timer, actor: Actor, world: World): void {
  if (actor.readSlot(unit.state + isOpen) !== 1) return;
  actor.writeSlot(unit.state + isOpen, 0);
  leaveUnits(unit.children, actor, world);
}

/** The interval in frames, read at the start of a period. A period without a value never ends. */
function period(unit: Timer, actor: Actor, world: World): number {
  const seconds = unit.fields.interval(actor, world);
  return Number.isNaN(seconds) ? Number.POSITIVE_INFINITY : Math.max(seconds, 0) * framesPerSecond;
}

function hasFired(unit: Timer, actor: Actor): boolean {
  return unit.fields.timerType === after && actor.readSlot(unit.state + isOpen) === 1;
}
