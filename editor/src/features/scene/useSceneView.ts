import type { SceneDocument, Size } from '@playhouse/core';
import { useCallback, useMemo } from 'react';
import { type Box, unionOf } from '../../interactions/box.ts';
import { fitTo, type Viewport } from '../../interactions/viewport.ts';
import { useSceneUi } from './sceneUi.ts';

/** Pixels left free around the scene when all of it is shown. */
const margin = 24;

/** The part of a scene that the stage shows; the whole scene and its camera until the person moved it. */
export function useSceneView(
  scene: SceneDocument,
  stage: Size,
): readonly [view: Viewport, setView: (view: Viewport) => void] {
  const stored = useSceneUi(({ views }) => views.get(scene.id));
  const fitted = useMemo(() => fitTo(wholeScene(scene), stage, margin, 1), [scene, stage]);
  const setView = useCallback((view: Viewport) => useSceneUi.getState().setView(scene.id, view), [scene.id]);
  return [stored ?? fitted, setView];
}

/** The scene's ground together with its camera. */
export function wholeScene(scene: SceneDocument): Box {
  const { size, camera } = scene.attributes;
  const ground = { x: 0, y: 0, width: Math.max(1, size.width), height: Math.max(1, size.height) };
  return unionOf([ground, { ...camera.origin, ...camera.size }]) ?? ground;
}
