import type { Result } from '@playhouse/core';
import { showToast } from '../components/toasts.ts';
import { t } from '../i18n/t.ts';

/** Says why an edit was refused. */
export function tellRefusal(done: Result<unknown>): void {
  if (!done.ok) showToast(done.issues[0]?.message ?? t('This cannot be changed.'));
}
