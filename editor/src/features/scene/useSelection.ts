import type { Layer, SceneDocument } from '@playhouse/core';
import { useProject } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { countOf, type DrawnItem, type DrawnLayer, drawnLayers } from '../drawing/stageItems.ts';
import { selectedItems } from './selectedItems.ts';

/** A scene as it is drawn, and the selected instances that still exist, back to front. */
export interface SceneItems {
  readonly scene: SceneDocument;
  readonly layers: readonly DrawnLayer[];
  readonly selected: readonly DrawnItem[];
  /** The number of all instances. */
  readonly count: number;
}

/** The items of a scene; undefined when it does not exist. */
export function useSceneItems(id: string): SceneItems | undefined {
  const scene = useProject((project) => project.scenes.get(id));
  const actors = useProject((project) => project.actors);
  const selection = useSceneUi((state) => state.selection);
  if (!scene) return undefined;
  const layers = drawnLayers({ actors }, scene);
  return { scene, layers, selected: selectedItems(layers, selection), count: countOf(layers) };
}

/** The layer of a new actor: the selected one, else the last. docs/product-rules.md#instances-and-locks. */
export function layerForNew(scene: SceneDocument, selected: string | undefined): Layer | undefined {
  return scene.layers.find(({ id }) => id === selected) ?? scene.layers.at(-1);
}
