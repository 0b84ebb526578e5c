import type { Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { limits } from '../../model/limits.ts';
import { cleanText } from '../../model/text.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { type BehaviorOwner, ownerName } from './behaviorOwner.ts';
import { chosenTitle, findLocated } from './behaviorTree.ts';

interface RenameBehavior {
  readonly owner: BehaviorOwner;
  readonly behavior: Id;
  /** Blank restores the title of its class. */
  readonly name: string;
}

/** Sets or removes a behavior's own title. docs/runtime-rules.md#behaviors. */
export const renameBehavior = defineEdit({
  kind: 'behavior.rename',
  plan(project, data: RenameBehavior): Result<readonly Op[]> {
    const located = findLocated(project, data.owner, data.behavior);
    if (!located) return missing('The behavior');
    if (data.name.length > limits.nameLength) return refusal('This name is too long.');
    const path = [...located.path, 'attributes', 'name'];
    if (data.name.trim() !== '') return succeed([{ op: 'set', path, value: cleanText(data.name) }]);
    return succeed(Object.hasOwn(located.behavior.attributes, 'name') ? [{ op: 'unset', path }] : []);
  },
  label: (project, { owner, behavior }) => ({
    what: `Renamed ${chosenTitle(project, owner, [behavior])}`,
    where: ownerName(project, owner),
  }),
});
