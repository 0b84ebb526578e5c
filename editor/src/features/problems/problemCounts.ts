import { commaSeparated, counted } from '../../i18n/counted.ts';
import { t } from '../../i18n/t.ts';

/** "Problems: 1 error, 2 warnings", or that there are none. */
export function problemCounts({ errors, warnings }: { readonly errors: number; readonly warnings: number }): string {
  const counts = [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')].filter(
    (each) => each !== false,
  );
  return counts.length === 0 ? t('No problems') : t('Problems: {counts}', { counts: commaSeparated(counts) });
}
