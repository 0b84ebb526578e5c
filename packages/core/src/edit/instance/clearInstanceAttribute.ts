import { type Result, succeed } from '../../model/issue.ts';
import { isJsonObject } from '../../model/json.ts';
import { valueAt } from '../../model/path.ts';
import { type AttributePath, addressOf } from '../attribute/attributePath.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import type { Op } from '../op.ts';
import { type InstancesTarget, instancesName, locateInstances } from './locateInstances.ts';
import { overrideTitle } from './overrideTitle.ts';

/** Locks an attribute again, so that instances follow their prototype. docs/product-rules.md#instances-and-locks. */
export const clearInstanceAttribute = defineEdit({
  kind: 'instance.clearAttribute',
  plan(project, data: InstancesTarget & { readonly path: AttributePath }): Result<readonly Op[]> {
    const located = locateInstances(project, data);
    if (!located.ok) return located;
    const address = addressOf(data.path);
    if (!address) return refusal('There is no such attribute.');
    const keys = [...address.container, address.key];
    return succeed(
      located.value.flatMap(({ instance, path }): Op[] => {
        if (valueAt(instance, keys) === undefined) return [];
        return [{ op: 'unset', path: [...path, ...shortestEmptied(instance, keys)] }];
      }),
    );
  },
  label: (project, data) => ({
    what: `Locked ${overrideTitle(project, data)} of ${instancesName(project, data)}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});

/** Also removes the outermost container of aspects with nothing else in it. */
function shortestEmptied(instance: unknown, keys: readonly string[]): readonly string[] {
  let depth = keys.length;
  while (depth > 1) {
    const parent = valueAt(instance, keys.slice(0, depth - 1));
    if (!isJsonObject(parent) || Object.keys(parent).length > 1) break;
    depth -= 1;
  }
  return keys[0] === 'aspects' ? keys.slice(0, depth) : keys;
}
