/**
 * The parts of the running game that a player may read after each step. It must not write, and may keep these objects
 * only until the next step; an actor, however, keeps its identity for its whole life.
 */

/** One drawn actor. Units: px and degrees, y up, position is the center. */
export interface ActorView {
  /** Unique within a game. */
  readonly key: number;
  /**
   * Seven of its numbers, contiguous from `offset` in `rows.positions`: x, y, rotation, previousX, previousY,
   * previousRotation, version. All actors of a scene share `rows`; `offset` stays the same while the actor is in a
   * layer. While `rows.stamp` is unchanged, nothing there has changed except that actors may have come to rest in
   * place.
   */
  readonly rows: { readonly positions: Float64Array; readonly stamp?: number };
  readonly offset: number;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  /**
   * Position before the last step, for drawing between steps. Equal to the current position after a jump (wrap, scene
   * change).
   */
  readonly previousX: number;
  readonly previousY: number;
  readonly previousRotation: number;
  readonly width: number;
  readonly height: number;
  /** Tint, 0 to 1. */
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
  /** Name of an image, with or without extension; empty draws a plain rectangle of the tint. */
  readonly image: string;
  readonly visible: boolean;
  readonly blendingMode: number;
  readonly horizontalWrap: number;
  readonly verticalWrap: number;
  readonly horizontalAnchor: number;
  readonly verticalAnchor: number;
  readonly flipHorizontally: boolean;
  readonly flipVertically: boolean;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly zIndex: number;
  /** Increases whenever the drawn state of this actor changes, except its position. */
  readonly version: number;
  /** Texts of active Display Text behaviors, in order. Usually empty. */
  readonly texts: readonly TextView[];
  /** Particle emitters that have living particles. Usually empty. */
  readonly emitters: readonly EmitterView[];
  /** Copies of an active Replicate: each drawn `spacing` px further along `angle`. Undefined: drawn once, as itself. */
  readonly replicate?: { readonly copies: number; readonly spacing: number; readonly angle: number } | undefined;
}

export interface TextView {
  readonly text: string;
  readonly font: string;
  readonly size: number;
  /** 0 left, 1 center, 2 right. */
  readonly alignment: number;
  /** Inside the actor's width, starting at its top. */
  readonly wrap: boolean;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
  readonly offsetX: number;
  readonly offsetY: number;
  /** Whether the offset turns with the actor (0) or not (1). */
  readonly space: number;
  readonly direction: number;
  /** 0 the text turns with the actor, 1 it does not. */
  readonly directionSpace: number;
}

/** Living particles in columns, `count` of them; positions are in the scene (or view, for layers that do not scroll). */
export interface EmitterView {
  readonly image: string;
  readonly blendingMode: number;
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly size: Float64Array;
  readonly rotation: Float64Array;
  readonly red: Float64Array;
  readonly green: Float64Array;
  readonly blue: Float64Array;
  readonly alpha: Float64Array;
}

export interface LayerView {
  readonly id: string;
  readonly scrollable: boolean;
  /** Draw order, back to front. */
  readonly actors: readonly ActorView[];
  /** Increases whenever actors are added, removed or reordered. */
  readonly version: number;
}

export interface CameraView {
  /** Lower left corner in the scene. */
  readonly x: number;
  readonly y: number;
  readonly previousX: number;
  readonly previousY: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  /** Size of the space in which layers that do not scroll are laid out, whatever the camera's zoom is. */
  readonly screenWidth: number;
  readonly screenHeight: number;
}

export interface SceneView {
  readonly id: string;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
  readonly camera: CameraView;
  /** Back to front. */
  readonly layers: readonly LayerView[];
}

/** Scenes to draw, back to front: the running one, and over it the overlay of a paused game. */
export interface GameView {
  readonly scenes: readonly SceneView[];
}
