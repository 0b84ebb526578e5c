import {
  type Condition,
  type Field,
  findPredicate,
  numericSubjectField,
  type PredicateType,
  subjectAttributeField,
  textSubjectField,
} from '@playhouse/core';
import { programOf } from '../fieldLabels.ts';

/** The left side of a comparison. */
export interface Subject {
  readonly key: string;
  readonly field: Field;
  readonly value: unknown;
}

/** The left side of a comparison; events have none. */
export function subjectOf({ attributes }: Condition): Subject | undefined {
  switch (attributes.conditionType) {
    case 1:
      return { key: 'subjectAttribute', field: subjectAttributeField, value: attributes.subjectAttribute ?? '' };
    case 2:
      return { key: 'subject', field: numericSubjectField, value: attributes.subject ?? '' };
    case 3:
      return { key: 'subject', field: textSubjectField, value: attributes.subject ?? '' };
    default:
      return undefined;
  }
}

/** Whether the left side has a value of its own: an attribute, or an expression. */
export function isComputed({ field, value }: Subject): boolean {
  return field.kind === 'attribute' ? value !== '' : programOf(value) !== undefined;
}

/** The fields of the predicate that currently apply. */
export function predicateFields(condition: Condition): readonly (readonly [key: string, field: Field])[] {
  const fields = findPredicate(condition.predicate.type)?.fields ?? {};
  return Object.entries(fields).filter(([, field]) => counts(field, condition));
}

function counts(field: Field, { predicate }: Condition): boolean {
  if (field.hidden || field.legacy) return false;
  const { when } = field;
  return (
    !when ||
    when.is.some((wanted) => wanted === (predicate.attributes[when.field] ?? defaultOf(predicate.type, when.field)))
  );
}

function defaultOf(type: PredicateType, key: string): unknown {
  return findPredicate(type)?.fields[key]?.default;
}

/** The condition with what is being typed on its left side; undefined when nothing is. */
export function withSubject(condition: Condition, key: string, typed: unknown): Condition | undefined {
  return typed === undefined ? undefined : { ...condition, attributes: { ...condition.attributes, [key]: typed } };
}

/** The condition with what is being typed in a field of its predicate; undefined when nothing is. */
export function withValue(condition: Condition, key: string, typed: unknown): Condition | undefined {
  if (typed === undefined) return undefined;
  const { predicate } = condition;
  return { ...condition, predicate: { ...predicate, attributes: { ...predicate.attributes, [key]: typed } } };
}
