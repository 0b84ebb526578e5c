import { isJsonObject } from '../model/json.ts';
import { isExpression } from '../references/expressionValue.ts';

/**
 * True when two values have the same canonical text: keys may be in any order, except those of custom attributes and
 * tables, whose order people see; a key whose value is undefined does not count. docs/format.md#canonical-text.
 */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) && left.length === right.length && left.every((item, at) => isSameJson(item, right[at]))
    );
  }
  return isJsonObject(left) && isJsonObject(right) && isSameObject(left, right);
}

/** True for keys that keep their own order among each other: ids of custom attributes and tables. */
export function isOrderedKey(key: string): boolean {
  return orderedKey.test(key);
}

/** Keys that have a value, in their order. */
export function keysOf(object: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(object).filter((key) => object[key] !== undefined);
}

/** True for points, sizes and colors: small objects that people treat as one value. */
export function isVector(value: unknown): value is Readonly<Record<string, unknown>> {
  return isJsonObject(value) && vectors.has(keysOf(value).sort().join());
}

/** True for an expression, which is one value to people and programs although it has parts. */
export function isWhole(value: unknown): boolean {
  return isExpression(value);
}

const orderedKey = /^id[0-9]{1,19}$/;
const vectors = new Set(['x,y', 'height,width', 'alpha,blue,green,red']);

function isSameObject(left: Readonly<Record<string, unknown>>, right: Readonly<Record<string, unknown>>): boolean {
  const [keys, others] = [Object.keys(left), Object.keys(right)];
  let defined = 0;
  let ordered = 0;
  for (const key of keys) {
    const value = left[key];
    if (value === undefined) continue;
    defined += 1;
    if (!Object.hasOwn(right, key) || !isSameJson(value, right[key])) return false;
    if (isOrderedKey(key)) ordered += 1;
  }
  for (const key of others) if (right[key] !== undefined) defined -= 1;
  if (defined !== 0) return false;
  return ordered < 2 || keysOf(left).filter(isOrderedKey).join() === keysOf(right).filter(isOrderedKey).join();
}
