import { findBehavior } from '../../catalogue/findBehavior.ts';
import type { Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { type BehaviorOwner, ownerName } from './behaviorOwner.ts';
import { childLists, chosenTitle, findLocated, type LocatedBehavior } from './behaviorTree.ts';

/**
 * Replaces a block with its children, followed by those of Otherwise, and removes its conditions. Children of a
 * disabled block are disabled, so that they do not start to run.
 */
export const unwrapBehavior = defineEdit({
  kind: 'behavior.unwrap',
  plan(project, data: { readonly owner: BehaviorOwner; readonly behavior: Id }): Result<readonly Op[]> {
    const block = findLocated(project, data.owner, data.behavior);
    if (!block) return missing('The behavior');
    if (!isBlock(block)) return refusal('Only blocks contain behaviors that can be taken out.');
    const ids = [...block.siblings, ...childLists.flatMap((list) => block.behavior[list] ?? [])].map(({ id }) => id);
    if (new Set(ids).size < ids.length) return refusal('Two behaviors have the same id. Repair the project first.');
    return succeed(planUnwrap(block));
  },
  label: (project, { owner, behavior }) => ({
    what: `Took everything out of ${chosenTitle(project, owner, [behavior])}`,
    where: ownerName(project, owner),
  }),
});

function isBlock({ behavior }: LocatedBehavior): boolean {
  const children = findBehavior(behavior.class)?.children ?? [];
  return childLists.some((list) => behavior[list] !== undefined || children.includes(list));
}

function planUnwrap({ behavior, path, list, index }: LocatedBehavior): Op[] {
  const ops: Op[] = [];
  let moved = 0;
  for (const key of childLists) {
    for (const child of behavior[key] ?? []) {
      const childPath = [...path, key, { id: child.id }];
      if (!behavior.enabled) ops.push({ op: 'set', path: [...childPath, 'enabled'], value: false });
      ops.push({ op: 'move', path: childPath, index: index + 1 + moved, to: list });
      moved += 1;
    }
  }
  return [...ops, { op: 'remove', path }];
}
