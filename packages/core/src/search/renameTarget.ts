import type { Edit } from '../edit/editDefinitions.ts';
import type { UseTarget } from '../references/useTarget.ts';

/**
 * The edit that renames a thing wherever it is named, as one undo step. The edit itself decides whether it is possible.
 */
export function renameEdit(target: UseTarget, name: string): Edit {
  switch (target.kind) {
    case 'scene':
      return { kind: 'scene.rename', data: { scene: target.id, name } };
    case 'prototype':
      return { kind: 'prototype.rename', data: { prototype: target.id, name } };
    case 'layer':
      return { kind: 'layer.rename', data: { scene: target.scene, layer: target.id, name } };
    case 'table':
      return { kind: 'table.rename', data: { table: target.id, name } };
    case 'row':
    case 'column':
      return { kind: 'project.renameEverywhere', data: { target, name } };
    case 'tag':
      return { kind: 'tag.rename', data: { tag: target.id, name } };
    case 'gameAttribute':
      return { kind: 'attribute.rename', data: { owner: 'game', id: target.id, name } };
    case 'attribute':
      return { kind: 'attribute.rename', data: { owner: target.owner, id: target.id, name } };
    case 'instance':
      return {
        kind: 'instance.setAttribute',
        data: { scene: target.scene, ids: [target.id], path: ['attributes', 'name'], value: name },
      };
    case 'image':
      return { kind: 'asset.rename', data: { kind: 'images', name: target.id, to: name } };
    case 'font':
      return { kind: 'asset.rename', data: { kind: 'fonts', name: target.id, to: name } };
    case 'sound':
    case 'music':
      return { kind: 'asset.rename', data: { kind: 'sounds', name: target.id, to: name } };
  }
}
