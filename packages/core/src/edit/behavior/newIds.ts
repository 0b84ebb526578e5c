import type { Behavior, Id } from '../../generated/entities.ts';
import type { Project } from '../../model/project.ts';
import { refusal } from '../defineEdit.ts';
import { isId } from '../naming.ts';
import { type BehaviorOwner, behaviorsOf } from './behaviorOwner.ts';
import { idsIn } from './behaviorTree.ts';

/** Why ids cannot be assigned to new behaviors or conditions of an owner; undefined when they can. */
export function idFault(project: Project, owner: BehaviorOwner, ids: readonly Id[]) {
  const taken = new Set(idsIn(behaviorsOf(project, owner)?.behaviors ?? []));
  for (const id of ids) {
    if (!isId(id)) return refusal('This id cannot be used.');
    if (taken.has(id)) return refusal('There is already a behavior or condition with this id.');
    taken.add(id);
  }
  return undefined;
}

/** Copies with these ids, or undefined when there are too few or too many of them. */
export function copiesWith(behaviors: readonly Behavior[], ids: readonly Id[]): readonly Behavior[] | undefined {
  if (idsIn(behaviors).length !== ids.length) return undefined;
  let used = 0;
  const nextId = () => ids[used++] ?? '';
  return behaviors.map((behavior) => withNewIds(behavior, nextId));
}

/** A copy of a behavior and its descendants, with ids from `nextId` in order. */
function withNewIds(behavior: Behavior, nextId: () => Id): Behavior {
  const { conditions, behaviors, elseBehaviors } = behavior;
  const copy: Behavior = { ...behavior, id: nextId() };
  if (conditions) copy.conditions = conditions.map((condition) => ({ ...condition, id: nextId() }));
  if (behaviors) copy.behaviors = behaviors.map((child) => withNewIds(child, nextId));
  if (elseBehaviors) copy.elseBehaviors = elseBehaviors.map((child) => withNewIds(child, nextId));
  return copy;
}
