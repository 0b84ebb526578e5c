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
  walk(session, 'undo', options);
}

/** Redoes the last undone step, or reports why that is no longer possible. */
export function redoStep(session: ProjectSession, options?: WalkOptions): void {
  walk(session, 'redo', options);
}

/** Undoes or redoes until this many steps are applied. */
export function goToStep(session: ProjectSession, position: number): void {
  const distance = () => position - session.getState().history.undo.length;
  while (distance() < 0 && walk(session, 'undo'));
  while (distance() > 0 && walk(session, 'redo'));
}

/** Takes a step, and reports what prevents all of it or a part of it. False when nothing changed. */
function walk(session: ProjectSession, direction: 'undo' | 'redo', options?: WalkOptions): boolean {
  const before = session.getState();
  const step = before.history[direction].at(-1);
  if (!step) return false;
  const issues = session[direction]();
  const isDone = session.getState() !== before;
  if (isDone) tell(direction === 'undo' ? 'undone' : 'redone', step, issues, options);
  else if (issues[0]) showToast(issues[0].message);
  return isDone;
}

function tell(
  action: 'undone' | 'redone',
  step: Checkpoint,
  [issue]: readonly Issue[],
  { isNamed = false }: WalkOptions = {},
): void {
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
