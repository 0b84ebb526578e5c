import type { Program } from '../compile/gamePlan.ts';
import { updateTouches } from '../devices/pointers.ts';
import type { Actor } from '../state/actor.ts';
import type { World } from '../state/world.ts';
import { enterUnits, runLingering, runUnits } from '../units/run.ts';
import { settle } from './createActor.ts';

/** Runs the behaviors of an actor for one frame. What they contribute to the frame begins at nothing. Reference 6.2. */
export function runActor(actor: Actor, program: Program, world: World): void {
  settle(actor);
  if (program.units.length === 0) return;
  if (program.moves) beginMotion(actor);
  if (program.usesTouch && (world.devices.began !== 0 || actor.touches !== 0)) updateTouches(world, actor);
  if (program.memoryCount > 0) {
    actor.textCount = 0;
    actor.emitterCount = 0;
  }
  const { replicate } = actor;
  actor.replicate = undefined;
  if (actor.isEntered) runUnits(program.list, actor, world);
  else {
    actor.isEntered = true;
    enterUnits(program.list, actor, world);
  }
  if (actor.lingering.length > 0) runLingering(program.units, actor, world);
  if (program.moves && actor.stackedNumber !== 0) addStacked(actor);
  if (actor.replicate !== replicate) actor.version++;
  if (program.memoryCount > 0) trim(actor);
}

function beginMotion(actor: Actor): void {
  actor.moveX = 0;
  actor.moveY = 0;
  actor.turn = 0;
  actor.stackedNumber = 0;
}

function addStacked(actor: Actor): void {
  actor.moveX += actor.stackedX;
  actor.moveY += actor.stackedY;
}

/** Texts and emitters that are no longer there are no longer shown. */
function trim(actor: Actor): void {
  if (actor.texts.length <= actor.textCount && actor.emitters.length <= actor.emitterCount) return;
  actor.texts.length = actor.textCount;
  actor.emitters.length = actor.emitterCount;
  actor.version++;
}
