import { type Issue, type Result, refuse } from '../model/issue.ts';
import type { IssueCode } from '../model/issueCodes.ts';

/** Refuses an archive or one of its entries, saying what is wrong and what to do. */
export function refuseArchive<Value>(
  code: Extract<IssueCode, `archive.${string}`>,
  message: string,
  params: Issue['params'] = {},
): Result<Value> {
  return refuse({ code, severity: 'blocking', path: [], params, message });
}

/** An entry's name for messages: shortened, without control characters. */
export function shownName(name: string): string {
  const shown = name.replace(/[\p{Cc}\p{Cs}]/gu, '�');
  return shown.length > 100 ? `${shown.slice(0, 100).toWellFormed()}…` : shown;
}
