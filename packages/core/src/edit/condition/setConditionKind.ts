import type { Condition, Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { type BehaviorOwner, ownerName } from '../behavior/behaviorOwner.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { type ConditionKind, conditionTitle, createCondition } from './createCondition.ts';
import { findCondition } from './locateConditions.ts';

interface SetConditionKind extends ConditionKind {
  readonly owner: BehaviorOwner;
  readonly condition: Id;
}

/**
 * Makes a condition test another event, an attribute or an expression. Whatever both kinds share stays: the left side
 * within a type, and the right side and comparison where the test is the same.
 * docs/runtime-rules.md#shape-of-a-condition.
 */
export const setConditionKind = defineEdit({
  kind: 'condition.setKind',
  plan(project, data: SetConditionKind): Result<readonly Op[]> {
    const located = findCondition(project, data.owner, data.condition);
    if (!located) return missing('The condition');
    const created = createCondition(data.condition, data);
    if (!created.ok) return created;
    const { condition, path } = located;
    const next = keepCommon(condition, created.value);
    if (JSON.stringify(next) === JSON.stringify(condition)) return succeed([]);
    return succeed([{ op: 'set', path, value: next }]);
  },
  label: (project, data) => {
    const created = createCondition(data.condition, data);
    const what = created.ok ? `Let a condition look at ${conditionTitle(created.value)}` : 'Changed a condition';
    return { what, where: ownerName(project, data.owner) };
  },
});

function keepCommon(before: Condition, created: Condition): Condition {
  const isSameType = before.attributes.conditionType === created.attributes.conditionType;
  const isSameTest = before.predicate.type === created.predicate.type;
  const bothComputed = before.attributes.conditionType > 1 && created.attributes.conditionType > 1;
  const { subject } = before.attributes;
  const { eventType: _, ...others } = before;
  return {
    // With keys in a fixed order, so that equal kinds are equal texts.
    ...(created.eventType === undefined ? others : before),
    ...created,
    attributes: {
      ...created.attributes,
      ...(isSameType && before.attributes),
      ...(bothComputed && subject !== undefined && { subject }),
    },
    predicate: isSameTest ? before.predicate : created.predicate,
  };
}
