import { valueAt } from '../../model/path.ts';
import type { Project } from '../../model/project.ts';
import type { AttributePath } from '../attribute/attributePath.ts';
import { attributeTitle } from '../attribute/attributeTitle.ts';
import { findInstance, type InstancesTarget } from './locateInstances.ts';

/** The title of an attribute of the first of several instances, for labels. */
export function overrideTitle(
  project: Project,
  { scene: sceneId, ids, path }: InstancesTarget & { readonly path: AttributePath },
): string {
  const scene = project.scenes.get(sceneId);
  const instance = scene && findInstance(scene, ids[0] ?? '')?.instance;
  const prototype = instance && project.actors.get(instance.prototype);
  return attributeTitle(valueAt(instance, path) === undefined ? prototype : instance, 'self', path);
}
