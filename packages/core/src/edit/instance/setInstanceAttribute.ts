import { type Result, succeed } from '../../model/issue.ts';
import { valueAt } from '../../model/path.ts';
import { type AttributePath, addressOf, keysOfAddress } from '../attribute/attributePath.ts';
import { builtInDefault, isSameStored, replacePart } from '../attribute/attributeValue.ts';
import { polygonRule } from '../attribute/polygonRule.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import type { Op } from '../op.ts';
import { type InstancesTarget, instancesName, type LocatedInstance, locateInstances } from './locateInstances.ts';
import { overrideTitle } from './overrideTitle.ts';
import { instanceValue } from './placement.ts';
import { setOverride } from './setOverride.ts';

interface SetInstanceAttribute extends InstancesTarget {
  readonly path: AttributePath;
  readonly value: unknown;
}

/** Gives instances their own value, which unlocks the attribute. docs/format.md#overrides. */
export const setInstanceAttribute = defineEdit({
  kind: 'instance.setAttribute',
  plan(project, data: SetInstanceAttribute): Result<readonly Op[]> {
    const located = locateInstances(project, data);
    if (!located.ok) return located;
    const ops: Op[] = [];
    for (const found of located.value) {
      const planned = planOverride(found, data.path, data.value);
      if (!planned.ok) return planned;
      ops.push(...planned.value);
    }
    return succeed(ops);
  },
  label: (project, data) => ({
    what: `Changed ${overrideTitle(project, data)} of ${instancesName(project, data)}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});

function planOverride(
  { instance, prototype, path }: LocatedInstance,
  attribute: AttributePath,
  value: unknown,
): Result<readonly Op[]> {
  const address = addressOf(attribute);
  if (!address) return refusal('There is no such attribute.');
  const keys = keysOfAddress(address);
  const before = instanceValue(instance, prototype, keys) ?? builtInDefault('self', keys);
  if (before === undefined) return refusal('There is no such attribute.');
  const after = replacePart(before, address, value, 'self');
  if (!after.ok) return after;
  if (isSameStored(valueAt(instance, keys), after.value)) return succeed([]);
  const container = ['aspects', 'physics', 'attributes'];
  const physics = {
    collisionShape: instanceValue(instance, prototype, [...container, 'collisionShape']),
    collisionPolygon: instanceValue(instance, prototype, [...container, 'collisionPolygon']),
  };
  const emptied = polygonRule(physics, address, after.value);
  if (!emptied.ok) return emptied;
  if (!emptied.value) return succeed([setOverride(instance, path, keys, after.value)]);
  const own = instance.aspects?.physics?.attributes;
  const both = { ...own, collisionShape: after.value, collisionPolygon: [] };
  return succeed([setOverride(instance, path, container, both)]);
}
