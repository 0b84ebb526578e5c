import type { SceneDocument } from '@playhouse/core';
import { useMemo } from 'react';
import { useSceneUi } from './sceneUi.ts';
import type { DrawnItem, DrawnLayer } from './stageItems.ts';

/** What is selected and still exists, back to front. */
export function useSelectedItems(layers: readonly DrawnLayer[]): readonly DrawnItem[] {
  const selection = useSceneUi((state) => state.selection);
  return useMemo(() => {
    if (selection.length === 0) return [];
    const wanted = new Set(selection);
    return layers.flatMap(({ items }) => items.filter(({ id }) => wanted.has(id)));
  }, [layers, selection]);
}

/** The layer into which new actors go: the selected one, else the front one. Spec 2, chapter 4. */
export function layerForNew(scene: SceneDocument, selected: string | undefined): string | undefined {
  const layer = scene.layers.find(({ id }) => id === selected) ?? scene.layers[scene.layers.length - 1];
  return layer?.id;
}
