import type { Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { type BehaviorOwner, ownerName } from './behaviorOwner.ts';
import { chosenTitle, findLocated } from './behaviorTree.ts';

interface SetBehaviorEnabled {
  readonly owner: BehaviorOwner;
  readonly behaviors: readonly Id[];
  readonly enabled: boolean;
}

/** Disables or enables behaviors with their descendants. docs/runtime-rules.md#kinds-of-behaviors. */
export const setBehaviorEnabled = defineEdit({
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
