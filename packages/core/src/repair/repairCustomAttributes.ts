import { isAttributeType } from '../attributes/attributeType.ts';
import { convertValue } from '../attributes/convert.ts';
import { attributeTypeDescriptors } from '../attributes/findAttributeType.ts';
import { isJsonObject } from '../model/json.ts';
import { type PathKey, valueAt } from '../model/path.ts';
import type { Draft } from './draft.ts';

const idKey = /^id[0-9]+$/;

/** True for the key of a custom attribute. docs/format.md#attributes. */
export function isCustomAttribute(key: string): boolean {
  return idKey.test(key);
}

/**
 * Gives the custom attributes at a path values that are valid for their types. docs/product-rules.md#custom-attributes.
 */
export function repairCustomAttributes(draft: Draft, path: readonly PathKey[]): void {
  const attributes = valueAt(draft.value, path);
  if (!isJsonObject(attributes)) return;
  for (const key of Object.keys(attributes)) {
    if (isCustomAttribute(key)) repairValue(draft, [...path, key], attributes[key]);
  }
}

function repairValue(draft: Draft, path: readonly PathKey[], attribute: unknown): void {
  if (!isJsonObject(attribute)) return;
  const type = attribute['@'];
  if (!isAttributeType(type) || type === 'table') return;
  const descriptor = attributeTypeDescriptors[type];
  const { $: value } = attribute;
  const fault = descriptor.check(value);
  if (fault === undefined) return;
  const isScalar = typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';
  const repaired = isScalar && fault !== 'value.required' ? convertValue(value, type) : descriptor.default;
  draft.set([...path, '$'], repaired, `It was not a valid ${type}.`);
}
