import type { Fields } from './fields/field.ts';

/** Classes of conditions, in the order of their `conditionType`. docs/product-rules.md#behavior-data. */
export const conditionClasses = [
  'EventCondition',
  'AttributeCondition',
  'NumericExpressionCondition',
  'TextExpressionCondition',
] as const;

export type ConditionClass = (typeof conditionClasses)[number];

/** Types of predicates. docs/format.md#conditions. */
export const predicateTypes = [
  'mouse',
  'mousePosition',
  'touch',
  'key',
  'collision',
  'number',
  'string',
  'boolean',
  'unset',
] as const;

export type PredicateType = (typeof predicateTypes)[number];
export type EventType = 'mouse button' | 'mouse position' | 'touch' | 'key' | 'overlaps or collides';

/**
 * Catalogue data of a predicate: the test that a condition makes. docs/runtime-rules.md#event-conditions and
 * docs/runtime-rules.md#expression-conditions.
 */
export interface PredicateDescriptor<Type extends PredicateType = PredicateType, Descriptions extends Fields = Fields> {
  readonly type: Type;
  readonly title: string;
  readonly help: string;
  /** What it does where the specification is silent, in a sentence or two each, for the reference. */
  readonly notes?: readonly string[];
  /** For predicates of events: the event that the condition listens to. */
  readonly eventType?: EventType;
  /** The values of `conditionType` that it can have. */
  readonly conditionTypes: readonly (0 | 1 | 2 | 3)[];
  readonly fields: Descriptions;
  /** Older spellings of a field's values, and what they mean. Keys are in lower case. */
  readonly spellings?: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
  /** Older names of fields. */
  readonly fieldAliases?: Readonly<Record<string, string>>;
}

/** Returns the descriptor with its exact type and fields. */
export function definePredicate<const Type extends PredicateType, const Descriptions extends Fields>(
  descriptor: PredicateDescriptor<Type, Descriptions>,
): PredicateDescriptor<Type, Descriptions> {
  return descriptor;
}
