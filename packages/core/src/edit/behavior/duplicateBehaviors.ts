import type { Behavior, Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { type BehaviorOwner, ownerName } from './behaviorOwner.ts';
import { chosenTitle, idsIn, type LocatedBehavior, locateChosen } from './behaviorTree.ts';
import { copiesWith, idFault } from './newIds.ts';

interface DuplicateBehaviors {
  readonly owner: BehaviorOwner;
  readonly behaviors: readonly Id[];
  /** New ids, one for each id in `idsToDuplicate`, in its order. */
  readonly ids: readonly Id[];
}

/** Inserts copies of the chosen behaviors, with their descendants, after the last chosen one of each list. */
export const duplicateBehaviors = defineEdit({
  kind: 'behavior.duplicate',
  plan(project, { owner, behaviors, ids }: DuplicateBehaviors): Result<readonly Op[]> {
    const chosen = locateChosen(project, owner, behaviors);
    if (!chosen.ok) return chosen;
    const copies = copiesWith(
      chosen.value.map(({ behavior }) => behavior),
      ids,
    );
    if (!copies) return refusal('Each copied behavior and condition needs an id.');
    return idFault(project, owner, ids) ?? succeed(insertBehind(chosen.value, copies));
  },
  label: (project, { owner, behaviors }) => ({
    what: `Duplicated ${chosenTitle(project, owner, behaviors)}`,
    where: ownerName(project, owner),
  }),
});

/** The ids that a copy has to replace with new ones; empty when one of the chosen behaviors no longer exists. */
export function idsToDuplicate(project: Project, owner: BehaviorOwner, behaviors: readonly Id[]): readonly Id[] {
  const chosen = locateChosen(project, owner, behaviors);
  return chosen.ok ? idsIn(chosen.value.map(({ behavior }) => behavior)) : [];
}

function insertBehind(chosen: readonly LocatedBehavior[], copies: readonly Behavior[]): Op[] {
  const ends = new Map<readonly Behavior[], number>();
  for (const { siblings, index } of chosen) ends.set(siblings, index + 1);
  return chosen.map(({ siblings, list }, at): Op => {
    const index = ends.get(siblings) ?? siblings.length;
    ends.set(siblings, index + 1);
    return { op: 'insert', path: list, index, value: copies[at] };
  });
}
