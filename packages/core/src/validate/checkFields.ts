import type { AttributeType } from '../attributes/attributeType.ts';
import type { Field, FieldKind, Fields } from '../catalogue/fields/field.ts';
import { isExpression } from '../references/expressionValue.ts';
import { isFieldActive } from '../references/walkBehavior.ts';
import { checkAttributeField } from './checkAttributeField.ts';
import { checkExpressionField } from './checkExpressionField.ts';
import { checkAssignments, checkColor, checkPoint } from './compositeChecks.ts';
import type { DocumentCheck } from './documentCheck.ts';
import { type FieldPlace, reportField } from './fieldPlace.ts';
import type { KeypathResolver } from './keypathResolver.ts';
import { checkBoolean, checkChoice, checkKey, checkNumberField, checkTextField, checkWord } from './literalChecks.ts';
import { checkFont, checkImage, checkImages, checkMusic, checkReference, checkScene } from './referenceChecks.ts';

/** Finds the type of the attribute that a field names, for another field that has to fit it. */
export type FitTypeOf = (fieldName: string) => AttributeType | undefined;

/** Checks attributes against their fields; the check stands at the attributes. A missing one counts as its default. */
export function checkFields(
  check: DocumentCheck,
  resolver: KeypathResolver,
  fields: Fields,
  attributes: Readonly<Record<string, unknown>>,
  fitTypeOf: FitTypeOf,
): void {
  for (const [key, field] of entriesOf(fields)) {
    const stored = attributes[key];
    if (stored === undefined && field.legacy === true) continue;
    if (field.when !== undefined && !isFieldActive(field, fields, attributes)) continue;
    const fitType = field.fits === undefined ? undefined : fitTypeOf(field.fits);
    check.path.push(key);
    checkField({ check, resolver, field, fitType }, stored === undefined ? field.default : stored);
    check.path.pop();
  }
}

/** Checks one value; the check stands at it. */
export function checkField(place: FieldPlace, value: unknown): void {
  if (typeof value !== 'object' || !isExpression(value)) checks[place.field.kind](place, value);
  else if (place.field.computed) checkExpressionField(place, value);
  else reportField(place, 'value.type');
}

const checks: Readonly<Record<FieldKind, (place: FieldPlace, value: unknown) => void>> = {
  number: checkNumberField,
  angle: checkNumberField,
  boolean: checkBoolean,
  text: checkTextField,
  choice: checkChoice,
  word: checkWord,
  point: checkPoint,
  color: checkColor,
  image: checkImage,
  images: checkImages,
  sound: (place, value) => checkReference(place, value, 'sound'),
  music: checkMusic,
  font: checkFont,
  key: checkKey,
  scene: checkScene,
  prototype: (place, value) => checkReference(place, value, 'prototype'),
  table: (place, value) => checkReference(place, value, 'table'),
  tag: (place, value) => checkReference(place, value, 'tag'),
  attribute: checkAttributeField,
  assignments: checkAssignments,
};

const entries = new WeakMap<Fields, readonly (readonly [string, Field])[]>();

function entriesOf(fields: Fields): readonly (readonly [string, Field])[] {
  let known = entries.get(fields);
  if (known === undefined) {
    known = Object.entries(fields);
    entries.set(fields, known);
  }
  return known;
}
