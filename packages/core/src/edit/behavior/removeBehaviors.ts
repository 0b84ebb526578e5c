import type { Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { type BehaviorOwner, ownerName } from './behaviorOwner.ts';
import { chosenTitle, locateChosen } from './behaviorTree.ts';

/** Removes the chosen behaviors with their descendants. docs/product-rules.md#lists. */
export const removeBehaviors = defineEdit({
  kind: 'behavior.remove',
  plan(project, data: { readonly owner: BehaviorOwner; readonly behaviors: readonly Id[] }): Result<readonly Op[]> {
    const chosen = locateChosen(project, data.owner, data.behaviors);
    if (!chosen.ok) return chosen;
    return succeed(chosen.value.toReversed().map(({ path }): Op => ({ op: 'remove', path })));
  },
  label: (project, { owner, behaviors }) => ({
    what: `Deleted ${chosenTitle(project, owner, behaviors)}`,
    where: ownerName(project, owner),
  }),
});
