import type { Point, ProjectSession, Size } from '@playhouse/core';
import type { Viewport } from '../../interactions/viewport.ts';

/** What the tools of a stage read on each event. */
export interface StageHost {
  readonly session: ProjectSession;
  readonly scene: string;
  readonly view: () => Viewport;
  readonly stage: () => Size;
  readonly handleReach: number;
  readonly knobDistance: number;
  /** Places the actor of the stamp. */
  readonly stamp: (places: readonly Point[]) => void;
}

/** The parts of a pointer event that the tools read. */
export interface PointerEventPart {
  /** Pixels from the stage's upper left corner. */
  readonly screen: Point;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly pointerType: string;
}
