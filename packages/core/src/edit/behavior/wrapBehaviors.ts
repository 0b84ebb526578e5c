import { defaultAttributes } from '../../catalogue/defineBehavior.ts';
import { findBehavior } from '../../catalogue/findBehavior.ts';
import type { Behavior, Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { depthFault } from './behaviorGap.ts';
import { type BehaviorOwner, ownerName } from './behaviorOwner.ts';
import { chosenTitle, locateChosen } from './behaviorTree.ts';
import { idFault } from './newIds.ts';

interface WrapBehaviors {
  readonly owner: BehaviorOwner;
  /** Behaviors in one list. */
  readonly behaviors: readonly Id[];
  /** Id of the new block. */
  readonly id: Id;
  /** Any block class, such as `CompoundBehavior` or `RuleBehavior`. */
  readonly class: string;
}

/** Puts the chosen behaviors into a new block at the position of the first. */
export const wrapBehaviors = defineEdit({
  kind: 'behavior.wrap',
  plan(project, data: WrapBehaviors): Result<readonly Op[]> {
    const chosen = locateChosen(project, data.owner, data.behaviors);
    if (!chosen.ok) return chosen;
    const [first] = chosen.value;
    if (!first) return refusal('Choose the behaviors to move into the block.');
    if (chosen.value.some(({ siblings }) => siblings !== first.siblings)) {
      return refusal('Only behaviors from the same list can be moved into a block together.');
    }
    const block = createBlock(data);
    if (!block) return refusal('Behaviors can only be moved into a block.');
    const members = chosen.value.map(({ behavior }) => behavior);
    const fault = idFault(project, data.owner, [data.id]) ?? depthFault(first.list, members, 1);
    if (fault) return fault;
    const to = [...first.list, { id: data.id }, 'behaviors'];
    const moves = chosen.value.map(({ path }, index): Op => ({ op: 'move', path, index, to }));
    return succeed([{ op: 'insert', path: first.list, index: first.index, value: block }, ...moves]);
  },
  label: (project, data) => ({
    what: `Put ${chosenTitle(project, data.owner, data.behaviors)} into a ${findBehavior(data.class)?.title ?? 'block'}`,
    where: ownerName(project, data.owner),
  }),
});

function createBlock(data: WrapBehaviors): Behavior | undefined {
  const descriptor = findBehavior(data.class);
  if (descriptor?.children?.includes('behaviors') !== true) return undefined;
  const lists = descriptor.children.map((list) => [list, []] as const);
  const attributes = defaultAttributes(descriptor);
  return { id: data.id, class: descriptor.class, enabled: true, attributes, ...Object.fromEntries(lists) };
}
