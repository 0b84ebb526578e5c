import type { SceneDocument, Size } from '@playhouse/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { frameOf } from '../../interactions/frame.ts';
import { marqueeOf } from '../../interactions/selectTool.ts';
import type { Viewport } from '../../interactions/viewport.ts';
import { useAssets, useProject } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { drawWorld } from '../drawing/drawWorld.ts';
import { createPictures, type Pictures } from '../drawing/pictures.ts';
import { shortNumber } from '../drawing/placementLabels.ts';
import type { DrawnItem, DrawnLayer } from '../drawing/stageItems.ts';
import { drawOverlay } from './drawOverlay.ts';
import { drawRuler } from './drawRuler.ts';
import { type StageColors, useStageColors } from './stageColors.ts';
import type { StageGesture } from './stageController.ts';

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
} {
  const { scene, layers, view, size: stage, density } = options;
  const assets = useProject((project) => project.assets);
  const hiddenLayers = useSceneUi((state) => state.hiddenLayers);
  const { pictures, version } = usePictures();
  const colors = useStageColors();
  const world = useCallback<Draw>(
    (pen) => {
      const shown = { missing: colors.missing, outline: colors.edge, edge: colors.edge };
      if (version < 0) return;
      drawWorld(pen, { scene, layers, hiddenLayers, assets, pictures, view, stage, density, colors: shown });
    },
    [scene, layers, hiddenLayers, assets, pictures, version, view, stage, density, colors],
  );
  const overlay = useOverlay(options, colors);
  const rulerX = useCallback<Draw>(
    (pen) => drawRuler(pen, { axis: 'x', view, stage, density, colors }),
    [view, stage, density, colors],
  );
  const rulerY = useCallback<Draw>(
    (pen) => drawRuler(pen, { axis: 'y', view, stage, density, colors }),
    [view, stage, density, colors],
  );
  return { world, overlay, rulerX, rulerY };
}

function useOverlay(options: StagePictureOptions, colors: StageColors): Draw {
  const {
    scene,
    layers,
    selected,
    gesture,
    view,
    size: stage,
    density,
    handleSize,
    handleReach,
    knobDistance,
  } = options;
  const mode = useSceneUi((state) => state.mode);
  const grid = useSceneUi((state) => state.grid);
  const { camera } = scene.attributes;
  const { hovered, select } = gesture;
  const target = useMemo(() => {
    if (hovered === undefined || selected.some(({ id }) => id === hovered)) return undefined;
    return layers.flatMap(({ items }) => items.find(({ id }) => id === hovered) ?? [])[0]?.placement;
  }, [layers, hovered, selected]);
  return useCallback<Draw>(
    (pen) => {
      const members = selected.map(({ placement }) => placement);
      const frame = frameOf(members);
      drawOverlay(pen, {
        view,
        stage,
        density,
        colors,
        camera,
        mode,
        grid,
        members,
        frame,
        isLocked: selected.some(({ isLocked }) => isLocked),
        hovered: target,
        guides: select.kind === 'moving' ? select.guides : [],
        marquee: marqueeOf(select),
        label: labelOf(select.kind, frame),
        handleSize,
        handleReach,
        knobDistance,
      });
    },
    [view, stage, density, colors, camera, mode, grid, selected, target, select, handleSize, handleReach, knobDistance],
  );
}

function labelOf(kind: StageGesture['select']['kind'], frame: ReturnType<typeof frameOf>): string {
  if (!frame || kind === 'marquee') return '';
  const { position, size, rotation } = frame;
  if (kind === 'turning') return `${shortNumber(rotation)}°`;
  if (kind === 'moving') return `${shortNumber(position.x)}, ${shortNumber(position.y)}`;
  return `${shortNumber(size.width)} × ${shortNumber(size.height)}`;
}

function usePictures(): { readonly pictures: Pictures; readonly version: number } {
  const assets = useAssets();
  const pictures = useMemo(() => createPictures(assets), [assets]);
  const [version, setVersion] = useState(0);
  useEffect(() => pictures.subscribe(() => setVersion((before) => before + 1)), [pictures]);
  return { pictures, version };
}
