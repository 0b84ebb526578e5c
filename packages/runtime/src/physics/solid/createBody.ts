import type { PhysicsActor } from '../types.ts';
import { applySettings, type BodyHome, settingsOf } from './bodySettings.ts';
import { placeOf, remember } from './bodySteps.ts';
import type { SolidBody } from './solidBody.ts';

/** Makes a body for an actor, where and as it stands now, at rest until the next step. */
export function createBody(home: BodyHome, actor: PhysicsActor, pairClass: number, groups: number): SolidBody {
  const { rapier, world } = home;
  const placeX = placeOf(actor.x);
  const placeY = placeOf(actor.y);
  const description = actor.movable ? rapier.RigidBodyDesc.dynamic() : rapier.RigidBodyDesc.fixed();
  description
    .setTranslation(placeX, placeY)
    .setRotation((actor.rotation * Math.PI) / 180)
    .setCanSleep(actor.canSleep)
    .setSoftCcdPrediction(foresight);
  const rigid = world.createRigidBody(description);
  const body: SolidBody = {
    actor,
    rigid,
    colliders: [],
    kind: actor.movable ? 'dynamic' : 'fixed',
    pairClass,
    settings: settingsOf(actor, groups),
    inverseMass: 0,
    inverseInertia: 0,
    place: { x: placeX, y: placeY, angle: rigid.rotation() },
    reached: { x: placeX, y: placeY, angle: rigid.rotation() },
    isMisplaced: false,
    speed: { x: 0, y: 0, turn: 0 },
    held: { x: 0, y: 0, turn: 0 },
    own: { x: actor.velocityX, y: actor.velocityY, turn: actor.angularVelocity },
    before: { x: 0, y: 0, turn: 0 },
    beforeX: 0,
    beforeY: 0,
    shown: { x: 0, y: 0, rotation: 0, velocityX: 0, velocityY: 0, angularVelocity: 0 },
    isAsleep: false,
    isTouched: false,
    turnInContacts: -1,
  };
  remember(body.shown, actor);
  applySettings(home, body);
  return body;
}

/** Bodies slow down before a hit within this many meters instead of sinking in: 6,000 px/s in one step. */
const foresight = 2;
