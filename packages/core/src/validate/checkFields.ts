import type { AttributeType } from '../attributes/attributeType.ts';
import type { FieldKind } from '../catalogue/fields/field.ts';
import { isExpression } from '../references/expressionValue.ts';
import { isIssue } from '../references/resolveKeypath.ts';
import { isFieldActive } from '../references/walkBehavior.ts';
import { checkAttributeField } from './checkAttributeField.ts';
import { checkExpressionField } from './checkExpressionField.ts';
import { checkAssignments, checkColor, checkPoint } from './compositeChecks.ts';
import type { DocumentCheck } from './documentCheck.ts';
import { type FieldCheck, reportField } from './fieldCheck.ts';
import type { FieldPlan } from './fieldPlan.ts';
import type { KeypathResolver } from './keypathResolver.ts';
import { checkBoolean, checkChoice, checkKey, checkNumberField, checkTextField, checkWord } from './literalChecks.ts';
import { checkFont, checkImage, checkImages, checkMusic, checkReference, checkScene } from './referenceChecks.ts';

type Attributes = Readonly<Record<string, unknown>>;

/**
 * Checks attributes against their fields; the check is at the attributes. A missing one counts as its default.
 * `fitSource` contains the keypaths of attributes that fields must fit. Returns how many attributes belong to fields.
 */
export function checkFields(
  check: DocumentCheck,
  resolver: KeypathResolver,
  plan: FieldPlan,
  attributes: Attributes,
  fitSource: Attributes,
): number {
  const { planned } = plan;
  let known = 0;
  for (let index = 0; index < planned.length; index += 1) {
    const next = planned[index];
    if (next === undefined) continue;
    const { key, field } = next;
    let value = attributes[key];
    if (value !== undefined) {
      known += 1;
      if (next.isPlain(value)) continue;
    } else {
      if (next.isDefaultPlain) continue;
      value = field.default;
    }
    if (field.when !== undefined && !isFieldActive(field, plan.fields, attributes)) continue;
    const fitType = field.fits === undefined ? undefined : typeAt(resolver, fitSource[field.fits]);
    check.path.push(key);
    checkField({ check, resolver, field, fitType }, value);
    check.path.pop();
  }
  return known;
}

/** Checks one value; the check is at it. */
export function checkField(fieldCheck: FieldCheck, value: unknown): void {
  if (typeof value !== 'object' || !isExpression(value)) checks[fieldCheck.field.kind](fieldCheck, value);
  else if (fieldCheck.field.computed) checkExpressionField(fieldCheck, value);
  else reportField(fieldCheck, 'value.type');
}

const checks: Readonly<Record<FieldKind, (fieldCheck: FieldCheck, value: unknown) => void>> = {
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
  sound: (fieldCheck, value) => checkReference(fieldCheck, value, 'sound'),
  music: checkMusic,
  font: checkFont,
  key: checkKey,
  scene: checkScene,
  prototype: (fieldCheck, value) => checkReference(fieldCheck, value, 'prototype'),
  table: (fieldCheck, value) => checkReference(fieldCheck, value, 'table'),
  tag: (fieldCheck, value) => checkReference(fieldCheck, value, 'tag'),
  attribute: checkAttributeField,
  assignments: checkAssignments,
};

/** The type of the attribute at a keypath, if there is one with values. */
function typeAt(resolver: KeypathResolver, keypath: unknown): AttributeType | undefined {
  if (typeof keypath !== 'string' || keypath === '') return undefined;
  const resolved = resolver.resolve(keypath);
  return resolved === undefined || isIssue(resolved) || resolved.type === 'table' ? undefined : resolved.type;
}
