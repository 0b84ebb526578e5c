import { type AttributeType, isAttributeType } from '../../attributes/attributeType.ts';
import type { Scalar } from '../../attributes/convert.ts';
import { attributeTypeDescriptors } from '../../attributes/findAttributeType.ts';
import type { AttributeNode } from '../../attributes/tree/node.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { cleanText } from '../../model/text.ts';
import { refusal } from '../defineEdit.ts';

/**
 * The value in the canonical form of a built-in attribute's type: numbers may be given as text, angles and indexes are
 * normalized. docs/product-rules.md#values.
 */
export function fitTyped({ type, options, minimum, maximum }: AttributeNode, value: unknown): Result<Scalar> {
  const fitted = fitType(type, value);
  if (!fitted.ok) return fitted;
  if (options === undefined) return succeed(clamped(fitted.value, minimum, maximum));
  return options.some(([code]) => code === fitted.value) ? fitted : refusal('There is no such choice.');
}

/** A custom attribute with another value of its type. Tables have no value. */
export function fitCustom(marker: Readonly<Record<string, unknown>>, value: unknown): Result<unknown> {
  const type = marker['@'];
  if (!isAttributeType(type) || type === 'table') return refusal('The value does not fit this attribute.');
  const fitted = fitType(type, value);
  return fitted.ok ? succeed({ ...marker, $: fitted.value }) : fitted;
}

/** An entered index below 0 is not refused but becomes 0, as specified. */
function fitType(type: AttributeType, value: unknown): Result<Scalar> {
  const { check, normalize } = attributeTypeDescriptors[type];
  const fault = check(value);
  if (!isScalar(value) || (fault !== undefined && fault !== 'value.range')) {
    return refusal(`Attribute value must be a valid ${type}.`);
  }
  const normal = normalize(value);
  return succeed(typeof normal === 'string' ? cleanText(normal) : normal);
}

function clamped(value: Scalar, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY): Scalar {
  return typeof value === 'number' ? Math.min(maximum, Math.max(minimum, value)) : value;
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' || typeof value === 'boolean';
}
