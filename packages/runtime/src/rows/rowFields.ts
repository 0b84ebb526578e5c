/**
 * Indexes of an actor's numbers in its rows: eight each, so that a row fits a cache line, and what every frame touches
 * is compact. All of them are accessible as fields of the actor.
 */

/** Numbers of an actor in each table: 64 bytes. */
export const rowLength = 8;

/** In `positions`, which the player also reads. */
export const positionIndex = {
  x: 0,
  y: 1,
  rotation: 2,
  previousX: 3,
  previousY: 4,
  previousRotation: 5,
  version: 6,
} as const;

/** In `motions`, which every frame reads and writes. */
export const motionIndex = {
  stackedNumber: 0,
  moveX: 1,
  moveY: 2,
  turn: 3,
  velocityX: 4,
  velocityY: 5,
  angularVelocity: 6,
} as const;

/** Index in `motions` of the flags of an actor. */
export const flagsAt = 7;

/** In `traits`, which rarely change. */
export const traitIndex = {
  width: 0,
  height: 1,
  drag: 2,
  angularDrag: 3,
  maxSpeed: 4,
  stackedX: 5,
  stackedY: 6,
} as const;

/**
 * Boolean fields of the actor, stored as flags. All but the last are restraints: moving the actor takes more than
 * adding speeds.
 */
export const fieldFlags = { pin: 1, applyMaxSpeed: 2, movable: 4, isEntered: 128 } as const;

/** Restraints that come from traits. A size that is not finite is corrected before the actor moves. */
export const traitFlags = { drag: 8, angularDrag: 16, width: 32, height: 64 } as const;

/** All restraints. */
export const restraints = 127;

/** True when the value of a trait is a restraint. */
export const restrains: Readonly<Record<keyof typeof traitFlags, (value: number) => boolean>> = {
  drag: (value) => value > 0,
  angularDrag: (value) => value > 0,
  width: (value) => !Number.isFinite(value),
  height: (value) => !Number.isFinite(value),
};
