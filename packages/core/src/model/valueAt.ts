import { isJsonObject } from './json.ts';
import type { Path, PathKey } from './path.ts';

/**
 * What stands at a path below `root`, or undefined when nothing does. Leads through objects by their own properties, through
 * maps by their keys, and through lists by index, which may be a text of digits.
 */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const key of path) value = childAt(value, key);
  return value;
}

/** What stands in a container under one key, or undefined. */
export function childAt(value: unknown, key: PathKey): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  if (value instanceof Map) return value.get(key);
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
