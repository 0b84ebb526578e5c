import { useCallback, useMemo, useRef } from 'react';
import { useProject } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { drawWorld } from '../drawing/drawWorld.ts';
import { redrawWorld } from '../drawing/redrawWorld.ts';
import { usePictures } from '../drawing/usePictures.ts';
import type { WorldPicture } from '../drawing/worldPicture.ts';
import { drawRuler } from './drawRuler.ts';
import type { DrawMap } from './Minimap.tsx';
import { useStageColors } from './stageColors.ts';
import type { StagePictureOptions } from './stagePictureOptions.ts';
import { useOverlay } from './useOverlay.ts';

/** `isBlank`: the canvas has been cleared since the last picture. */
export type Draw = (pen: CanvasRenderingContext2D, isBlank: boolean) => void;

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
  const shown = useMemo(() => ({ missing: colors.missing, outline: colors.edge, edge: colors.edge }), [colors]);
  const contents = useMemo(
    () => ({ scene, layers, hiddenLayers, assets, pictures, picturesVersion: version, colors: shown }),
    [scene, layers, hiddenLayers, assets, pictures, version, shown],
  );
  const map = useCallback<DrawMap>(
    (pen, size, shownView, shownDensity) =>
      drawWorld(pen, { ...contents, view: shownView, stage: size, density: shownDensity }),
    [contents],
  );
  const world = useDrawnWorld(useMemo(() => ({ ...contents, view, stage, density }), [contents, view, stage, density]));
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

/** Draws what has changed since the last picture. */
function useDrawnWorld(world: WorldPicture): Draw {
  const drawn = useRef<WorldPicture>(undefined);
  return useCallback(
    (pen, isBlank) => {
      const before = isBlank ? undefined : drawn.current;
      drawn.current = undefined;
      if (before) redrawWorld(pen, before, world);
      else drawWorld(pen, world);
      drawn.current = world;
    },
    [world],
  );
}
