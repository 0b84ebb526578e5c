import { isBlank } from '../attributes/defineAttributeType.ts';
import { isNumericType } from '../attributes/findAttributeType.ts';
import type { Field } from '../catalogue/fields/field.ts';
import { fillMessage } from '../catalogue/messageOf.ts';
import { ours } from '../catalogue/messages.ts';
import { isIssue, type ResolvedKeypath } from '../references/resolveKeypath.ts';
import { report } from './documentCheck.ts';
import { type FieldPlace, reportField } from './fieldPlace.ts';

/** A keypath of an attribute that exists, is of the right kind and can be written where the behavior writes it. */
export function checkAttributeField(place: FieldPlace, value: unknown): void {
  if (isBlank(value)) {
    if (place.field.required === true) reportField(place, 'value.required');
  } else if (typeof value === 'string') {
    checkKeypath(place, value);
  } else {
    reportField(place, 'value.type');
  }
}

function checkKeypath(place: FieldPlace, keypath: string): void {
  const resolved = place.resolver.resolve(keypath);
  if (resolved === undefined) return;
  const params = { keypath };
  if (!isIssue(resolved)) checkTarget(place, resolved, params);
  else if (resolved.code === 'reference.missing') reportField(place, 'reference.missing', params);
  else report(place.check, resolved.code, resolved.message, { params });
}

function checkTarget(place: FieldPlace, { type, readOnly, name }: ResolvedKeypath, params: { keypath: string }): void {
  const { check, field } = place;
  if (!isWanted(field, type)) reportField(place, 'reference.type', { ...params, type });
  else if (field.writes === true && readOnly) {
    report(check, 'reference.context', fillMessage(ours.readOnly, { name }), { params: { ...params, name } });
  }
}

function isWanted({ target }: Field, type: ResolvedKeypath['type']): boolean {
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
