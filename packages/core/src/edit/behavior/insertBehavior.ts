import { defaultAttributes } from '../../catalogue/defineBehavior.ts';
import { findBehavior } from '../../catalogue/findBehavior.ts';
import type { Behavior, Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { type BehaviorGap, depthFault, locateBehaviorGap } from './behaviorGap.ts';
import { type BehaviorOwner, ownerName } from './behaviorOwner.ts';
import { fitField } from './fitField.ts';
import { idFault } from './newIds.ts';

interface InsertBehavior extends BehaviorGap {
  readonly owner: BehaviorOwner;
  readonly id: Id;
  readonly class: string;
  /** Values that replace the defaults, for something dropped onto the list. */
  readonly attributes?: Readonly<Record<string, unknown>>;
}

/** Adds a behavior from the library with the defaults of its class, to any list that can contain one. */
export const insertBehavior = defineEdit({
  kind: 'behavior.insert',
  plan(project, data: InsertBehavior): Result<readonly Op[]> {
    const gap = locateBehaviorGap(project, data.owner, data);
    if (!gap.ok) return gap;
    const created = createBehavior(data);
    if (!created.ok) return created;
    const { path, ops } = gap.value;
    const fault = idFault(project, data.owner, [data.id]) ?? depthFault(path, []);
    return fault ?? succeed([...ops, { op: 'insert', path, index: data.index, value: created.value }]);
  },
  label: (project, data) => ({
    what: `Added ${findBehavior(data.class)?.title ?? 'a behavior'}`,
    where: ownerName(project, data.owner),
  }),
});

function createBehavior(data: InsertBehavior): Result<Behavior> {
  const descriptor = findBehavior(data.class);
  if (!descriptor) return refusal(`This version of Playhouse does not know the behavior ${data.class}.`);
  const attributes = defaultAttributes(descriptor);
  for (const [key, value] of Object.entries(data.attributes ?? {})) {
    const field = Object.hasOwn(descriptor.fields, key) ? descriptor.fields[key] : undefined;
    if (!field) return refusal(`${descriptor.title} has no field ${key}.`);
    const fitted = fitField(field, value);
    if (!fitted.ok) return fitted;
    attributes[key] = fitted.value;
  }
  const lists = (descriptor.children ?? []).map((list) => [list, []] as const);
  return succeed({ id: data.id, class: descriptor.class, enabled: true, attributes, ...Object.fromEntries(lists) });
}
