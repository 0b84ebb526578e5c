import type { Id, Instance, Layer, PrototypeDocument, SceneDocument } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { missing } from '../defineEdit.ts';
import { findMember } from '../memberIndex.ts';
import { counted, nameIn } from '../naming.ts';
import type { EditPath } from '../op.ts';

/** Names instances of one scene by their ids. */
export interface InstancesTarget {
  readonly scene: Id;
  readonly ids: readonly Id[];
}

/** An instance with its layer and its prototype, if that exists. */
export interface LocatedInstance {
  readonly instance: Instance;
  readonly layer: Layer;
  readonly prototype: PrototypeDocument | undefined;
  readonly path: InstancePath;
}

/** The path of an instance, key by key; a list literal takes no more memory than it needs. */
type InstancePath = readonly ['scenes', Id, 'layers', { readonly id: Id }, 'actors', { readonly id: Id }];

/** The instances of an edit, in the order of the ids, or the finding that one no longer exists. */
export function locateInstances(project: Project, target: InstancesTarget): Result<readonly LocatedInstance[]> {
  const scene = project.scenes.get(target.scene);
  if (!scene) return missing('The scene', ['scenes', target.scene]);
  const known = lastLocated.get(scene);
  if (known?.ids === target.ids && known.actors === project.actors) return succeed(known.located);
  const keys = scene.layers.map(({ id }) => ({ id }));
  const located: LocatedInstance[] = [];
  for (const id of target.ids) {
    const found = findInstance(scene, id);
    const key = found && keys[found.layerIndex];
    if (!key) return missing('The actor', ['scenes', target.scene, 'layers', id]);
    const { instance, layer } = found;
    const prototype = project.actors.get(instance.prototype);
    located.push({ instance, layer, prototype, path: ['scenes', target.scene, 'layers', key, 'actors', { id }] });
  }
  lastLocated.set(scene, { ids: target.ids, actors: project.actors, located });
  return succeed(located);
}

/** The last answer for a state of a scene: each frame of a drag moves the same instances of the same state. */
const lastLocated = new WeakMap<
  SceneDocument,
  {
    readonly ids: readonly Id[];
    readonly actors: Project['actors'];
    readonly located: readonly LocatedInstance[];
  }
>();

/** The path of an instance's own value of an attribute. */
export function attributeOf([scenes, scene, layers, layer, actors, actor]: InstancePath, key: string): EditPath {
  return [scenes, scene, layers, layer, actors, actor, 'attributes', key];
}

/** An instance with its layer and the layer's position from the back. */
export interface FoundInstance {
  readonly instance: Instance;
  readonly layer: Layer;
  readonly layerIndex: number;
}

/** The instance with this id, in any layer of the scene. */
export function findInstance(scene: SceneDocument, id: Id): FoundInstance | undefined {
  for (const [layerIndex, layer] of scene.layers.entries()) {
    const instance = findMember(layer.actors, id);
    if (instance) return { instance, layer, layerIndex };
  }
  return undefined;
}

/** True when a layer or an instance of the scene has this id; both share one set of ids. docs/format.md#ids. */
export function isTakenInScene(scene: SceneDocument, id: Id): boolean {
  return findMember(scene.layers, id) !== undefined || findInstance(scene, id) !== undefined;
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
