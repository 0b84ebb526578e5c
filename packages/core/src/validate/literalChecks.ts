import { isBlank } from '../attributes/defineAttributeType.ts';
import { attributeTypeDescriptors } from '../attributes/findAttributeType.ts';
import type { Field } from '../catalogue/fields/field.ts';
import { findKey } from '../catalogue/keyNames.ts';
import type { IssueCode } from '../model/issueCodes.ts';
import { numberOfText } from '../model/numberOfText.ts';
import { imageNameOf } from '../references/imageName.ts';
import { type FieldCheck, reportField } from './fieldCheck.ts';
import { noteUse } from './uses.ts';

/** A number, or a text that looks like one, inside the field's limits. docs/product-rules.md#values. */
export function checkNumberField(fieldCheck: FieldCheck, value: unknown): void {
  reportFault(fieldCheck, faultOfNumber(fieldCheck.field, value));
}

/** True or false. */
export function checkBoolean(fieldCheck: FieldCheck, value: unknown): void {
  if (typeof value !== 'boolean') reportFault(fieldCheck, isBlank(value) ? 'value.required' : 'value.type', 'boolean');
}

/** One of the codes of the field's options. */
export function checkChoice(fieldCheck: FieldCheck, value: unknown): void {
  reportFault(fieldCheck, faultOfOption(fieldCheck.field, value, 'number'));
}

/** One of the words of the field's options. */
export function checkWord(fieldCheck: FieldCheck, value: unknown): void {
  reportFault(fieldCheck, faultOfOption(fieldCheck.field, value, 'string'));
}

/** The name of a key, in any case. docs/runtime-rules.md#key-names. */
export function checkKey(fieldCheck: FieldCheck, value: unknown): void {
  if (isBlank(value)) reportFault(fieldCheck, fieldCheck.field.required === true ? 'value.required' : undefined);
  else if (typeof value !== 'string') reportFault(fieldCheck, 'value.type');
  else if (findKey(value) === undefined) reportFault(fieldCheck, 'value.choice');
}

/** A text as typed; in a computed field, it is converted to the target's type. docs/format.md#literals. */
export function checkTextField(fieldCheck: FieldCheck, value: unknown): void {
  const fault = faultOfText(fieldCheck, value);
  if (fault === undefined && fieldCheck.fitType === 'image' && typeof value === 'string')
    checkImageName(fieldCheck, value);
  reportFault(fieldCheck, fault, neededType(fieldCheck) ?? 'text');
}

/** A name with or without its file extension, as games write it. docs/runtime-rules.md#display. */
function checkImageName(fieldCheck: FieldCheck, name: string): void {
  const { lookup, uses } = fieldCheck.check;
  const bare = imageNameOf(name);
  noteUse(uses, 'image', name);
  noteUse(uses, 'image', bare);
  if (name === '' || lookup.images.has(name) || lookup.images.has(bare)) return;
  reportField(fieldCheck, 'asset.missing', { kind: 'image', target: name, image: name });
}

type Fault = Extract<IssueCode, `value.${string}`> | undefined;

function reportFault(fieldCheck: FieldCheck, fault: Fault, type?: string): void {
  if (fault === undefined) return;
  const limits = fault === 'value.range' ? limitsOf(fieldCheck.field) : {};
  reportField(fieldCheck, fault, type === undefined ? limits : { type });
}

function faultOfNumber(field: Field, value: unknown): Fault {
  if (isBlank(value)) return 'value.required';
  const number = typeof value === 'string' ? numberOfText(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return 'value.type';
  if (field.integer === true && !Number.isInteger(number)) return 'value.type';
  return isInside(field, number) ? undefined : 'value.range';
}

function faultOfOption(field: Field, value: unknown, type: 'number' | 'string'): Fault {
  if (isBlank(value)) return 'value.required';
  const { options = [] } = field;
  for (let index = 0; index < options.length; index += 1) if (options[index]?.[0] === value) return undefined;
  return typeof value === type ? 'value.choice' : 'value.type';
}

function faultOfText(fieldCheck: FieldCheck, value: unknown): Fault {
  const { field } = fieldCheck;
  if (typeof value === 'object' && value !== null) return 'value.type';
  if (typeof value !== 'string' && !field.computed && !isBlank(value)) return 'value.type';
  if (field.required === true && isBlank(value)) return 'value.required';
  const type = neededType(fieldCheck);
  if (type === undefined) return undefined;
  if (type === 'table') return isBlank(value) ? undefined : 'value.type';
  if (type === 'number' && isBlank(value)) return undefined;
  const fault = attributeTypeDescriptors[type === 'number' ? 'real' : type].check(value);
  return fault === 'value.range' ? 'value.type' : fault;
}

function neededType({ field, fitType }: FieldCheck) {
  return fitType ?? (field.result === 'number' || field.result === 'table' ? field.result : undefined);
}

function isInside({ minimum, maximum, exclusiveMinimum, besides }: Field, number: number): boolean {
  if (besides?.includes(number) === true) return true;
  if (minimum !== undefined && (exclusiveMinimum === true ? number <= minimum : number < minimum)) return false;
  return maximum === undefined || number <= maximum;
}

function limitsOf({ minimum, maximum }: Field): Record<string, number> {
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
}
