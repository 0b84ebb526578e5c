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
  if (program.memoryCount > 0) runShown(actor, program, world);
  else runBehaviors(actor, program, world);
  if (program.moves && actor.stackedNumber !== 0) addStacked(actor);
}

function runBehaviors(actor: Actor, program: Program, world: World): void {
  if (actor.isEntered) runUnits(program.list, actor, world);
  else {
    actor.isEntered = true;
    enterUnits(program.list, actor, world);
  }
  if (program.canLinger && actor.lingering.length > 0) runLingering(program.units, actor, world);
}

/** Texts, emitters and copies are shown for as long as a behavior says so in each frame. */
function runShown(actor: Actor, program: Program, world: World): void {
  const { replicate } = actor;
  actor.textCount = 0;
  actor.emitterCount = 0;
  actor.replicate = undefined;
  runBehaviors(actor, program, world);
  if (actor.replicate !== replicate) actor.version++;
  trim(actor);
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
