import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import type { Op } from '../op.ts';
import { addInstance } from './addInstance.ts';
import { clearInstanceAttribute } from './clearInstanceAttribute.ts';
import { duplicateInstances } from './duplicateInstances.ts';
import { type InstancesTarget, instancesName, locateInstances } from './locateInstances.ts';
import { moveInstances } from './moveInstances.ts';
import { reorderInstances } from './reorderInstances.ts';
import { resizeInstances } from './resizeInstances.ts';
import { rotateInstances } from './rotateInstances.ts';
import { setInstanceAttribute } from './setInstanceAttribute.ts';
import { unlockInstanceAttribute } from './unlockInstanceAttribute.ts';

/**
 * Gives instances their own behaviors, copied from the prototype, or removes them.
 * docs/product-rules.md#instances-and-locks.
 */
const setInstanceUnlocked = defineEdit({
  kind: 'instance.setUnlocked',
  plan(project, data: InstancesTarget & { readonly unlocked: boolean }): Result<readonly Op[]> {
    const located = locateInstances(project, data);
    if (!located.ok) return located;
    const ops: Op[] = [];
    for (const { instance, prototype, path } of located.value) {
      if (data.unlocked === (instance.behaviors !== undefined)) continue;
      if (!data.unlocked) ops.push({ op: 'unset', path: [...path, 'behaviors'] });
      else if (prototype) ops.push({ op: 'set', path: [...path, 'behaviors'], value: prototype.behaviors });
      else return missing('The actor', ['actors', instance.prototype]);
    }
    return succeed(ops);
  },
  label: (project, data) => ({
    what: `${data.unlocked ? 'Unlocked' : 'Locked'} ${instancesName(project, data)}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});

/** Removes instances from their layers. */
const removeInstances = defineEdit({
  kind: 'instance.remove',
  plan(project, data: InstancesTarget) {
    const located = locateInstances(project, { ...data, ids: [...new Set(data.ids)] });
    if (!located.ok) return located;
    return succeed(located.value.map(({ path }) => ({ op: 'remove', path }) as const));
  },
  label: (project, data) => ({
    what: `Deleted ${instancesName(project, data)}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});

/** Every edit of instances. */
export const instanceEdits = [
  addInstance,
  clearInstanceAttribute,
  duplicateInstances,
  moveInstances,
  removeInstances,
  reorderInstances,
  resizeInstances,
  rotateInstances,
  setInstanceAttribute,
  setInstanceUnlocked,
  unlockInstanceAttribute,
] as const;
