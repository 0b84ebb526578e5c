import { type AnyBehaviorDescriptor, type ChildList, defaultAttributes } from '../catalogue/defineBehavior.ts';
import type { Field, Fields } from '../catalogue/fields/field.ts';
import { findBehavior } from '../catalogue/findBehavior.ts';
import type { Behavior, Condition } from '../generated/entities.ts';
import { limits } from '../model/limits.ts';
import { cutText } from '../model/text.ts';
import { readCondition } from './condition.ts';
import type { ImportContext } from './context.ts';
import { readField } from './fieldValues.ts';
import { readOwnedId } from './ownedId.ts';
import { describeAttribute } from './source.ts';
import { readUntyped } from './untypedValues.ts';
import { readText } from './values.ts';
import type { XmlElement } from './xml.ts';

/**
 * The behaviors in a list, with their contents. `taken` are the used ids of their owner.
 * docs/runtime-rules.md#legacy-behaviors.
 */
export function readBehaviors(context: ImportContext, list: XmlElement, taken: Set<string>): Behavior[] {
  return childrenOf(list, 'behavior').map((element) => readBehavior(context, element, taken));
}

/** One behavior, with its contents. docs/runtime-rules.md#legacy-behaviors. */
export function readBehavior(context: ImportContext, element: XmlElement, taken: Set<string>): Behavior {
  const id = readOwnedId(context, element, taken);
  const className = readClass(context, element);
  const descriptor = findBehavior(className);
  const attributes = childrenOf(element, 'attributes')[0];
  return {
    id,
    class: descriptor?.class ?? className,
    enabled: readEnabled(context, element),
    attributes: readAttributes(context, attributes, descriptor),
    ...readChildren(context, element, descriptor?.children ?? [], taken),
  };
}

/** Attributes of old files that no longer mean anything. docs/runtime-rules.md#flow and docs/runtime-rules.md#audio. */
const retired = new Set(['preserveCurrentScene', 'usePositionalSound']);
const isUniversal = (id: string): boolean => id === 'name' || id === 'bundleName';

function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

function readClass(context: ImportContext, element: XmlElement): string {
  const className = context.source.take(element, 'class') ?? '';
  const short = cutText(className, limits.nameLength);
  if (short === className) return className;
  const why = `Class names have at most ${limits.nameLength} characters; it was cut off.`;
  context.source.lose(element, describeAttribute('class', className), why, 'class');
  return short;
}

function readEnabled(context: ImportContext, element: XmlElement): boolean {
  const text = context.source.take(element, 'enabled') ?? 'true';
  if (text !== 'true' && text !== 'false') {
    const why = 'This is neither true nor false. It was read as true.';
    context.source.lose(element, describeAttribute('enabled', text), why, 'enabled');
  }
  return text !== 'false';
}

/** Values by id: those of all behaviors, those of the catalogue in its order, then the others. */
function readAttributes(
  context: ImportContext,
  group: XmlElement | undefined,
  descriptor: AnyBehaviorDescriptor | undefined,
): Record<string, unknown> {
  const fields = descriptor?.fields;
  const universal = new Map<string, unknown>();
  const known = new Map<string, unknown>();
  const others = new Map<string, unknown>();
  for (const element of group?.children ?? []) {
    const id = element.attributes.get('id') ?? '';
    const field = fields && Object.hasOwn(fields, id) ? fields[id] : undefined;
    const values = isUniversal(id) ? universal : field ? known : others;
    if (id === '' || id === '__proto__' || retired.has(id) || values.has(id)) continue;
    const value = isUniversal(id) ? readText(context, element) : readValue(context, element, field);
    if (value === undefined) continue;
    context.source.take(element, 'id');
    values.set(id, value);
  }
  if (descriptor && !universal.has('name')) universal.set('name', descriptor.title);
  return { ...Object.fromEntries(universal), ...complete(known, fields ?? {}), ...Object.fromEntries(others) };
}

function readValue(context: ImportContext, element: XmlElement, field: Field | undefined): unknown {
  return field ? readField(context, element, field) : readUntyped(context, element);
}

/** The values in the order of the fields, with defaults for those missing in the file. */
function complete(values: ReadonlyMap<string, unknown>, fields: Fields): Record<string, unknown> {
  const defaults = defaultAttributes({ fields });
  const entries = Object.entries(fields).flatMap(([id, field]) => {
    if (values.has(id)) return [[id, values.get(id)] as const];
    if (!Object.hasOwn(defaults, id)) return [];
    return [[id, field.kind === 'assignments' ? [] : defaults[id]] as const];
  });
  return Object.fromEntries(entries);
}

interface Children {
  conditions?: Condition[];
  behaviors?: Behavior[];
  elseBehaviors?: Behavior[];
}

/** The lists of the class, and the non-empty ones of the file. */
function readChildren(
  context: ImportContext,
  element: XmlElement,
  lists: readonly ChildList[],
  taken: Set<string>,
): Children {
  const children: Children = {};
  const has = (name: ChildList): boolean =>
    lists.includes(name) || childrenOf(element, name).some((list) => list.children.length > 0);
  if (has('conditions')) {
    const conditions = childrenOf(element, 'conditions').flatMap((list) => childrenOf(list, 'condition'));
    children.conditions = conditions.map((condition) => readCondition(context, condition, taken));
  }
  for (const name of ['behaviors', 'elseBehaviors'] as const) {
    if (has(name)) children[name] = childrenOf(element, name).flatMap((list) => readBehaviors(context, list, taken));
  }
  return children;
}
