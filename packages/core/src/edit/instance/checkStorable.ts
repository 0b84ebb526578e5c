import { type Result, succeed } from '../../model/issue.ts';
import { isJsonObject } from '../../model/json.ts';
import { refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';

/** Why a position or size cannot be stored. */
export const tooFar = 'An actor cannot be that far away or that large.';

/** The ops, unless one of them would write a position, size or angle that cannot be stored. */
export function checkStorable(ops: readonly Op[]): Result<readonly Op[]> {
  for (const op of ops) {
    if (op.op === 'set' && !isStorable(op.value)) return refusal(tooFar);
  }
  return succeed(ops);
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (!isJsonObject(value)) return true;
  for (const key in value) if (!Number.isFinite(value[key])) return false;
  return true;
}
