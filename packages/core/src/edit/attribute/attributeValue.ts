import { isAttributeType } from '../../attributes/attributeType.ts';
import { convertValue, toAngle } from '../../attributes/convert.ts';
import { isJsonObject } from '../../model/json.ts';
import type { AttributeAddress } from './attributePath.ts';

/** What stands at `path` inside `root`, or undefined. */
export function valueAt(root: unknown, path: readonly string[]): unknown {
  let value = root;
  for (const key of path) {
    if (!isJsonObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/**
 * The whole stored value of an attribute after one part of it got another value; undefined when the new part does not
 * fit the old one: another type, an unknown part, or a number that is not finite. A custom attribute keeps its type and
 * name and takes the value in its type.
 */
export function replacePart(before: unknown, address: AttributeAddress, value: unknown): unknown {
  return replaceAt(before, address.rest, address.key === 'rotation' ? angleOf(value) : value);
}

function replaceAt(before: unknown, rest: readonly string[], value: unknown): unknown {
  const [key, ...deeper] = rest;
  if (key === undefined) return fitted(before, value);
  if (!isJsonObject(before) || !Object.hasOwn(before, key)) return undefined;
  const part = replaceAt(before[key], deeper, value);
  return part === undefined ? undefined : { ...before, [key]: part };
}

function fitted(before: unknown, value: unknown): unknown {
  if (isJsonObject(before) && '@' in before && isAttributeType(before['@'])) {
    const type = before['@'];
    if (isJsonObject(value) || !isScalar(value) || type === 'table') return undefined;
    return { ...before, $: convertValue(value, type) };
  }
  return isSameKind(before, value) ? value : undefined;
}

function isScalar(value: unknown): value is number | string | boolean {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' || typeof value === 'boolean';
}

/** True when `value` has the type of `before`: for objects in each key, for numbers only if finite. */
function isSameKind(before: unknown, value: unknown): boolean {
  if (typeof value === 'number') return typeof before === 'number' && Number.isFinite(value);
  if (Array.isArray(before) || Array.isArray(value)) return Array.isArray(before) && Array.isArray(value);
  if (!isJsonObject(before) || !isJsonObject(value)) return typeof before === typeof value && value !== null;
  const keys = Object.keys(before);
  return keys.length === Object.keys(value).length && keys.every((key) => isSameKind(before[key], value[key]));
}

function angleOf(value: unknown): unknown {
  return typeof value === 'number' ? toAngle(value) : value;
}
