import type { RigidBody } from '@dimforge/rapier2d-deterministic-compat';
import type { PhysicsActor } from '../types.ts';
import { applySettings, type BodyHome, noteSettings } from './bodySettings.ts';
import { placeOf, remember } from './bodySteps.ts';
import { clearNumbers, noteHandle, SolidBody } from './solidBody.ts';

/** Creates a body for an actor at its current position, at rest until the next step. */
export function createBody(home: BodyHome, actor: PhysicsActor, pairClass: number, groups: number): SolidBody {
  const body = new SolidBody(home.rows, actor, pairClass, createRigid(home, actor));
  begin(home, body, groups);
  return body;
}

/** Creates a new body for one that was removed from the library, as if its actor had just been added. */
export function remakeBody(home: BodyHome, body: SolidBody, groups: number): void {
  body.rigid = createRigid(home, body.actor);
  begin(home, body, groups);
}

function createRigid({ rapier, world }: BodyHome, actor: PhysicsActor): RigidBody {
  const description = actor.movable ? rapier.RigidBodyDesc.dynamic() : rapier.RigidBodyDesc.fixed();
  description
    .setTranslation(placeOf(actor.x), placeOf(actor.y))
    .setRotation((actor.rotation * Math.PI) / 180)
    .setCanSleep(actor.canSleep);
  return world.createRigidBody(description);
}

function begin(home: BodyHome, body: SolidBody, groups: number): void {
  const { actor, rigid } = body;
  body.isMisplaced = false;
  body.isTouched = false;
  body.turnInContacts = -1;
  clearNumbers(body);
  noteHandle(body);
  body.kind = actor.movable ? 'dynamic' : 'fixed';
  body.placeX = body.reachedX = placeOf(actor.x);
  body.placeY = body.reachedY = placeOf(actor.y);
  body.placeAngle = body.reachedAngle = rigid.rotation();
  body.ownX = actor.velocityX;
  body.ownY = actor.velocityY;
  body.ownTurn = actor.angularVelocity;
  remember(body);
  noteSettings(body, groups);
  applySettings(home, body);
}
