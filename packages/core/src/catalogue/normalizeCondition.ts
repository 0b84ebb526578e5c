import type { Condition } from '../generated/entities.ts';
import { conditionClasses } from './defineCondition.ts';
import { findPredicate } from './findPredicate.ts';

/**
 * The condition in its current spelling: class and event type match its condition type and predicate; older operators
 * and words are replaced. Returns the same object when nothing changes. docs/runtime-rules.md#attribute-conditions.
 */
export function normalizeCondition(condition: Condition): Condition {
  const predicate = findPredicate(condition.predicate.type);
  const conditionClass = conditionClasses[condition.attributes.conditionType] ?? condition.class;
  const eventType =
    condition.attributes.conditionType === 0 ? (predicate?.eventType ?? condition.eventType) : undefined;
  const attributes = normalizePredicateAttributes(condition.predicate.type, condition.predicate.attributes);
  const isSame =
    conditionClass === condition.class &&
    eventType === condition.eventType &&
    attributes === condition.predicate.attributes;
  if (isSame) return condition;
  const { eventType: _, ...rest } = condition;
  return {
    ...rest,
    class: conditionClass,
    ...(eventType === undefined ? {} : { eventType }),
    predicate: { ...condition.predicate, attributes },
  };
}

/** The attributes of a predicate in the current spelling; the same object when nothing changes. */
export function normalizePredicateAttributes<Attributes extends Readonly<Record<string, unknown>>>(
  type: string,
  attributes: Attributes,
): Attributes | Record<string, unknown> {
  const descriptor = findPredicate(type);
  if (descriptor === undefined) return attributes;
  let isSame = true;
  const entries = Object.entries(attributes).map(([key, value]) => {
    const newKey = (Object.hasOwn(descriptor.fieldAliases ?? {}, key) && descriptor.fieldAliases?.[key]) || key;
    const newValue = spell(descriptor.spellings?.[newKey], value);
    isSame &&= newKey === key && newValue === value;
    return [newKey, newValue] as const;
  });
  return isSame ? attributes : Object.fromEntries(entries);
}

function spell(spellings: Readonly<Record<string, string | number | boolean>> | undefined, value: unknown): unknown {
  if (spellings === undefined || (typeof value !== 'string' && typeof value !== 'number')) return value;
  const key = String(value).trim().toLowerCase();
  return Object.hasOwn(spellings, key) ? spellings[key] : value;
}
