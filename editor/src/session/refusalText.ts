import type { StoreFault } from '@playhouse/sync';
import { t } from '../i18n/t.ts';

/** Why something could not be added. Unlike a change, which its tab keeps, it is refused when there is no room. */
export function refusalText({ code, message }: Pick<StoreFault, 'code' | 'message'>): string {
  if (code !== 'database.full') return message;
  return t('No room left on this computer. Delete projects that you no longer need, then try again.');
}
