import type { Size } from '@playhouse/core';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Viewport } from '../../interactions/viewport.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import type { DrawnItem } from '../drawing/stageItems.ts';
import { CarriedActor } from './carriedActor.ts';
import { pickableItems } from './pickableItems.ts';
import { StageCommands } from './stageCommands.ts';
import { StageController } from './stageController.ts';
import { useSceneView } from './useSceneView.ts';

/** The tools of one scene's stage and the part of the scene that it shows; the same object until that changes. */
export interface StageParts {
  readonly scene: string;
  readonly controller: StageController;
  readonly commands: StageCommands;
  readonly carried: CarriedActor;
  /** The actors that can currently be picked, back to front. */
  readonly items: () => readonly DrawnItem[];
  readonly view: Viewport;
  readonly setView: (view: Viewport) => void;
  /** The current view, for event handlers. */
  readonly readView: () => Viewport;
  readonly handleSize: number;
  readonly handleReach: number;
  readonly knobDistance: number;
}

export function useStage(scene: string, size: Size): StageParts {
  const session = useSession();
  const [view, setView] = useSceneView(scene, size);
  const now = useRef({ view, size });
  now.current = { view, size };
  const handleSize = useHandleSize();
  const handleReach = handleSize > 10 ? 22 : 12;
  const knobDistance = handleSize * 2 + 4;
  const tools = useMemo(() => {
    const readView = () => useSceneUi.getState().views.get(scene) ?? now.current.view;
    const commands = new StageCommands(session, scene);
    const { stamp } = commands;
    const host = { session, scene, view: readView, stage: () => now.current.size, handleReach, knobDistance, stamp };
    const items = () => pickableItems(host);
    return { controller: new StageController(host), commands, carried: new CarriedActor(host), items, readView };
  }, [session, scene, handleReach, knobDistance]);
  useEffect(
    () => () => {
      useSceneUi.getState().change({ isDragging: false });
      session.finish();
    },
    [session],
  );
  return useMemo(
    () => ({ scene, ...tools, view, setView, handleSize, handleReach, knobDistance }),
    [scene, tools, view, setView, handleSize, handleReach, knobDistance],
  );
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
