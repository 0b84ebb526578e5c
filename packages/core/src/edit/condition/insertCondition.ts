import type { Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { type BehaviorOwner, ownerName } from '../behavior/behaviorOwner.ts';
import { chosenTitle } from '../behavior/behaviorTree.ts';
import { idFault } from '../behavior/newIds.ts';
import { defineEdit } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { type ConditionKind, createCondition } from './createCondition.ts';
import { locateConditionGap } from './locateConditions.ts';

interface InsertCondition extends Partial<ConditionKind> {
  readonly owner: BehaviorOwner;
  /** The rule or loop. */
  readonly behavior: Id;
  readonly index: number;
  readonly id: Id;
}

/** Adds a condition to a rule or loop; by default one for an event that is not chosen yet. */
export const insertCondition = defineEdit({
  kind: 'condition.insert',
  plan(project, data: InsertCondition): Result<readonly Op[]> {
    const gap = locateConditionGap(project, data.owner, data.behavior, data.index);
    if (!gap.ok) return gap;
    const created = createCondition(data.id, { ...data, conditionType: data.conditionType ?? 0 });
    if (!created.ok) return created;
    const { path, ops } = gap.value;
    const fault = idFault(project, data.owner, [data.id]);
    return fault ?? succeed([...ops, { op: 'insert', path, index: data.index, value: created.value }]);
  },
  label: (project, { owner, behavior }) => ({
    what: `Added a condition to ${chosenTitle(project, owner, [behavior])}`,
    where: ownerName(project, owner),
  }),
});
