import type { Checkpoint, Issue, ProjectSession } from '@playhouse/core';
import { showToast } from '../../components/Toast.tsx';

/** Takes the last step back and says in words what of it is no longer possible. */
export function undoStep(session: ProjectSession): void {
  const step = session.getState().history.undo.at(-1);
  tell('undone', step, session.undo());
}

/** Does the step that was taken back last again, or says in words why that is no longer possible. */
export function redoStep(session: ProjectSession): void {
  const step = session.getState().history.redo.at(-1);
  tell('redone', step, session.redo());
}

/** Undoes or redoes until so many steps are done. */
export function goToStep(session: ProjectSession, place: number): void {
  while (session.getState().history.undo.length > place) undoStep(session);
  while (session.getState().history.undo.length < place && session.getState().history.redo.length > 0)
    redoStep(session);
}

function tell(deed: 'undone' | 'redone', step: Checkpoint | undefined, [issue]: readonly Issue[]): void {
  if (step && issue) showToast(`“${step.label.what}” cannot be ${deed} as a whole. ${issue.message}`);
}
