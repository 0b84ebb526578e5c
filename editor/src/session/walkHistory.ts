import type { Checkpoint, Issue, ProjectSession } from '@playhouse/core';
import { showToast } from '../components/toasts.ts';
import { said } from '../i18n/said.ts';
import { t } from '../i18n/t.ts';

export interface WalkOptions {
  /** Reports the step, because its effect may be out of view. */
  readonly isNamed?: boolean;
}

/** Undoes the last step and reports the parts that are no longer possible. */
export function undoStep(session: ProjectSession, options?: WalkOptions): void {
  const step = session.getState().history.undo.at(-1);
  tell('undone', step, session.undo(), options);
}

/** Redoes the last undone step, or reports why that is no longer possible. */
export function redoStep(session: ProjectSession, options?: WalkOptions): void {
  const step = session.getState().history.redo.at(-1);
  tell('redone', step, session.redo(), options);
}

/** Undoes or redoes until this many steps are applied. */
export function goToStep(session: ProjectSession, position: number): void {
  while (session.getState().history.undo.length > position) undoStep(session);
  while (session.getState().history.undo.length < position && session.getState().history.redo.length > 0)
    redoStep(session);
}

function tell(
  action: 'undone' | 'redone',
  step: Checkpoint | undefined,
  [issue]: readonly Issue[],
  { isNamed = false }: WalkOptions = {},
): void {
  if (!step) return;
  const { what } = step.label;
  if (issue)
    showToast(
      action === 'undone'
        ? t('“{what}” cannot be undone as a whole. {message}', { what: said(what), message: said(issue.message) })
        : t('“{what}” cannot be redone as a whole. {message}', { what: said(what), message: said(issue.message) }),
    );
  else if (isNamed)
    showToast(
      action === 'undone' ? t('Undone: {what}', { what: said(what) }) : t('Redone: {what}', { what: said(what) }),
    );
}
