import type { Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { type BehaviorGap, depthFault, locateBehaviorGap } from './behaviorGap.ts';
import { type BehaviorOwner, ownerName } from './behaviorOwner.ts';
import { idsIn } from './behaviorTree.ts';
import { copiesWith, idFault } from './newIds.ts';

interface InsertSavedBehavior extends BehaviorGap {
  readonly owner: BehaviorOwner;
  readonly saved: Id;
  /** New ids, one for each id in `idsToInsert`, in its order. */
  readonly ids: readonly Id[];
}

/** Adds a copy of a behavior of the author's own library. docs/format.md#saved-behaviors. */
export const insertSavedBehavior = defineEdit({
  kind: 'behavior.insertSaved',
  plan(project, data: InsertSavedBehavior): Result<readonly Op[]> {
    const saved = project.behaviors.get(data.saved);
    if (!saved) return missing('The saved behavior', ['behaviors', data.saved]);
    const gap = locateBehaviorGap(project, data.owner, data);
    if (!gap.ok) return gap;
    const [copy] = copiesWith([saved.behavior], data.ids) ?? [];
    if (!copy) return refusal('Each copied behavior and condition needs an id.');
    const { path, ops } = gap.value;
    const fault = idFault(project, data.owner, data.ids) ?? depthFault(path, [copy]);
    return fault ?? succeed([...ops, { op: 'insert', path, index: data.index, value: copy }]);
  },
  label: (project, data) => ({
    what: `Added ${project.behaviors.get(data.saved)?.name ?? 'a saved behavior'}`,
    where: ownerName(project, data.owner),
  }),
});

/** The ids in a saved behavior that a copy has to replace with new ones; empty when it no longer exists. */
export function idsToInsert(project: Project, saved: Id): readonly Id[] {
  const found = project.behaviors.get(saved);
  return found ? idsIn([found.behavior]) : [];
}
