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
  /** The block that contains the list; the owner itself when omitted. */
  readonly parent?: Id;
  /** Which list of the block; `behaviors` when omitted. */
  readonly list?: ChildBehaviors;
  /** Before the behavior that is there now; the length of the list means its end. */
  readonly index: number;
}

/** A gap that was found. */
export interface LocatedBehaviorGap {
  readonly path: EditPath;
  readonly siblings: readonly Behavior[];
  /** Creates the list if the block does not store it yet. */
  readonly ops: readonly Op[];
}

/** The gap, or why it does not exist. */
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

/** Why behaviors would be nested too deeply at a position; undefined when they fit. */
export function depthFault(path: EditPath, behaviors: readonly Behavior[], more = 0) {
  const levels = more + behaviors.reduce((most, behavior) => Math.max(most, heightOf(behavior)), 0);
  return path.length + 1 + 2 * levels > deepest ? refusal('Behaviors cannot be nested deeper than this.') : undefined;
}

/** Leaves room below the depth limit of documents for the content of a behavior. */
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
