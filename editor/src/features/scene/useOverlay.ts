import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { frameOf } from '../../interactions/frame.ts';
import { hintsOf, marqueeOf } from '../../interactions/selectTool.ts';
import type { RulerGuide } from '../../ui-state/keptStage.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { shortNumber } from '../drawing/placementLabels.ts';
import type { DrawnItem, DrawnLayer } from '../drawing/stageItems.ts';
import { missingHint } from './missingHint.ts';
import { drawOverlay } from './overlay/drawOverlay.ts';
import type { StageColors } from './stageColors.ts';
import type { StageGesture } from './stageController.ts';
import type { StagePictureOptions } from './stagePictureOptions.ts';
import type { Draw } from './useStagePicture.ts';

/** What is drawn above the actors; changes when its picture does. */
export function useOverlay(options: StagePictureOptions, colors: StageColors): Draw {
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
  const { mode, grid, rulerGuides } = useShown(scene.id);
  const { attributes } = scene;
  const { hovered, select, guide, stamps } = gesture;
  const carried = useSyncExternalStore(options.carried.subscribe, options.carried.getSnapshot);
  const target = useHovered(layers, hovered, selected);
  const hoveredName = useRestingName(target);
  return useCallback<Draw>(
    (pen) => {
      const members = selected.map(({ placement }) => placement);
      const frame = frameOf(members);
      drawOverlay(pen, {
        view,
        stage,
        density,
        colors,
        scene: attributes,
        mode,
        grid,
        rulerGuides,
        activeGuide: guide,
        members,
        frame,
        isLocked: selected.some(({ isLocked }) => isLocked),
        hovered: target?.placement,
        hoveredName,
        hints: carried?.hints ?? hintsOf(select),
        marquee: marqueeOf(select),
        lasso: select.kind === 'lasso' ? select.path : [],
        stamps: carried ? [carried.frame] : stamps,
        isLifted: gesture.isLifted,
        label: labelOf(select.kind, frame),
        handleSize,
        handleReach,
        knobDistance,
      });
    },
    [
      ...[view, stage, density, colors, attributes, mode, grid, rulerGuides, guide, selected, target],
      ...[hoveredName, select, stamps, carried, handleSize, handleReach, knobDistance],
    ],
  );
}

/** The settings of the stage that its overlay shows. */
function useShown(scene: string) {
  return useSceneUi(
    useShallow(({ mode, grid, hasRulerGuides, rulerGuides }) => ({
      mode,
      grid,
      rulerGuides: (hasRulerGuides ? rulerGuides.get(scene) : undefined) ?? noGuides,
    })),
  );
}

/** What the pointer is over, unless it is selected. */
function useHovered(
  layers: readonly DrawnLayer[],
  hovered: string | undefined,
  selected: readonly DrawnItem[],
): DrawnItem | undefined {
  return useMemo(() => {
    if (hovered === undefined || selected.some(({ id }) => id === hovered)) return undefined;
    return layers.flatMap(({ items }) => items.find(({ id }) => id === hovered) ?? [])[0];
  }, [layers, hovered, selected]);
}

const noGuides: readonly RulerGuide[] = [];

/** How long the pointer rests on an actor before its name is shown, in ms. */
const restBeforeName = 300;

/** The name of what the pointer has been resting on; for a missing actor also what to do. */
function useRestingName(target: DrawnItem | undefined): string {
  const [rested, setRested] = useState<string>();
  const id = target?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setRested(id), restBeforeName);
    return () => clearTimeout(timer);
  }, [id]);
  if (!target || rested !== target.id) return '';
  return target.look ? target.name : missingHint;
}

function labelOf(kind: StageGesture['select']['kind'], frame: ReturnType<typeof frameOf>): string {
  if (!frame || kind === 'marquee' || kind === 'lasso') return '';
  const { position, size, rotation } = frame;
  if (kind === 'turning') return `${shortNumber(rotation)}°`;
  if (kind === 'moving') return `${shortNumber(position.x)}, ${shortNumber(position.y)}`;
  return `${shortNumber(size.width)} × ${shortNumber(size.height)}`;
}
