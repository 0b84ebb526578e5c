import { t } from '../../i18n/t.ts';

/** What to do about an actor on the stage whose prototype does not exist. docs/product-rules.md#errors. */
export const missingHint = t('No actor definition: delete it, unless it has yet to be synced');
