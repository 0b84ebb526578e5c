import { isAttributeType } from '../attributes/attributeType.ts';
import { attributeTypeDescriptors } from '../attributes/findAttributeType.ts';
import { fillMessage } from '../catalogue/messageOf.ts';
import { ours } from '../catalogue/messages.ts';
import { isJsonObject } from '../model/json.ts';
import { type DocumentCheck, report } from './documentCheck.ts';

const customKey = /^id\d+$/;

/** True for the key of a custom attribute. docs/format.md#attributes. */
export function isCustomKey(key: string): boolean {
  return customKey.test(key);
}

/** Checks the values of custom attributes against their types; the check is at the attributes. */
export function checkCustomAttributes(check: DocumentCheck, attributes: Readonly<Record<string, unknown>>): void {
  for (const key in attributes) {
    if (key.charCodeAt(0) === 105 && isCustomKey(key)) checkCustomAttribute(check, key, attributes[key]);
  }
}

function checkCustomAttribute(check: DocumentCheck, key: string, attribute: unknown): void {
  if (!isJsonObject(attribute)) return;
  const type = attribute['@'];
  if (!isAttributeType(type) || type === 'table') return;
  const fault = attributeTypeDescriptors[type].check(attribute.$);
  if (fault === undefined) return;
  const params = { type, name: attribute.name };
  report(check, fault, fillMessage(ours.attributeValue, params), { keys: [key, '$'], params });
}
