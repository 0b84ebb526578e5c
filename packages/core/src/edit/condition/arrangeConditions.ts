import type { Condition, Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { type BehaviorOwner, ownerName } from '../behavior/behaviorOwner.ts';
import { idFault } from '../behavior/newIds.ts';
import { clashFault, planMoves } from '../behavior/planMoves.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { counted } from '../naming.ts';
import type { Op } from '../op.ts';
import { conditionTitle } from './createCondition.ts';
import { findCondition, locateConditionGap, locateConditions } from './locateConditions.ts';

interface ChosenConditions {
  readonly owner: BehaviorOwner;
  readonly conditions: readonly Id[];
}

/** Removes conditions from one or several rules. docs/product-rules.md#editing. */
export const removeConditions = defineEdit({
  kind: 'condition.remove',
  plan(project, data: ChosenConditions): Result<readonly Op[]> {
    const chosen = locateConditions(project, data.owner, data.conditions);
    if (!chosen.ok) return chosen;
    return succeed(chosen.value.toReversed().map(({ path }): Op => ({ op: 'remove', path })));
  },
  label: (project, data) => labelOf('Deleted', project, data),
});

/** Moves conditions to one gap, in their own rule or another of the same owner, and keeps their order. */
export const moveConditions = defineEdit({
  kind: 'condition.move',
  plan(
    project,
    data: ChosenConditions & { readonly to: { readonly behavior: Id; readonly index: number } },
  ): Result<readonly Op[]> {
    const chosen = locateConditions(project, data.owner, data.conditions);
    if (!chosen.ok) return chosen;
    const gap = locateConditionGap(project, data.owner, data.to.behavior, data.to.index);
    if (!gap.ok) return gap;
    const { path, siblings, ops } = gap.value;
    const fault = clashFault(chosen.value, siblings);
    if (fault) return fault;
    const moves = planMoves(chosen.value, { path, siblings, index: data.to.index });
    return succeed(moves.length === 0 ? [] : [...ops, ...moves]);
  },
  label: (project, data) => labelOf('Moved', project, data),
});

/**
 * Inserts a copy of each condition after the last chosen one in its list. `ids` are new, in the order of the originals.
 */
export const duplicateConditions = defineEdit({
  kind: 'condition.duplicate',
  plan(project, data: ChosenConditions & { readonly ids: readonly Id[] }): Result<readonly Op[]> {
    const chosen = locateConditions(project, data.owner, data.conditions);
    if (!chosen.ok) return chosen;
    if (chosen.value.length !== data.ids.length) return refusal('Each copied condition needs an id.');
    const fault = idFault(project, data.owner, data.ids);
    if (fault) return fault;
    const ends = new Map<readonly Condition[], number>();
    for (const { siblings, index } of chosen.value) ends.set(siblings, index + 1);
    const ops = chosen.value.map(({ condition, siblings, list }, at): Op => {
      const index = ends.get(siblings) ?? siblings.length;
      ends.set(siblings, index + 1);
      return { op: 'insert', path: list, index, value: { ...condition, id: data.ids[at] ?? condition.id } };
    });
    return succeed(ops);
  },
  label: (project, data) => labelOf('Duplicated', project, data),
});

function labelOf(verb: string, project: Project, { owner, conditions }: ChosenConditions) {
  const [first] = conditions;
  const only = conditions.length === 1 && first !== undefined ? findCondition(project, owner, first) : undefined;
  const what = only
    ? `the condition on ${conditionTitle(only.condition)}`
    : counted(conditions.length, 'condition', 'conditions');
  return { what: `${verb} ${what}`, where: ownerName(project, owner) };
}
