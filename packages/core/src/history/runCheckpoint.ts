import { applyEdit } from '../edit/applyEdit.ts';
import { applyPossibleOps } from '../edit/applyOps.ts';
import type { EditOf } from '../edit/defineEdit.ts';
import { type Issue, type Result, succeed } from '../model/issue.ts';
import type { Project } from '../model/project.ts';
import type { Checkpoint, CheckpointAction } from './checkpoint.ts';

/** A project after several edits, and the data that a history has to keep about them. */
export interface EditsDone {
  readonly project: Project;
  readonly actions: readonly CheckpointAction[];
}

/** Makes edits one after the other; all of them or, with the reason, none. */
export function doEdits(project: Project, edits: readonly EditOf<string, unknown>[]): Result<EditsDone> {
  let current = project;
  const actions: CheckpointAction[] = [];
  for (const edit of edits) {
    const applied = applyEdit(current, edit);
    if (!applied.ok) return applied;
    if (applied.value.inverse.length === 0) continue;
    current = applied.value.project;
    actions.push({ action: edit.kind, data: edit.data, undoAction: 'ops.apply', undoData: applied.value.inverse });
  }
  // A copy has no spare capacity, which matters because histories are long.
  return succeed({ project: current, actions: actions.slice() });
}

/** Runs the undo actions of a checkpoint backward. Targets that no longer exist are skipped and reported. */
export function undoCheckpoint(
  project: Project,
  checkpoint: Checkpoint,
): { readonly project: Project; readonly issues: readonly Issue[] } {
  const ops = checkpoint.actions.toReversed().flatMap(({ undoData }) => undoData);
  const { project: before, skipped } = applyPossibleOps(project, ops);
  return { project: before, issues: skipped };
}

/** Redoes the edits of a checkpoint, with undo data for the current project. */
export function redoCheckpoint(project: Project, checkpoint: Checkpoint): Result<EditsDone> {
  return doEdits(
    project,
    checkpoint.actions.map(({ action, data }) => ({ kind: action, data })),
  );
}
