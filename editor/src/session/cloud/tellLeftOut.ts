import type { LeftOut } from '@playhouse/sync/cloud';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { noteOf, useCloudTrouble } from './cloudNote.ts';

/** Names what a copy left out, as the top bar does for an open project. False when that is nothing. */
export function tellLeftOut(leftOut: LeftOut, show: typeof showToast = showToast): boolean {
  const note = noteOf({ phase: 'live', waiting: 0, asked: [], ...leftOut });
  if (!note || note.reasons.length === 0) return false;
  const onAction = () => useCloudTrouble.setState({ trouble: { text: note.reasons.join(' ') } });
  show(note.text, { label: t('Why?'), onAction });
  return true;
}
