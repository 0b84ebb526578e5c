/** Which actors a behavior or condition means: a kind of actors. docs/runtime-rules.md#movement. */
export interface CollideTarget {
  /** 0 actors of a prototype, 1 actors with a tag. */
  readonly mode: 0 | 1;
  /** Prototype id or tag. */
  readonly match: string;
}

/** Positions and motions of actors, row by row. Either is replaced when it grows. */
export interface NumberTables {
  readonly positions: Float64Array;
  readonly motions: Float64Array;
  readonly traits: Float64Array;
  /** Changes whenever positions may have been written. */
  readonly stamp: number;
  /** Must be called after positions were written. */
  mark(): void;
}

/**
 * The fields of an actor that physics reads and writes; the runtime's actor has others as well. Units: px, px/s,
 * degrees, degrees/s; y up. Physics never allocates on it.
 */
export interface PhysicsActor {
  readonly key: number;
  readonly prototypeId: string;
  /** Destruction was requested; it is removed at the end of the frame. */
  isDestroyed: boolean;
  /** The tables that contain its numbers, if any; see `rows/rowFields`. Shared by the actors of a scene. */
  readonly rows?: NumberTables;
  readonly offset?: number;
  /** Tags as a list; replaced, never mutated. */
  tags: readonly string[];
  x: number;
  y: number;
  rotation: number;
  width: number;
  height: number;
  velocityX: number;
  velocityY: number;
  angularVelocity: number;
  /** Sum of the velocities that active Move, Move To and the like contribute in this step; not part of `velocity`. */
  moveX: number;
  moveY: number;
  /** Sum of the contributions of active Rotate behaviors, in degrees/s. */
  turn: number;
  maxSpeed: number;
  applyMaxSpeed: boolean;
  centerOfMassX: number;
  centerOfMassY: number;
  pin: boolean;
  density: number;
  friction: number;
  restitution: number;
  fixedRotation: boolean;
  movable: boolean;
  /** 0 rectangle, 1 circle, 2 custom. */
  collisionShape: number;
  /** Corners from -0.5 to 0.5 of the actor's size, counter-clockwise; for shape 2. */
  readonly collisionPolygon: readonly (readonly number[])[];
  drag: number;
  angularDrag: number;
  canSleep: boolean;
  betterCollisions: boolean;
  /** Targets of active Collide behaviors; replaced, never mutated. */
  collides: readonly CollideTarget[];
}

/** Actors, and the location of their numbers when they share rows, so that the actors need not be touched. */
export interface Standing {
  readonly actors: readonly PhysicsActor[];
  /** Undefined when the actors have no rows in common. */
  readonly tables: NumberTables | undefined;
  readonly offsets: Int32Array;
}

/** The bodies of one scene. Actors are visited in the order in which they were added. */
export interface PhysicsWorld {
  add(actor: PhysicsActor): void;
  remove(actor: PhysicsActor): void;
  /**
   * Advances 1/60 s: gravity (px/s2, y down positive as stored), velocities, move and turn contributions, drag, maximum
   * speed, pin, and solid contacts between pairs of which at least one side collides with the other. Reads positions,
   * sizes and settings as the behaviors left them and writes positions and velocities back. Throws once when the physics
   * library fails; from then on nothing is solid. docs/runtime-rules.md#movement; docs/runtime-rules.md#physics.
   */
  step(gravityX: number, gravityY: number): void;
  /** Brings overlaps up to date: shape against shape, whether solid or not. Called once after `step`. */
  updateOverlaps(): void;
  /** True when any actor of the prototype (mode 0) or with the tag (mode 1) overlaps this actor. Allocates nothing. */
  overlapsAny(actor: PhysicsActor, target: CollideTarget): boolean;
  /** Its actors in order; the same object until one is added or removed. */
  arrange(): Standing;
  /** The whole state as plain data for snapshots and hashes; `actors` maps keys to actors when restoring. */
  snapshot(): unknown;
  restore(state: unknown, actors: ReadonlyMap<number, PhysicsActor>): void;
  destroy(): void;
}

/**
 * Creates a world. Starts without the physics library: actors that no active Collide concerns are moved by plain
 * arithmetic. `load` fetches the library and must be awaited once before the first step of a game that has a Collide.
 */
export interface PhysicsEngine {
  load(): Promise<void>;
  /** `canCollide`: false promises that no actor will ever have targets. */
  createWorld(canCollide?: boolean): PhysicsWorld;
}
