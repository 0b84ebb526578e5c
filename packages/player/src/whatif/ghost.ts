/** How an actor looks where its path ends. */
export interface GhostLook {
  readonly image: string;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly alpha: number;
  readonly flipHorizontally: boolean;
  readonly flipVertically: boolean;
}

/** Where an actor would be in the frames that come. */
export interface Ghost {
  readonly key: number;
  readonly name: string;
  /** Whether its layer moves with the camera. */
  readonly scrolls: boolean;
  /** The first frame of the path, counted from the frame at which all began; 0 is that frame itself. */
  readonly from: number;
  /** Pairs of x and y, one for each frame. */
  readonly points: Float32Array;
  /** Whether it is gone before the path's last frame. */
  readonly isGone: boolean;
  readonly look: GhostLook;
}

/** Why paths end: the time is over, the chosen actor or the scene is gone, the game waits, or a newer question came. */
export type GhostEnding = 'time' | 'gone' | 'scene' | 'waits' | 'newer';

/** The paths that follow: that of the chosen actor first, then those that it touches, in the order in which it does. */
export interface Ghosts {
  readonly frames: number;
  readonly ending: GhostEnding;
  readonly ghosts: readonly Ghost[];
}
