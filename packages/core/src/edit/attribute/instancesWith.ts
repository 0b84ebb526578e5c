import type { AttributeOwner } from '../../attributes/attributeOwner.ts';
import type { Id } from '../../generated/entities.ts';
import type { Project } from '../../model/project.ts';
import type { EditPath } from '../op.ts';

/** The paths of instances that override an attribute of their prototype. */
export function instancesWith(project: Project, owner: AttributeOwner, attribute: Id): EditPath[] {
  if (owner === 'game' || !('prototype' in owner)) return [];
  const paths: EditPath[] = [];
  for (const scene of project.scenes.values()) {
    for (const layer of scene.layers) {
      for (const instance of layer.actors) {
        if (instance.prototype !== owner.prototype || !Object.hasOwn(instance.attributes, attribute)) continue;
        paths.push(['scenes', scene.id, 'layers', { id: layer.id }, 'actors', { id: instance.id }]);
      }
    }
  }
  return paths;
}
