import { behaviorTitle } from '../../catalogue/behaviorTitle.ts';
import type { Behavior } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { documentKinds } from '../../model/parse/documentKinds.ts';
import { inspectJson } from '../../model/parse/inspectJson.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { counted } from '../naming.ts';
import type { Op } from '../op.ts';
import { type BehaviorGap, depthFault, locateBehaviorGap } from './behaviorGap.ts';
import { type BehaviorOwner, ownerName } from './behaviorOwner.ts';
import { idsIn } from './behaviorTree.ts';
import { idFault } from './newIds.ts';

export interface InsertBehaviorTrees extends BehaviorGap {
  readonly owner: BehaviorOwner;
  /** In stored form, with ids that the owner does not use yet. */
  readonly behaviors: readonly Behavior[];
}

/**
 * Adds complete behaviors with their conditions and children, as pasting does. docs/product-rules.md#copy-and-paste.
 */
export const insertBehaviorTrees = defineEdit({
  kind: 'behavior.insertTrees',
  plan(project, data: InsertBehaviorTrees): Result<readonly Op[]> {
    const gap = locateBehaviorGap(project, data.owner, data);
    if (!gap.ok) return gap;
    if (!data.behaviors.every(isStorable)) return refusal('This is not a behavior that can be stored.');
    const { path, ops } = gap.value;
    const fault = idFault(project, data.owner, idsIn(data.behaviors)) ?? depthFault(path, data.behaviors);
    if (fault) return fault;
    const inserts = data.behaviors.map(
      (value, offset): Op => ({ op: 'insert', path, index: data.index + offset, value }),
    );
    return succeed(inserts.length === 0 ? [] : [...ops, ...inserts]);
  },
  label: (project, { owner, behaviors }) => ({
    what: `Added ${titleOf(behaviors)}`,
    where: ownerName(project, owner),
  }),
});

/** Nesting is checked first, because the check of shapes is recursive. */
function isStorable(behavior: Behavior): boolean {
  if (inspectJson(behavior, false) !== 'clean') return false;
  return documentKinds.behaviors.validate({ id: 'id1', name: '', help: '', behavior });
}

function titleOf(behaviors: readonly Behavior[]): string {
  const [first] = behaviors;
  return behaviors.length === 1 && first ? behaviorTitle(first) : counted(behaviors.length, 'behavior', 'behaviors');
}
