import type { TextView } from '../game/gameView.ts';

/** The changes of a view since the previous message. Plain data, whose larger arrays are transferred. */
export interface ViewMessage {
  /** Every scene that is drawn, back to front. */
  readonly scenes: readonly SceneMessage[];
}

/** A scene. Actors are identified by their rows in the columns of appearances. */
export interface SceneMessage {
  /** A new number means a new scene. */
  readonly number: number;
  readonly id: string;
  /** As listed in `sceneNumbers`. */
  readonly numbers: readonly number[];
  /** All layers, back to front; absent when none has changed. */
  readonly layers?: readonly LayerMessage[] | undefined;
  /** New actors: row, key and offset of each. */
  readonly born?: Float64Array | undefined;
  /** Positions of actors, as in `ActorView.rows`; absent when nothing has moved. */
  readonly positions?: Float64Array | undefined;
  /** Appearances of all actors, row by row. */
  readonly appearances?: Float64Array | undefined;
  /** Appearances of changed actors: their row, then its numbers. */
  readonly changed?: Float64Array | undefined;
  /** New names of images; their numbers continue from the previous ones. */
  readonly images?: readonly string[] | undefined;
  readonly texts?: readonly RowTexts[] | undefined;
  readonly copies?: readonly RowCopies[] | undefined;
  readonly emitters?: readonly RowEmitters[] | undefined;
  /** Columns of the living particles of all emitters above, one after the other. */
  readonly particles?: Float64Array | undefined;
}

/** A layer, with the edits that turn its previous list of actors into the new one. */
export interface LayerMessage {
  readonly id: string;
  readonly scrollable: boolean;
  readonly version: number;
  /**
   * Edits from the front on: how many actors stay, are removed and are added, and the rows of the added ones. The
   * rest stays.
   */
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
