import type { Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../validate/issue.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { type BehaviorOwner, behaviorsOf, ownerName, pathOfBehavior } from './behaviorOwner.ts';

interface SetBehaviorEnabled {
  readonly owner: BehaviorOwner;
  readonly behavior: Id;
  readonly enabled: boolean;
}

/** Switches a behavior with all that it holds off or on. Reference 1.1. */
export const setBehaviorEnabled = defineEdit({
  kind: 'behavior.setEnabled',
  plan(project, data: SetBehaviorEnabled): Result<readonly Op[]> {
    const list = behaviorsOf(project, data.owner);
    const path = list && pathOfBehavior(list.behaviors, list.path, data.behavior);
    if (!path) return missing('The behavior');
    return succeed([{ op: 'set', path: [...path, 'enabled'], value: data.enabled }]);
  },
  label: (project, data) => ({
    what: data.enabled ? 'Switched a behavior on' : 'Switched a behavior off',
    where: ownerName(project, data.owner),
  }),
});
