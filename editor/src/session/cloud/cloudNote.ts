import type { CloudState } from '@playhouse/sync/cloud';
import { create } from 'zustand';
import { t } from '../../i18n/t.ts';

/** What the top bar says about the sync of the open project, once everything is stored on this computer. */
export interface CloudNote {
  readonly kind: 'synced' | 'syncing' | 'offline' | 'paused' | 'refused';
  readonly text: string;
  /** Why documents are refused, a line for each. */
  readonly reasons: readonly string[];
  /** The documents that the server deletes once somebody has confirmed it. */
  readonly deletions?: readonly string[];
}

/** What the person has to know about the sync, until it is dismissed. */
export interface CloudTrouble {
  readonly text: string;
}

export const useCloudTrouble = create<{ readonly trouble: CloudTrouble | undefined }>()(() => ({ trouble: undefined }));

/** The words for a state of the sync; undefined while the project is only on this computer. */
export function noteOf({ phase, waiting, refused, asked, unread }: CloudState): CloudNote | undefined {
  const reasons = [...refused, ...unread].map(({ id, reason }) => `${id}: ${reason}`);
  switch (phase) {
    case 'off':
      return undefined;
    case 'offline':
      return {
        kind: 'offline',
        text:
          waiting === undefined || waiting === 0
            ? t('Offline. Saved on this computer')
            : t('Offline. {waiting, plural, one {# change syncs} other {# changes sync}} later', { waiting }),
        reasons,
      };
    case 'paused':
      return { kind: 'paused', text: t('Saved on this computer. Sign in to sync'), reasons };
    case 'refused':
    case 'failed':
      return { kind: 'refused', text: t('Saved on this computer, not synced'), reasons };
    default:
      break;
  }
  if (asked.length > 0) return { kind: 'refused', text: t('Delete in the cloud, too?'), reasons, deletions: asked };
  if (refused.length > 0) {
    const text = t('{count, plural, one {# document is} other {# documents are}} not in the cloud', {
      count: refused.length,
    });
    return { kind: 'refused', text, reasons };
  }
  if (unread.length > 0) {
    const text = t('{count, plural, one {# document} other {# documents}} in the cloud cannot be read', {
      count: unread.length,
    });
    return { kind: 'refused', text, reasons };
  }
  if (phase === 'live' && waiting === 0) return { kind: 'synced', text: t('Synced'), reasons };
  return { kind: 'syncing', text: t('Syncing'), reasons };
}
