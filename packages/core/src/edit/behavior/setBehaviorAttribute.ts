import { behaviorTitle } from '../../catalogue/behaviorTitle.ts';
import { findBehavior } from '../../catalogue/findBehavior.ts';
import type { Behavior, Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { type BehaviorOwner, ownerName } from './behaviorOwner.ts';
import { findLocated } from './behaviorTree.ts';
import { fitField, fitPart } from './fitField.ts';

interface SetBehaviorAttribute {
  readonly owner: BehaviorOwner;
  readonly behavior: Id;
  /** Key of a field of its class. */
  readonly field: string;
  /** One component of a point or color, such as `x`. */
  readonly part?: string;
  /** A literal or, in a computed field, an expression. */
  readonly value: unknown;
}

/** Sets one field of a behavior, or a component of it. docs/product-rules.md#values. */
export const setBehaviorAttribute = defineEdit({
  kind: 'behavior.setAttribute',
  plan(project, data: SetBehaviorAttribute): Result<readonly Op[]> {
    const located = findLocated(project, data.owner, data.behavior);
    if (!located) return missing('The behavior');
    const field = fieldOf(located.behavior, data.field);
    if (!field) return refusal(`${behaviorTitle(located.behavior)} has no field ${data.field}.`);
    const before = located.behavior.attributes[data.field];
    const fitted =
      data.part === undefined ? fitField(field, data.value) : fitPart(field, before, data.part, data.value);
    if (!fitted.ok) return fitted;
    if (JSON.stringify(fitted.value) === JSON.stringify(before)) return succeed([]);
    return succeed([{ op: 'set', path: [...located.path, 'attributes', data.field], value: fitted.value }]);
  },
  label(project, { owner, behavior, field }) {
    const located = findLocated(project, owner, behavior);
    const label = located && fieldOf(located.behavior, field)?.label;
    const title = located ? behaviorTitle(located.behavior) : 'a behavior';
    return { what: label ? `Changed ${label} of ${title}` : `Changed ${title}`, where: ownerName(project, owner) };
  },
});

function fieldOf({ class: className }: Behavior, key: string) {
  const fields = findBehavior(className)?.fields;
  return fields && Object.hasOwn(fields, key) ? fields[key] : undefined;
}
