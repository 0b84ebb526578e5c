import type { Op } from '../edit/op.ts';
import { ChangedPaths } from './changedPaths.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { History } from './history.ts';

/**
 * The history without steps that changed the same parts as a change from elsewhere: undoing them would undo others'
 * work. An older step at the same parts is dropped, too, since the steps that build on it now stay.
 * docs/reliability.md#d14.
 */
export function dropTouched(history: History, changes: readonly Op[]): History {
  if (changes.length === 0) return history;
  const undo = untouched(history.undo, ChangedPaths.of(changes));
  const redo = untouched(history.redo, ChangedPaths.of(changes));
  return undo === history.undo && redo === history.redo ? history : { undo, redo };
}

/** Runs from the step that would be undone or redone first, which is at the end of both stacks. */
function untouched(steps: readonly Checkpoint[], changed: ChangedPaths): readonly Checkpoint[] {
  const kept = steps.toReversed().filter(({ actions }) => {
    if (!actions.some(({ undoData }) => changed.meetsOps(undoData))) return true;
    for (const { undoData } of actions) changed.addOps(undoData);
    return false;
  });
  return kept.length === steps.length ? steps : kept.reverse();
}
