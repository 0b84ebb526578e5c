import type { Behavior, Id } from '../../generated/entities.ts';
import type { Project } from '../../model/project.ts';
import { findInstance, instanceName } from '../instance/locateInstances.ts';
import { nameIn } from '../naming.ts';
import type { EditPath } from '../op.ts';

/** The owner of behaviors: an actor or one unlocked instance. */
export type BehaviorOwner = { readonly prototype: Id } | { readonly scene: Id; readonly instance: Id };

/** The list of behaviors of an owner and its path, or undefined when the owner has none. */
export function behaviorsOf(
  project: Project,
  owner: BehaviorOwner,
): { readonly behaviors: readonly Behavior[]; readonly path: EditPath } | undefined {
  if ('prototype' in owner) {
    const prototype = project.actors.get(owner.prototype);
    return prototype && { behaviors: prototype.behaviors, path: ['actors', owner.prototype, 'behaviors'] };
  }
  const scene = project.scenes.get(owner.scene);
  const found = scene && findInstance(scene, owner.instance);
  const behaviors = found?.instance.behaviors;
  if (!found || !behaviors) return undefined;
  const { layer, instance } = found;
  const path: EditPath = [
    'scenes',
    owner.scene,
    'layers',
    { id: layer.id },
    'actors',
    { id: instance.id },
    'behaviors',
  ];
  return { behaviors, path };
}

/** The owner's name, for labels. */
export function ownerName(project: Project, owner: BehaviorOwner): string {
  if ('prototype' in owner) return nameIn(project.actors.get(owner.prototype), 'an actor');
  const scene = project.scenes.get(owner.scene);
  const found = scene && findInstance(scene, owner.instance);
  return found ? instanceName(project, found.instance) : 'an actor';
}
