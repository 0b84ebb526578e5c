import type { Layer, SceneDocument } from '@playhouse/core';
import { useMemo } from 'react';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import type { DrawnItem, DrawnLayer } from '../drawing/stageItems.ts';

/** The selected instances that still exist, back to front. */
export function useSelectedItems(layers: readonly DrawnLayer[]): readonly DrawnItem[] {
  const selection = useSceneUi((state) => state.selection);
  const wanted = useMemo(() => new Set(selection), [selection]);
  return useMemo(
    () => (wanted.size === 0 ? [] : layers.flatMap(({ items }) => items.filter(({ id }) => wanted.has(id)))),
    [layers, wanted],
  );
}

/** The layer of a new actor: the selected one, else the last. docs/product-rules.md#instances-and-locks. */
export function layerForNew(scene: SceneDocument, selected: string | undefined): Layer | undefined {
  return scene.layers.find(({ id }) => id === selected) ?? scene.layers.at(-1);
}
