import { type Result, refuse } from '../model/issue.ts';

/** Why a file of comma-separated values cannot be read, in one sentence; `line` counts from 1. */
export function csvProblem(message: string, params: { readonly line?: number } = {}): Result<never> {
  return refuse({ code: 'document.unreadable', severity: 'blocking', path: [], params, message });
}

/** The same for a file that is larger than allowed. */
export function csvTooLarge(message: string): Result<never> {
  return refuse({ code: 'document.size', severity: 'blocking', path: [], params: {}, message });
}
