import { type Result, succeed } from '../../model/issue.ts';
import { valueAt } from '../../model/path.ts';
import { type AttributePath, addressOf, keysOfAddress } from '../attribute/attributePath.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import type { Op } from '../op.ts';
import { type InstancesTarget, instancesName, locateInstances } from './locateInstances.ts';
import { overrideTitle } from './overrideTitle.ts';
import { setOverride } from './setOverride.ts';

/**
 * Gives instances a value of their own, initially the prototype's; those that already have one keep it.
 * docs/product-rules.md#instances-and-locks.
 */
export const unlockInstanceAttribute = defineEdit({
  kind: 'instance.unlockAttribute',
  plan(project, data: InstancesTarget & { readonly path: AttributePath }): Result<readonly Op[]> {
    const located = locateInstances(project, data);
    if (!located.ok) return located;
    const address = addressOf(data.path);
    if (!address) return refusal('There is no such attribute.');
    const keys = keysOfAddress(address);
    const ops: Op[] = [];
    for (const { instance, prototype, path } of located.value) {
      if (valueAt(instance, keys) !== undefined) continue;
      if (!prototype) return missing('The actor', ['actors', instance.prototype]);
      const value = valueAt(prototype, keys);
      if (value === undefined) return refusal('There is no such attribute.');
      ops.push(setOverride(instance, path, keys, value));
    }
    return succeed(ops);
  },
  label: (project, data) => ({
    what: `Unlocked ${overrideTitle(project, data)} of ${instancesName(project, data)}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});
