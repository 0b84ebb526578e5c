import type { ProjectSession } from '@playhouse/core';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { type DrawnItem, drawnLayers } from '../drawing/stageItems.ts';

/** Actors on layers that are neither hidden nor locked, back to front. */
export function pickableItems(host: {
  readonly session: ProjectSession;
  readonly scene: string;
}): readonly DrawnItem[] {
  const { project } = host.session.getState();
  const scene = project.scenes.get(host.scene);
  if (!scene) return [];
  const { hiddenLayers, lockedLayers } = useSceneUi.getState();
  const layers = drawnLayers(project, scene);
  const open = layers.filter(({ id }) => !hiddenLayers.has(id) && !lockedLayers.has(id));
  return open.length === 1 ? (open[0]?.items ?? []) : open.flatMap(({ items }) => items);
}
