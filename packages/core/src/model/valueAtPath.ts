import { isJsonObject } from './json.ts';
import type { Path, PathKey } from './path.ts';
import type { Project } from './project.ts';

/** The value at a path of a project, or undefined. */
export function valueAtPath(project: Project, path: Path): unknown {
  let value: unknown = project;
  for (const key of path) value = childAt(value, key);
  return value;
}

/** The member of a list, map or object under a key, or undefined. */
export function childAt(value: unknown, key: PathKey): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  if (value instanceof Map) return value.get(key);
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
