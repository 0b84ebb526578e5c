import type { CameraView, LayerView, SceneView } from '../game/gameView.ts';
import type { PhysicsWorld } from '../physics/types.ts';
import { ActorRows } from '../rows/actorRows.ts';
import type { Actor } from './actor.ts';
import { Slots } from './slots.ts';

/** A layer of a running scene. docs/runtime-rules.md#layer-attributes. */
export class LayerState implements LayerView {
  id = '';
  name = '';
  scrollable = true;
  /** Back to front. */
  actors: Actor[] = [];
  version = 0;
}

/**
 * The camera of a running scene. docs/runtime-rules.md#scene-attributes and docs/runtime-rules.md#camera-and-layers.
 */
export class CameraState implements CameraView {
  x = 0;
  y = 0;
  previousX = 0;
  previousY = 0;
  width = 0;
  height = 0;
  rotation = 0;
  trackingWidth = 0;
  trackingHeight = 0;
  screenWidth = 0;
  screenHeight = 0;
}

/**
 * A running or paused scene: its attributes as plain fields, its layers and actors.
 * docs/runtime-rules.md#scene-attributes.
 */
export class SceneState extends Slots implements SceneView {
  id = '';
  /** Index of its plan in the compiled game. */
  plan = 0;
  name = '';
  /** Steps that this scene has run. */
  frame = 0;
  time = 0;
  width = 0;
  height = 0;
  wrapX = false;
  wrapY = false;
  gravityX = 0;
  gravityY = 0;
  red = 0;
  green = 0;
  blue = 0;
  alpha = 1;
  landscapeLeft = true;
  portrait = false;
  landscapeRight = false;
  portraitUpsidedown = false;
  readonly camera = new CameraState();
  layers: LayerState[] = [];
  /** Numbers of its actors. */
  rows = new ActorRows();
  /** Instances that keypaths address, in the order of the plan; they stay here after they are destroyed. */
  addressed: Actor[] = [];
  actorCount = 0;
  /** Last number given to a spawned actor's id. */
  spawnNumber = 0;
  /** The Control Camera that was activated last in this frame. */
  cameraNumber = 0;
  cameraActor: Actor | undefined = undefined;
  physics: PhysicsWorld | undefined = undefined;
}
