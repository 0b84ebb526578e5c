import { defaultAttributes } from '../catalogue/defineBehavior.ts';
import { type PredicateDescriptor, type PredicateType, predicateTypes } from '../catalogue/defineCondition.ts';
import { findPredicate } from '../catalogue/findPredicate.ts';
import { normalizePredicateAttributes } from '../catalogue/normalizeCondition.ts';
import type { Condition, Predicate } from '../generated/entities.ts';
import type { ImportContext } from './context.ts';
import { readField } from './fieldValues.ts';
import { describeAttribute } from './source.ts';
import type { XmlElement } from './xml.ts';

/**
 * The test of a condition, in the spelling of the format. A type that no version wrote becomes `unset`, and is a loss
 * with its values. docs/runtime-rules.md#legacy-conditions, docs/format.md#conditions.
 */
export function readPredicate(context: ImportContext, element: XmlElement | undefined): Predicate {
  if (!element) return { type: 'unset', attributes: {} };
  const type = readType(context, element);
  const descriptor = findPredicate(type);
  if (!descriptor) return { type, attributes: {} };
  const written = readAttributes(context, element, descriptor);
  const attributes = normalizePredicateAttributes(type, { ...defaultAttributes(descriptor), ...written });
  return { type, attributes: type === 'boolean' ? withoutNegation(attributes) : attributes };
}

/** True for tests of events. docs/runtime-rules.md#event-conditions. */
export function isEventPredicate(type: PredicateType): boolean {
  return eventTypeOf(type) !== undefined;
}

/** The event that a test belongs to. docs/runtime-rules.md#event-conditions. */
export function eventTypeOf(type: PredicateType): Condition['eventType'] {
  return findPredicate(type)?.eventType;
}

function readType(context: ImportContext, element: XmlElement): PredicateType {
  const written = context.source.take(element, 'type') ?? 'unset';
  const type = predicateTypes.find((known) => known === written);
  if (!type) context.source.lose(element, describeAttribute('type', written), 'This test does not exist.', 'type');
  return type ?? 'unset';
}

/** Fields are in the attributes of the element itself or in the group inside it. */
function readAttributes(
  context: ImportContext,
  element: XmlElement,
  descriptor: PredicateDescriptor,
): Record<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [name, value] of element.attributes) {
    const id = storedName(descriptor, name);
    if (id === undefined) continue;
    context.source.take(element, name);
    values.set(id, value);
  }
  const group = element.children.find((child) => child.name === 'attributes');
  for (const child of group?.children ?? []) {
    const id = storedName(descriptor, child.attributes.get('id') ?? '');
    const field = id === undefined ? undefined : descriptor.fields[id];
    if (id === undefined || !field || values.has(id)) continue;
    context.source.take(child, 'id');
    values.set(id, readField(context, child, field));
  }
  return Object.fromEntries(values);
}

function storedName(descriptor: PredicateDescriptor, name: string): string | undefined {
  if (Object.hasOwn(descriptor.fields, name)) return name;
  const aliases = descriptor.fieldAliases ?? {};
  return Object.hasOwn(aliases, name) ? aliases[name] : undefined;
}

/** "is not true" means "is false". */
function withoutNegation(attributes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isNegated = attributes.operator === '!=' || attributes.operator === 'isNot' || attributes.operator === '~=';
  return isNegated ? { ...attributes, operator: '==', RHS: attributes.RHS !== true } : { ...attributes };
}
