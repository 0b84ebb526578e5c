import type { CollideTarget, PhysicsActor } from '../physics/types.ts';
import type { ActorView, EmitterView, TextView } from '../view.ts';
import type { LayerState } from './sceneState.ts';
import type { ReplicateState, UnitMemory } from './unitMemory.ts';

/** A value of an attribute that is neither a number nor a table. */
export type SlotValue = string | boolean;

const noTexts: TextView[] = [];
const noEmitters: EmitterView[] = [];
const noTags: readonly string[] = [];
const noTargets: readonly CollideTarget[] = [];
const noNumbers = new Float64Array(0);
const noValues: SlotValue[] = [];
const noObjects: (UnitMemory | undefined)[] = [];
const noUnits: number[] = [];

/**
 * One actor of a running scene: a record of fixed shape that behaviors, physics and the player share. Its numbers of
 * custom attributes and of units stand in `slots`, whose indexes are known when the game is compiled. Reference 3.5.
 */
export class Actor implements PhysicsActor, ActorView {
  key = 0;
  /** Id of the placed instance, or a fresh one. */
  id = '';
  prototypeId = '';
  /** Index of its program in the compiled game. */
  program = 0;
  layer: LayerState | undefined = undefined;
  /** Frame of its scene in which it came into being. */
  birth = 0;
  isDestroyed = false;
  /** True once its behaviors have started. */
  isEntered = false;

  name = '';
  tagText = '';
  tags = noTags;
  image = '';
  preloadArt = true;
  uiPinned = false;

  x = 0;
  y = 0;
  rotation = 0;
  previousX = 0;
  previousY = 0;
  previousRotation = 0;
  width = 100;
  height = 100;
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
  /** Grows whenever something that the player draws has changed, other than the place. */
  version = 0;

  velocityX = 0;
  velocityY = 0;
  angularVelocity = 0;
  maxSpeed = 0;
  applyMaxSpeed = false;
  centerOfMassX = 0;
  centerOfMassY = 0;
  pin = false;
  density = 1;
  friction = 3;
  restitution = 1;
  fixedRotation = false;
  movable = true;
  collisionShape = 0;
  collisionPolygon: readonly (readonly number[])[] = [];
  drag = 0;
  angularDrag = 0;
  canSleep = true;
  betterCollisions = false;

  moveX = 0;
  moveY = 0;
  turn = 0;
  /** The stacked Move that was activated last in this frame: its number, and what it contributes. */
  stackedNumber = 0;
  stackedX = 0;
  stackedY = 0;
  collides = noTargets;

  /** Bit per pointer whose touch began on this actor and is still down. */
  touches = 0;
  /** Number of the Animate that owns the image, 0 for none, and the image before it. */
  animation = 0;
  imageBefore = '';

  texts = noTexts;
  textCount = 0;
  emitters = noEmitters;
  emitterCount = 0;
  replicate: ReplicateState | undefined = undefined;

  /** Custom attributes that are numbers, then the state of the program's units, then numbers of this instance only. */
  slots = noNumbers;
  /** Custom attributes that are texts or booleans. */
  values = noValues;
  /** What units remember and is no number. */
  memory = noObjects;
  /** Units that go on although their parent has stopped, by index. */
  lingering = noUnits;
}
