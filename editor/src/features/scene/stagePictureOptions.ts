import type { SceneDocument, Size } from '@playhouse/core';
import type { Viewport } from '../../interactions/viewport.ts';
import type { DrawnItem, DrawnLayer } from '../drawing/stageItems.ts';
import type { CarriedActor } from './carriedActor.ts';
import type { StageGesture } from './stageController.ts';

/** What the pictures of a stage show. */
export interface StagePictureOptions {
  readonly scene: SceneDocument;
  readonly layers: readonly DrawnLayer[];
  readonly selected: readonly DrawnItem[];
  readonly gesture: StageGesture;
  readonly carried: CarriedActor;
  readonly view: Viewport;
  readonly size: Size;
  readonly density: number;
  readonly handleSize: number;
  readonly handleReach: number;
  readonly knobDistance: number;
}
