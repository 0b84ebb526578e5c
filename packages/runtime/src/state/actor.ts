import type { ActorView, EmitterView, TextView } from '../game/gameView.ts';
import type { CollideTarget, PhysicsActor } from '../physics/types.ts';
import type { ActorRows } from '../rows/actorRows.ts';
import {
  fieldFlags,
  flagsAt,
  motionIndex,
  positionIndex,
  restrains,
  traitFlags,
  traitIndex,
} from '../rows/rowFields.ts';
import { RowOwner } from '../rows/rowOwner.ts';
import type { LayerState } from './sceneState.ts';
import type { ReplicateState, UnitMemory } from './unitMemory.ts';

/** A value of an attribute that is neither a number nor a table. */
export type SlotValue = string | boolean;

const noTexts: TextView[] = [];
const noEmitters: EmitterView[] = [];
const noTags: readonly string[] = [];
const noTargets: readonly CollideTarget[] = [];
const noValues: SlotValue[] = [];
const noObjects: (UnitMemory | undefined)[] = [];
const noUnits: number[] = [];

/**
 * One actor of a running scene: a record of fixed shape shared by behaviors, physics and the player. Its position is
 * in one row of numbers, and everything else that every frame touches in another, followed by slots: numeric custom
 * attributes, the state of the program's units, then the numbers of this instance only. Slot indexes are fixed when
 * the game is compiled. docs/runtime-rules.md#actor-attributes.
 */
export class Actor extends RowOwner implements PhysicsActor, ActorView {
  /** Index of its program in the compiled game. */
  program = 0;
  /** Bit per pointer whose touch began on this actor and is still down. */
  touches = 0;
  /** True once a touch has begun on this actor in this scene. */
  wasTouched = false;
  textCount = 0;
  emitterCount = 0;
  collides = noTargets;
  /** Units that continue after their parent has stopped, by index. */
  lingering = noUnits;

  key = 0;
  /** Id of the placed instance, or a fresh one. */
  id = '';
  prototypeId = '';
  layer: LayerState | undefined = undefined;
  /** Frame of its scene in which it was created. */
  birth = 0;
  /** Frame of its scene in which it was destroyed. */
  end = 0;
  isDestroyed = false;

  name = '';
  tagText = '';
  tags = noTags;
  image = '';
  preloadArt = true;
  uiPinned = false;

  red = 1;
  green = 1;
  blue = 1;
  alpha = 1;
  visible = true;
  blendingMode = 0;
  horizontalWrap = 0;
  verticalWrap = 0;
  horizontalAnchor = 0;
  verticalAnchor = 0;
  flipHorizontally = false;
  flipVertically = false;
  tileWidth = 0;
  tileHeight = 0;
  zIndex = 0;

  centerOfMassX = 0;
  centerOfMassY = 0;
  density = 1;
  friction = 3;
  restitution = 1;
  fixedRotation = false;
  collisionShape = 0;
  collisionPolygon: readonly (readonly number[])[] = [];
  canSleep = true;
  betterCollisions = false;

  /** Number of the Animate that owns the image, 0 for none, and the image before it. */
  animation = 0;
  imageBefore = '';

  texts = noTexts;
  emitters = noEmitters;
  replicate: ReplicateState | undefined = undefined;

  /** Custom attributes that are texts or booleans. */
  values = noValues;
  /** Non-numeric memory of units. */
  memory = noObjects;

  declare x: number;
  declare y: number;
  declare rotation: number;
  declare previousX: number;
  declare previousY: number;
  declare previousRotation: number;
  /** Increases whenever something that the player draws has changed, except the position. */
  declare version: number;
  declare width: number;
  declare height: number;
  declare velocityX: number;
  declare velocityY: number;
  declare angularVelocity: number;
  /** Contributions of behaviors to the motion of this frame. */
  declare moveX: number;
  declare moveY: number;
  declare turn: number;
  declare drag: number;
  declare angularDrag: number;
  declare maxSpeed: number;
  /** True once its behaviors have started. */
  declare isEntered: boolean;
  declare movable: boolean;
  declare pin: boolean;
  declare applyMaxSpeed: boolean;
  /** The most recently activated stacked Move of this frame: its number and its contribution. */
  declare stackedNumber: number;
  declare stackedX: number;
  declare stackedY: number;

  constructor(rows: ActorRows, slotCount: number) {
    super(rows, slotCount);
    this.width = 100;
    this.height = 100;
    this.movable = true;
  }
}

// The only way for engines to read these like plain fields while storing them contiguously.
for (const [field, index] of Object.entries(positionIndex)) {
  Object.defineProperty(Actor.prototype, field, {
    get(this: Actor) {
      return this.rows.positions[this.offset + index];
    },
    set(this: Actor, value: number) {
      const { rows } = this;
      rows.positions[this.offset + index] = value;
      rows.mark();
    },
  });
}
for (const [field, index] of Object.entries(motionIndex)) {
  Object.defineProperty(Actor.prototype, field, {
    get(this: Actor) {
      return this.rows.motions[this.offset + index];
    },
    set(this: Actor, value: number) {
      this.rows.motions[this.offset + index] = value;
    },
  });
}
for (const [field, index] of Object.entries(traitIndex)) {
  Object.defineProperty(Actor.prototype, field, {
    get(this: Actor) {
      return this.rows.traits[this.offset + index];
    },
    set: isRestraining(field) ? restrainingSetter(field) : traitSetter(index),
  });
}
for (const [field, flag] of Object.entries(fieldFlags)) {
  Object.defineProperty(Actor.prototype, field, {
    get(this: Actor) {
      return ((this.rows.motions[this.offset + flagsAt] ?? 0) & flag) !== 0;
    },
    set(this: Actor, value: boolean) {
      setFlag(this, flag, value);
    },
  });
}

function isRestraining(field: string): field is keyof typeof traitFlags {
  return Object.hasOwn(traitFlags, field);
}

function traitSetter(index: number) {
  return function (this: Actor, value: number): void {
    this.rows.traits[this.offset + index] = value;
  };
}

function restrainingSetter(field: keyof typeof traitFlags) {
  const index = traitIndex[field];
  const flag = traitFlags[field];
  const isRestraint = restrains[field];
  return function (this: Actor, value: number): void {
    this.rows.traits[this.offset + index] = value;
    setFlag(this, flag, isRestraint(value));
  };
}

function setFlag({ rows: { motions }, offset }: Actor, flag: number, isOn: boolean): void {
  const flags = motions[offset + flagsAt] ?? 0;
  motions[offset + flagsAt] = isOn ? flags | flag : flags & ~flag;
}
