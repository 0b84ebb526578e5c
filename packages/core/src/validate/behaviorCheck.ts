import type { Fields } from '../catalogue/fields/field.ts';
import { standardMessage } from '../catalogue/messageOf.ts';
import { type DocumentCheck, report } from './documentCheck.ts';
import type { KeypathResolver } from './keypathResolver.ts';

/** The ongoing check of one owner's behaviors. */
export interface BehaviorCheck {
  readonly check: DocumentCheck;
  readonly resolver: KeypathResolver;
  /** Ids of behaviors and conditions so far, which must be unique in their owner. */
  readonly ids: Set<string>;
}

/** Records an id; a second use is a non-blocking finding. docs/format.md#ids. */
export function checkId({ check, ids }: Pick<BehaviorCheck, 'check' | 'ids'>, id: string): void {
  const before = ids.size;
  ids.add(id);
  if (ids.size !== before) return;
  const params = { id };
  report(check, 'id.duplicate', standardMessage('id.duplicate', params), {
    keys: ['id'],
    params,
    severity: 'nonBlocking',
  });
}

/**
 * Reports attributes that a class or predicate does not know; they are kept without effect. `count` is the number of
 * attributes that belong to fields.
 */
export function checkKeys(
  { check }: BehaviorCheck,
  fields: Fields,
  attributes: Readonly<Record<string, unknown>>,
  count: number,
  common: ReadonlySet<string>,
): void {
  let total = 0;
  for (const _ in attributes) total += 1;
  if (total === count) return;
  for (const key in attributes) {
    if (common.has(key) || Object.hasOwn(fields, key)) continue;
    report(check, 'behavior.field', standardMessage('behavior.field', { key }), {
      keys: [key],
      params: { key },
      severity: 'nonBlocking',
    });
  }
}
