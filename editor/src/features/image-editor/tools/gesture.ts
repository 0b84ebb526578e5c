import type { StrokePoint } from '@playhouse/paint';

/** Keys that are held during a gesture. */
export interface Modifiers {
  readonly shift: boolean;
  readonly alt: boolean;
}

/** What a tool does between pressing and letting go, at points in px of the picture. */
export interface Gesture {
  move(points: readonly StrokePoint[], keys: Modifiers): void;
  /** Makes it one undo step. */
  end(): void;
  /** Takes it back. */
  cancel(): void;
}
