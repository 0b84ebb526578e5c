import type { Fields } from '../catalogue/fields/field.ts';
import { standardMessage } from '../catalogue/messageOf.ts';
import { type DocumentCheck, report } from './documentCheck.ts';
import type { KeypathResolver } from './keypathResolver.ts';

/** The check of the behaviors of one owner in progress. */
export interface BehaviorCheck {
  readonly check: DocumentCheck;
  readonly resolver: KeypathResolver;
  /** Ids of behaviors and conditions so far; they are unique in their owner. */
  readonly ids: Set<string>;
}

/** Notes an id; a second use is a finding, which stops nothing. Format, chapter 2. */
export function checkId({ check, ids }: Pick<BehaviorCheck, 'check' | 'ids'>, id: string): void {
  if (!ids.has(id)) {
    ids.add(id);
    return;
  }
  const params = { id };
  report(check, 'id.duplicate', standardMessage('id.duplicate', params), {
    keys: ['id'],
    params,
    severity: 'nonBlocking',
  });
}

/** Reports attributes that a class or predicate does not know; they are kept and do no harm. */
export function checkKeys(
  { check }: BehaviorCheck,
  fields: Fields,
  attributes: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
): void {
  for (const key in attributes) {
    if (Object.hasOwn(fields, key) || known.has(key)) continue;
    report(check, 'behavior.field', standardMessage('behavior.field', { key }), {
      keys: [key],
      params: { key },
      severity: 'nonBlocking',
    });
  }
}
