import type { Field, Fields } from '../catalogue/fields/field.ts';
import { numericSubjectField } from '../catalogue/fields/subject.ts';
import { findBehavior } from '../catalogue/findBehavior.ts';
import { findPredicate } from '../catalogue/findPredicate.ts';
import type { Behavior, Condition } from '../generated/entities.ts';
import type { Path } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import type { ReferenceOwner } from './walk.ts';
import { isFieldActive } from './walkBehavior.ts';

/** The stored value of one field of a behavior or condition, and where it is. */
export interface FieldValue {
  readonly field: Field;
  readonly key: string;
  readonly value: unknown;
  /** Class of the behavior or predicate that the field belongs to. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly path: Path;
  readonly owner: ReferenceOwner;
  readonly isActive: boolean;
  /** Set when the value is assigned to, or compared with, an actor's image or tags. */
  readonly goal?: 'image' | 'tag';
}

type Visit = (value: FieldValue) => void;

/** Calls `visit` for every text, list and expression in the fields of every behavior and condition of a project. */
export function walkFieldValues(project: Project, visit: Visit): void {
  for (const [id, scene] of project.scenes) {
    for (const [layerIndex, layer] of scene.layers.entries()) {
      for (const [index, instance] of layer.actors.entries()) {
        if (instance.behaviors === undefined) continue;
        const path = ['scenes', id, 'layers', layerIndex, 'actors', index, 'behaviors'];
        walkBehaviors(instance.behaviors, path, { owner: { kind: 'instance', id: instance.id, scene: id }, visit });
      }
    }
  }
  for (const [id, prototype] of project.actors) {
    walkBehaviors(prototype.behaviors, ['actors', id, 'behaviors'], { owner: { kind: 'prototype', id }, visit });
  }
  for (const [id, saved] of project.behaviors) {
    walkOne(saved.behavior, ['behaviors', id, 'behavior'], { owner: { kind: 'behavior', id }, visit });
  }
}

interface Walk {
  readonly owner: ReferenceOwner;
  readonly visit: Visit;
}

function walkBehaviors(list: readonly Behavior[] | undefined, path: Path, walk: Walk): void {
  for (const [index, behavior] of (list ?? []).entries()) walkOne(behavior, [...path, index], walk);
}

function walkOne(behavior: Behavior, path: Path, walk: Walk): void {
  const descriptor = findBehavior(behavior.class);
  if (descriptor !== undefined) {
    walkFields(descriptor.fields, [behavior.attributes, behavior.attributes], [...path, 'attributes'], walk);
  }
  for (const [index, condition] of (behavior.conditions ?? []).entries()) {
    walkCondition(condition, [...path, 'conditions', index], walk);
  }
  walkBehaviors(behavior.behaviors, [...path, 'behaviors'], walk);
  walkBehaviors(behavior.elseBehaviors, [...path, 'elseBehaviors'], walk);
}

function walkCondition(condition: Condition, path: Path, { owner, visit }: Walk): void {
  const { attributes, predicate } = condition;
  if (attributes.conditionType > 1 && isWorth(attributes.subject)) {
    const fieldValue = { field: numericSubjectField, key: 'subject', value: attributes.subject, attributes };
    visit({ ...fieldValue, path: [...path, 'attributes', 'subject'], owner, isActive: true });
  }
  const descriptor = findPredicate(predicate.type);
  if (descriptor === undefined) return;
  const below = [...path, 'predicate', 'attributes'];
  walkFields(descriptor.fields, [predicate.attributes, attributes], below, { owner, visit });
}

type Attributes = Readonly<Record<string, unknown>>;

function walkFields(
  fields: Fields,
  [attributes, fitSource]: readonly [Attributes, fitSource: Attributes],
  path: Path,
  { owner, visit }: Walk,
): void {
  for (const [key, field] of Object.entries(fields)) {
    const value = attributes[key];
    if (!isWorth(value)) continue;
    const keypath = field.fits === undefined ? undefined : fitSource[field.fits];
    const goal = goalOf(keypath);
    const isActive = isFieldActive(field, fields, attributes);
    visit({ field, key, value, attributes, path: [...path, key], owner, isActive, ...(goal && { goal }) });
  }
}

function goalOf(keypath: unknown): FieldValue['goal'] {
  if (typeof keypath !== 'string') return undefined;
  if (keypath.endsWith('.attributes.image')) return 'image';
  return keypath.endsWith('.attributes.tags') ? 'tag' : undefined;
}

function isWorth(value: unknown): boolean {
  return typeof value === 'string' ? value !== '' : typeof value === 'object' && value !== null;
}
