import { said } from '../i18n/said.ts';
import { t } from '../i18n/t.ts';

/** An error whose message tells the person what to do. */
export class SpokenError extends Error {}

/** The message for an unexpected error, such as a project that fails to load. docs/product-rules.md#errors. */
export function unexpectedError(error: unknown): string {
  if (error instanceof SpokenError) return error.message;
  return t('Unexpected error: [{error}]', { error: said(error instanceof Error ? error.message : String(error)) });
}
