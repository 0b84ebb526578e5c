import { behaviorTitle } from '../../catalogue/behaviorTitle.ts';
import type { Behavior, Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { missing } from '../defineEdit.ts';
import { counted } from '../naming.ts';
import type { EditPath } from '../op.ts';
import { type BehaviorOwner, behaviorsOf } from './behaviorOwner.ts';

/** Lists of children that contain behaviors. */
export const childLists = ['behaviors', 'elseBehaviors'] as const;
export type ChildBehaviors = (typeof childLists)[number];

/** A behavior with the list that contains it. */
export interface LocatedBehavior {
  readonly behavior: Behavior;
  readonly path: EditPath;
  /** The path of the list that contains it. */
  readonly list: EditPath;
  readonly siblings: readonly Behavior[];
  readonly index: number;
}

/** Calls `visit` for every behavior at any depth, parents first; children are skipped when it returns `true`. */
export function walkTree(
  siblings: readonly Behavior[],
  list: EditPath,
  visit: (located: LocatedBehavior) => boolean | undefined,
): void {
  for (const [index, behavior] of siblings.entries()) {
    const path = [...list, { id: behavior.id }];
    if (visit({ behavior, path, list, siblings, index }) === true) continue;
    for (const key of childLists) {
      const children = behavior[key];
      if (children) walkTree(children, [...path, key], visit);
    }
  }
}

/** The behavior of this id at any depth of an owner, or undefined. */
export function findLocated(project: Project, owner: BehaviorOwner, id: Id): LocatedBehavior | undefined {
  const root = behaviorsOf(project, owner);
  let found: LocatedBehavior | undefined;
  if (root) {
    walkTree(root.behaviors, root.path, (located) => {
      if (found === undefined && located.behavior.id === id) found = located;
      return found !== undefined;
    });
  }
  return found;
}

/**
 * The chosen behaviors in order, or the finding that one no longer exists. Those inside another chosen one are omitted,
 * since they move with it.
 */
export function locateChosen(
  project: Project,
  owner: BehaviorOwner,
  ids: readonly Id[],
): Result<readonly LocatedBehavior[]> {
  const root = behaviorsOf(project, owner);
  if (!root) return missing('The list of behaviors');
  const wanted = new Set(ids);
  const chosen: LocatedBehavior[] = [];
  walkTree(root.behaviors, root.path, (located) => {
    if (!wanted.delete(located.behavior.id)) return false;
    chosen.push(located);
    for (const id of idsIn([located.behavior])) wanted.delete(id);
    return true;
  });
  return wanted.size > 0 ? missing(ids.length === 1 ? 'The behavior' : 'One of the behaviors') : succeed(chosen);
}

/** The ids of behaviors, their conditions and all descendants, in order. */
export function idsIn(behaviors: readonly Behavior[]): Id[] {
  return behaviors.flatMap(({ id, conditions = [], behaviors: children = [], elseBehaviors = [] }) => [
    id,
    ...conditions.map((condition) => condition.id),
    ...idsIn(children),
    ...idsIn(elseBehaviors),
  ]);
}

/** The number of levels below a behavior. */
export function heightOf(behavior: Behavior): number {
  let height = 0;
  for (const key of childLists) for (const child of behavior[key] ?? []) height = Math.max(height, heightOf(child) + 1);
  return height;
}

/** "Follow" for one, "3 behaviors" for many. */
export function chosenTitle(project: Project, owner: BehaviorOwner, ids: readonly Id[]): string {
  const [first] = ids;
  const located = ids.length === 1 && first !== undefined ? findLocated(project, owner, first) : undefined;
  return located ? behaviorTitle(located.behavior) : counted(ids.length, 'behavior', 'behaviors');
}
