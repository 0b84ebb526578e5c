import type { SceneDocument, Size } from '@playhouse/core';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Viewport } from '../../interactions/viewport.ts';
import { useProject, useSession } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { type DrawnItem, type DrawnLayer, drawnLayers } from '../drawing/stageItems.ts';
import { pickableItems } from './pickableItems.ts';
import { StageCommands } from './stageCommands.ts';
import { StageController, type StageGesture } from './stageController.ts';
import { useSceneView } from './useSceneView.ts';
import { useSelectedItems } from './useSelection.ts';

/** The state and handlers of one scene's stage. */
export interface StageParts {
  readonly layers: readonly DrawnLayer[];
  readonly selected: readonly DrawnItem[];
  readonly controller: StageController;
  readonly commands: StageCommands;
  /** The actors that can currently be picked, back to front. */
  readonly items: () => readonly DrawnItem[];
  readonly gesture: StageGesture;
  readonly view: Viewport;
  readonly setView: (view: Viewport) => void;
  /** The current view, for event handlers. */
  readonly readView: () => Viewport;
  readonly handleSize: number;
  readonly handleReach: number;
  readonly knobDistance: number;
}

export function useStage(scene: SceneDocument, size: Size): StageParts {
  const session = useSession();
  const actors = useProject((project) => project.actors);
  const layers = useMemo(() => drawnLayers({ actors }, scene), [actors, scene]);
  const selected = useSelectedItems(layers);
  const [view, setView] = useSceneView(scene, size);
  const now = useRef({ view, size });
  now.current = { view, size };
  const handleSize = useHandleSize();
  const handleReach = handleSize > 10 ? 22 : 12;
  const knobDistance = handleSize * 2 + 4;
  const sceneId = scene.id;
  const { controller, commands, items, readView } = useMemo(() => {
    const read = () => useSceneUi.getState().views.get(sceneId) ?? now.current.view;
    const stageCommands = new StageCommands(session, sceneId);
    const host = {
      session,
      scene: sceneId,
      view: read,
      stage: () => now.current.size,
      handleReach,
      knobDistance,
      stamp: stageCommands.stamp,
    };
    return {
      controller: new StageController(host),
      commands: stageCommands,
      items: () => pickableItems(host),
      readView: read,
    };
  }, [session, sceneId, handleReach, knobDistance]);
  useEffect(
    () => () => {
      useSceneUi.getState().change({ isDragging: false });
      session.finish();
    },
    [session],
  );
  const gesture = useSyncExternalStore(controller.subscribe, controller.getSnapshot);
  return {
    layers,
    selected,
    controller,
    commands,
    items,
    gesture,
    view,
    setView,
    readView,
    handleSize,
    handleReach,
    knobDistance,
  };
}

/** Handles are larger with touch. docs/editor-design.md#stage-objects. */
function useHandleSize(): number {
  return useSyncExternalStore(
    (listener) => {
      coarse.addEventListener('change', listener);
      return () => coarse.removeEventListener('change', listener);
    },
    () => (coarse.matches ? 14 : 9),
  );
}

const coarse = globalThis.matchMedia('(pointer: coarse)');
