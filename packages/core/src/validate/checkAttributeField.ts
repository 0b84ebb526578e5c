import { isBlank } from '../attributes/defineAttributeType.ts';
import { isNumericType } from '../attributes/findAttributeType.ts';
import type { Field } from '../catalogue/fields/field.ts';
import { fillMessage } from '../catalogue/messageOf.ts';
import { ours } from '../catalogue/messages.ts';
import { isIssue, type ResolvedKeypath } from '../references/resolveKeypath.ts';
import { report } from './documentCheck.ts';
import { type FieldCheck, reportField } from './fieldCheck.ts';

/** Checks that a keypath names an existing attribute of the right kind, writable if the behavior writes it. */
export function checkAttributeField(fieldCheck: FieldCheck, value: unknown): void {
  if (isBlank(value)) {
    if (fieldCheck.field.required === true) reportField(fieldCheck, 'value.required');
  } else if (typeof value === 'string') {
    checkKeypath(fieldCheck, value);
  } else {
    reportField(fieldCheck, 'value.type');
  }
}

function checkKeypath(fieldCheck: FieldCheck, keypath: string): void {
  const resolved = fieldCheck.resolver.resolve(keypath);
  if (resolved === undefined) return;
  const params = { keypath };
  if (!isIssue(resolved)) checkTarget(fieldCheck, resolved, params);
  else if (resolved.code === 'reference.missing') reportField(fieldCheck, 'reference.missing', params);
  else report(fieldCheck.check, resolved.code, resolved.message, { params });
}

function checkTarget(
  fieldCheck: FieldCheck,
  { type, readOnly, name }: ResolvedKeypath,
  params: { keypath: string },
): void {
  const { check, field } = fieldCheck;
  if (!takesAttribute(field, type)) reportField(fieldCheck, 'reference.type', { ...params, type });
  else if (field.writes === true && readOnly) {
    report(check, 'reference.context', fillMessage(ours.readOnly, { name }), { params: { ...params, name } });
  }
}

/** True when attributes of a type fit a field for attributes. */
export function takesAttribute({ target }: Pick<Field, 'target'>, type: ResolvedKeypath['type']): boolean {
  switch (target) {
    case 'numeric':
      return isNumericType(type);
    case 'integer':
      return isNumericType(type) && type !== 'real' && type !== 'angle';
    case 'text':
      return type === 'text' || type === 'image';
    default:
      return type !== 'table';
  }
}
