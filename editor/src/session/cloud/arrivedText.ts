import type { FirstCopyState } from '@playhouse/sync/cloud';
import { t } from '../../i18n/t.ts';

/** How much has arrived, in words. */
export function arrivedText({ arrived, total }: Pick<FirstCopyState, 'arrived' | 'total'>): string {
  if (total === undefined || arrived === 0) return t('Downloading');
  return t('Downloading {arrived} of {total}', { arrived, total: Math.max(arrived, total) });
}
