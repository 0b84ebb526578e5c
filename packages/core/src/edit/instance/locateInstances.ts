import type { Id, Instance, Layer, PrototypeDocument, SceneDocument } from '../../generated/entities.ts';
import type { Project } from '../../model/project.ts';
import { type Result, succeed } from '../../validate/issue.ts';
import { missing } from '../defineEdit.ts';
import { findMember } from '../memberIndex.ts';
import { counted, nameIn } from '../naming.ts';
import type { EditPath } from '../op.ts';

/** Names instances of one scene by their ids. */
export interface InstancesTarget {
  readonly scene: Id;
  readonly ids: readonly Id[];
}

/** An instance with the layer that holds it and its prototype, if that exists. */
export interface LocatedInstance {
  readonly instance: Instance;
  readonly layer: Layer;
  readonly prototype: PrototypeDocument | undefined;
  readonly path: EditPath;
}

/** The instances that an edit works on, in the order of the ids, or the finding that one is gone. */
export function locateInstances(project: Project, target: InstancesTarget): Result<readonly LocatedInstance[]> {
  const scene = project.scenes.get(target.scene);
  if (!scene) return missing('The scene', ['scenes', target.scene]);
  const lists = scene.layers.map((layer) => ({
    layer,
    path: ['scenes', target.scene, 'layers', { id: layer.id }, 'actors'] satisfies EditPath,
  }));
  const located: LocatedInstance[] = [];
  for (const id of target.ids) {
    const found = findIn(lists, id);
    if (!found) return missing('The actor', ['scenes', target.scene, 'layers', id]);
    const prototype = project.actors.get(found.instance.prototype);
    located.push({ instance: found.instance, layer: found.layer, prototype, path: [...found.path, { id }] });
  }
  return succeed(located);
}

/** The instance of this id with its layer, wherever in the scene it is. */
export function findInstance(scene: SceneDocument, id: Id): { instance: Instance; layer: Layer } | undefined {
  for (const layer of scene.layers) {
    const instance = findMember(layer.actors, id);
    if (instance) return { instance, layer };
  }
  return undefined;
}

/** The name by which people know an instance: its own, else its prototype's. */
export function instanceName(project: Project, instance: Instance): string {
  return nameIn(instance, nameIn(project.actors.get(instance.prototype), 'Missing actor'));
}

/** "Pip" for one, "3 actors" for many. */
export function instancesName(project: Project, target: InstancesTarget): string {
  const [first] = target.ids;
  const scene = project.scenes.get(target.scene);
  if (target.ids.length !== 1 || !scene || first === undefined) return counted(target.ids.length, 'actor', 'actors');
  const found = findInstance(scene, first);
  return found ? instanceName(project, found.instance) : 'an actor';
}

interface LayerList {
  readonly layer: Layer;
  readonly path: EditPath;
}

function findIn(lists: readonly LayerList[], id: Id): (LayerList & { instance: Instance }) | undefined {
  for (const { layer, path } of lists) {
    const instance = findMember(layer.actors, id);
    if (instance) return { layer, path, instance };
  }
  return undefined;
}
