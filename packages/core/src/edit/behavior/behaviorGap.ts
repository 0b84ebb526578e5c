import { behaviorTitle } from '../../catalogue/behaviorTitle.ts';
import { findBehavior } from '../../catalogue/findBehavior.ts';
import type { Behavior, Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { limits } from '../../model/limits.ts';
import type { Project } from '../../model/project.ts';
import { missing, refusal } from '../defineEdit.ts';
import type { EditPath, Op } from '../op.ts';
import { type BehaviorOwner, behaviorsOf } from './behaviorOwner.ts';
import { type ChildBehaviors, findLocated, heightOf } from './behaviorTree.ts';

/** A gap between behaviors of an owner. */
export interface BehaviorGap {
  /** The block that holds the list; the owner itself when left out. */
  readonly parent?: Id;
  /** Which list of the block; `behaviors` when left out. */
  readonly list?: ChildBehaviors;
  /** In front of the behavior that is there now; the length of the list means its end. */
  readonly index: number;
}

/** A gap that exists. */
export interface LocatedBehaviorGap {
  readonly path: EditPath;
  readonly siblings: readonly Behavior[];
  /** Makes the list, when the block does not have it stored yet. */
  readonly ops: readonly Op[];
}

/** The gap, or why there is none. */
export function locateBehaviorGap(
  project: Project,
  owner: BehaviorOwner,
  gap: BehaviorGap,
): Result<LocatedBehaviorGap> {
  const found = locateList(project, owner, gap);
  if (!found.ok) return found;
  const { index } = gap;
  if (Number.isInteger(index) && index >= 0 && index <= found.value.siblings.length) return found;
  return refusal('This position in the list of behaviors does not exist.');
}

/** Why behaviors would be nested too deeply at a position; undefined when they would not. */
export function depthFault(path: EditPath, behaviors: readonly Behavior[], more = 0) {
  const levels = more + behaviors.reduce((most, behavior) => Math.max(most, heightOf(behavior)), 0);
  return path.length + 1 + 2 * levels > deepest ? refusal('Behaviors cannot be nested deeper than this.') : undefined;
}

/** Leaves room below the limit of documents for what a behavior holds itself. */
const deepest = limits.depth - 20;

function locateList(project: Project, owner: BehaviorOwner, gap: BehaviorGap): Result<LocatedBehaviorGap> {
  if (gap.parent === undefined) {
    const root = behaviorsOf(project, owner);
    if (!root) return missing('The list of behaviors');
    return succeed({ path: root.path, siblings: root.behaviors, ops: [] });
  }
  const parent = findLocated(project, owner, gap.parent);
  if (!parent) return missing('The block');
  const list = gap.list ?? 'behaviors';
  const path = [...parent.path, list];
  const siblings = parent.behavior[list];
  if (siblings) return succeed({ path, siblings, ops: [] });
  if (findBehavior(parent.behavior.class)?.children?.includes(list) !== true) {
    return refusal(`${behaviorTitle(parent.behavior)} cannot hold behaviors there.`);
  }
  return succeed({ path, siblings: [], ops: [{ op: 'set', path, value: [] }] });
}
