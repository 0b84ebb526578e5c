import type { TextView } from '../game/gameView.ts';

/** What has changed of a view since the message before it. Plain data, whose larger arrays are memory that moves over. */
export interface ViewMessage {
  /** Every scene that is drawn, back to front. */
  readonly scenes: readonly SceneMessage[];
}

/** A scene. Actors are named by their rows in the columns of what is drawn of them. */
export interface SceneMessage {
  /** A number that was not there before is another scene. */
  readonly number: number;
  readonly id: string;
  /** As `sceneNumbers` lists them. */
  readonly numbers: readonly number[];
  /** All layers, back to front; absent when none has changed. */
  readonly layers?: readonly LayerMessage[] | undefined;
  /** Actors that are new: row, key and offset of each. */
  readonly born?: Float64Array | undefined;
  /** Where actors are, as `ActorView.rows` has it; absent when nothing has moved. */
  readonly positions?: Float64Array | undefined;
  /** What is drawn of all actors, row by row. */
  readonly appearances?: Float64Array | undefined;
  /** What is drawn of those that have changed: their row, then its numbers. */
  readonly changed?: Float64Array | undefined;
  /** Names of images that are new; they are counted on from those before. */
  readonly images?: readonly string[] | undefined;
  readonly texts?: readonly RowTexts[] | undefined;
  readonly copies?: readonly RowCopies[] | undefined;
  readonly emitters?: readonly RowEmitters[] | undefined;
  /** Columns of the living particles of all emitters above, one after the other. */
  readonly particles?: Float64Array | undefined;
}

/** A layer, with what makes its list of actors out of the one before. */
export interface LayerMessage {
  readonly id: string;
  readonly scrollable: boolean;
  readonly version: number;
  /** Edits from the front on: how many actors stay, how many go, how many come, and the rows of these. The rest stays. */
  readonly edits: Int32Array;
}

/** The texts of an actor from now on. */
export interface RowTexts {
  readonly row: number;
  readonly texts: readonly TextView[];
}

/** The copies of an actor from now on. */
export interface RowCopies {
  readonly row: number;
  readonly replicate?: { readonly copies: number; readonly spacing: number; readonly angle: number } | undefined;
}

/** The emitters of an actor from now on. */
export interface RowEmitters {
  readonly row: number;
  readonly emitters: readonly EmitterMessage[];
}

export interface EmitterMessage {
  readonly image: string;
  readonly blendingMode: number;
  readonly count: number;
}

/** Numbers of a scene, then those of its camera. */
export const sceneNumbers = ['red', 'green', 'blue', 'alpha'] as const;
export const cameraNumbers = [
  ...['x', 'y', 'previousX', 'previousY', 'width', 'height', 'rotation', 'screenWidth', 'screenHeight'],
] as const;

/** Numbers of an actor in `born`. */
export const bornLength = 3;

/** Columns of an emitter, each as long as it has living particles. */
export const particleColumns = ['x', 'y', 'size', 'rotation', 'red', 'green', 'blue', 'alpha'] as const;
