import { behaviorTitle } from '../../catalogue/behaviorTitle.ts';
import type { Id, SavedBehaviorDocument } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { isId, isName, numberedName } from '../naming.ts';
import type { Op } from '../op.ts';
import type { BehaviorOwner } from './behaviorOwner.ts';
import { chosenTitle, findLocated } from './behaviorTree.ts';

interface SaveBehavior {
  readonly owner: BehaviorOwner;
  readonly behavior: Id;
  /** Id of the new library entry. */
  readonly id: Id;
  /** The behavior's title when omitted. */
  readonly name?: string;
  readonly help?: string;
}

/** Saves a copy of a behavior, with its descendants, to the author's library. docs/format.md#saved-behaviors. */
export const saveBehavior = defineEdit({
  kind: 'savedBehavior.add',
  plan(project, data: SaveBehavior): Result<readonly Op[]> {
    const located = findLocated(project, data.owner, data.behavior);
    if (!located) return missing('The behavior');
    if (!isId(data.id)) return refusal('This id cannot be used.');
    if (project.behaviors.has(data.id)) return refusal('There is already a saved behavior with this id.');
    const name = data.name ?? behaviorTitle(located.behavior);
    if (!isName(name)) return refusal('A saved behavior needs a name.');
    const taken = [...project.behaviors.values()].map((saved) => saved.name);
    const value: SavedBehaviorDocument = {
      id: data.id,
      name: numberedName(name, taken),
      help: data.help ?? '',
      behavior: located.behavior,
    };
    return succeed([{ op: 'set', path: ['behaviors', data.id], value }]);
  },
  label: (project, { owner, behavior }) => ({
    what: `Saved ${chosenTitle(project, owner, [behavior])} in the library`,
    where: project.object.title,
  }),
});
