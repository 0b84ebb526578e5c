import { findInstance } from '../edit/instance/locateInstances.ts';
import type { PasteGiven } from './pasteRun.ts';
import { type OwnAttribute, ownAttributes } from './settleAttribute.ts';

/** The attributes of the actor that behaviors are pasted into: an instance's own ones and those of its prototype. */
export function behaviorAttributes({ target, project }: PasteGiven): readonly OwnAttribute[] {
  if (target.kind !== 'behaviors') return [];
  const { owner } = target;
  if ('prototype' in owner) return ownAttributes(project.actors.get(owner.prototype)?.attributes);
  const scene = project.scenes.get(owner.scene);
  const instance = scene && findInstance(scene, owner.instance)?.instance;
  const inherited = instance && project.actors.get(instance.prototype)?.attributes;
  return [...ownAttributes(instance?.attributes), ...ownAttributes(inherited)];
}
