/** The appearance of an actor at the end of its path. */
export interface GhostLook {
  readonly image: string;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly alpha: number;
  readonly flipHorizontally: boolean;
  readonly flipVertically: boolean;
}

/** The predicted path of an actor. */
export interface Ghost {
  readonly key: number;
  readonly name: string;
  /** Whether its layer moves with the camera. */
  readonly scrolls: boolean;
  /** The first frame of the path, relative to the frame at which the prediction starts. */
  readonly from: number;
  /** Pairs of x and y, one for each frame. */
  readonly points: Float32Array;
  /** Whether the actor is removed before the last frame. */
  readonly isGone: boolean;
  readonly look: GhostLook;
}

/**
 * Why paths end: the time is up, the chosen actor was removed, the scene changed, the game waits, or a newer question
 * came.
 */
export type GhostEnding = 'time' | 'gone' | 'scene' | 'waits' | 'newer';

/**
 * The predicted paths: first that of the chosen actor, then those of the actors that it touches, in order of contact.
 */
export interface Ghosts {
  readonly frames: number;
  readonly ending: GhostEnding;
  readonly ghosts: readonly Ghost[];
}
