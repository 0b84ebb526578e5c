import { type Result, succeed } from '../../validate/issue.ts';
import { type AttributePath, addressOf } from '../attribute/attributePath.ts';
import { replacePart } from '../attribute/attributeValue.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import type { EditPath, Op } from '../op.ts';
import { type InstancesTarget, instancesName, locateInstances } from './locateInstances.ts';
import { instanceValue } from './placement.ts';

interface SetInstanceAttribute extends InstancesTarget {
  readonly path: AttributePath;
  readonly value: unknown;
}

/** Gives instances a value of their own, which unlocks the attribute. Format, chapter 2 "overrides". */
export const setInstanceAttribute = defineEdit({
  kind: 'instance.setAttribute',
  plan(project, data: SetInstanceAttribute): Result<readonly Op[]> {
    const located = locateInstances(project, data);
    if (!located.ok) return located;
    const address = addressOf(data.path);
    if (!address) return refusal('There is no such attribute.');
    const ops: Op[] = [];
    for (const { instance, prototype, path } of located.value) {
      const before = instanceValue(instance, prototype, [...address.container, address.key]);
      const after = before === undefined ? undefined : replacePart(before, address, data.value);
      if (after === undefined) return refusal('The value does not fit this attribute.');
      ops.push(setNested(instance, path, [...address.container, address.key], after));
    }
    return succeed(ops);
  },
  label: (project, data) => ({
    what: `Changed ${instancesName(project, data)}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});

/** Sets what stands at `keys` in `entity`, with the containers on the way that do not exist yet. */
function setNested(entity: unknown, base: EditPath, keys: readonly string[], value: unknown): Op {
  let known: unknown = entity;
  let depth = 0;
  while (depth < keys.length - 1) {
    const next: unknown = Reflect.get(Object(known), keys[depth] ?? '');
    if (typeof next !== 'object' || next === null) break;
    known = next;
    depth += 1;
  }
  const wrapped = keys.slice(depth + 1).reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  return { op: 'set', path: [...base, ...keys.slice(0, depth + 1)], value: wrapped };
}
