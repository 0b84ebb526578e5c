import type { Actor } from '../state/actor.ts';
import type { World } from '../state/world.ts';
import { FrameLeft, reportFailure } from './failure.ts';
import type { Unit, UnitList } from './unit.ts';

/**
 * States of a unit in an actor. docs/runtime-rules.md#activation. A lingering unit continues although its parent has
 * stopped.
 */
const idle = 0;
export const running = 1;
const finished = 2;
const lingering = 3;

/** Starts the children of a block that has become active, in order, including their first frame. */
export function enterUnits(list: UnitList, actor: Actor, world: World): void {
  if (list.isSequential) {
    actor.writeSlot(list.progress, 0);
    advance(list, actor, world);
    return;
  }
  for (const unit of list.units) visit(unit, actor, world);
}

/** Runs the children of an active block for this frame. */
export function runUnits(list: UnitList, actor: Actor, world: World): void {
  if (list.isSequential) {
    advance(list, actor, world);
    return;
  }
  for (const unit of list.updating) visit(unit, actor, world);
}

/**
 * Stops the children of a block that has become inactive. Some continue until they finish.
 * docs/runtime-rules.md#activation.
 */
export function leaveUnits(list: UnitList, actor: Actor, world: World): void {
  for (const unit of list.units) leave(unit, actor, world);
}

/** True when nothing in the list has work left to do. */
export function areUnitsDone(list: UnitList, actor: Actor): boolean {
  if (list.isSequential && actor.readSlot(list.progress) < list.units.length) return false;
  for (const unit of list.units) if (!isDone(unit, actor)) return false;
  return true;
}

/** Ends a unit while its parent is active: it does nothing until its parent starts it again. */
export function finish(unit: Unit, actor: Actor): void {
  actor.writeSlot(unit.status, finished);
}

/** Stops a unit for good, whatever it was doing. */
export function endUnit(unit: Unit, actor: Actor, world: World): void {
  actor.writeSlot(unit.status, idle);
  if (unit.stop === undefined) return;
  try {
    unit.stop(unit, actor, world);
  } catch (error) {
    fail(unit, error, actor, world);
    actor.writeSlot(unit.status, idle);
  }
}

/** True while a unit continues although its parent has stopped. */
export function isLingering(unit: Unit, actor: Actor): boolean {
  return actor.readSlot(unit.status) === lingering;
}

/** Updates units that continue although their parent has stopped. `units` are those of the actor's program. */
export function runLingering(units: readonly Unit[], actor: Actor, world: World): void {
  let ended = 0;
  for (const index of actor.lingering) {
    const unit = units[index];
    if (unit === undefined) continue;
    if (actor.readSlot(unit.status) === lingering) tickSafely(unit, actor, world);
    if (actor.readSlot(unit.status) !== finished) continue;
    endUnit(unit, actor, world);
    ended++;
  }
  if (ended > 0)
    actor.lingering = actor.lingering.filter((index) => actor.readSlot(units[index]?.status ?? 0) === lingering);
}

/** An internal error or an error of a port ends only the unit in which it happens. One entry per path. */
function visit(unit: Unit, actor: Actor, world: World): void {
  try {
    proceed(unit, actor, world);
  } catch (error) {
    fail(unit, error, actor, world);
  }
}

/** Ends a unit in which an internal error has happened. */
export function fail(unit: Unit, error: unknown, actor: Actor, world: World): void {
  if (error instanceof FrameLeft) throw error;
  actor.writeSlot(unit.status, finished);
  reportFailure(unit.location, error, world);
}

/** Runs a unit for this frame, whatever its state. */
export function proceed(unit: Unit, actor: Actor, world: World): void {
  switch (actor.readSlot(unit.status)) {
    case running:
      if (unit.ticked < 0) unit.update?.(unit, actor, world);
      else tick(unit, actor, world);
      return;
    case idle:
      begin(unit, actor, world);
      return;
    case lingering:
      actor.writeSlot(unit.status, running);
      actor.lingering = actor.lingering.filter((index) => index !== unit.index);
      tick(unit, actor, world);
  }
}

function begin(unit: Unit, actor: Actor, world: World): void {
  const { start, update } = unit;
  actor.writeSlot(unit.status, update === undefined ? finished : running);
  if (unit.ticked >= 0) actor.writeSlot(unit.ticked, unit.isBlock ? world.scene.frame : -1);
  start?.(unit, actor, world);
  if (update !== undefined && !unit.isBlock && actor.readSlot(unit.status) === running) tick(unit, actor, world);
}

/** Units that may linger are updated once a frame, even where a loop visits them several times. */
export function tick(unit: Unit, actor: Actor, world: World): void {
  if (unit.ticked >= 0) {
    if (actor.readSlot(unit.ticked) === world.scene.frame) return;
    actor.writeSlot(unit.ticked, world.scene.frame);
  }
  unit.update?.(unit, actor, world);
}

function tickSafely(unit: Unit, actor: Actor, world: World): void {
  try {
    tick(unit, actor, world);
  } catch (error) {
    fail(unit, error, actor, world);
  }
}

function leave(unit: Unit, actor: Actor, world: World): void {
  const status = actor.readSlot(unit.status);
  if (status === idle || status === lingering) return;
  if (status === running && unit.lingers?.(unit, actor)) {
    actor.writeSlot(unit.status, lingering);
    actor.lingering = [...actor.lingering, unit.index].sort((a, b) => a - b);
    return;
  }
  endUnit(unit, actor, world);
}

function advance(list: UnitList, actor: Actor, world: World): void {
  const before = actor.readSlot(list.progress);
  let last: Unit | undefined;
  for (const [location, unit] of list.units.entries()) {
    if (location >= before && last !== undefined) {
      if (!isDone(last, actor)) return;
      rest(last, actor);
    }
    visit(unit, actor, world);
    actor.writeSlot(list.progress, Math.max(before, location + 1));
    last = unit;
  }
}

/** A unit that has reached its goal forgets it at the end of its turn, because the next goal may differ. */
function rest(unit: Unit, actor: Actor): void {
  if (!unit.isBlock && actor.readSlot(unit.status) === running) finish(unit, actor);
  for (const list of [unit.children, unit.otherwise]) for (const child of list.units) rest(child, actor);
}

function isDone(unit: Unit, actor: Actor): boolean {
  return actor.readSlot(unit.status) === finished || (unit.isDone?.(unit, actor) ?? false);
}
