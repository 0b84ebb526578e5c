import type { Layer, SceneDocument } from '@playhouse/core';
import { useMemo, useRef } from 'react';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import type { DrawnItem, DrawnLayer } from '../drawing/stageItems.ts';

interface Selected {
  readonly selection: readonly string[];
  readonly items: readonly DrawnItem[];
  /** Where the items are: for each layer, their indexes. */
  readonly places: readonly (readonly number[])[];
}

/** The selected instances that still exist, back to front. */
export function useSelectedItems(layers: readonly DrawnLayer[]): readonly DrawnItem[] {
  const selection = useSceneUi((state) => state.selection);
  const last = useRef<Selected>(undefined);
  return useMemo(() => {
    last.current = itemsAtPlaces(layers, selection, last.current) ?? findSelected(layers, selection);
    return last.current.items;
  }, [layers, selection]);
}

function findSelected(layers: readonly DrawnLayer[], selection: readonly string[]): Selected {
  const wanted = new Set(selection);
  const places = layers.map(({ items }) =>
    wanted.size === 0 ? [] : items.flatMap(({ id }, at) => (wanted.has(id) ? [at] : [])),
  );
  return { selection, items: atPlaces(layers, places), places };
}

/** The same items in a new state of the layers, where a drag leaves them; undefined unless all are at their places. */
function itemsAtPlaces(
  layers: readonly DrawnLayer[],
  selection: readonly string[],
  last: Selected | undefined,
): Selected | undefined {
  if (last?.selection !== selection || last.items.length !== selection.length) return undefined;
  const items = atPlaces(layers, last.places);
  return items.length === selection.length && items.every(({ id }, at) => id === last.items[at]?.id)
    ? { ...last, items }
    : undefined;
}

function atPlaces(layers: readonly DrawnLayer[], places: Selected['places']): readonly DrawnItem[] {
  return places.flatMap((indexes, layer) => indexes.flatMap((at) => layers[layer]?.items[at] ?? []));
}

/** The layer of a new actor: the selected one, else the last. docs/product-rules.md#instances-and-locks. */
export function layerForNew(scene: SceneDocument, selected: string | undefined): Layer | undefined {
  return scene.layers.find(({ id }) => id === selected) ?? scene.layers.at(-1);
}
