import { behaviorTitle } from '../../catalogue/behaviorTitle.ts';
import { findBehavior } from '../../catalogue/findBehavior.ts';
import type { Condition, Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { type BehaviorOwner, behaviorsOf } from '../behavior/behaviorOwner.ts';
import { findLocated, walkTree } from '../behavior/behaviorTree.ts';
import { missing, refusal } from '../defineEdit.ts';
import type { EditPath, Op } from '../op.ts';

/** A condition with the list that contains it. */
export interface LocatedCondition {
  readonly condition: Condition;
  readonly path: EditPath;
  readonly list: EditPath;
  readonly siblings: readonly Condition[];
  readonly index: number;
}

/** A gap in the conditions of a rule or loop. */
export interface LocatedConditionGap {
  readonly path: EditPath;
  readonly siblings: readonly Condition[];
  /** Creates the list if the behavior does not store it yet. */
  readonly ops: readonly Op[];
}

/** The condition of this id in any rule or loop of an owner, or undefined. */
export function findCondition(project: Project, owner: BehaviorOwner, id: Id): LocatedCondition | undefined {
  return allConditions(project, owner).find(({ condition }) => condition.id === id);
}

/** The chosen conditions in order, or the finding that one no longer exists. */
export function locateConditions(
  project: Project,
  owner: BehaviorOwner,
  ids: readonly Id[],
): Result<readonly LocatedCondition[]> {
  const wanted = new Set(ids);
  const chosen = allConditions(project, owner).filter(({ condition }) => wanted.delete(condition.id));
  return wanted.size > 0 ? missing(ids.length === 1 ? 'The condition' : 'One of the conditions') : succeed(chosen);
}

/** The gap, or why it does not exist. */
export function locateConditionGap(
  project: Project,
  owner: BehaviorOwner,
  behavior: Id,
  index: number,
): Result<LocatedConditionGap> {
  const located = findLocated(project, owner, behavior);
  if (!located) return missing('The rule');
  const stored = located.behavior.conditions;
  if (!stored && findBehavior(located.behavior.class)?.children?.includes('conditions') !== true) {
    return refusal(`${behaviorTitle(located.behavior)} has no conditions.`);
  }
  const siblings = stored ?? [];
  if (!Number.isInteger(index) || index < 0 || index > siblings.length) {
    return refusal('This position in the list of conditions does not exist.');
  }
  const path = [...located.path, 'conditions'];
  return succeed({ path, siblings, ops: stored ? [] : [{ op: 'set', path, value: [] }] });
}

function allConditions(project: Project, owner: BehaviorOwner): LocatedCondition[] {
  const found: LocatedCondition[] = [];
  const root = behaviorsOf(project, owner);
  walkTree(root?.behaviors ?? [], root?.path ?? [], ({ behavior, path }) => {
    const list = [...path, 'conditions'];
    for (const [index, condition] of (behavior.conditions ?? []).entries()) {
      const memberPath = [...list, { id: condition.id }];
      found.push({ condition, path: memberPath, list, siblings: behavior.conditions ?? [], index });
    }
    return false;
  });
  return found;
}
