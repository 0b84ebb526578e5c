import type { Id, Layer } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { missing } from '../defineEdit.ts';
import { findMember } from '../memberIndex.ts';
import { nameIn } from '../naming.ts';
import type { EditPath } from '../op.ts';

/** Names a layer by its scene and its own id. */
export interface LayerTarget {
  readonly scene: Id;
  readonly layer: Id;
}

/** The layer of an edit, or the finding that it no longer exists. */
export function locateLayer(project: Project, { scene: sceneId, layer: layerId }: LayerTarget): Result<Layer> {
  const scene = project.scenes.get(sceneId);
  if (!scene) return missing('The scene', ['scenes', sceneId]);
  const layer = findMember(scene.layers, layerId);
  return layer ? succeed(layer) : missing('The layer', ['scenes', sceneId, 'layers', layerId]);
}

/** The path of a layer. */
export function layerPath({ scene, layer }: LayerTarget): EditPath {
  return ['scenes', scene, 'layers', { id: layer }];
}

/** The layer's name, for labels. */
export function layerName(project: Project, target: LayerTarget): string {
  const found = locateLayer(project, target);
  return found.ok ? nameIn(found.value, 'a layer') : 'a layer';
}
