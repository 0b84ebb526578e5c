import type { Program } from '../plan/gamePlan.ts';
import type { Actor } from '../state/actor.ts';
import { updateTouches } from '../state/pointers.ts';
import type { ReplicateState } from '../state/unitMemory.ts';
import type { World } from '../state/world.ts';
import { enterUnits, runLingering, runUnits } from '../units/run.ts';
import type { Unit } from '../units/unit.ts';
import { settle } from './createActor.ts';

/**
 * Runs the behaviors of an actor for one frame. Their contributions to the frame start at zero.
 * docs/runtime-rules.md#frame-order. Generated code does the same with the same parts, for many actors at once.
 */
export function runActor(actor: Actor, program: Omit<Program, 'run'>, world: World): void {
  settle(actor);
  if (program.units.length === 0) return;
  if (program.moves) beginMotion(actor);
  if (program.usesTouch) followTouches(actor, world);
  const isShown = program.memoryCount > 0;
  const replicate = isShown ? beginShown(actor) : undefined;
  if (actor.isEntered) runUnits(program.list, actor, world);
  else {
    actor.isEntered = true;
    enterUnits(program.list, actor, world);
  }
  if (program.canLinger) goOnLingering(actor, program.units, world);
  if (isShown) endShown(actor, replicate);
  if (program.moves) addStacked(actor);
}

/** The contributions of behaviors to the motion of a frame start at zero. */
function beginMotion(actor: Actor): void {
  actor.moveX = 0;
  actor.moveY = 0;
  actor.turn = 0;
  actor.stackedNumber = 0;
}

/** Of the stacked contributions only the last one counts. */
export function addStacked(actor: Actor): void {
  if (actor.stackedNumber === 0) return;
  actor.moveX += actor.stackedX;
  actor.moveY += actor.stackedY;
}

/** Updates which touches are on an actor, if they may have changed. */
export function followTouches(actor: Actor, world: World): void {
  if (world.devices.began !== 0 || actor.touches !== 0) updateTouches(world, actor);
}

/**
 * Texts, emitters and copies are shown as long as a behavior requests them in every frame. Returns the copies of the
 * last request.
 */
export function beginShown(actor: Actor): ReplicateState | undefined {
  const { replicate } = actor;
  actor.textCount = 0;
  actor.emitterCount = 0;
  actor.replicate = undefined;
  return replicate;
}

/** Removes texts and emitters that are no longer requested. */
export function endShown(actor: Actor, replicate: ReplicateState | undefined): void {
  if (actor.replicate !== replicate) actor.version++;
  if (actor.texts.length <= actor.textCount && actor.emitters.length <= actor.emitterCount) return;
  actor.texts.length = actor.textCount;
  actor.emitters.length = actor.emitterCount;
  actor.version++;
}

/** Updates units that continue although their parent has stopped. */
export function goOnLingering(actor: Actor, units: readonly Unit[], world: World): void {
  if (actor.lingering.length > 0) runLingering(units, actor, world);
}
