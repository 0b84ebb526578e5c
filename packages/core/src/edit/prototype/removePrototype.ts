import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import type { EditPath, Op } from '../op.ts';

/** Removes an actor together with all its instances in all scenes. docs/product-rules.md#lists. */
export const removePrototype = defineEdit({
  kind: 'prototype.remove',
  plan(project, data: { readonly prototype: Id }) {
    const isListed = project.object.prototypes.includes(data.prototype);
    const exists = project.actors.has(data.prototype);
    const instances = instancesOf(project, data.prototype);
    if (!isListed && !exists && instances.length === 0) return missing('The actor', ['actors', data.prototype]);
    const ops: Op[] = instances.map((path) => ({ op: 'remove', path }));
    if (isListed) ops.push({ op: 'remove', path: ['object', 'prototypes', { id: data.prototype }] });
    if (exists) ops.push({ op: 'unset', path: ['actors', data.prototype] });
    return succeed(ops);
  },
  label: (project, data) => ({
    what: `Deleted ${nameIn(project.actors.get(data.prototype), 'an actor')}`,
    where: project.object.title,
  }),
});

/**
 * Paths of all instances of a prototype; in each layer from the front, so that the positions of those behind stay known.
 */
function instancesOf(project: Project, prototype: Id): EditPath[] {
  const paths: EditPath[] = [];
  for (const scene of project.scenes.values()) {
    for (const layer of scene.layers) {
      const list: EditPath = ['scenes', scene.id, 'layers', { id: layer.id }, 'actors'];
      for (let index = layer.actors.length - 1; index >= 0; index -= 1) {
        const instance = layer.actors[index];
        if (instance?.prototype === prototype) paths.push([...list, { id: instance.id }]);
      }
    }
  }
  return paths;
}
