import { t } from '../i18n/t.ts';

/** The message for an unexpected error, such as a project that fails to load. docs/product-rules.md#errors. */
export function unexpectedError(error: unknown): string {
  return t('Unexpected error: [{error}]', { error: error instanceof Error ? error.message : String(error) });
}
