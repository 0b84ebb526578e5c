import type { AssetsDocument, SceneDocument, Size } from '@playhouse/core';
import type { Viewport } from '../../interactions/viewport.ts';
import type { Pictures } from './pictures.ts';
import type { DrawnLayer } from './stageItems.ts';

/** What is needed to draw the stage. */
export interface WorldPicture {
  readonly scene: SceneDocument;
  readonly layers: readonly DrawnLayer[];
  readonly hiddenLayers: ReadonlySet<string>;
  readonly assets: AssetsDocument;
  readonly pictures: Pictures;
  /** Grows when one of the pictures has changed. */
  readonly picturesVersion: number;
  readonly view: Viewport;
  readonly stage: Size;
  /** Canvas pixels per CSS pixel. */
  readonly density: number;
  readonly colors: { readonly missing: string; readonly outline: string; readonly edge: string };
}
