import type { Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { conditionEdits } from '../condition/conditionEdits.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { type BehaviorOwner, ownerName } from './behaviorOwner.ts';
import { chosenTitle, findLocated, locateChosen } from './behaviorTree.ts';
import { duplicateBehaviors } from './duplicateBehaviors.ts';
import { removeSavedBehavior, renameSavedBehavior, setSavedBehaviorHelp } from './editSavedBehavior.ts';
import { insertBehavior } from './insertBehavior.ts';
import { insertBehaviorTrees } from './insertBehaviorTrees.ts';
import { insertSavedBehavior } from './insertSavedBehavior.ts';
import { moveBehaviors } from './moveBehaviors.ts';
import { renameBehavior } from './renameBehavior.ts';
import { saveBehavior } from './saveBehavior.ts';
import { setBehaviorAttribute } from './setBehaviorAttribute.ts';
import { unwrapBehavior } from './unwrapBehavior.ts';
import { wrapBehaviors } from './wrapBehaviors.ts';

interface SetBehaviorEnabled {
  readonly owner: BehaviorOwner;
  readonly behaviors: readonly Id[];
  readonly enabled: boolean;
}

/** Turns behaviors with their descendants off or on. docs/runtime-rules.md#kinds-of-behaviors. */
const setBehaviorEnabled = defineEdit({
  kind: 'behavior.setEnabled',
  plan(project, data: SetBehaviorEnabled): Result<readonly Op[]> {
    const ops: Op[] = [];
    for (const id of data.behaviors) {
      const located = findLocated(project, data.owner, id);
      if (!located) return missing('The behavior');
      ops.push({ op: 'set', path: [...located.path, 'enabled'], value: data.enabled });
    }
    return succeed(ops);
  },
  label: (project, { owner, behaviors, enabled }) => ({
    what: `Switched ${chosenTitle(project, owner, behaviors)} ${enabled ? 'on' : 'off'}`,
    where: ownerName(project, owner),
  }),
});

/** Removes the chosen behaviors with their descendants. docs/product-rules.md#lists. */
const removeBehaviors = defineEdit({
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

/** Every edit of behaviors, their conditions and saved behaviors. */
export const behaviorEdits = [
  ...conditionEdits,
  duplicateBehaviors,
  insertBehavior,
  insertBehaviorTrees,
  insertSavedBehavior,
  moveBehaviors,
  removeBehaviors,
  removeSavedBehavior,
  renameBehavior,
  renameSavedBehavior,
  saveBehavior,
  setBehaviorAttribute,
  setBehaviorEnabled,
  setSavedBehaviorHelp,
  unwrapBehavior,
  wrapBehaviors,
] as const;
