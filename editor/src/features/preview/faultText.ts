import { faultDetail, faultTextOf } from '@playhouse/runtime';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';

/** What a fault of a running game says, in the language of the editor; games say it in English. */
export function faultText({ code, message }: { readonly code: string; readonly message: string }): string {
  const detail = faultDetail(code, message);
  return detail === undefined ? said(message) : t(faultTextOf(code), { detail: said(detail) });
}
