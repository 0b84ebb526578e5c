import { type Edit, findInstance, type SceneDocument } from '@playhouse/core';

/** Where rows of the dock were dropped: on a row, or before or after it, as displayed from top to bottom. */
export interface RowTarget {
  readonly type: string;
  readonly key?: string | number;
  readonly dropPosition?: 'on' | 'before' | 'after';
}

/**
 * Edits for dock rows dropped at a target. Rows are listed front to back, stored lists back to front. Layers go
 * between layers, actors between actors or onto a layer, at its front.
 */
export function layerDrop(scene: SceneDocument, keys: readonly string[], target: RowTarget): Edit[] {
  const at = String(target.key ?? '');
  const layer = scene.layers.find(({ id }) => id === at);
  const moved = scene.layers.filter(({ id }) => keys.includes(id));
  const [only] = moved;
  if (only) {
    if (!layer || target.dropPosition === 'on' || moved.length > 1 || layer === only) return [];
    const rest = scene.layers.filter(({ id }) => id !== only.id);
    const position = rest.indexOf(layer);
    const index = target.dropPosition === 'before' ? position + 1 : position;
    return [{ kind: 'layer.reorder', data: { scene: scene.id, layer: only.id, index } }];
  }
  const ids = scene.layers.flatMap(({ actors }) => actors.filter(({ id }) => keys.includes(id)).map(({ id }) => id));
  if (ids.length === 0) return [];
  if (layer) {
    const index = Number.MAX_SAFE_INTEGER;
    return [{ kind: 'instance.reorder', data: { scene: scene.id, ids, layer: layer.id, index } }];
  }
  const found = findInstance(scene, at);
  if (!found || ids.includes(at)) return [];
  const rest = found.layer.actors.filter(({ id }) => !ids.includes(id));
  const position = rest.indexOf(found.instance);
  const index = target.dropPosition === 'before' ? position + 1 : position;
  return [{ kind: 'instance.reorder', data: { scene: scene.id, ids, layer: found.layer.id, index } }];
}
