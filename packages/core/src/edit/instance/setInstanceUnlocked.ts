import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import type { Op } from '../op.ts';
import { type InstancesTarget, instancesName, locateInstances } from './locateInstances.ts';

/**
 * Gives instances their own behaviors, copied from the prototype, or removes them.
 * docs/product-rules.md#instances-and-locks.
 */
export const setInstanceUnlocked = defineEdit({
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
