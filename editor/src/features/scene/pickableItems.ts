import type { ProjectSession } from '@playhouse/core';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { type DrawnItem, drawnLayers } from '../drawing/stageItems.ts';

/** The last answer, which every part of a frame of a drag asks for. */
let latest: { readonly from: readonly unknown[]; readonly items: readonly DrawnItem[] } | undefined;

/** Actors on layers that are neither hidden nor locked, back to front. */
export function pickableItems(host: {
  readonly session: ProjectSession;
  readonly scene: string;
}): readonly DrawnItem[] {
  const { project } = host.session.getState();
  const scene = project.scenes.get(host.scene);
  if (!scene) return [];
  const { hiddenLayers, lockedLayers } = useSceneUi.getState();
  const from = [project.actors, scene, hiddenLayers, lockedLayers];
  if (!latest || from.some((part, at) => part !== latest?.from[at])) {
    const open = drawnLayers(project, scene).filter(({ id }) => !hiddenLayers.has(id) && !lockedLayers.has(id));
    latest = { from, items: open.length === 1 ? (open[0]?.items ?? []) : open.flatMap(({ items }) => items) };
  }
  return latest.items;
}
