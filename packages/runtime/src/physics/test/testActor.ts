import type { ActorRows } from '../../rows/actorRows.ts';
import { Actor } from '../../state/actor.ts';
import type { CollideTarget, PhysicsActor, PhysicsWorld } from '../types.ts';

let keys = 0;

/**
 * A movable actor of 100 x 100 px with the defaults of docs/runtime-rules.md#actor-attributes, except for no bounce and
 * no friction.
 */
export function testActor(changes: Partial<PhysicsActor> = {}): PhysicsActor {
  return {
    key: ++keys,
    prototypeId: 'id1',
    isDestroyed: false,
    tags: [],
    x: 0,
    y: 0,
    rotation: 0,
    width: 100,
    height: 100,
    velocityX: 0,
    velocityY: 0,
    angularVelocity: 0,
    moveX: 0,
    moveY: 0,
    turn: 0,
    maxSpeed: 0,
    applyMaxSpeed: false,
    centerOfMassX: 0,
    centerOfMassY: 0,
    pin: false,
    density: 1,
    friction: 0,
    restitution: 0,
    fixedRotation: false,
    movable: true,
    collisionShape: 0,
    collisionPolygon: [],
    drag: 0,
    angularDrag: 0,
    canSleep: true,
    betterCollisions: false,
    collides: [],
    ...changes,
  };
}

/** The same actor as in games: its numbers are in rows that all actors of a scene share. */
export function inRows(rows: ActorRows, actor: PhysicsActor): PhysicsActor {
  return Object.assign(new Actor(rows, 0), actor);
}

/** An immovable actor with the tag `wall`. */
export function testWall(changes: Partial<PhysicsActor> = {}): PhysicsActor {
  return testActor({ prototypeId: 'id2', tags: ['wall'], movable: false, ...changes });
}

/** The target of a Collide with the tag `wall`. */
export const withWalls: readonly CollideTarget[] = [{ mode: 1, match: 'wall' }];

/** Takes the given number of steps and calls back after each. */
export function run(world: PhysicsWorld, steps: number, gravityY = 0, after?: (step: number) => void): void {
  for (let step = 1; step <= steps; step++) {
    world.step(0, gravityY);
    world.updateOverlaps();
    after?.(step);
  }
}
