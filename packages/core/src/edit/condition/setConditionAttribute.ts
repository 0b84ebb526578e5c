import { findPredicate } from '../../catalogue/findPredicate.ts';
import type { Condition, Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { type BehaviorOwner, ownerName } from '../behavior/behaviorOwner.ts';
import { fitField } from '../behavior/fitField.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { findCondition } from './locateConditions.ts';

interface SetConditionAttribute {
  readonly owner: BehaviorOwner;
  readonly condition: Id;
  /** Key of one of the fields of its predicate, such as `operator`, `RHS` or `keyString`. */
  readonly field: string;
  readonly value: unknown;
}

/**
 * Changes one field of a condition's test. docs/runtime-rules.md#event-conditions and
 * docs/runtime-rules.md#expression-conditions.
 */
export const setConditionAttribute = defineEdit({
  kind: 'condition.setAttribute',
  plan(project, data: SetConditionAttribute): Result<readonly Op[]> {
    const located = findCondition(project, data.owner, data.condition);
    if (!located) return missing('The condition');
    const field = fieldOf(located.condition, data.field);
    if (!field) return refusal(`This condition has no field ${data.field}.`);
    const fitted = fitField(field, data.value);
    if (!fitted.ok) return fitted;
    const before = located.condition.predicate.attributes[data.field];
    if (JSON.stringify(fitted.value) === JSON.stringify(before)) return succeed([]);
    const path = [...located.path, 'predicate', 'attributes', data.field];
    return succeed([{ op: 'set', path, value: fitted.value }]);
  },
  label(project, { owner, condition, field }) {
    const located = findCondition(project, owner, condition);
    const label = located && fieldOf(located.condition, field)?.label;
    return {
      what: label ? `Changed ${label} of a condition` : 'Changed a condition',
      where: ownerName(project, owner),
    };
  },
});

function fieldOf({ predicate }: Condition, key: string) {
  const fields = findPredicate(predicate.type)?.fields;
  return fields && Object.hasOwn(fields, key) ? fields[key] : undefined;
}
