import type { Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { type BehaviorGap, depthFault, locateBehaviorGap } from './behaviorGap.ts';
import { type BehaviorOwner, ownerName } from './behaviorOwner.ts';
import { chosenTitle, idsIn, type LocatedBehavior, locateChosen } from './behaviorTree.ts';
import { clashFault, planMoves } from './planMoves.ts';

interface MoveBehaviors {
  readonly owner: BehaviorOwner;
  readonly behaviors: readonly Id[];
  readonly to: BehaviorGap;
}

/**
 * Moves the chosen behaviors to one gap, in their own list or another of the same owner, and keeps their order. A drop
 * into one of them is ignored. docs/product-rules.md#lists.
 */
export const moveBehaviors = defineEdit({
  kind: 'behavior.move',
  plan(project, { owner, behaviors, to }: MoveBehaviors): Result<readonly Op[]> {
    const chosen = locateChosen(project, owner, behaviors);
    if (!chosen.ok) return chosen;
    const gap = locateBehaviorGap(project, owner, to);
    if (!gap.ok) return gap;
    if (isInside(to.parent, chosen.value)) return succeed([]);
    const { path, siblings, ops } = gap.value;
    const members = chosen.value.map(({ behavior }) => behavior);
    const fault = depthFault(path, members) ?? clashFault(chosen.value, siblings);
    if (fault) return fault;
    const moves = planMoves(chosen.value, { path, siblings, index: to.index });
    return succeed(moves.length === 0 ? [] : [...ops, ...moves]);
  },
  label: (project, { owner, behaviors }) => ({
    what: `Moved ${chosenTitle(project, owner, behaviors)}`,
    where: ownerName(project, owner),
  }),
});

function isInside(parent: Id | undefined, chosen: readonly LocatedBehavior[]): boolean {
  return parent !== undefined && chosen.some(({ behavior }) => idsIn([behavior]).includes(parent));
}
