import type { Field, Fields } from '../catalogue/fields/field.ts';
import { numericSubjectField, subjectAttributeField } from '../catalogue/fields/subject.ts';
import { findBehavior } from '../catalogue/findBehavior.ts';
import { findPredicate } from '../catalogue/findPredicate.ts';
import type { Behavior, Condition } from '../generated/entities.ts';
import type { PathKey } from '../model/path.ts';
import { fieldReferences, type ReferenceKind } from './fieldReferences.ts';

/** The location of a tree of behaviors and the receiver of its references. `path` changes during the walk. */
export interface BehaviorOwner {
  readonly path: PathKey[];
  emit(
    kind: ReferenceKind,
    target: string,
    keys: readonly PathKey[],
    position: number | undefined,
    isActive: boolean,
  ): void;
}

/** Emits every reference of one behavior, of its conditions and of all behaviors below it. */
export function walkBehavior(behavior: Behavior, owner: BehaviorOwner): void {
  const descriptor = findBehavior(behavior.class);
  owner.path.push('attributes');
  if (descriptor !== undefined) walkFields(descriptor.fields, behavior.attributes, behavior.attributes, owner);
  owner.path.pop();
  walkList('conditions', behavior.conditions, walkCondition, owner);
  walkList('behaviors', behavior.behaviors, walkBehavior, owner);
  walkList('elseBehaviors', behavior.elseBehaviors, walkBehavior, owner);
}

/** False when another field's value makes a field ineffective. */
export function isFieldActive(field: Field, fields: Fields, attributes: Readonly<Record<string, unknown>>): boolean {
  if (field.when === undefined) return true;
  const value = attributes[field.when.field] ?? fields[field.when.field]?.default;
  return field.when.is.some((each) => each === value);
}

function walkCondition(condition: Condition, owner: BehaviorOwner): void {
  const { conditionType, subjectAttribute, subject } = condition.attributes;
  const emitBelow = (field: Field, key: string, value: unknown): void =>
    fieldReferences(field, value, (kind, target, keys, position) =>
      owner.emit(kind, target, ['attributes', key, ...keys], position, true),
    );
  if (conditionType === 1) emitBelow(subjectAttributeField, 'subjectAttribute', subjectAttribute);
  if (conditionType > 1) emitBelow(numericSubjectField, 'subject', subject);
  const descriptor = findPredicate(condition.predicate.type);
  if (descriptor === undefined) return;
  owner.path.push('predicate', 'attributes');
  walkFields(descriptor.fields, condition.predicate.attributes, condition.attributes, owner);
  owner.path.length -= 2;
}

/**
 * True when a field's value is assigned to, or compared with, an actor's image; a literal is then the name of an image.
 */
function isImageKeypath(fitSource: Readonly<Record<string, unknown>>, { fits }: Field): boolean {
  const keypath = fits === undefined ? undefined : fitSource[fits];
  return typeof keypath === 'string' && keypath.endsWith('.attributes.image');
}

function walkFields(
  fields: Fields,
  attributes: Readonly<Record<string, unknown>>,
  fitSource: Readonly<Record<string, unknown>>,
  owner: BehaviorOwner,
): void {
  for (const [key, field] of Object.entries(fields)) {
    const value = attributes[key];
    if (value === undefined) continue;
    const isActive = isFieldActive(field, fields, attributes);
    if (typeof value === 'string' && value !== '' && isImageKeypath(fitSource, field)) {
      owner.emit('image', value, [key], undefined, isActive);
    }
    fieldReferences(field, value, (kind, target, keys, position) =>
      owner.emit(kind, target, [key, ...keys], position, isActive),
    );
  }
}

function walkList<Member>(
  key: string,
  list: readonly Member[] | undefined,
  walk: (member: Member, owner: BehaviorOwner) => void,
  owner: BehaviorOwner,
): void {
  if (list === undefined || list.length === 0) return;
  owner.path.push(key);
  for (const [index, member] of list.entries()) {
    owner.path.push(index);
    walk(member, owner);
    owner.path.pop();
  }
  owner.path.pop();
}
