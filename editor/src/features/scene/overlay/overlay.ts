import type { Point, SceneDocument, Size } from '@playhouse/core';
import type { Box } from '../../../interactions/box.ts';
import type { Frame } from '../../../interactions/frame.ts';
import type { Hints } from '../../../interactions/snapping.ts';
import type { Viewport } from '../../../interactions/viewport.ts';
import type { GridSettings, RulerGuide } from '../../../ui-state/keptStage.ts';
import type { StageColors } from '../stageColors.ts';

export type Pen = CanvasRenderingContext2D;

/** What is drawn above the actors: selection, guides, camera, grid. */
export interface Overlay {
  readonly view: Viewport;
  readonly stage: Size;
  readonly density: number;
  readonly colors: StageColors;
  readonly scene: SceneDocument['attributes'];
  readonly mode: 'layout' | 'camera';
  readonly grid: GridSettings;
  /** The guides that were pulled out of the rulers, and the one under the pointer. */
  readonly rulerGuides: readonly RulerGuide[];
  readonly activeGuide: string | undefined;
  /** Each selected actor, and the frame around all of them. */
  readonly members: readonly Frame[];
  readonly frame: Frame | undefined;
  readonly isLocked: boolean;
  /** A finger holds the selection, which follows it from now on. */
  readonly isLifted: boolean;
  readonly hovered: Frame | undefined;
  /** The name of what the pointer rests on; empty at first. */
  readonly hoveredName: string;
  readonly hints: Hints;
  readonly marquee: Box | undefined;
  readonly lasso: readonly Point[];
  /** Where the stamp would place actors. */
  readonly stamps: readonly Frame[];
  /** Label below the frame: its size, or what a drag changes. */
  readonly label: string;
  readonly handleSize: number;
  /** Hit radius of a handle, in pixels. */
  readonly handleReach: number;
  readonly knobDistance: number;
}
