import type { SceneDocument, Size } from '@playhouse/core';
import { useCallback } from 'react';
import type { Viewport } from '../../interactions/viewport.ts';
import { useProject } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { drawWorld } from '../drawing/drawWorld.ts';
import type { DrawnItem, DrawnLayer } from '../drawing/stageItems.ts';
import { usePictures } from '../drawing/usePictures.ts';
import { drawRuler } from './drawRuler.ts';
import type { DrawMap } from './Minimap.tsx';
import { useStageColors } from './stageColors.ts';
import type { StageGesture } from './stageController.ts';
import { useOverlay } from './useOverlay.ts';

export type Draw = (pen: CanvasRenderingContext2D) => void;

export interface StagePictureOptions {
  readonly scene: SceneDocument;
  readonly layers: readonly DrawnLayer[];
  readonly selected: readonly DrawnItem[];
  readonly gesture: StageGesture;
  readonly view: Viewport;
  readonly size: Size;
  readonly density: number;
  readonly handleSize: number;
  readonly handleReach: number;
  readonly knobDistance: number;
}

/** The stage's pictures as drawing functions; each function changes when its picture does. */
export function useStagePicture(options: StagePictureOptions): {
  readonly world: Draw;
  readonly overlay: Draw;
  readonly rulerX: Draw;
  readonly rulerY: Draw;
  readonly map: DrawMap;
} {
  const { scene, layers, view, size: stage, density } = options;
  const assets = useProject((project) => project.assets);
  const hiddenLayers = useSceneUi((state) => state.hiddenLayers);
  const { pictures, version } = usePictures();
  const colors = useStageColors();
  const map = useCallback<DrawMap>(
    (pen, size, shownView, shownDensity) => {
      const shown = { missing: colors.missing, outline: colors.edge, edge: colors.edge };
      if (version < 0) return;
      const part = { view: shownView, stage: size, density: shownDensity, colors: shown };
      drawWorld(pen, { scene, layers, hiddenLayers, assets, pictures, ...part });
    },
    [scene, layers, hiddenLayers, assets, pictures, version, colors],
  );
  const world = useCallback<Draw>((pen) => map(pen, stage, view, density), [map, stage, view, density]);
  const overlay = useOverlay(options, colors);
  const rulerX = useCallback<Draw>(
    (pen) => drawRuler(pen, { axis: 'x', view, stage, density, colors }),
    [view, stage, density, colors],
  );
  const rulerY = useCallback<Draw>(
    (pen) => drawRuler(pen, { axis: 'y', view, stage, density, colors }),
    [view, stage, density, colors],
  );
  return { world, overlay, rulerX, rulerY, map };
}
