import type { Op } from '../edit/op.ts';
import { ChangedPaths } from './changedPaths.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { History } from './history.ts';

/**
 * The history without steps that changed the same parts as a change from elsewhere: undoing them would undo others'
 * work. An older step at the same parts goes too, since what such a step builds on now stays. docs/reliability.md#d14.
 */
export function dropTouched(history: History, changes: readonly Op[]): History {
  if (changes.length === 0) return history;
  const undo = untouched(history.undo, ChangedPaths.of(changes));
  const redo = untouched(history.redo, ChangedPaths.of(changes));
  return undo === history.undo && redo === history.redo ? history : { undo, redo };
}

/** From the step that would run first to the last one; both stacks have that one at their end. */
function untouched(steps: readonly Checkpoint[], changed: ChangedPaths): readonly Checkpoint[] {
  const kept = steps.toReversed().filter(({ actions }) => {
    if (!actions.some(({ undoData }) => changed.meetsOps(undoData))) return true;
    for (const { undoData } of actions) changed.addOps(undoData);
    return false;
  });
  return kept.length === steps.length ? steps : kept.reverse();
}
