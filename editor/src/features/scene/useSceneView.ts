import type { Point, SceneDocument, Size } from '@playhouse/core';
import { useCallback, useMemo } from 'react';
import { type Box, unionOf } from '../../interactions/box.ts';
import { fitTo, panBy, type Viewport } from '../../interactions/viewport.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { rulerBreadth } from './drawRuler.ts';

/** Margin around content fitted into the stage, in pixels. */
const margin = 24;
/** A scene that would be smaller than this initially shows its camera's view instead. */
const leastFirstZoom = 0.4;

/**
 * The part of a scene on the stage: the whole scene, or its camera's view, until the user moves it. Edits of the
 * scene do not move it. The component that uses it is remounted for each scene.
 */
export function useSceneView(scene: string, stage: Size): readonly [view: Viewport, setView: (view: Viewport) => void] {
  const session = useSession();
  const stored = useSceneUi(({ views }) => views.get(scene));
  const fitted = useMemo(() => {
    const document = session.getState().project.scenes.get(scene);
    return document ? firstView(document.attributes, stage) : { x: 0, y: 0, zoom: 1 };
  }, [session, scene, stage]);
  const setView = useCallback((view: Viewport) => useSceneUi.getState().setView(scene, view), [scene]);
  return [stored ?? fitted, setView];
}

/** The view of a box in the part of the stage that no ruler covers. */
export function fitBesideRulers(box: Box, stage: Size, most: number): Viewport {
  const free = { width: stage.width - rulerBreadth, height: stage.height - rulerBreadth };
  return panBy(fitTo(box, free, margin, most), { x: rulerBreadth / 2, y: rulerBreadth / 2 });
}

/** The scene point at the center of the area not covered by rulers, where new actors are placed. */
export function visibleMiddle(view: Viewport): Point {
  return { x: view.x + rulerBreadth / 2 / view.zoom, y: view.y - rulerBreadth / 2 / view.zoom };
}

type SceneAttributes = SceneDocument['attributes'];

/** The scene's bounds together with its camera's view. */
export function wholeScene({ size, camera }: Pick<SceneAttributes, 'size' | 'camera'>): Box {
  const ground = { x: 0, y: 0, width: Math.max(1, size.width), height: Math.max(1, size.height) };
  return unionOf([ground, { ...camera.origin, ...camera.size }]) ?? ground;
}

function firstView({ size, camera }: SceneAttributes, stage: Size): Viewport {
  const whole = fitBesideRulers(wholeScene({ size, camera }), stage, 1);
  if (whole.zoom >= leastFirstZoom) return whole;
  return fitBesideRulers({ ...camera.origin, ...camera.size }, stage, 1);
}
