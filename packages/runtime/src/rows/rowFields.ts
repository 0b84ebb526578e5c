/**
 * Where the numbers of an actor are in its rows: eight places each, so that memory hands over a whole row at once, and
 * what every frame touches goes through little of it. All of them are fields of the actor like all others.
 */

/** Numbers of an actor in each table: 64 bytes. */
export const rowLength = 8;

/** Of `positions`, which the player reads too. */
export const positionIndex = {
  x: 0,
  y: 1,
  rotation: 2,
  previousX: 3,
  previousY: 4,
  previousRotation: 5,
  version: 6,
} as const;

/** Of `motions`, which every frame reads and writes. */
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

/** In `traits`, which seldom change. */
export const traitIndex = {
  width: 0,
  height: 1,
  drag: 2,
  angularDrag: 3,
  maxSpeed: 4,
  stackedX: 5,
  stackedY: 6,
} as const;

/** Flags that are fields of the actor, true or false. All but the last are restraints: more than adding speeds moves it. */
export const fieldFlags = { pin: 1, applyMaxSpeed: 2, movable: 4, isEntered: 128 } as const;

/** Restraints that come from traits. A size that is not finite is put right before the actor moves. */
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
