import type { ProjectSession } from '@playhouse/core';
import type { ToastAction } from '../components/toasts.ts';
import { t } from '../i18n/t.ts';
import { undoStep } from './walkHistory.ts';

/** Undo in a toast about the last step. It undoes that step and no other, so the toast closes when another follows. */
export function undoAction(session: ProjectSession): ToastAction {
  const last = () => session.getState().history.undo.at(-1);
  const step = last();
  const isLast = () => step !== undefined && last() === step;
  return {
    label: t('Undo'),
    onAction() {
      if (isLast()) undoStep(session);
    },
    watch: (close) => session.subscribe(() => (isLast() ? undefined : close())),
  };
}
